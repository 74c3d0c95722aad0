"""*Tells*: from a window on the wire nobody reads which cards somebody holds, or whether one could be played."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gouda.game import STAIRS
from cheeseboard.protocol import updates
from cheeseboard.protocol.messages import UpdateMessage
from cheeseboard.protocol.updates import seat_update
from cheeseboard.server import metrics
from cheeseboard.server.bot_workers import WorkerPool
from cheeseboard.server.routes import tables
from cheeseboard.server.settings import Rate
from cheeseboard.tables import decisions
from cheeseboard.tables.table import Table
from server.players import Turn, play_a_game
from server.real_server import Served, served
from server.still_clock import Numbered, StillClock, think_alike
from server.timing_leaks import OBSERVED, InstantPasser, Measured, Passer, Thinker, measured, readable

OPTIONS = {"magic": 1, "first": 0, "board": msgspec.to_builtins(STAIRS)}
PLENTY = Rate(100_000, 100_000)
LOTS = 40
TABLES = 36  # played at together
FEWER = 24  # are enough for what is planted: it is read every time
CHANCE = 0.85  # on both halves; guessing gives 0.5, and a tell is read almost always


class Ordering(Passer):
    order = "pass"


KINDS: dict[str, tuple[str, type[Passer]]] = {
    "quick": ("Ann Bob Ann", Passer),
    "order": ("Ann Bob Ann", Ordering),
    "bot": ("Ann random Ann", Passer),
}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[StillClock]:
    """The server's clock, and chance that is the same in every run."""
    monkeypatch.setattr(Passer, "clock", still := StillClock())
    monkeypatch.setattr(tables, "secrets", Numbered())
    monkeypatch.setattr(WorkerPool, "ask_bot", think_alike)
    with still.installed():
        yield still


@pytest.fixture
def still_server(tmp_path: Path, clock: StillClock) -> Iterator[Served]:
    with served(tmp_path, bots=TABLES, away_ms=600_000, codes=PLENTY, message_rate=PLENTY) as running:
        yield running


def watched(
    server: Served,
    count: int = TABLES,
    first: int = 0,
    seated: dict[str, tuple[str, type[Passer]]] = KINDS,
    reaction: str = "everybody",
) -> list[Measured]:
    """So many tables at once, of each kind of seat alike, as an observer measures their windows."""

    async def play() -> list[Measured]:
        numbers = range(first, first + count)
        kinds = [list(seated)[number // 2 % len(seated)] for number in numbers]
        turns = [Turn()]
        for _ in numbers:
            turns.append(Turn(turns[-1]))
        async with turns[0]:
            moving = asyncio.create_task(Passer.clock.go_on())
        evenings = await asyncio.gather(
            *(
                play_a_game(
                    [server.address],
                    "gouda-gouda",
                    seated[kind][0],
                    number,
                    seated[kind][1],
                    turn,
                    options=OPTIONS,
                    reaction=reaction,
                )
                for number, kind, turn in zip(numbers, kinds, turns[1:], strict=True)
            )
        )
        moving.cancel()
        together = zip(evenings, numbers, kinds, strict=True)
        return [window for evening, number, kind in together for window in measured(evening, number, kind)]

    try:
        return asyncio.run(play())
    except TimeoutError:
        raise AssertionError(Passer.clock.standstill()) from None


def cards_read(windows: list[Measured]) -> float:
    """How well it is read which card somebody holds; what is rolled has nothing to do with it."""
    return readable(windows, lambda window: window.holds_early_power, lambda window: window.kind)


def chances_read(windows: list[Measured]) -> float:
    """How well it is read whether somebody could play a card."""
    return readable(windows, lambda window: window.could_play, lambda window: f"{window.kind} {window.chance:.1f}")


def public_read(windows: list[Measured]) -> float:
    """How well the same is read of made-up hands, about which only roll and board say anything: the best of many."""

    def made_up(lot: int) -> Callable[[Measured], bool]:
        return lambda window: Random(f"{lot} {window.table}").random() < window.chance

    return max(
        readable(windows, made_up(lot), lambda window: f"{window.kind} {window.chance:.1f}") for lot in range(LOTS)
    )


def test_a_window_tells_neither_the_cards_nor_whether_one_could_be_played(still_server: Served) -> None:
    windows = watched(still_server)
    assert cards_read(windows) < CHANCE
    assert chances_read(windows) < CHANCE


@pytest.mark.soak
def test_a_window_tells_nothing_in_many_games(still_server: Served) -> None:
    windows = [window for turn in range(10) for window in watched(still_server, first=TABLES * turn)]
    assert cards_read(windows) < 0.6
    assert chances_read(windows) < public_read(windows) + 0.02


def test_planted_windows_that_close_sooner_for_some_cards_are_found(
    still_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = decisions._must_hold

    def hasty(table: Table, now: int) -> bool:
        return honest(table, now) and any(table.history.state.hands[OBSERVED][:3])

    monkeypatch.setattr(decisions, "_must_hold", hasty)
    assert cards_read(watched(still_server, FEWER)) >= CHANCE


@pytest.mark.parametrize(("player", "is_read"), [(Thinker, False), (InstantPasser, True)])
def test_planted_pages_that_pass_at_once_where_nothing_else_can_be_done_are_found(
    still_server: Served, player: type[Passer], *, is_read: bool
) -> None:
    """Somebody who thinks over every window tells nothing; a page that plays a lone pass for them does."""
    windows = watched(still_server, FEWER, seated={"page": ("Ann Bob Ann", player)})
    assert (chances_read(windows) >= CHANCE) is is_read


def careless(table: Table, seat: Seat | None, person: str, since: int = -1) -> UpdateMessage:
    """Counts only those who could play a card."""
    told = seat_update(table, seat, person, since)
    able = [one for one in table.asked if one != OBSERVED or len(table.menu(one)) > 1]
    return replace(told, asked_count=len(able))


def test_planted_counting_only_those_who_could_play_is_found(
    still_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(updates, "seat_update", careless)
    assert chances_read(watched(still_server, FEWER)) >= CHANCE


@pytest.mark.soak
def test_planted_counting_at_half_of_the_tables_is_found_in_many_games(
    still_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tell that shows at every other table only is still more than roll and board say."""

    def half_careless(table: Table, seat: Seat | None, person: str, since: int = -1) -> UpdateMessage:
        return (careless if table.draw_key > b"\x80" else seat_update)(table, seat, person, since)

    monkeypatch.setattr(updates, "seat_update", half_careless)
    windows = [window for turn in range(10) for window in watched(still_server, first=TABLES * turn)]
    assert chances_read(windows) > public_read(windows) + 0.02


def counted(server: Served) -> dict[str, str]:
    """All numbers that are shown, but for those of requests, which this asking counts up itself."""
    lines = [line.rpartition(" ") for line in server.person().ask("GET", "/metrics").splitlines() if line[0] != "#"]
    ours = ("cheeseboard_requests", "cheeseboard_sockets")
    return {name: value for name, _, value in lines if name.startswith("cheeseboard") and not name.startswith(ours)}


def test_metrics_count_nothing_at_tables_with_hidden_cards(
    still_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "ENOUGH_TABLES", 1)  # so that whatever is counted is shown
    before = counted(still_server)
    assert watched(still_server, count=6)
    assert {name: value for name, value in counted(still_server).items() if value != before.get(name)} == {}
