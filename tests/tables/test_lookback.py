"""Looking back: exactly what a seat was told then; nobody else's past while the game runs, and everything after it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cheeseboard.core import OPEN, Seat, sample
from cheeseboard.games.gouda_gangster.view import full_view as opened_gangster
from cheeseboard.protocol.updates import seat_update
from cheeseboard.tables import agreements, decisions, lookback, seating
from cheeseboard.tables.events import PlayerResigned
from cheeseboard.tables.lookback import default_viewpoint, overlays_for, view_at
from cheeseboard.tables.record import next_version
from cheeseboard.tables.table import Table
from tables.test_tables import ANN, BOB, EVE, NONCE, code_of, committed, played, record, started

HIDDEN = ("gouda-gangster", "gouda-gouda")
PEOPLE = (ANN, BOB, EVE)
ANSWERS = 40


def begun(game: str) -> Table:
    table = Table.load(record(game, seats=3, options="{}"))
    for seat, person in enumerate(PEOPLE):
        table = committed(table, seating.sit(table, seat, person, person, nonce=NONCE))
    return committed(table, seating.request_start(table, ANN, 2_000))


def walked(game: str, rng: Random) -> tuple[Table, dict[tuple[int, Seat | None], Any]]:
    """A game that is still running after many rows, and the view that everybody was told at each row."""
    table = begun(game)
    told = {}
    for _ in range(ANSWERS):
        told.update({(table.n, viewpoint): table.view(viewpoint) for viewpoint in (None, 0, 1, 2)})
        seat = rng.choice(table.asked)
        now = 3_000 + 10_000 * table.n
        table = committed(
            table, decisions.act(table, seat, sample(table.menu(seat), rng), table.question_rows[seat], now)
        )
    assert not table.is_over
    return table, told


def wrong_looks(table: Table, told: dict[tuple[int, Seat | None], Any]) -> Iterator[str]:
    """Every way in which looking back tells more, or else, than somebody was told."""
    for (n, viewpoint), view in told.items():
        person = PEOPLE[viewpoint] if viewpoint is not None else "p-somebody"
        if view_at(table, n, viewpoint, person).view != view:
            yield f"row {n} as {viewpoint} is not what was told"
        for other in (0, 1, 2):
            if other != viewpoint and code_of(view_at, table, n, other, person) != "not-your-seat":
                yield f"row {n}: {person} looks from {other}"
        if code_of(view_at, table, n, OPEN, person) != "not-over":
            yield f"row {n}: all is open to {person}"


@pytest.mark.parametrize("game", HIDDEN)
def test_during_the_game_looking_back_shows_exactly_what_was_told(game: str) -> None:
    assert list(wrong_looks(*walked(game, Random(5)))) == []


@pytest.mark.parametrize("game", HIDDEN)
def test_planted_leaks_are_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, told = walked(game, Random(5))
    with monkeypatch.context() as plant:
        plant.setattr(lookback, "_view", lambda table, n, viewpoint: table.kit.open_view(table.history.states[n]))
        assert next(wrong_looks(table, told)).endswith("is not what was told")
    with monkeypatch.context() as plant:
        plant.setattr(lookback, "_view", lambda table, n, viewpoint: table.view(viewpoint))
        assert next(wrong_looks(table, told)).endswith("is not what was told"), "what came later was not known then"
    with monkeypatch.context() as plant:
        plant.setattr(lookback, "seats_of", lambda table, person: (0, 1, 2))
        with pytest.raises(pytest.fail.Exception):
            list(wrong_looks(table, told))


@pytest.mark.parametrize("game", HIDDEN)
def test_after_the_end_all_is_open_at_every_row_also_if_the_table_ended_it(game: str) -> None:
    table, told = walked(game, Random(5))
    for person, seat in ((ANN, 0), (BOB, 1)):
        table = committed(table, agreements.resign(table, seat, person, 9_000_000))
    assert table.is_over
    for (n, viewpoint), view in told.items():
        assert view_at(table, n, viewpoint, "p-somebody").view == view
        seen = view_at(table, n, OPEN, "p-somebody").view
        assert seen == table.kit.open_view(table.history.states[n])
        assert seen != view_at(table, n, None, "p-somebody").view
    last = view_at(table, table.n, OPEN, EVE)
    assert last.over is not None
    assert last.events == (PlayerResigned(1),)
    assert view_at(table, 0, 0, ANN).over is None


def test_open_cards_are_those_of_the_state() -> None:
    table, _ = walked("gouda-gangster", Random(5))
    state = table.history.state
    assert [side.own.hand for side in opened_gangster(state).sides if side.own] == [side.hand for side in state.sides]


def test_a_table_that_is_not_watchable_shows_its_past_to_its_players_alone() -> None:
    table = played(started(), "move e2", "move e8")
    shut = table.after(next_version(table.record, watchable=False))
    assert code_of(view_at, shut, 1, None, EVE) == "not-watchable"
    assert code_of(view_at, shut, 1, 0, EVE) == "not-watchable"
    assert view_at(shut, 1, 0, ANN).view.pawns == ("e2", "e9")
    over = committed(shut, agreements.resign(shut, 0, ANN, 9_000))
    assert code_of(view_at, over, 1, None, EVE) == "not-watchable"
    assert view_at(over, 1, 1, ANN).view.pawns == view_at(over, 1, OPEN, BOB).view.pawns == ("e2", "e9")


def test_rows_and_seats_that_are_not_there_are_refused() -> None:
    table = played(started(), "move e2")
    assert code_of(view_at, table, 2, 0, ANN) == "no-such-row"
    assert code_of(view_at, table, -1, 0, ANN) == "no-such-row"
    assert code_of(view_at, table, 0, 2, ANN) == "no-such-seat"
    assert code_of(view_at, Table.load(record()), 0, None, ANN) == "not-started"
    assert (default_viewpoint(table, BOB), default_viewpoint(table, EVE)) == (1, None)


def test_a_row_of_the_table_is_told_as_it_was() -> None:
    table = played(started(), "move e2")
    table = committed(table, agreements.offer(table, 0, ANN, "back", 4_000))
    table = committed(table, agreements.agree(table, BOB, 5_000))
    seen = view_at(table, 2, 0, ANN)
    assert seen.view.pawns == ("e1", "e9")
    assert seen.events == seat_update(table, 0, ANN, 1).steps[0].events


def test_quoridor_hints_at_a_shortest_way_for_each_pawn() -> None:
    table = played(started(), "wall e1h", "move e8")
    hints = overlays_for(table, None, "p-somebody")
    assert hints == {
        "way-0": ("e1", "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9"),
        "way-1": ("e8", "d8", "d7", "d6", "d5", "d4", "d3", "d2", "d1"),
    }
    assert code_of(overlays_for, table, 1, ANN) == "not-your-seat"
    assert overlays_for(begun("gouda-gouda"), 0, ANN) == {}
