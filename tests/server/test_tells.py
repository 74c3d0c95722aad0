"""*Tells*: from a window on the wire nobody reads which cards somebody holds, or whether one could be played."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gouda import STAIRS
from cheeseboard.server import telling
from cheeseboard.server.settings import Rate
from cheeseboard.tables import answers, clock
from cheeseboard.tables.live import Live
from cheeseboard.tables.telling import Told, tell
from server.house import Served, served
from server.players import play_a_game
from server.tells import OBSERVED, Measured, Passer, measured, readable

OPTIONS = {"magic": 1, "first": 0, "board": msgspec.to_builtins(STAIRS)}
PLENTY = Rate(100_000, 100_000)
LOTS = 40
CHANCE = 0.85  # on both halves; guessing gives 0.5, and a tell is read almost always


class Ordering(Passer):
    order = "pass"


KINDS: dict[str, tuple[str, type[Passer]]] = {
    "quick": ("Ann Bob Ann", Passer),
    "order": ("Ann Bob Ann", Ordering),
    "bot": ("Ann random Ann", Passer),
}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server with short windows: their length is not the question, what shows in them is."""
    monkeypatch.setattr(answers, "SHORTEST_WINDOW", 250)
    monkeypatch.setattr(clock, "BOT_THINKS", 100)
    with served(tmp_path, bots=True, away_ms=60_000, codes=PLENTY, frames=PLENTY) as running:
        yield running


def watched(server: Served, tables: int, first: int = 0) -> list[Measured]:
    """So many tables at once, of each kind of seat alike, as an observer measures their windows."""

    async def play() -> list[Measured]:
        numbers = range(first, first + tables)
        kinds = [list(KINDS)[number // 2 % len(KINDS)] for number in numbers]
        evenings = await asyncio.gather(
            *(
                play_a_game([server.address], "gouda-gouda", KINDS[kind][0], number, KINDS[kind][1], options=OPTIONS)
                for number, kind in zip(numbers, kinds, strict=True)
            )
        )
        together = zip(evenings, numbers, kinds, strict=True)
        return [window for evening, number, kind in together for window in measured(evening, number, kind)]

    return asyncio.run(play())


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


def is_found(server: Served, read: Callable[[list[Measured]], float]) -> bool:
    """Whether this is read at one of three times: a busy machine may hide a tell now and then, but not always."""
    return any(read(watched(server, 30, first=30 * turn)) >= CHANCE for turn in range(3))


def test_a_window_tells_neither_the_cards_nor_whether_one_could_be_played(house: Served) -> None:
    windows = watched(house, 36)
    assert cards_read(windows) < CHANCE
    assert chances_read(windows) < CHANCE


@pytest.mark.soak
def test_a_window_tells_nothing_in_many_games(house: Served) -> None:
    windows = [window for turn in range(10) for window in watched(house, 36, first=36 * turn)]
    assert cards_read(windows) < 0.6
    assert chances_read(windows) < public_read(windows) + 0.02


def test_planted_windows_that_close_sooner_for_some_cards_are_found(
    house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = answers._comes_too_soon

    def hasty(live: Live, now: int) -> bool:
        return honest(live, now) and any(live.course.state.hands[OBSERVED][:3])

    monkeypatch.setattr(answers, "_comes_too_soon", hasty)
    monkeypatch.setattr(answers, "SHORTEST_WINDOW", 1_500)  # as it is in earnest: a busy machine must not hide the tell
    assert is_found(house, cards_read)


def careless(live: Live, seat: Seat | None, person: str, since: int = -1) -> Told:
    """Counts only those who could play a card."""
    told = tell(live, seat, person, since)
    able = [one for one in live.asked if one != OBSERVED or len(live.menu(one)) > 1]
    return replace(told, waiting_for=len(able))


def test_planted_counting_only_those_who_could_play_is_found(house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "tell", careless)
    assert is_found(house, chances_read)


@pytest.mark.soak
def test_planted_counting_at_half_of_the_tables_is_found_in_many_games(
    house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tell that shows at every other table only is still more than roll and board say."""

    def half_careless(live: Live, seat: Seat | None, person: str, since: int = -1) -> Told:
        return (careless if live.draw_key > b"\x80" else tell)(live, seat, person, since)

    monkeypatch.setattr(telling, "tell", half_careless)
    windows = [window for turn in range(10) for window in watched(house, 36, first=36 * turn)]
    assert chances_read(windows) > public_read(windows) + 0.02
