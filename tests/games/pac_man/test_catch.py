"""P-15 to P-19: catch, patience, the end, and ghosts that come back."""

import pytest

from cheeseboard.core import Over
from cheeseboard.games.pac_man import GAME
from cheeseboard.games.pac_man.events import GhostReturned, GhostsWon, PacManCaught, PatienceRanOut
from cheeseboard.games.pac_man.state import RESULT_TITLES, Options, PacMan
from cheeseboard.games.pac_man.text import read
from games.pac_man.tables import asked, do, happened, mover, place

HOMES = {"pac-man": "e5", "blinky": "e9", "pinky": "a5", "inky": "e1", "clyde": "i5"}

NEAR = """
9   ○   ·   ·   ·   ·   ·   ·   ·   •
8   @   ·   B   ·   ·   ·   ·   ·   ·
5   P   ·   ·   ·   ·   ·   ·   ·   ·
1   •   ·   ·   ·   I   ·   ·   ·   •
"""


def test_p_15_a_catch_takes_a_life_and_everything_goes_back_to_its_start() -> None:
    state = do(read(NEAR, mover="blinky", homes=HOMES, idle_turns=7), "left", "left")
    stood = ("a8", "a8", "a5", "e1", "")
    assert happened(state)[-1] == PacManCaught("blinky", 2, stood, tuple(HOMES.values()))
    assert state.lives == 2
    # Pinky, Inky and Clyde do not move; eaten Clyde is back; eaten dots stay eaten; Pac-Man begins
    assert {figure: place(state, figure) for figure in HOMES} == HOMES
    assert (mover(state), state.steps_left, state.bonus, state.turns_without_progress) == ("pac-man", 2, False, 0)
    assert state.dots.bit_count() == 3


def test_p_15_he_is_caught_in_passing_too() -> None:
    state = read(NEAR.replace("@   ·   B", "·   @   B"), mover="blinky", homes=HOMES)
    assert state.steps_left == 2
    state = do(state, "left")
    assert (state.lives, mover(state)) == (2, "pac-man")


def test_p_16_alone_he_plays_on_and_nobody_else_is_asked() -> None:
    state = read(
        """
        9   ○   ·   ·   ·   ·   ·   ·   ·   •
        5   ·   ·   ·   ·   @   ·   ·   ·   ·
        1   •   ·   ·   ·   ·   ·   ·   ·   •
    """,
        homes=HOMES,
        seats=5,
    )
    state = do(state, "up", "up")
    assert (asked(state), mover(state), state.steps_left, state.turns_without_progress) == (0, "pac-man", 2, 1)


def test_p_16_a_seat_whose_ghost_is_eaten_is_not_asked() -> None:
    state = read(
        """
        9   ○   ·   ·   ·   B   ·   ·   ·   •
        5   ·   ·   ·   ·   ·   ·   ·   ·   C
        4   ·   @   ·   ·   ·   ·   ·   ·   ·
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """,
        homes=HOMES,
        seats=5,
        mover="blinky",
    )
    assert asked(state) == 1
    assert asked(do(state, "left")) == 3


QUIET = Options(patience=5)
FAR = """
9   •   ·   ·   ·   B   ·   ·   ·   •
5   P   ·   ·   ·   ·   ·   ·   ·   C
2   ·   ·   @   ·   ·   ·   ·   ·   ·
1   •   ·   ·   ·   I   ·   ·   ·   •
"""


def test_p_17_patience_is_a_catch_after_the_ghosts_that_follow() -> None:
    state = read(FAR, homes=HOMES, options=QUIET, idle_turns=4)
    state = do(state, "up", "down")
    assert (state.turns_without_progress, state.lives, mover(state)) == (5, 3, "blinky")
    state = do(state, "left", "up", "right")
    assert state.lives == 3
    state = do(state, "up")
    stood = ("c2", "d9", "a6", "f1", "i6")
    assert happened(state)[-1] == PatienceRanOut(5, 2, stood, tuple(HOMES.values()))
    assert (state.lives, state.turns_without_progress, place(state, "blinky"), mover(state)) == (2, 0, "e9", "pac-man")


def test_p_17_a_dot_starts_the_count_anew() -> None:
    state = read(
        """
        9   •   ·   ·   ·   B   ·   ·   ·   •
        5   ·   ·   P   ·   ·   ·   ·   ·   C
        2   @   ·   ·   ·   ·   ·   ·   ·   ·
        1   •   ·   ·   ·   I   ·   ·   ·   •
        """,
        idle_turns=4,
        options=QUIET,
    )
    assert do(state, "right", "left").turns_without_progress == 5
    assert do(state, "down", "stop").turns_without_progress == 0


def test_p_17_a_catch_within_the_last_turn_counts_once() -> None:
    state = do(read(NEAR, mover="blinky", homes=HOMES, options=QUIET, idle_turns=5), "left", "left")
    assert (state.lives, state.turns_without_progress) == (2, 0)


def test_p_17_on_the_last_life_patience_ends_the_game() -> None:
    state = do(read(FAR, homes=HOMES, options=QUIET, idle_turns=5, lives=1, mover="clyde"), "up")
    assert GAME.turn(state) == Over((1, 0), "caught-none")


@pytest.mark.parametrize("dots", range(4))
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_p_18_the_last_life_ends_it_and_names_the_level(dots: int, seats: int) -> None:
    drawing = NEAR.replace("○", "•").replace("•", "○", dots)
    state = do(read(drawing, mover="blinky", homes=HOMES, lives=1, seats=seats), "left", "left")
    assert GAME.turn(state) == Over((1, *[0] * (seats - 1)), f"caught-{RESULT_TITLES[dots]}")
    assert GAME.view(state, None).title == RESULT_TITLES[dots]
    assert happened(state)[-2:] == [PacManCaught("blinky", 0), GhostsWon(RESULT_TITLES[dots])]


def test_p_18_the_fourth_dot_is_the_expert_and_the_ghosts_share_second_place() -> None:
    state = read(
        """
        9   ○   ·   ·   ·   B   ·   ·   ·   ○
        5   P   ·   ·   ·   ·   ·   ·   ·   C
        1   •   @   ·   ·   I   ·   ·   ·   ○
    """,
        seats=4,
        options=Options(pac_man=2),
    )
    state = do(state, "left")
    assert GAME.turn(state) == Over((1, 1, 0, 1), "all-dots")
    assert GAME.view(state, None).title == "expert"


RETURN = Options(eaten="return")
EATEN = """
9   ○   ·   ·   ·   ·   ·   ·   ·   •
5   P   ·   ·   ·   ·   ·   ·   ·   C
4   ·   ·   ·   @   ·   ·   ·   ·   ·
1   •   ·   ·   ·   I   ·   ·   ·   •
"""


def last_step(drawing: str, options: Options) -> PacMan:
    """Pac-Man takes the last of his steps, to the left."""
    return do(read(drawing, homes=HOMES, options=options, steps_left=1), "left")


def test_p_19_with_return_an_eaten_ghosts_next_move_is_to_be_put_back() -> None:
    state = last_step(EATEN, RETURN)
    assert (place(state, "blinky"), mover(state)) == ("e9", "pinky")
    assert happened(state)[-1] == GhostReturned("blinky", "e9")
    out = last_step(EATEN, Options())
    assert (place(out, "blinky"), mover(out)) == ("", "pinky")


def test_p_19_it_waits_while_a_ghost_or_pac_man_stands_on_its_start() -> None:
    ghost_there = EATEN.replace("9   ○   ·   ·   ·   ·", "9   ○   ·   ·   ·   C").replace("·   C\n", "·   ·\n")
    state = last_step(ghost_there, RETURN)
    assert (place(state, "blinky"), mover(state), state.lives) == ("", "pinky", 3)
    pac_man_there = EATEN.replace("@", "·").replace("9   ○   ·   ·   ·   ·   ·", "9   ○   ·   ·   ·   ·   @")
    state = last_step(pac_man_there, RETURN)
    assert place(state, "pac-man") == "e9"
    assert (place(state, "blinky"), mover(state), state.lives) == ("", "pinky", 3)


def test_p_19_after_waiting_it_comes_back_with_its_next_move() -> None:
    pac_man_there = EATEN.replace("@", "·").replace("9   ○   ·   ·   ·   ·   ·", "9   ○   ·   ·   ·   ·   @")
    state = last_step(pac_man_there, RETURN)
    state = do(state, "up", "left", "left", "down")  # Pinky, Inky in frenzy, Clyde
    assert mover(state) == "pac-man"
    state = do(state, "left", "left")
    assert (place(state, "blinky"), mover(state)) == ("e9", "pinky")
