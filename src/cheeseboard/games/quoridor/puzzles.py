"""Puzzles of Quoridor: win in so many turns, or find the only wall or step that does not lose."""

from collections.abc import Sequence

from cheeseboard.core import Action, Seat, Sentence, sentence
from cheeseboard.core.kit import Puzzle
from cheeseboard.games.quoridor import rules, view
from cheeseboard.games.quoridor.fast import Engine
from cheeseboard.games.quoridor.state import Quoridor
from cheeseboard.games.quoridor.text import read_position

REFUTATION_NODES = 60_000
REFUTATION_MEGABYTES = 8


def read(position: str, rules: int) -> Quoridor:
    """The state of a position; it names all its options, so it is the same in every version of the rules."""
    return read_position(position)


def refute(puzzle: Puzzle, states: Sequence[Quoridor], solver: Seat) -> tuple[Action, ...]:
    """The other side's best answer to a wrong attempt."""
    if states[-1].end:
        return ()
    return Engine(REFUTATION_MEGABYTES).search(states[-1], nodes=REFUTATION_NODES).variations[0].actions[:1]


def hints(puzzle: Puzzle, state: Quoridor, to_come: Sequence[Action]) -> tuple[Sentence, ...]:
    """Hints at the first of these actions: what it is good for, then where it is."""
    action = to_come[0]
    if action.verb == "move":
        return (sentence("puzzle-hint-move"),)
    later = rules.play(state, state.to_move, action)
    steps = _path_of_others(later, state.to_move) - _path_of_others(state, state.to_move)
    purpose = sentence("puzzle-hint-longer", steps=steps) if steps > 0 else sentence("puzzle-hint-free")
    return purpose, sentence("puzzle-hint-around", at=action.word[:2])


def _path_of_others(state: Quoridor, seat: Seat) -> int:
    """The length of the shortest path of any other seat."""
    paths = view.overlays(view.view(state, None))
    return min(len(paths[f"way-{other}"]) for other in range(len(state.pawns)) if other != seat)
