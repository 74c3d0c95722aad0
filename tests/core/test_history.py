"""The course of a game: both ways of replay, the rows of the table, how far a take-back may go, and resigning."""

from collections.abc import Iterable
from random import Random
from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta, Struct

from cheeseboard.core import (
    CHANCE,
    TABLE,
    Action,
    Ask,
    Bounded,
    Chance,
    Emitted,
    Event,
    Form,
    GameSpec,
    Illegal,
    Menu,
    NotYours,
    Over,
    Role,
    Seat,
    Sentence,
    Slot,
    Turn,
    not_now,
    nth,
    sentence,
    size,
)
from cheeseboard.core.chance import draw_key, play_chance, replay_from_seed
from cheeseboard.core.history import History, Row, replay
from cheeseboard.core.options import read_options
from cheeseboard.games import find

WHO = {"-": CHANCE, "T": TABLE}
KEY = draw_key(bytes(32), "tbl-1", ["", ""])


class Options(Struct, frozen=True):
    teams: Annotated[int, Meta(ge=2, le=4)] = 4  # seat s plays for team s mod teams
    dice: bool = True


class Peeked(Event, frozen=True):
    """Somebody has seen something hidden."""


class Gone(Event, frozen=True):
    """Somebody has moved on."""


class View(Struct, frozen=True):
    options: Options
    points: tuple[int, ...]
    die: int
    to_move: Seat
    turns: int


class Race(Struct, frozen=True):
    options: Options
    points: tuple[int, ...]
    die: int
    to_move: Seat
    turns: int = 0
    events: tuple[Emitted[Peeked | Gone], ...] = ()


class RaceGame:
    """Every other turn begins with a die; who has most points after 12 turns wins. `peek` shows something hidden."""

    spec = GameSpec(
        id="race",
        rules=1,
        seats=(2, 3, 4),
        options=Options,
        state=Race,
        view=View,
        events=Peeked | Gone,
        ends=Bounded(30),
    )

    def roles(self, options: Options, seats: int) -> tuple[Role, ...]:
        return tuple(Role(f"runner-{seat}", seat % options.teams) for seat in range(seats))

    def action_space(self, options: Options, seats: int) -> Menu:
        return (Form("go", (Slot(("1", "2", "3")),)), Form("peek"), Form("die", (Slot(("1", "2", "3")),)))

    def new(self, options: Options, seats: int) -> Race:
        return Race(options, (0,) * seats, 0 if options.dice else 1, 0)

    def turn(self, state: Race) -> Turn:
        if state.turns == 12:
            return Over(tuple(sorted(set(state.points), reverse=True).index(point) for point in state.points), "far")
        if state.die == 0:
            return Chance(tuple((Action("die", ((face,),)), int(face)) for face in "123"))
        return Ask((state.to_move,))

    def menu(self, state: Race, seat: Seat) -> Menu:
        return (Form("go", (Slot(("1", "2", "3")),)), Form("peek")) if self.turn(state) == Ask((seat,)) else ()

    def why_not(self, state: Race, seat: Seat, action: Action) -> Illegal:
        return not_now(action)

    def play(self, state: Race, seat: Seat, action: Action) -> Race:
        if seat == CHANCE:
            return Race(state.options, state.points, int(action.fills[0][0]), state.to_move, state.turns)
        won = state.die * int(action.fills[0][0]) if action.verb == "go" else 0
        points = tuple(point + won * (place == seat) for place, point in enumerate(state.points))
        die = 0 if state.options.dice and state.turns % 2 else 1
        told = (Emitted(Peeked(), reveals=True),) if action.verb == "peek" else (Emitted(Gone()),)
        return Race(state.options, points, die, (seat + 1) % len(points), state.turns + 1, told)

    def view(self, state: Race, seat: Seat | None) -> View:
        return View(state.options, state.points, state.die, state.to_move, state.turns)

    def imagine(self, view: View, rng: Random) -> Race:
        return Race(view.options, view.points, view.die, view.to_move, view.turns)

    def show(self, view: View) -> str:
        return str(view.points)

    def describe(self, view: View) -> tuple[Sentence, ...]:
        return (sentence("tell"),)


RACE = RaceGame()


def race(seats: int = 2, *texts: str, **options: Any) -> History:
    """A race after these rows, each written as `seat action`."""
    history = History.begin(RACE, Options(**options), seats)
    for text in texts:
        say(history, text)
    return history


def say(history: History, text: str) -> Row:
    who, _, action = text.partition(" ")
    return history.add(WHO[who] if who in WHO else int(who), Action.parse(action))


def refused(history: History, text: str) -> str:
    """The code of the refusal, after making sure that nothing has changed."""
    before = (list(history.rows), list(history.states), history.resigned, history.turn())
    with pytest.raises((Illegal, NotYours)) as caught:
        say(history, text)
    assert (list(history.rows), list(history.states), history.resigned, history.turn()) == before
    return caught.value.code


def texts(rows: Iterable[Row]) -> list[str]:
    return [str(row) for row in rows]


@settings(max_examples=150)
@given(
    st.sampled_from([find("quoridor"), find("nim"), RACE, RACE]),
    st.integers(2, 4),
    st.booleans(),
    st.lists(st.tuples(st.integers(0, 9), st.integers(0, 10**6)), max_size=40),
)
def test_seed_and_what_people_did_replay_to_the_same_states(
    game: Any, seats: int, dice: bool, choices: list[tuple[int, int]]
) -> None:
    seats = min(seats, max(game.spec.seats))
    options = Options(dice=dice) if game is RACE else read_options(game, {})
    history = History.begin(game, options, seats)
    for kind, number in choices:
        if kind > 1:
            play_chance(history, KEY)
        turn = history.turn()
        rows: list[tuple[Seat, str]] = []
        if isinstance(turn, Ask) and kind > 2:
            menu = game.menu(history.state, turn.seats[0])
            rows = [(turn.seats[0], str(nth(menu, number % size(menu))))]
        elif history.rows and kind == 2:
            rows = [(TABLE, f"back {number % len(history.rows)}")]
        elif kind == 1:
            rows = [(TABLE, f"bot {number % seats} level-2@0.5s")]
        elif number % 3 == 0:
            rows = [(TABLE, f"resign {number % seats}" if number % 5 else "abort")]
        for seat, text in rows:
            try:
                history.add(seat, Action.parse(text))
            except Illegal:
                assert seat == TABLE
    again = replay(game, options, seats, history.rows)
    assert (again.states, again.rows, again.turn()) == (history.states, history.rows, history.turn())
    by_people = [row for row in history.rows if row.seat != CHANCE]
    drawn = replay_from_seed(game, options, seats, KEY, by_people)
    play_chance(history, KEY)
    assert (drawn.states, drawn.rows, drawn.turn()) == (history.states, history.rows, history.turn())
    kept = replay(game, options, seats, history.effective_rows())
    assert kept.state == history.state


def test_the_states_lie_beside_the_rows() -> None:
    history = race(2, "- die 2", "0 go 3", "1 go 1")
    assert [state.points for state in history.states] == [(0, 0), (0, 0), (6, 0), (6, 1)]
    assert texts(history.rows) == ["1 - die 2", "2 0 go 3", "3 1 go 1"]


def test_words_are_kept_in_the_order_of_the_menu() -> None:
    menu = (Form("take", (Slot(("a", "b"), 0, 2),)),)
    game = RaceGame()
    game.menu = lambda state, seat: menu  # type: ignore[method-assign]
    game.play = lambda state, seat, action: state  # type: ignore[method-assign]
    history = History.begin(game, Options(dice=False), 2)
    assert str(history.add(0, Action.parse("take b+a"))) == "1 0 take a+b"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("0 go 1", "not-your-turn"),
        ("- die 4", "not-drawn"),
        ("- go 1", "not-drawn"),
        ("T shout", "bad-table-row"),
        ("T back", "bad-table-row"),
        ("T back 0", "bad-table-row"),
        ("T back x", "bad-table-row"),
        ("T back 0 0", "bad-table-row"),
        ("T resign 2", "bad-table-row"),
        ("T resign 0+1", "bad-table-row"),
        ("T resign", "bad-table-row"),
        ("T bot 2 random", "bad-table-row"),
        ("T bot 0", "bad-table-row"),
        ("T abort now", "bad-table-row"),
        ("T abort -", "bad-table-row"),
        ("T back - 0", "bad-table-row"),
        ("T resign - 0", "bad-table-row"),
        ("T resign 00", "bad-table-row"),
        ("T bot 0+random", "bad-table-row"),
        ("T bot - 0+random", "bad-table-row"),
        ("T human 7", "bad-table-row"),
        ("T timeout", "bad-table-row"),
        ("T timeout 2", "bad-table-row"),
        ("T timeout 0", "bad-table-row"),  # nobody is asked: a die falls
        ("T back 99999999999999999999", "bad-table-row"),
    ],
)
def test_a_row_that_cannot_be_is_refused_and_nothing_changes(text: str, code: str) -> None:
    assert refused(race(2), text) == code


def test_out_of_turn_and_not_on_the_menu_are_refused() -> None:
    history = race(2, "- die 1")
    assert refused(history, "1 go 1") == "not-your-turn"
    assert refused(history, "0 go 4") == "not-now"
    assert refused(history, "- die 1") == "not-drawn"


def test_a_row_missing_between_two_questions_is_named() -> None:
    rows = [Row(2, 0, Action.parse("go 1")), Row(4, 0, Action.parse("go 1"))]
    with pytest.raises(Illegal) as caught:
        replay_from_seed(RACE, Options(), 2, KEY, rows)
    assert (caught.value.code, caught.value.params) == ("row-missing", {"row": 3})


def test_after_the_end_nothing_can_be_added() -> None:
    history = race(2, "- die 1", "T abort")
    assert history.turn() == Over((0, 0), "aborted")
    for text in ("0 go 1", "T back 1", "T resign 0", "T abort", "- die 1"):
        assert refused(history, text) == "game-over"


def test_a_bot_in_a_seat_changes_nothing_on_the_board() -> None:
    history = race(2, "- die 1", "T bot 1 level-2@0.5s")
    assert history.states[2] == history.states[1]
    assert history.turn() == Ask((0,))


def test_a_take_back_restores_the_state_and_is_a_row_itself() -> None:
    history = race(2, "- die 1", "0 go 3", "1 go 2", "T back 1", "0 go 2")
    assert [state.points for state in history.states] == [(0, 0), (0, 0), (3, 0), (3, 2), (0, 0), (2, 0)]
    assert texts(history.effective_rows()) == ["1 - die 1", "5 0 go 2"]


def test_a_take_back_goes_no_further_than_the_last_die() -> None:
    history = race(2, "- die 1", "0 go 3", "1 go 2")
    assert history.takeback_limit() == 1
    assert refused(history, "T back 0") == "back-too-far"
    say(history, "- die 2")
    assert history.takeback_limit() == 4
    assert refused(history, "T back 3") == "back-too-far"
    say(history, "0 go 1")
    assert history.takeback_limit() == 4
    say(history, "T back 4")
    assert history.turn() == Ask((0,))


def test_a_take_back_goes_no_further_than_the_last_thing_revealed() -> None:
    history = race(2, "0 go 1", "1 peek", "0 go 1", dice=False)
    assert history.takeback_limit() == 2
    assert refused(history, "T back 1") == "back-too-far"
    say(history, "T back 2")


def test_without_dice_and_secrets_everything_can_be_taken_back() -> None:
    history = race(2, "0 go 1", "1 go 1", "0 go 1", dice=False)
    assert history.takeback_limit() == 0
    say(history, "T back 0")
    assert history.state == history.states[0]
    assert history.effective_rows() == []


def test_a_take_back_to_a_die_does_not_count_as_a_new_die() -> None:
    history = History.begin(find("quoridor"), read_options(find("quoridor"), {}), 2)
    for text in ("- first 0", "0 move e2", "T back 1", "0 move d1"):
        say(history, text)
    assert history.takeback_limit() == 1
    say(history, "T back 2")
    assert texts(history.effective_rows()) == ["1 - first 0", "2 0 move e2"]
    say(history, "T back 4")
    assert texts(history.effective_rows()) == ["1 - first 0", "4 0 move d1"]


def test_kept_leaves_out_rows_of_the_table() -> None:
    history = race(3, "- die 1", "T bot 2 random", "0 go 1", "T resign 2", "1 go 1", "T back 3", "1 go 2")
    assert texts(history.effective_rows()) == ["1 - die 1", "3 0 go 1", "7 1 go 2"]


@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_sides_who_resigns_has_lost(seat: Seat) -> None:
    history = race(2, "- die 1", f"T resign {seat}")
    assert history.turn() == Over((1, 0) if seat == 0 else (0, 1), "resigned")


def test_with_two_teams_the_whole_team_has_lost() -> None:
    assert race(4, "T resign 2", teams=2).turn() == Over((1, 0, 1, 0), "resigned")


def test_of_two_the_one_whose_time_is_out_has_lost() -> None:
    history = race(2, "- die 1", "T timeout 0")
    assert history.turn() == Over((1, 0), "timeout")
    assert refused(history, "T timeout 0") == "game-over"


def test_only_a_seat_that_is_asked_loses_on_time() -> None:
    assert refused(race(2, "- die 1"), "T timeout 1") == "bad-table-row"


@pytest.mark.parametrize(("seats", "teams"), [(3, 3), (4, 2), (4, 4)])
def test_with_more_than_two_seats_nobody_loses_on_time(seats: int, teams: int) -> None:
    assert refused(race(seats, "- die 1", teams=teams), "T timeout 0") == "bad-table-row"


def test_nobody_loses_on_time_in_a_window() -> None:
    class WindowGame(RaceGame):
        def turn(self, state: Race) -> Turn:
            turn = super().turn(state)
            return Ask(turn.seats, anonymous=True) if isinstance(turn, Ask) else turn

    history = History.begin(WindowGame(), Options(dice=False), 2)
    assert refused(history, "T timeout 0") == "bad-table-row"


def finished(seats: int, resigned: list[Seat]) -> History:
    """Seat 0 goes 3 each time, everybody else 1."""
    history = race(seats, *(f"T resign {seat}" for seat in resigned), dice=False)
    while isinstance(turn := history.turn(), Ask):
        seat = turn.seats[0]
        say(history, f"{seat} go {1 if seat else 3}")
    return history


def test_with_more_sides_the_game_goes_on_and_who_resigned_comes_last() -> None:
    assert finished(3, []).turn() == Over((0, 1, 1), "far")
    assert finished(3, [0]).turn() == Over((1, 0, 0), "far")
    assert finished(3, [2]).turn() == Over((0, 1, 2), "far")
    assert finished(4, [0, 1]).turn() == Over((1, 1, 0, 0), "far")


def test_nobody_resigns_twice() -> None:
    history = race(3, "T resign 1")
    assert history.turn() == RACE.turn(history.state)
    assert refused(history, "T resign 1") == "bad-table-row"


def test_a_resignation_is_not_taken_back() -> None:
    history = race(3, "0 go 1", "T resign 1", "T back 0", dice=False)
    assert history.resigned == (1,)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("0 move e9", "square-taken"),
        ("0 move a5", "too-far"),
        ("0 wall e9h", "not-on-board"),
        ("0 pass", "no-pass"),
        ("0 take 1", "no-such-action"),
        ("1 move e8", "not-your-turn"),
        ("2 move e2", "not-your-turn"),
    ],
)
def test_a_refused_action_leaves_quoridor_as_it_was(text: str, code: str) -> None:
    assert refused(History.begin(find("quoridor"), read_options(find("quoridor"), {"first": 0}), 2), text) == code


class CountingRows(list[Row]):
    """Rows that count how often one of them is looked up."""

    looked_up = 0

    def __getitem__(self, index: Any) -> Any:
        self.looked_up += 1
        return super().__getitem__(index)


def test_many_take_backs_take_as_much_work_each_as_a_few() -> None:
    def work(takebacks: int) -> int:
        history = race(2, "0 go 1", dice=False)
        history.rows = rows = CountingRows(history.rows)
        for _ in range(takebacks):
            say(history, "T back 0")
        return rows.looked_up

    assert work(200) >= 200
    assert work(800) < 6 * work(200)  # 4 times as much; 16 times, if each looked at all before it


def test_a_copy_goes_on_alone() -> None:
    history = race(2, "0 go 1", dice=False)
    first, second = history.copy(), history.copy()
    say(first, "1 go 2")
    say(second, "1 go 1")
    second.pop()
    second.pop()
    assert [texts(each.rows) for each in (history, first, second)] == [["1 0 go 1"], ["1 0 go 1", "2 1 go 2"], []]
    assert [len(each.states) for each in (history, first, second)] == [2, 3, 1]


def test_what_was_looked_up_for_a_take_back_is_forgotten_with_its_row() -> None:
    history = race(2, "- die 1")
    assert history.takeback_limit() == 1
    history.pop()
    assert history.takeback_limit() == 0
