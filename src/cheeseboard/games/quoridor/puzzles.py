"""Puzzles of Quoridor: win in so many turns, or find the one barrier or step that holds the game."""

from collections.abc import Sequence

from cheeseboard.core import Action, Seat
from cheeseboard.games.puzzles import Puzzle
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
    return Engine(MEGABYTES).think(states[-1], nodes=REFUTING_NODES).lines[0].actions[:1]
