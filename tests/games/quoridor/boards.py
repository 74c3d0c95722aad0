"""Shorthands for positions and actions in the tests of Quoridor."""

from cheeseboard.core import Action, Illegal, expand
from cheeseboard.core.game import step
from cheeseboard.games.quoridor import GAME, rules
from cheeseboard.games.quoridor.state import Options, Quoridor
from cheeseboard.games.quoridor.text import read, write


def start(seats: int = 2, first: int = 0, **options: object) -> Quoridor:
    """The start position."""
    state: Quoridor = GAME.new(Options(first=first, **options), seats)  # type: ignore[arg-type]
    return state


def moves(state: Quoridor) -> set[str]:
    """The squares that the seat to move may go to."""
    return {action.fills[0][0] for action in expand(rules.menu(state, state.to_move)) if action.verb == "move"}


def walls(state: Quoridor) -> set[str]:
    """The walls that the seat to move may place."""
    return {action.fills[0][0] for action in expand(rules.menu(state, state.to_move)) if action.verb == "wall"}


def play(state: Quoridor, *texts: str) -> Quoridor:
    """Play some actions, without the verb where it is clear."""
    for text in texts:
        verb = "" if " " in text or text == "pass" else "wall " if text[-1] in "hv" else "move "
        state = step(GAME, state, state.to_move, Action.parse(verb + text))
    return state


def refusal(state: Quoridor, text: str) -> Illegal:
    """Why the seat to move may not do this."""
    try:
        play(state, text)
    except Illegal as illegal:
        return illegal
    raise AssertionError(f"{text} is legal here:\n{write(state)}")


__all__ = ["moves", "play", "read", "refusal", "start", "walls", "write"]
