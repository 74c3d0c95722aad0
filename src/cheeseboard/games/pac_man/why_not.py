"""Why an action is not on the menu: the reason and its ruling, for a person who tried it."""

from cheeseboard.core import Action, Illegal, Seat, not_now
from cheeseboard.games.pac_man.directions import can_rest, second_square
from cheeseboard.games.pac_man.layouts import BOARD
from cheeseboard.games.pac_man.maze import DIRECTIONS, maze_of
from cheeseboard.games.pac_man.rules import TURN_STEPS
from cheeseboard.games.pac_man.state import FIGURES, NOBODY, PAC_MAN, PacMan


def why_not(state: PacMan, seat: Seat, action: Action) -> Illegal:
    """The reason for an action that is not on the menu."""
    match action:
        case Action("step" | "stop" | "take" | "next") if (state.mover == NOBODY) == (action.verb in ("step", "stop")):
            return not_now(action)
        case Action("step", ((direction,),)) if direction in DIRECTIONS:
            return _why_not_step(state, direction)
        case Action("stop", ()):
            return _why_not_stop(state)
        case _:
            return Illegal("no-such-action", action=str(action)[:60])


def _why_not_step(state: PacMan, direction: str) -> Illegal:
    here = state.at[state.mover]
    ruling = "P-5" if state.mover == PAC_MAN else "P-11"
    there = here + BOARD.offsets[DIRECTIONS.index(direction)]
    if there not in BOARD.names:
        return Illegal("board-ends", ruling=ruling, at=BOARD.names[here])
    names = {"at": BOARD.names[here], "to": BOARD.names[there]}
    if direction not in maze_of(state.options.layout).step_to[here]:
        return Illegal("barrier-between", ruling=ruling, **names)
    if state.heading:
        return Illegal("frenzy-goes-straight", ruling="P-12", figure=FIGURES[state.mover], direction=state.heading)
    if there in state.at and not _is_dot_ahead(state, there, direction):
        figure = FIGURES[state.at.index(there)]
        if state.mover == PAC_MAN:
            return Illegal("ghost-there", ruling="P-6", figure=figure, **names)
        return Illegal("ghost-on-ghost", ruling="P-14", figure=figure, **names)
    if _is_dot_ahead(state, there, direction):
        names["to"] = BOARD.names[there + BOARD.offsets[DIRECTIONS.index(direction)]]
    return Illegal("dot-there", ruling="P-13", **names)


def _is_dot_ahead(state: PacMan, there: int, direction: str) -> bool:
    """P-12: whether a dot on the second square closes this direction."""
    if state.mover == PAC_MAN or state.steps_left < TURN_STEPS or state.options.frenzy != "straight":
        return False
    return second_square(maze_of(state.options.layout), state, there, direction) is not None


def _why_not_stop(state: PacMan) -> Illegal:
    if state.mover == PAC_MAN:
        return Illegal("pac-man-must-step", ruling="P-5")
    if not state.options.ghosts_may_hold:
        return Illegal("ghost-must-step", ruling="P-11")
    assert not can_rest(state, state.at[state.mover])
    return Illegal("no-rest-here", ruling="P-13", at=BOARD.names[state.at[state.mover]])
