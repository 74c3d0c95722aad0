"""Shorthands for positions and actions in the tests of Pac-Man."""

from cheeseboard.core import Action, Ask, expand, step
from cheeseboard.games.pac_man import GAME
from cheeseboard.games.pac_man.events import PacManEvent
from cheeseboard.games.pac_man.layouts import BOARD
from cheeseboard.games.pac_man.state import FIGURES, NOBODY, OFF, PacMan
from cheeseboard.games.pac_man.text import write


def asked(state: PacMan) -> int:
    """The seat that is asked."""
    turn = GAME.turn(state)
    assert isinstance(turn, Ask), f"{turn}\n{write(state)}"
    (seat,) = turn.seats
    return seat


def do(state: PacMan, *actions: str) -> PacMan:
    """Play these actions, each for whoever is asked; `up` is short for `step up`."""
    for text in actions:
        full = f"step {text}" if text in ("up", "down", "left", "right") else text
        state = step(GAME, state, asked(state), Action.parse(full))
    return state


def choices(state: PacMan) -> set[str]:
    """All legal actions, `up` for `step up`."""
    return {str(action).removeprefix("step ") for action in expand(GAME.menu(state, asked(state)))}


def place(state: PacMan, figure: str) -> str:
    """The square of a figure, or nothing if it is eaten."""
    square = state.at[FIGURES.index(figure)]
    return "" if square == OFF else BOARD.names[square]


def mover(state: PacMan) -> str:
    """The figure that moves, or nothing."""
    return "" if state.mover == NOBODY else FIGURES[state.mover]


def happened(state: PacMan) -> list[PacManEvent]:
    """The events of the last step."""
    return [one.event for one in state.events]
