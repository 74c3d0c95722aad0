"""GO-1, GO-2, GO-5, GO-6: dice, cards, mice, and who begins."""

from collections import Counter
from itertools import product

import pytest

from cheeseboard.core import OPEN, BadOptions, Chance, NotYours
from cheeseboard.core.options import initial_state
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.state import POWERS, Options
from games.gouda_gouda.tables import asked, at, legal, outcomes, play, table


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_go_1_each_colour_has_a_third_of_every_die(number: int) -> None:
    counted: Counter[str] = Counter()
    for thrown in product(("green", "yellow", "red"), repeat=number):
        counted["roll " + "+".join(sorted(thrown, key=("green", "yellow", "red").index))] += 1
    state = play(table({"green-barrel": (number, 0)}), "0 name green-barrel")
    assert outcomes(state) == counted


def test_go_2_five_cards_of_each_power_are_dealt_from() -> None:
    state = GAME.new(Options(first=0, magic=2), 2)
    assert outcomes(state) == {f"deal {power}": 5 for power in POWERS}
    state = play(state, "- deal again", "- deal again", "- deal again")
    assert outcomes(state)["deal again"] == 2
    assert sum(outcomes(state).values()) == 27
    state = GAME.new(Options(first=0, magic=5), 2)
    state = play(state, *["- deal improve"] * 5)
    assert "deal improve" not in outcomes(state)


def test_cards_are_dealt_until_everybody_has_enough() -> None:
    state = play(
        GAME.new(Options(first=1, magic=2), 2), "- deal again", "- deal reroll", "- deal reroll", "- deal worsen"
    )
    assert [sum(hand) for hand in state.hands] == [2, 2]
    assert asked(state) == (1,)


def test_a_set_is_one_of_each_and_nothing_is_drawn() -> None:
    state = GAME.new(Options(first=0, magic="set"), 5)
    assert state.hands == ((1, 1, 1, 1, 1, 1),) * 5
    assert asked(state) == (0,)


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        (Options(magic=6), 6, "too-many-cards"),
        (Options(magic="set"), 6, "set-too-many-seats"),
        (Options(first=3), 3, "first-not-seated"),
        (Options(cheese_at=("tin-cans", "tin-cans", "suitcase")), 2, "cheese-not-scattered"),
        (Options(cheese="party", cheese_at=("tin-cans", "tin-cans", "suitcase")), 2, "cheese-not-scattered"),
        (Options(cheese="valued", cheese_at=("tin-cans", "tin-cans", "attic")), 2, "cheese-unknown-space"),
        (Options(cheese="scattered", cheese_at=("tin-cans", "tin-cans", "green-barrel")), 2, "cheese-at-start"),
        (
            Options(cheese="scattered", start="spread", cheese_at=("suitcase",) * 2 + ("crate-left",)),
            2,
            "cheese-at-start",
        ),
        (Options(magic=15), 3, "too-many-cards"),
        (Options(magic=16), 2, "option-range"),
        (Options(), 7, "seat-count"),
        (Options(), 1, "seat-count"),
    ],
)
def test_options_that_make_no_game_are_refused_by_name(options: Options, seats: int, code: str) -> None:
    with pytest.raises(BadOptions) as refused:
        initial_state(GAME, options, seats)
    assert refused.value.code == code


def test_thirty_cards_are_enough_for_six_with_five_five_with_six_and_two_with_fifteen() -> None:
    for seats, magic in ((6, 5), (5, 6), (2, 15)):
        assert isinstance(GAME.turn(initial_state(GAME, Options(magic=magic), seats)), Chance)


def test_go_5_all_mice_begin_on_the_lowest_space() -> None:
    state = GAME.new(Options(magic="none", first=0), 6)
    assert at(state, "green-barrel") == (5,) * 6
    assert sum(map(sum, state.mice)) == 30


def test_go_5_mice_are_spread_over_the_start_spaces_in_turn_order() -> None:
    state = GAME.new(Options(magic="none", first=1, start="spread"), 3)
    assert asked(state) == (1,)
    assert len(legal(state, 1)) == 21  # five like mice on three spaces
    state = play(state, "1 spread crate-left+green-barrel+crate-left+crate-left+crate-right")
    assert GAME.view(state, None).mice == (
        ("green-barrel", (0, 1, 0)),
        ("crate-left", (0, 3, 0)),
        ("crate-right", (0, 1, 0)),
    ), "openly"
    assert asked(state) == (2,)
    state = play(state, "2 spread " + "+".join(["green-barrel"] * 5), "0 spread " + "+".join(["crate-right"] * 5))
    assert at(state, "crate-right") == (5, 1, 0)
    assert asked(state) == (1,)
    assert legal(state, 1) == ["name green-barrel", "name crate-left", "name crate-right"]


def test_go_6_chance_says_who_begins_or_the_option_does() -> None:
    state = GAME.new(Options(magic="none"), 4)
    assert outcomes(state) == {f"first {seat}": 1 for seat in range(4)}
    assert asked(play(state, "- first 2")) == (2,)
    assert asked(GAME.new(Options(magic="none", first=3), 4)) == (3,)


def test_go_6_play_goes_clockwise() -> None:
    state = table({"green-barrel": (1, 1, 0), "old-chest": (0, 0, 1)}, mover=1)
    state = play(state, "1 name green-barrel", "- roll yellow+yellow")
    assert state.mover == 2
    assert play(state, "2 name old-chest", "- roll yellow").mover == 0


def test_nobody_sees_everything_before_the_end() -> None:
    with pytest.raises(NotYours):
        GAME.view(GAME.new(Options(), 2), OPEN)
