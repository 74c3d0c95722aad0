"""P-5 to P-10: what Pac-Man may do."""

import pytest

from cheeseboard.core import Action, Illegal, Over, step
from cheeseboard.games.pac_man import GAME
from cheeseboard.games.pac_man.events import (
    DotEaten,
    FigureStepped,
    FigureStopped,
    GhostEaten,
    PacManHemmedIn,
    PacManWon,
)
from cheeseboard.games.pac_man.text import read
from games.pac_man.tables import asked, choices, do, happened, mover, place

CROSS = """
9   •   ·   ·   ·   B   ·   ·   ·   •
5   P   ·   ·   ·   @   ·   ·   ·   C
1   •   ·   ·   ·   I   ·   ·   ·   •
"""


def test_p_5_pac_man_makes_exactly_two_steps() -> None:
    state = do(read(CROSS), "up")
    assert (mover(state), state.steps_left) == ("pac-man", 1)
    assert "stop" not in choices(state)
    state = do(state, "left")
    assert (place(state, "pac-man"), mover(state)) == ("d6", "blinky")


def test_p_5_he_may_turn_and_go_back() -> None:
    state = read(CROSS)
    assert choices(state) == {"up", "down", "left", "right"}
    assert choices(do(state, "up")) == {"up", "down", "left", "right"}
    assert place(do(state, "up", "down"), "pac-man") == "e5"


def test_p_5_walls_and_the_edge_block() -> None:
    state = read("""
        9   •   ·   ·   ·   B   ·   ·   ·   •
        6   ·   ·   ·   ·   ·   ·   ·   ·   ·
                           ━━━━━━━
        5   P   ·   ·   · ┃ @   ·   ·   ·   C
                          ┃
        4   ·   ·   ·   · ┃ ·   ·   ·   ·   ·
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """)
    assert choices(state) == {"down", "right"}
    with pytest.raises(Illegal, match="barrier-between"):
        do(state, "up")
    assert choices(do(state, "right")) == {"down", "left", "right"}
    at_the_edge = read("""
        9   •   ·   ·   ·   B   ·   ·   ·   •
        5   P   ·   ·   ·   ·   ·   ·   ·   C
        1   •   ·   ·   @   I   ·   ·   ·   •
    """)
    with pytest.raises(Illegal, match="board-ends"):
        do(at_the_edge, "down")


def test_p_6_a_ghosts_square_is_closed_without_the_bonus() -> None:
    state = read("""
        9   •   ·   ·   ·   B   ·   ·   ·   •
        5   ·   ·   ·   P   @   ·   ·   ·   C
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """)
    assert choices(state) == {"up", "down", "right"}
    with pytest.raises(Illegal, match="ghost-there"):
        do(state, "left")


SHUT_IN = """
9   •   ·   ·   ·   ·   ·   ·   ·   •
6   ·   ·   ·   ·   ·   ·   ·   ·   ·
5   B   ·   ·   ·   ·   ·   ·   ·   C
2   P   ·   ·   ·   ·   ·   ·   ·   ·
1   @   I   ·   ·   •   ·   ·   •   ·
"""


def test_p_6_shut_in_he_is_not_asked_and_his_turn_is_over() -> None:
    before = read(SHUT_IN, mover="clyde", steps_left=1, idle_turns=3)
    state = do(before, "left")  # the round ends, Pac-Man cannot move, the next round's ghosts go on
    assert mover(state) == "blinky"
    assert happened(state)[-1] == PacManHemmedIn()
    assert state.turns_without_progress == 4  # P-17: a turn without a step counts


def test_p_7_a_dot_stops_him_and_gives_three_steps() -> None:
    state = do(
        read("""
        9   •   @   ·   ·   B   ·   ·   ·   •
        5   P   ·   ·   ·   ·   ·   ·   ·   C
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """),
        "left",
    )
    assert (state.bonus, state.steps_left, state.dots.bit_count()) == (True, 3, 3)
    assert mover(state) == "pac-man"  # the unused second step is lost, the bonus is at once
    assert happened(state) == [FigureStepped(0, "pac-man", "b9", "a9"), DotEaten("a9", 3)]


@pytest.mark.parametrize("steps", range(4))
def test_p_7_he_may_stop_after_none_to_three_bonus_steps(steps: int) -> None:
    state = read(
        """
        9   ○   ·   ·   ·   B   ·   ·   ·   •
        6   @   ·   ·   ·   ·   ·   ·   ·   ·
        5   ·   ·   ·   P   ·   ·   ·   ·   C
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """,
        bonus=True,
    )
    for _ in range(steps):
        assert "stop" in choices(state)
        state = do(state, "down")
    if steps < 3:
        state = do(state, "stop")
        assert happened(state) == [FigureStopped(0, "pac-man")]
    assert mover(state) == "blinky"
    assert place(state, "pac-man") == f"a{6 - steps}"


def test_p_7_the_bonus_is_for_this_turn_only() -> None:
    state = read(
        """
        9   ○   ·   ·   ·   B   ·   ·   ·   •
        8   @   ·   ·   ·   ·   ·   ·   ·   ·
        5   ·   ·   ·   P   ·   ·   ·   ·   C
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """,
        bonus=True,
        steps_left=1,
    )
    state = do(state, "stop", "left", "left", "up", "down")
    assert (mover(state), state.bonus, state.steps_left) == ("pac-man", False, 2)
    assert "stop" not in choices(state)


LUNCH = """
9   ○   ·   ·   ·   ·   ·   ·   ·   •
8   @   B   P   ·   ·   ·   ·   ·   ·
5   ·   ·   ·   ·   ·   ·   ·   ·   C
1   •   ·   ·   ·   I   ·   ·   ·   •
"""


def test_p_8_in_the_bonus_he_eats_ghosts_also_in_passing() -> None:
    state = read(LUNCH, bonus=True)
    assert "right" in choices(state)
    state = do(state, "right", "right", "right")
    assert (place(state, "pac-man"), place(state, "blinky"), place(state, "pinky")) == ("d8", "", "")
    assert happened(do(read(LUNCH, bonus=True), "right"))[-1] == GhostEaten("blinky", "b8")
    assert mover(state) == "inky"


def test_p_9_a_second_dot_starts_the_bonus_anew() -> None:
    state = read(
        """
        9   ○   ·   ·   ·   B   ·   ·   ·   •
        5   P   ·   ·   ·   ·   ·   ·   ·   C
        1   @   •   ·   ·   I   ·   ·   ·   •
    """,
        bonus=True,
        steps_left=1,
    )
    state = do(state, "right")
    assert (state.steps_left, state.bonus, state.dots.bit_count(), mover(state)) == (3, True, 2, "pac-man")


@pytest.mark.parametrize("bonus", [False, True])
def test_p_10_the_fourth_dot_wins_at_once(bonus: bool) -> None:
    state = read(
        """
        9   ○   ·   ·   ·   B   ·   ·   ·   ○
        5   P   ·   ·   ·   ·   ·   ·   ·   C
        1   •   @   ·   ·   I   ·   ·   ·   ○
    """,
        bonus=bonus,
        lives=1,
    )
    state = do(state, "left")
    assert GAME.turn(state) == Over((0, 1), "all-dots")
    assert happened(state)[-2:] == [DotEaten("a1", 0), PacManWon(0)]


def test_a_wrong_word_is_named() -> None:
    state = read(CROSS)
    for text in ("step", "step sideways", "wall e3h", "pac-man 1"):
        with pytest.raises(Illegal, match="no-such-action"):
            step(GAME, state, asked(state), Action.parse(text))
    with pytest.raises(Illegal, match="pac-man-must-step"):
        do(state, "stop")
