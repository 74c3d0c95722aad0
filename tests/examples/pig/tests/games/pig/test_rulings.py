"""Every ruling of Pig."""

import pytest

from cheeseboard.core import CHANCE, Action, Ask, Chance, Illegal, Over, step
from cheeseboard.games.pig.game import GAME, Options, Pig


def played(*log: str, options: Options | None = None, seats: int = 2) -> Pig:
    """The state after these actions, `die` being the dice's."""
    state: Pig = GAME.new(options or Options(), seats)
    for text in log:
        action = Action.parse(text)
        state = step(GAME, state, CHANCE if action.verb == "die" else state.to_move, action)
    return state


def test_pig_1_seat_0_begins_with_nothing() -> None:
    assert played(seats=3).scores == (0, 0, 0)
    assert GAME.turn(played()) == Ask((0,))


def test_pig_2_nothing_can_be_held_before_a_roll() -> None:
    with pytest.raises(Illegal, match="nothing-to-hold"):
        played("hold")
    assert isinstance(GAME.turn(played("roll")), Chance)


def test_pig_3_a_good_roll_is_added_and_the_turn_goes_on() -> None:
    state = played("roll", "die 4", "roll", "die 6")
    assert (state.turn_points, GAME.turn(state)) == (10, Ask((0,)))


def test_pig_4_a_1_takes_the_points_of_the_turn() -> None:
    state = played("roll", "die 4", "roll", "die 1")
    assert (state.scores, state.turn_points, GAME.turn(state)) == ((0, 0), 0, Ask((1,)))


def test_pig_5_what_is_held_is_kept() -> None:
    state = played("roll", "die 4", "hold", "roll", "die 1")
    assert (state.scores, GAME.turn(state)) == ((4, 0), Ask((0,)))


def test_pig_6_the_goal_ends_the_game() -> None:
    turn = ("roll", "die 5", "roll", "die 5", "hold")
    log = (*turn, "roll", "die 2", "hold", *turn, *turn)
    state = played(*log, options=Options(goal=20), seats=3)
    assert state.scores == (20, 2, 10)
    assert GAME.turn(state) == Over((0, 2, 1), "goal-reached")
