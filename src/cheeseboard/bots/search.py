"""What the alpha-beta searches share: a node budget, a transposition table, and the loop over a node's moves."""

from collections.abc import Callable, Iterable
from math import inf
from time import monotonic
from typing import Any, NamedTuple, TypeVar

Move = TypeVar("Move")
NODES_PER_CLOCK_CHECK = 32


class OutOfBudget(Exception):
    """The search ends here; the last complete depth counts."""


class NodeBudget:
    """Counts nodes. Without limits it lasts for ever: the first iteration is always completed."""

    def __init__(self) -> None:
        self.visited: int = 0
        self._max_nodes: float = inf
        self._until: float | None = None

    def limit(self, max_nodes: float | None, until: float | None) -> None:
        """From now on stop after so many nodes in all, or at this time."""
        self._max_nodes = inf if max_nodes is None else max_nodes
        self._until = until

    def spend(self) -> None:
        """Count one more node, or stop the search."""
        self.visited += 1
        if self.visited > self._max_nodes:
            raise OutOfBudget
        if self._until is not None and self.visited % NODES_PER_CLOCK_CHECK == 0 and monotonic() > self._until:
            raise OutOfBudget


class TranspositionEntry(NamedTuple):
    """Bounds of a position's value at one depth, and the move to try first there."""

    depth: int
    low: float
    high: float
    best: Any

    def cutoff(self, depth: int, low: float, high: float) -> float | None:
        """The value, or a bound that is enough for this window, if the entry is of this depth."""
        if self.depth != depth:
            return None
        if self.low == self.high or self.low >= high:
            return self.low
        return self.high if self.high <= low else None


def new_entry(depth: int, value: float, low: float, high: float, best: Any) -> TranspositionEntry:
    """The entry of a value that was searched with this window: outside it, the value is a bound."""
    return TranspositionEntry(depth, value if value > low else -inf, value if value < high else inf, best)


def best_move(
    moves: Iterable[Move],
    value_after: Callable[[Move, int, float, float], float],
    depth: int,
    low: float,
    high: float,
    *,
    is_maximizing: bool,
) -> tuple[float, Move | None]:
    """Alpha-beta over the moves of a node: the best value, exact between low and high, and the move that has it."""
    best_value, best = -inf if is_maximizing else inf, None
    for move in moves:
        value = value_after(move, depth, low, high)
        if (value > best_value) if is_maximizing else (value < best_value):
            best_value, best = value, move
            if is_maximizing and value > low:
                low = value
            elif not is_maximizing and value < high:
                high = value
            if low >= high:
                break
    return best_value, best
