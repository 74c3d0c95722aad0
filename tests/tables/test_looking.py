"""Looking back: exactly what a seat was told then; nobody else's past while the game runs, and everything after it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cheeseboard.core import OPEN, Seat, sample
from cheeseboard.games.gouda_gangster.view import full_view as opened_gangster
from cheeseboard.tables import agreements, answers, looking, seating
from cheeseboard.tables.events import PlayerResigned
from cheeseboard.tables.live import Live
from cheeseboard.tables.looking import hints_for, step_at, usual_eyes
from cheeseboard.tables.record import changed
from cheeseboard.tables.telling import tell
from tables.test_tables import ANN, BOB, EVE, NONCE, code_of, committed, played, record, started

HIDDEN = ("gouda-gangster", "gouda-gouda")
PEOPLE = (ANN, BOB, EVE)
ANSWERS = 40


def begun(game: str) -> Live:
    live = Live.load(record(game, seats=3, options="{}"))
    for seat, person in enumerate(PEOPLE):
        live = committed(live, seating.sit(live, seat, person, person, nonce=NONCE))
    return committed(live, seating.start(live, ANN, 2_000))


def walked(game: str, rng: Random) -> tuple[Live, dict[tuple[int, Seat | None], Any]]:
    """A game that is still running after many rows, and the view that everybody was told at each row."""
    live = begun(game)
    told = {}
    for _ in range(ANSWERS):
        told.update({(live.n, eyes): live.view(eyes) for eyes in (None, 0, 1, 2)})
        seat = rng.choice(live.asked)
        now = 3_000 + 10_000 * live.n
        live = committed(live, answers.answer(live, seat, sample(live.menu(seat), rng), live.asked_at[seat], now))
    assert not live.is_over
    return live, told


def wrong_looks(live: Live, told: dict[tuple[int, Seat | None], Any]) -> Iterator[str]:
    """Every way in which looking back tells more, or else, than somebody was told."""
    for (n, eyes), view in told.items():
        person = PEOPLE[eyes] if eyes is not None else "p-somebody"
        if step_at(live, n, eyes, person).view != view:
            yield f"row {n} as {eyes} is not what was told"
        for other in (0, 1, 2):
            if other != eyes and code_of(step_at, live, n, other, person) != "not-your-seat":
                yield f"row {n}: {person} looks from {other}"
        if code_of(step_at, live, n, OPEN, person) != "not-over":
            yield f"row {n}: all is open to {person}"


@pytest.mark.parametrize("game", HIDDEN)
def test_during_the_game_looking_back_shows_exactly_what_was_told(game: str) -> None:
    assert list(wrong_looks(*walked(game, Random(5)))) == []


@pytest.mark.parametrize("game", HIDDEN)
def test_planted_leaks_are_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    live, told = walked(game, Random(5))
    with monkeypatch.context() as plant:
        plant.setattr(looking, "_view", lambda live, n, eyes: live.kit.open_view(live.course.states[n]))
        assert next(wrong_looks(live, told)).endswith("is not what was told")
    with monkeypatch.context() as plant:
        plant.setattr(looking, "_view", lambda live, n, eyes: live.view(eyes))
        assert next(wrong_looks(live, told)).endswith("is not what was told"), "what came later was not known then"
    with monkeypatch.context() as plant:
        plant.setattr(looking, "seats_of", lambda live, person: (0, 1, 2))
        with pytest.raises(pytest.fail.Exception):
            list(wrong_looks(live, told))


@pytest.mark.parametrize("game", HIDDEN)
def test_after_the_end_all_is_open_at_every_row_also_if_the_table_ended_it(game: str) -> None:
    live, told = walked(game, Random(5))
    for person, seat in ((ANN, 0), (BOB, 1)):
        live = committed(live, agreements.resign(live, seat, person, 9_000_000))
    assert live.is_over
    for (n, eyes), view in told.items():
        assert step_at(live, n, eyes, "p-somebody").view == view
        seen = step_at(live, n, OPEN, "p-somebody").view
        assert seen == live.kit.open_view(live.course.states[n])
        assert seen != step_at(live, n, None, "p-somebody").view
    last = step_at(live, live.n, OPEN, EVE)
    assert last.over is not None
    assert last.events == (PlayerResigned(1),)
    assert step_at(live, 0, 0, ANN).over is None


def test_open_cards_are_those_of_the_state() -> None:
    live, _ = walked("gouda-gangster", Random(5))
    state = live.course.state
    assert [side.own.hand for side in opened_gangster(state).sides if side.own] == [side.hand for side in state.sides]


def test_a_table_that_is_not_watchable_shows_its_past_to_its_players_alone() -> None:
    live = played(started(), "move e2", "move e8")
    shut = live.after(changed(live.record, watchable=False))
    assert code_of(step_at, shut, 1, None, EVE) == "not-watchable"
    assert code_of(step_at, shut, 1, 0, EVE) == "not-watchable"
    assert step_at(shut, 1, 0, ANN).view.pawns == ("e2", "e9")
    over = committed(shut, agreements.resign(shut, 0, ANN, 9_000))
    assert code_of(step_at, over, 1, None, EVE) == "not-watchable"
    assert step_at(over, 1, 1, ANN).view.pawns == step_at(over, 1, OPEN, BOB).view.pawns == ("e2", "e9")


def test_rows_and_seats_that_are_not_there_are_refused() -> None:
    live = played(started(), "move e2")
    assert code_of(step_at, live, 2, 0, ANN) == "no-such-row"
    assert code_of(step_at, live, -1, 0, ANN) == "no-such-row"
    assert code_of(step_at, live, 0, 2, ANN) == "no-such-seat"
    assert code_of(step_at, Live.load(record()), 0, None, ANN) == "not-started"
    assert (usual_eyes(live, BOB), usual_eyes(live, EVE)) == (1, None)


def test_a_row_of_the_table_is_told_as_it_was() -> None:
    live = played(started(), "move e2")
    live = committed(live, agreements.offer(live, 0, ANN, "back", 4_000))
    live = committed(live, agreements.agree(live, BOB, 5_000))
    seen = step_at(live, 2, 0, ANN)
    assert seen.view.pawns == ("e1", "e9")
    assert seen.events == tell(live, 0, ANN, 1).steps[0].events


def test_quoridor_hints_at_a_shortest_way_for_each_pawn() -> None:
    live = played(started(), "wall e1h", "move e8")
    hints = hints_for(live, None, "p-somebody")
    assert hints == {
        "way-0": ("e1", "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9"),
        "way-1": ("e8", "d8", "d7", "d6", "d5", "d4", "d3", "d2", "d1"),
    }
    assert code_of(hints_for, live, 1, ANN) == "not-your-seat"
    assert hints_for(begun("gouda-gouda"), 0, ANN) == {}
