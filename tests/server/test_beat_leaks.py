"""*Tells* where windows have a beat: times, sizes, counts and holds say nothing of a hand, at any pace.

Nor does when pages confirm that a roll has come to rest, as long as that has nothing to do with the hand.
"""

import asyncio

import pytest

from cheeseboard.bots import Question
from cheeseboard.core import Action, canonical
from cheeseboard.games.gouda_gouda.state import POWERS
from cheeseboard.server.bot_workers import WorkerPool
from cheeseboard.tables import beats, decisions, windows
from cheeseboard.tables.record import Ms, Reaction
from cheeseboard.tables.table import Table
from server import test_timing_leaks
from server.beat_players import HandHolder, HandWatcher, Holder, Quick, Silent, Wavering
from server.real_server import Served
from server.still_clock import StillClock, think_alike
from server.test_timing_leaks import CHANCE, cards_read, chances_read, watched
from server.timing_leaks import OBSERVED, Measured, Passer

clock, still_server = test_timing_leaks.clock, test_timing_leaks.still_server
PLAN = "Ann Bob Cat"
KINDS: dict[str, tuple[str, type[Passer]]] = {
    "wavering": (PLAN, Wavering),
    "holder": (PLAN, Holder),
    "bot": ("Ann random@3s Cat", Silent),
}
TABLES = 30
FEWER = 14
THOUGHT_MS: Ms = 2_600  # longer than a brisk beat, shorter than the bot's longest thought


@pytest.fixture(autouse=True)
def pensive(clock: StillClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think for a while about some cards, and not at all about others; they keep them all."""

    async def think(self: WorkerPool, bot: str, game_id: str, question: Question) -> Action:
        if any(power in question.view.hand for power in POWERS[:3]):
            task = asyncio.current_task()
            assert task
            asked = clock._thinking[task]
            await clock.think(asked.table, asked.seat, asked.at, THOUGHT_MS)
        return canonical(question.menu, beats.PASS) or await think_alike(self, bot, game_id, question)

    monkeypatch.setattr(WorkerPool, "ask_bot", think)


def seen(
    server: Served,
    count: int,
    kinds: dict[str, tuple[str, type[Passer]]] = KINDS,
    reaction: Reaction = "brisk",
) -> list[Measured]:
    return watched(server, count, seated=kinds, reaction=reaction)


@pytest.mark.parametrize(
    ("reaction", "pace"), [("brisk", "normal"), ("relaxed", "normal"), ("brisk", "fast"), ("brisk", "instant")]
)
def test_a_beat_tells_neither_the_cards_nor_whether_one_could_be_played(
    still_server: Served, monkeypatch: pytest.MonkeyPatch, reaction: Reaction, pace: str
) -> None:
    monkeypatch.setattr(Silent, "pace", pace)
    measured = seen(still_server, TABLES, reaction=reaction)
    cards, chances = cards_read(measured), chances_read(measured)
    assert max(cards, chances) < CHANCE, f"{len(measured)} windows, cards {cards:.2f}, chances {chances:.2f}"


def test_planted_a_bots_true_thinking_time_is_found_at_an_instant_pace(
    still_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Silent, "pace", "instant")
    monkeypatch.setattr(decisions, "thought_until", lambda table, seat, now: now)
    assert cards_read(seen(still_server, FEWER, {"bot": KINDS["bot"]})) >= CHANCE


def test_planted_beats_that_end_sooner_for_some_cards_are_found(
    still_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = beats.window_end

    def hasty(table: Table) -> Ms | None:
        end = honest(table)
        return end - 300 if end and any(table.history.state.hands[OBSERVED][:3]) else end

    for module in (windows, "cheeseboard.tables.clock", "server.still_clock"):
        name = module if isinstance(module, str) else module.__name__
        monkeypatch.setattr(f"{name}.window_end", hasty)
    assert cards_read(seen(still_server, FEWER, {"silent": (PLAN, Silent)})) >= CHANCE


def test_planted_answers_that_become_rows_at_once_are_found(
    still_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who taps only where a card could be played is read from the count of rows, were it not held."""

    class Hasty(Quick):
        async def react(self, socket: object, now: dict[str, object]) -> None:
            if len(now["menu"]) > 1:  # type: ignore[arg-type]
                await super().react(socket, now)  # type: ignore[arg-type]

    monkeypatch.setattr(decisions, "_hold", decisions._play)
    assert chances_read(seen(still_server, FEWER, {"hasty": (PLAN, Hasty)})) >= CHANCE


def test_planted_holding_by_the_hand_is_found(still_server: Served) -> None:
    assert chances_read(seen(still_server, FEWER, {"holder": (PLAN, HandHolder)})) >= CHANCE


def test_planted_a_page_that_confirms_later_by_the_hand_is_found(still_server: Served) -> None:
    """The beat begins when the roll is at rest on every screen: a page that goes by its hand there tells of it."""
    assert chances_read(seen(still_server, FEWER, {"page": (PLAN, HandWatcher)})) >= CHANCE
