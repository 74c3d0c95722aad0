"""The bot that searches several moves ahead on a game's `SearchModel`: one side maximizes, the other minimizes.

Alpha-beta with iterative deepening and a transposition table. It knows no game.
"""

from collections.abc import Callable, Sequence
from math import inf
from random import Random
from time import monotonic
from typing import Any

from cheeseboard.bots.budget import TIME_SAFETY
from cheeseboard.bots.search import NodeBudget, OutOfBudget, TranspositionEntry, best_move, new_entry
from cheeseboard.core import Action, Question, sample
from cheeseboard.core.evaluation import MAX_DEPTH, WIN_VALUE, AlphaBetaLevel, AnySearchModel


class AlphaBetaBot:
    """Plays at one level. With `seconds` it thinks that long at most, else within the level's nodes and seconds."""

    def __init__(
        self,
        model_of: Callable[[Any], AnySearchModel],
        rng: Random,
        level: AlphaBetaLevel,
        seconds: float | None = None,
    ) -> None:
        self._model_of = model_of
        self._rng = rng
        self._level = level
        self.seconds = seconds
        self.visited: int = 0  # nodes of the last decision
        self.reached: int = 0  # its last complete depth

    def choose(self, question: Question) -> Action:
        """The best move found, as this level evaluates; a random one among equals."""
        level, self.visited, self.reached = self._level, 0, 0
        if level.random_move_rate and self._rng.random() < level.random_move_rate:
            return sample(question.menu, self._rng)
        model = self._model_of(question.view)
        position = model.position(question.view)
        moves = list(model.moves(position).items())
        self._rng.shuffle(moves)
        if len({action for _, action in moves}) == 1:
            return moves[0][1]
        until = monotonic() + TIME_SAFETY * (level.max_seconds if self.seconds is None else self.seconds)
        search = Search(model)
        ranked = [(after, search.value(after, 0, -inf, inf)) for after, _ in moves]  # always completed
        goes_by_clock = self.seconds is not None and level.depth == MAX_DEPTH
        search.budget.limit(None if goes_by_clock else level.nodes, until)
        for depth in range(1, level.depth + 1):
            try:
                ranked = search.rank_moves(position, ranked, depth, exactly=bool(level.eval_noise))
            except OutOfBudget:
                break
            self.reached = depth
        self.visited = search.budget.visited
        sign = 1 if model.is_maximizing(position) else -1
        actions = dict(moves)
        return actions[max(ranked, key=lambda move: sign * move[1] + self._noise())[0]]

    def _noise(self) -> float:
        return self._rng.gauss(0, self._level.eval_noise) if self._level.eval_noise else 0.0


class Search:
    """The search of one decision."""

    def __init__(self, model: AnySearchModel) -> None:
        self.budget: NodeBudget = NodeBudget()
        self._model = model
        self._table: dict[Any, TranspositionEntry] = {}
        self._evaluations: dict[Any, float] = {}
        self._moves: dict[Any, list[Any]] = {}

    def rank_moves(
        self, position: Any, ranked: Sequence[tuple[Any, float]], depth: int, *, exactly: bool
    ) -> list[tuple[Any, float]]:
        """The moves with their values, the best first; only the best value is exact unless all must be."""
        sign = 1 if self._model.is_maximizing(position) else -1
        ordered = sorted(ranked, key=lambda move: -sign * move[1])
        best, found = -inf, []
        for after, _ in ordered:
            bound = -inf if exactly else best
            value = sign * self.value(after, depth - 1, *((bound, inf) if sign > 0 else (-inf, -bound)))
            found.append((after, sign * value if value > bound else -sign * inf))
            best = max(best, value)
        return sorted(found, key=lambda move: -sign * move[1])

    def value(self, position: Any, depth: int, low: float, high: float) -> float:
        """The value for the maximizing side: exact between low and high, else a bound."""
        self.budget.spend()
        model = self._model
        if (end := model.result(position)) is not None:
            return end * (WIN_VALUE + depth)  # a sooner win is better
        if depth <= 0:
            if (value := self._evaluations.get(position)) is None:
                value = self._evaluations[position] = model.evaluate(position)
            return value
        entry = self._table.get(position)
        if entry and (cutoff := entry.cutoff(depth, low, high)) is not None:
            return cutoff
        moves = self._best_first(position, entry.best if entry else None)
        is_maximizing = model.is_maximizing(position)
        value, best = best_move(moves, self.value, depth - 1, low, high, is_maximizing=is_maximizing)
        self._table[position] = new_entry(depth, value, low, high, best)
        return value

    def _best_first(self, position: Any, best: Any) -> list[Any]:
        """The moves of a position, starting with the one that was best before."""
        moves = self._moves.get(position)
        if moves is None:
            moves = self._moves[position] = list(self._model.moves(position))
        if best is not None and moves[0] != best:
            moves.remove(best)
            moves.insert(0, best)
        return moves
