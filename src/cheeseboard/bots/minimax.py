"""The bot that looks several steps ahead: whoever is not with it is taken to be against it.

Depth-limited alpha-beta over whole teams, deeper while budget is left, with the evaluator of the game at the leaves.
It knows no game and sees no state but those it imagines itself.
"""

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from cheeseboard.bots.greedy import IMAGINED_STATES, WIN_VALUE, sample_actions
from cheeseboard.core import CHANCE, Action, AnyGame, Ask, Chance, Menu, Over, Question, Seat
from cheeseboard.core.evaluation import AnyEvaluator
from cheeseboard.core.event import without_events

MAX_DEPTH = 99
SOONER_WIN_BONUS = 1.0  # a win one step earlier is so much better, a loss so much worse
INFINITY = float("inf")
_CLOCK_EVERY = 32  # nodes between two looks at the clock


class MinimaxBot:
    """Takes what is best if all others do their worst; within `seconds` or `nodes`, if given, and a full first look."""

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
        self.visited = 0  # nodes of the last decision
        self.reached = 0  # its full depth

    def choose(self, question: Question) -> Action:
        """The best action found; among equals any."""
        search = _Search(self._game, self._evaluator, self._rng, question)
        actions = search.shortlist(question.view, question.seat, question.menu)
        self._rng.shuffle(actions)
        self.visited = self.reached = 0
        if len(actions) == 1:
            return actions[0]
        guesses = IMAGINED_STATES if self._game.spec.has_hidden_information else 1
        states = [self._game.imagine(question.view, self._rng) for _ in range(guesses)]
        until = None if self.seconds is None else monotonic() + self.seconds
        for depth in range(1, self._depth + 1):
            try:
                actions = search.best_first(states, actions, depth)
            except _OutOfBudget:
                break
            self.reached = depth
            search.limit(until, self._nodes)  # only now: the first look is always finished
        self.visited = search.visited
        return actions[0]


class _OutOfBudget(Exception):
    """What is known so far must do."""


class _TranspositionEntry(NamedTuple):
    """What is known of a position: its worth, or a bound of it, when looked at so deep; and what to try first there."""

    depth: int
    low: float
    high: float
    best: Action | None


class _Search:
    """One decision of one seat."""

    def __init__(self, game: AnyGame, evaluator: AnyEvaluator, rng: Random, question: Question) -> None:
        self.visited = 0
        self._game = game
        self._evaluator = evaluator
        self._rng = rng
        self._seat = question.seat
        self._allies = frozenset(evaluator.allies(question.view, question.seat))
        self._asks_evaluator = True  # until it has no candidates: then views need not be made for it
        self._until: float | None = None
        self._nodes: int | None = None
        self._seen: dict[Any, _TranspositionEntry] = {}
        self._listed: dict[Menu, list[Action]] = {}

    def limit(self, until: float | None, nodes: int | None) -> None:
        """From now on stop at this time or after so many nodes."""
        self._until, self._nodes = until, nodes

    def shortlist(self, view: Any, seat: Seat, menu: Menu) -> list[Action]:
        """All actions, or those the game's evaluator proposes, or a sample of too many."""
        if self._asks_evaluator:
            own = self._evaluator.shortlist(view, seat, menu, self._rng)
            if own is not None:
                return list(own)
            self._asks_evaluator = False
        if menu not in self._listed:
            self._listed[menu] = sample_actions(menu, self._rng)
        return self._listed[menu].copy()

    def best_first(self, states: list[Any], actions: list[Action], depth: int) -> list[Action]:
        """The same actions with the best in front."""
        best, value = actions[0], -INFINITY
        for action in actions:
            # With one state it is enough to know "not better"; a sum over several guesses needs each true worth.
            floor = value if len(states) == 1 else -INFINITY
            after = [self._game.play(state, self._seat, action) for state in states]
            total = sum(self._value(state, depth - 1, floor, INFINITY) for state in after)
            if total > value:
                best, value = action, total
        return [best, *(action for action in actions if action != best)]

    def _value(self, state: Any, depth: int, low: float, high: float) -> float:
        """What the state is worth to our seat: exact between low and high, else a bound on that side."""
        self._spend()
        turn = self._game.turn(state)
        if isinstance(turn, Over):
            value = WIN_VALUE * (sum(rank > turn.ranks[self._seat] for rank in turn.ranks) - turn.ranks[self._seat])
            return value + SOONER_WIN_BONUS * depth * ((value > 0) - (value < 0))
        if isinstance(turn, Chance):
            return self._chance_node(state, turn, depth)
        key = without_events(state)
        seen = self._seen.get(key)
        if seen and seen.depth == depth:
            if seen.low == seen.high or seen.low >= high:
                return seen.low
            if seen.high <= low:
                return seen.high
        if depth <= 0:
            value = self._evaluator.evaluate(self._game.view(state, self._seat), self._seat)
            self._seen[key] = _TranspositionEntry(0, value, value, None)
            return value
        value, best = self._alpha_beta(state, turn, depth, low, high, seen.best if seen else None)
        self._seen[key] = _TranspositionEntry(
            depth, value if value > low else -INFINITY, value if value < high else INFINITY, best
        )
        return value

    def _alpha_beta(
        self, state: Any, turn: Ask, depth: int, low: float, high: float, first: Action | None
    ) -> tuple[float, Action | None]:
        """Alpha-beta: allies take the most, all others the least. Who answer at once are taken one after the other."""
        seat = turn.seats[0]
        ours = seat in self._allies
        best, worth = None, -INFINITY if ours else INFINITY
        for action in self._ordered(state, seat, first):
            value = self._value(self._game.play(state, seat, action), depth - 1, low, high)
            if (value > worth) if ours else (value < worth):
                best, worth = action, value
                if ours:
                    low = max(low, worth)
                else:
                    high = min(high, worth)
                if low >= high:
                    break
        return worth, best

    def _ordered(self, state: Any, seat: Seat, first: Action | None) -> Sequence[Action]:
        view = self._game.view(state, seat) if self._asks_evaluator else None
        actions = self.shortlist(view, seat, self._game.menu(state, seat))
        if first in actions:
            actions.remove(first)
            actions.insert(0, first)
        return actions

    def _chance_node(self, state: Any, chance: Chance, depth: int) -> float:
        """A draw is no step of anybody: it costs no depth."""
        total = sum(weight for _, weight in chance.outcomes)
        return (
            sum(
                weight * self._value(self._game.play(state, CHANCE, outcome), depth, -INFINITY, INFINITY)
                for outcome, weight in chance.outcomes
            )
            / total
        )

    def _spend(self) -> None:
        self.visited += 1
        if self._nodes is not None and self.visited > self._nodes:
            raise _OutOfBudget
        if self._until is not None and self.visited % _CLOCK_EVERY == 0 and monotonic() > self._until:
            raise _OutOfBudget
