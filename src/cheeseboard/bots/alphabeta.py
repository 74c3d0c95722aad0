"""The bot that looks several moves ahead on a game's quick copy: one side wants the most, the other the least.

Alpha-beta, deeper and deeper while budget is left, with what was seen remembered. It knows no game.
"""

from collections.abc import Callable, Hashable, Sequence
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from cheeseboard.core import Action, Question, sample
from cheeseboard.core.evaluation import MAX_DEPTH, AlphaBetaLevel, AnySearchModel

INFINITY = float("inf")
WIN_VALUE = 1e6
_CLOCK_EVERY = 64  # positions between two looks at the clock
TIME_SAFETY = 0.9  # of the time given; waking up and answering takes some too


class AlphaBetaBot:
    """Plays at one strength; with `seconds` it thinks so long at most, else by positions, within its patience."""

    def __init__(
        self,
        model_of: Callable[[Any], AnySearchModel],
        rng: Random,
        strength: AlphaBetaLevel,
        seconds: float | None = None,
    ) -> None:
        self._model_of = model_of
        self._rng = rng
        self._strength = strength
        self.seconds = seconds
        self.visited = 0  # positions of the last decision
        self.reached = 0  # its full depth

    def choose(self, question: Question) -> Action:
        """The best move found, as this strength sees it; among equals any."""
        strength, self.visited, self.reached = self._strength, 0, 0
        if strength.random_move_rate and self._rng.random() < strength.random_move_rate:
            return sample(question.menu, self._rng)
        model = self._model_of(question.view)
        position = model.position(question.view)
        moves = list(model.moves(position).items())
        self._rng.shuffle(moves)
        if len({action for _, action in moves}) == 1:
            return moves[0][1]
        until = monotonic() + TIME_SAFETY * (strength.max_seconds if self.seconds is None else self.seconds)
        search = Search(model)
        judged = [
            (after, search.value(after, 0, -INFINITY, INFINITY)) for after, _ in moves
        ]  # the first look is always finished
        goes_by_clock = self.seconds is not None and strength.depth == MAX_DEPTH
        search.limit(INFINITY if goes_by_clock else strength.nodes, until)
        for depth in range(1, strength.depth + 1):
            try:
                judged = search.rank_moves(position, judged, depth, exactly=bool(strength.eval_noise))
            except OutOfBudget:
                break
            self.reached = depth
        self.visited = search.visited
        wants_most = model.is_maximizing(position)
        actions = dict(moves)
        return actions[max(judged, key=lambda one: (one[1] if wants_most else -one[1]) + self._error())[0]]

    def _error(self) -> float:
        return self._rng.gauss(0, self._strength.eval_noise) if self._strength.eval_noise else 0.0


class OutOfBudget(Exception):
    """What is known so far must do."""


class _TranspositionEntry(NamedTuple):
    """What is known of a position looked at so deep: bounds of its worth, and what to try first there."""

    depth: int
    low: float
    high: float
    best: Hashable


class Search:
    """One decision: how good positions are, by looking ahead."""

    def __init__(self, model: AnySearchModel) -> None:
        self.visited = 0
        self._model = model
        self._nodes: float = INFINITY
        self._until: float | None = None
        self._seen: dict[Any, _TranspositionEntry] = {}
        self._evaluations: dict[Any, float] = {}  # at a first look
        self._moves: dict[Any, list[Any]] = {}

    def limit(self, nodes: float, until: float | None) -> None:
        """From now on look at so many positions in all, and until then, at most."""
        self._nodes, self._until = nodes, until

    def rank_moves(
        self, position: Any, judged: Sequence[tuple[Any, float]], depth: int, *, exactly: bool
    ) -> list[tuple[Any, float]]:
        """The moves with their worth, the best first; only the best is exact unless all are to be."""
        sign = 1 if self._model.is_maximizing(position) else -1
        ordered = sorted(judged, key=lambda one: -sign * one[1])
        best, found = -INFINITY, []
        for after, _ in ordered:
            bound = -INFINITY if exactly else best
            value = sign * self.value(after, depth - 1, *((bound, INFINITY) if sign > 0 else (-INFINITY, -bound)))
            found.append((after, sign * value if value > bound else -sign * INFINITY))
            best = max(best, value)
        return sorted(found, key=lambda one: -sign * one[1])

    def value(self, position: Any, depth: int, low: float, high: float) -> float:
        """What the position is worth to whoever wants the most: exact between low and high, else a bound."""
        self._spend()
        model = self._model
        if (end := model.result(position)) is not None:
            return end * (WIN_VALUE + depth)  # sooner is better for the winner
        if depth <= 0:
            if (value := self._evaluations.get(position)) is None:
                value = self._evaluations[position] = model.evaluate(position)
            return value
        best = None
        if seen := self._seen.get(position):
            if seen.depth == depth:
                if seen.low >= high or seen.low == seen.high:
                    return seen.low
                if seen.high <= low:
                    return seen.high
            best = seen.best
        moves = self._best_first(position, best)
        if model.is_maximizing(position):
            found, best = self._most(moves, depth - 1, low, high)
        else:
            found, best = self._least(moves, depth - 1, low, high)
        self._seen[position] = _TranspositionEntry(
            depth, found if found > low else -INFINITY, found if found < high else INFINITY, best
        )
        return found

    def _best_first(self, position: Any, best: Any) -> list[Any]:
        """The moves of a position, beginning with the one that was best before."""
        moves = self._moves.get(position)
        if moves is None:
            moves = self._moves[position] = list(self._model.moves(position))
        if best is not None and moves[0] != best:
            moves.remove(best)
            moves.insert(0, best)
        return moves

    def _most(self, moves: list[Any], depth: int, low: float, high: float) -> tuple[float, Any]:
        best, found = None, -INFINITY
        for after in moves:
            value = self.value(after, depth, low, high)
            if value > found:
                best, found = after, value
                if value > low:
                    low = value
                    if low >= high:
                        break
        return found, best

    def _least(self, moves: list[Any], depth: int, low: float, high: float) -> tuple[float, Any]:
        best, found = None, INFINITY
        for after in moves:
            value = self.value(after, depth, low, high)
            if value < found:
                best, found = after, value
                if value < high:
                    high = value
                    if low >= high:
                        break
        return found, best

    def _spend(self) -> None:
        self.visited += 1
        if self.visited > self._nodes:
            raise OutOfBudget
        if self._until is not None and self.visited % _CLOCK_EVERY == 0 and monotonic() > self._until:
            raise OutOfBudget
