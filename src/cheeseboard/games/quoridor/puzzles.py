"""Puzzles of Quoridor: win in so many turns, or find the one barrier or step that holds the game."""

from collections.abc import Sequence

from cheeseboard.core import Action, Seat, Sentence, sentence
from cheeseboard.core.kit import Puzzle
from cheeseboard.games.quoridor import rules, view
from cheeseboard.games.quoridor.fast import Engine
from cheeseboard.games.quoridor.state import Quoridor
from cheeseboard.games.quoridor.text import read_position

REFUTING_NODES = 60_000
MEGABYTES = 8

read = read_position


def refute(puzzle: Puzzle, states: Sequence[Quoridor], solver: Seat) -> tuple[Action, ...]:
    """What the other side answers to a try that misses."""
    if states[-1].end:
        return ()
    return Engine(MEGABYTES).search(states[-1], nodes=REFUTING_NODES).variations[0].actions[:1]


def hints(puzzle: Puzzle, state: Quoridor, to_come: Sequence[Action]) -> tuple[Sentence, ...]:
    """What helps to find the first of these actions: what it is good for, then where it is."""
    action = to_come[0]
    if action.verb == "move":
        return (sentence("puzzle-hint-move"),)
    later = rules.play(state, state.to_move, action)
    steps = _way_of_others(later, state.to_move) - _way_of_others(state, state.to_move)
    candidate = sentence("puzzle-hint-longer", steps=steps) if steps > 0 else sentence("puzzle-hint-free")
    return candidate, sentence("puzzle-hint-around", at=action.fills[0][0][:2])


def _way_of_others(state: Quoridor, seat: Seat) -> int:
    """How many squares the shortest way of those against this seat has."""
    ways = view.overlays(view.view(state, None))
    return min(len(ways[f"way-{other}"]) for other in range(len(state.pawns)) if other != seat)
