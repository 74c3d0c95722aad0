"""The bot that searches several steps ahead on the `Game` interface: every seat that is no ally plays against it.

Alpha-beta with iterative deepening; the game's evaluator values the leaves. It knows no game and sees no state but
those it imagines itself.
"""

from collections.abc import Sequence
from math import inf
from random import Random
from time import monotonic
from typing import Any

from cheeseboard.bots.greedy import final_value, imagine_states, sample_actions
from cheeseboard.bots.search import NodeBudget, OutOfBudget, TranspositionEntry, best_move, new_entry
from cheeseboard.core import CHANCE, Action, AnyGame, Ask, Chance, Menu, Over, Question, Seat
from cheeseboard.core.evaluation import MAX_DEPTH, AnyEvaluator
from cheeseboard.core.game import without_events
from cheeseboard.core.playout import expected_value

SOONER_WIN_BONUS = 1.0  # added for each step by which a win comes sooner or a loss later


class MinimaxBot:
    """Takes the best action if all others play against it; after depth 1 within `seconds` or `nodes`, if given."""

    def __init__(
        self,
        game: AnyGame,
        evaluator: AnyEvaluator,
        rng: Random,
        depth: int,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
    ) -> None:
        assert 1 <= depth <= MAX_DEPTH, depth
        self._game = game
        self._evaluator = evaluator
        self._rng = rng
        self._depth = depth
        self.seconds = seconds
        self._nodes = nodes
        self.visited: int = 0  # nodes of the last decision
        self.reached: int = 0  # its last complete depth

    def choose(self, question: Question) -> Action:
        """The best action found; a random one among equals."""
        search = _Search(self._game, self._evaluator, self._rng, question)
        actions = search.shortlist(question.view, question.seat, question.menu)
        self._rng.shuffle(actions)
        self.visited = self.reached = 0
        if len(actions) == 1:
            return actions[0]
        states = imagine_states(self._game, question.view, self._rng)
        until = None if self.seconds is None else monotonic() + self.seconds
        for depth in range(1, self._depth + 1):
            try:
                actions = search.best_first(states, actions, depth)
            except OutOfBudget:
                break
            self.reached = depth
            search.budget.limit(self._nodes, until)  # only now: depth 1 is always completed
        self.visited = search.budget.visited
        return actions[0]


class _Search:
    """The search of one decision of one seat."""

    def __init__(self, game: AnyGame, evaluator: AnyEvaluator, rng: Random, question: Question) -> None:
        self.budget = NodeBudget()
        self._game = game
        self._evaluator = evaluator
        self._rng = rng
        self._seat = question.seat
        self._allies = frozenset(evaluator.allies(question.view, question.seat))
        self._has_shortlist = True  # until the evaluator has none: then no views need be made for it
        self._table: dict[Any, TranspositionEntry] = {}
        self._expanded: dict[Menu, list[Action]] = {}

    def shortlist(self, view: Any, seat: Seat, menu: Menu) -> list[Action]:
        """All actions, or those the game's evaluator proposes, or a sample of too many."""
        if self._has_shortlist:
            own = self._evaluator.shortlist(view, seat, menu, self._rng)
            if own is not None:
                return list(own)
            self._has_shortlist = False
        if menu not in self._expanded:
            self._expanded[menu] = sample_actions(menu, self._rng)
        return self._expanded[menu].copy()

    def best_first(self, states: list[Any], actions: list[Action], depth: int) -> list[Action]:
        """The same actions with the best in front."""
        best, value = actions[0], -inf
        for action in actions:
            # With one state it is enough to know "not better"; a sum over several states needs each exact value.
            floor = value if len(states) == 1 else -inf
            after = [self._game.play(state, self._seat, action) for state in states]
            total = sum(self._value(state, depth - 1, floor, inf) for state in after)
            if total > value:
                best, value = action, total
        return [best, *(action for action in actions if action != best)]

    def _value(self, state: Any, depth: int, low: float, high: float) -> float:
        """The value for our seat: exact between low and high, else a bound."""
        self.budget.spend()
        turn = self._game.turn(state)
        if isinstance(turn, Over):
            value = final_value(turn, self._seat)
            return value + SOONER_WIN_BONUS * depth * ((value > 0) - (value < 0))
        if isinstance(turn, Chance):
            return self._chance_node(state, turn, depth)
        key = without_events(state)
        entry = self._table.get(key)
        if entry and (cutoff := entry.cutoff(depth, low, high)) is not None:
            return cutoff
        if depth <= 0:
            value = self._evaluator.evaluate(self._game.view(state, self._seat), self._seat)
            self._table[key] = TranspositionEntry(0, value, value, None)
            return value
        value, best = self._alpha_beta(state, turn, depth, low, high, entry.best if entry else None)
        self._table[key] = new_entry(depth, value, low, high, best)
        return value

    def _alpha_beta(
        self, state: Any, turn: Ask, depth: int, low: float, high: float, first: Action | None
    ) -> tuple[float, Action | None]:
        """Allies maximize, all others minimize. Seats that are asked at once answer one after the other."""
        seat = turn.seats[0]

        def value_after(action: Action, depth: int, low: float, high: float) -> float:
            return self._value(self._game.play(state, seat, action), depth, low, high)

        actions = self._ordered(state, seat, first)
        return best_move(actions, value_after, depth - 1, low, high, is_maximizing=seat in self._allies)

    def _ordered(self, state: Any, seat: Seat, first: Action | None) -> Sequence[Action]:
        view = self._game.view(state, seat) if self._has_shortlist else None
        actions = self.shortlist(view, seat, self._game.menu(state, seat))
        if first in actions:
            actions.remove(first)
            actions.insert(0, first)
        return actions

    def _chance_node(self, state: Any, chance: Chance, depth: int) -> float:
        """The mean over all outcomes; a draw costs no depth."""
        return expected_value(
            chance, lambda outcome: self._value(self._game.play(state, CHANCE, outcome), depth, -inf, inf)
        )
