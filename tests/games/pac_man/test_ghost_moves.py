"""P-11 to P-14: what ghosts may do."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cheeseboard.core import Ask, Illegal, expand, sample
from cheeseboard.games.pac_man import GAME
from cheeseboard.games.pac_man.events import FigureStepped, GhostStayed
from cheeseboard.games.pac_man.maze import maze_of
from cheeseboard.games.pac_man.state import OFF, Options, PacMan
from cheeseboard.games.pac_man.text import read, write
from games.pac_man.tables import asked, choices, do, happened, mover, place

FREE = Options(frenzy="free")
APART = """
9   •   ·   ·   ·   B   ·   ·   ·   •
6   ·   ·   ·   ·   ·   ·   C   ·   ·
5   P   ·   ·   ·   ·   ·   ·   ·   ·
4   ·   ·   @   ·   ·   ·   ·   ·   ·
1   •   ·   ·   ·   I   ·   ·   ·   •
"""


def test_p_11_every_ghost_moves_one_step_in_order() -> None:
    state = read(APART, mover="blinky")
    movers = []
    for way in ("down", "down", "up", "left"):
        movers.append(mover(state))
        assert state.steps_left == 1 or movers[-1] == "pinky"
        state = do(state, way)
        if mover(state) == movers[-1]:
            state = do(state, way)
    assert movers == ["blinky", "pinky", "inky", "clyde"]


def test_p_11_a_ghost_must_move_if_it_can() -> None:
    state = read(APART, mover="blinky")
    assert choices(state) == {"down", "left", "right"}
    with pytest.raises(Illegal, match="ghost-must-step"):
        do(state, "stop")


def test_p_11_a_ghost_that_cannot_move_stays_without_a_question() -> None:
    # Pinky in the corner: a dot to the right, Blinky below; only Blinky and the others are asked.
    state = read(
        """
        9   P   •   ·   ·   ·   ·   ·   ·   •
        8   ·   ·   ·   ·   ·   ·   ·   ·   ·
        7   B   ·   ·   ·   ·   ·   ·   ·   ·
        4   ·   ·   @   ·   ·   ·   ·   ·   ·
        2   ·   ·   ·   ·   ·   ·   ·   ·   C
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """,
        mover="blinky",
    )
    state = do(state, "up")
    assert mover(state) == "inky"
    assert happened(state) == [FigureStepped(1, "blinky", "a7", "a8"), GhostStayed("pinky")]
    assert place(state, "pinky") == "a9"


def test_p_11_never_through_a_wall() -> None:
    state = read(
        """
        9   •   ·   ·   · ┃ B   ·   ·   ·   •
                          ┃━━━━━━━
        8   ·   ·   ·   · ┃ ·   ·   ·   ·   ·
        5   P   ·   ·   ·   ·   ·   ·   ·   C
        4   ·   ·   @   ·   ·   ·   ·   ·   ·
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """,
        mover="blinky",
    )
    assert choices(state) == {"right"}
    with pytest.raises(Illegal, match="barrier-between"):
        do(state, "down")


def test_p_12_a_ghost_that_sees_pac_man_makes_two_steps() -> None:
    state = do(read(APART.replace("@   ·", "·   @").replace("P   ·   ·   ·", "·   ·   ·   P"), mover="blinky"), "left")
    assert (mover(state), state.steps_left) == ("pinky", 2)  # d5 above d4
    state = do(state, "up")
    assert (mover(state), state.steps_left) == ("pinky", 1)
    assert mover(do(state, "up")) == "inky"


def test_p_12_free_both_steps_must_be_made_and_it_may_go_back() -> None:
    state = do(
        read(
            """
        9   •   ·   ·   ·   B   ·   ·   ·   •
        5   P   ·   ·   ·   ·   ·   ·   ·   C
        1   •   ·   ·   ·   @   I   ·   ·   •
    """,
            mover="blinky",
            options=FREE,
        ),
        "left",
    )
    assert "stop" not in choices(state)
    back = do(state, "right")
    assert (place(back, "blinky"), mover(back)) == ("e9", "pinky")


@pytest.mark.parametrize("hidden", [False, True])
def test_p_12_other_ghosts_do_not_hide_him_but_walls_do(hidden: bool) -> None:
    state = read(
        f"""
        9   •   ·   ·   ·   B   ·   ·   ·   •
        8   ·   ·   ·   ·   P   ·   ·   ·   ·
                           {"━━━━━━━" if hidden else ""}
        7   ·   ·   ·   ·   ·   ·   ·   ·   ·
        5   ·   ·   ·   ·   @   ·   ·   ·   ·
        2   ·   I   ·   ·   ·   ·   ·   ·   C
        1   •   ·   ·   ·   ·   ·   ·   ·   •
    """,
        mover="blinky",
    )
    assert state.steps_left == (1 if hidden else 2)
    after = do(state, "left") if hidden else do(state, "left", "left")
    assert (mover(after), after.steps_left) == ("pinky", 1 if hidden else 2)


def test_p_12_sight_counts_at_the_start_of_its_own_move() -> None:
    # Blinky steps into Pac-Man's row: that gives no second step.
    state = read(
        """
        9   •   ·   ·   ·   ·   ·   ·   ·   •
        6   ·   B   ·   ·   ·   ·   ·   ·   ·
        5   ·   ·   ·   ·   @   ·   ·   ·   ·
        2   P   I   ·   ·   ·   ·   ·   ·   C
        1   •   ·   ·   ·   ·   ·   ·   ·   •
    """,
        mover="blinky",
    )
    state = do(state, "down")
    assert (place(state, "blinky"), mover(state)) == ("b5", "pinky")


def test_p_13_a_ghost_with_one_step_cannot_enter_a_dots_square() -> None:
    state = read(
        """
        9   •   B   ·   ·   ·   ·   ·   ·   •
        5   P   ·   ·   ·   ·   ·   ·   ·   C
        4   ·   ·   @   ·   ·   ·   ·   ·   ·
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """,
        mover="blinky",
    )
    assert choices(state) == {"down", "right"}
    with pytest.raises(Illegal, match="dot-there"):
        do(state, "left")


def test_p_13_in_a_free_frenzy_it_may_pass_a_dots_square_but_not_end_there() -> None:
    state = read(
        """
        9   •   B   ·   ·   ·   ·   ·   ·   •
        8   ·   ·   ·   ·   ·   ·   ·   ·   ·
        5   P   @   ·   ·   ·   ·   ·   ·   C
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """,
        mover="blinky",
        options=FREE,
    )
    assert "left" in choices(state)
    on_the_dot = do(state, "left")
    assert choices(on_the_dot) == {"down", "right"}
    assert choices(do(state, "down")) == {"up", "down", "left", "right"}
    beside = do(
        read(
            """
        9   •   ·   B   ·   ·   ·   ·   ·   •
        5   P   ·   @   ·   ·   ·   ·   ·   C
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """,
            mover="blinky",
            options=FREE,
        ),
        "left",
    )
    assert choices(beside) == {"down", "right"}


def test_p_13_an_eaten_dots_square_is_a_square_like_any_other() -> None:
    state = read(
        """
        9   ○   B   ·   ·   ·   ·   ·   ·   •
        5   P   ·   ·   ·   ·   ·   ·   ·   C
        4   ·   ·   @   ·   ·   ·   ·   ·   ·
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """,
        mover="blinky",
    )
    assert choices(state) == {"down", "left", "right"}


def test_p_14_two_ghosts_never_end_on_one_square() -> None:
    state = read(
        """
        9   •   ·   B   P   ·   ·   ·   ·   •
        5   ·   ·   ·   ·   ·   ·   ·   ·   C
        4   @   ·   ·   ·   ·   ·   ·   ·   ·
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """,
        mover="blinky",
    )
    assert choices(state) == {"down", "left"}
    with pytest.raises(Illegal, match="ghost-on-ghost"):
        do(state, "right")


def test_p_14_in_a_free_frenzy_one_may_pass_another() -> None:
    state = read(
        """
        9   •   ·   B   P   C   ·   ·   ·   •
        5   ·   ·   @   ·   ·   ·   ·   ·   ·
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """,
        mover="blinky",
        options=FREE,
    )
    on_pinky = do(state, "right")
    assert choices(on_pinky) == {"down", "left"}  # neither Clyde's square nor beyond the edge
    assert place(do(on_pinky, "down"), "blinky") == "d8"


@pytest.mark.parametrize("frenzy", ["straight", "free"])
@pytest.mark.parametrize("hold", [False, True])
def test_p_14_no_first_step_leads_to_a_dead_end(hold: bool, frenzy: Any) -> None:
    """Wherever random games come, after every first step of two there is a second, or Pac-Man is caught."""
    rng = Random(14)
    tried = 0
    for layout in ("maze-20", "maze-6"):
        state: PacMan = GAME.new(Options(layout=layout, ghosts_may_hold=hold, eaten="return", frenzy=frenzy), 2)
        while isinstance(turn := GAME.turn(state), Ask):
            menu = GAME.menu(state, turn.seats[0])
            if state.mover and state.steps_left == 2:
                for action in expand(menu):
                    after = GAME.play(state, turn.seats[0], action)
                    assert isinstance(GAME.turn(after), Ask) is not bool(after.end)
                    assert after.end or GAME.menu(after, asked(after)), write(after)
                    tried += 1
            ghosts = [square for square in state.at[1:] if square != OFF]
            if not state.mover:
                assert len(set(ghosts)) == len(ghosts)  # P-14
                dots = {s for s, bit in maze_of(layout).dot_bit.items() if bit & state.dots}
                assert not dots & set(ghosts), write(state)  # P-13
            state = GAME.play(state, turn.seats[0], sample(menu, rng))
    assert tried > 100


HOLD = Options(ghosts_may_hold=True)


def test_with_ghosts_may_hold_a_ghost_may_stop_after_any_number_of_steps() -> None:
    state = read(APART, mover="blinky", options=HOLD)
    assert choices(state) == {"down", "left", "right", "stop"}
    assert place(do(state, "stop"), "blinky") == "e9"
    frenzied = read(
        APART.replace("@   ·", "·   ·").replace("•   ·   ·   ·   I   ·", "•   ·   ·   I   @   ·"),
        mover="blinky",
        options=HOLD,
    )
    assert frenzied.steps_left == 2
    once = do(frenzied, "left")
    assert "stop" in choices(once)
    assert mover(do(once, "stop")) == "pinky"


def test_with_ghosts_may_hold_it_may_not_stop_on_a_dot_or_on_a_ghost() -> None:
    state = read(
        """
        9   •   B   P   ·   ·   ·   ·   ·   •
        5   ·   @   ·   ·   ·   ·   ·   ·   C
        1   •   ·   ·   ·   I   ·   ·   ·   •
    """,
        mover="blinky",
        options=HOLD,
    )
    # to the left the dot is the last square, to the right it can go on behind Pinky
    assert choices(state) == {"down", "right", "stop"}
    for state_with, way in ((state, "right"), (replace(state, options=replace(state.options, frenzy="free")), "left")):
        there = do(state_with, way)
        assert "stop" not in choices(there)
        with pytest.raises(Illegal, match="no-rest-here"):
            do(there, "stop")
    assert "stop" in choices(do(state, "down"))
