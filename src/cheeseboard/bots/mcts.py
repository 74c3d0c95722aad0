"""Monte Carlo tree search (UCT) for perfect-information games with any number of seats, teams and dice.

Each seat maximizes its own share of the win; chance nodes are sampled by their weights.
"""

import math
from collections import defaultdict
from random import Random
from time import monotonic
from typing import Any

from cheeseboard.bots.budget import TIME_SAFETY
from cheeseboard.bots.greedy import sample_actions
from cheeseboard.core import CHANCE, Action, AnyGame, Chance, Over, Question, Seat, sample
from cheeseboard.core.evaluation import AnyEvaluator
from cheeseboard.core.playout import draw_outcome, play_out, win_shares

UCT_EXPLORATION = 1.0  # weight of the exploration term
MAX_PLAYOUT_ACTIONS = 40  # then the evaluator decides who is ahead

Shares = dict[Seat, float]  # of the win


class MctsBot:
    """Plays the most visited action after so many playouts, within `seconds` if given."""

    def __init__(
        self, game: AnyGame, evaluator: AnyEvaluator, rng: Random, playouts: int, *, seconds: float | None = None
    ) -> None:
        assert not game.spec.has_hidden_information, "hidden information needs ISMCTS"
        self._game = game
        self._evaluator = evaluator
        self._rng = rng
        self._playouts = playouts
        self.seconds = seconds
        self.played: int = 0  # playouts of the last decision

    def choose(self, question: Question) -> Action:
        """The most visited action; a random one among equals."""
        tree = _Tree(self._game, self._evaluator, self._rng, question.seat)
        root = _Node(self._game, self._game.imagine(question.view, self._rng), self._rng)
        until = None if self.seconds is None else monotonic() + TIME_SAFETY * self.seconds
        self.played = 0
        if len(root.untried) == 1:
            return root.untried[0]
        while self.played < self._playouts and (until is None or not self.played or monotonic() < until):
            tree.grow(root)
            self.played += 1
        most = max(child.visits for child in root.children.values())
        return self._rng.choice([action for action, child in root.children.items() if child.visits == most])


class _Node:
    """A node of the tree: its children, and each seat's sum of win shares below it."""

    def __init__(self, game: AnyGame, state: Any, rng: Random) -> None:
        self.state = state
        self.turn = game.turn(state)
        self.children: dict[Action, _Node] = {}
        self.untried: list[Action] = []
        self.visits = 0
        self.won: defaultdict[Seat, float] = defaultdict(float)
        if not isinstance(self.turn, Over | Chance):
            self.untried = sample_actions(game.menu(state, self.turn.seats[0]), rng)
            rng.shuffle(self.untried)


class _Tree:
    """The tree of one decision."""

    def __init__(self, game: AnyGame, evaluator: AnyEvaluator, rng: Random, seat: Seat) -> None:
        self._game = game
        self._evaluator = evaluator
        self._rng = rng
        self._seats = {seat}  # that were asked so far

    def grow(self, root: _Node) -> None:
        """Select down to a new node, play out from it, and add the result to every node on the path."""
        path = [root]
        while path[-1].visits or len(path) == 1:
            if isinstance(path[-1].turn, Over):
                break
            path.append(self._next(path[-1]))
        shares = self._playout(path[-1].state)
        for node in path:
            node.visits += 1
            for seat, share in shares.items():
                node.won[seat] += share

    def _next(self, node: _Node) -> _Node:
        assert not isinstance(node.turn, Over)
        if isinstance(node.turn, Chance):
            return self._child(node, CHANCE, draw_outcome(node.turn, self._rng))
        seat = node.turn.seats[0]
        self._seats.add(seat)
        if node.untried:
            return self._child(node, seat, node.untried.pop())
        log = math.log(node.visits + 1)
        return max(
            node.children.values(),
            key=lambda child: child.won[seat] / child.visits + UCT_EXPLORATION * math.sqrt(log / child.visits),
        )

    def _child(self, node: _Node, seat: Seat, action: Action) -> _Node:
        if action not in node.children:
            node.children[action] = _Node(self._game, self._game.play(node.state, seat, action), self._rng)
        return node.children[action]

    def _playout(self, state: Any) -> Shares:
        """Play random actions, to the end if it is near; else the seats that the evaluator prefers share the win."""
        game = self._game
        end = play_out(game, state, self._rng, self._random_action, max_steps=MAX_PLAYOUT_ACTIONS)
        if isinstance(end.turn, Over):
            return dict(enumerate(map(float, win_shares(end.ranks))))
        seats = sorted(self._seats)
        values = [self._evaluator.evaluate(game.view(end.state, seat), seat) for seat in seats]
        ranks = [int(value < max(values)) for value in values]
        return dict(zip(seats, map(float, win_shares(ranks)), strict=True))

    def _random_action(self, state: Any, seat: Seat) -> Action:
        self._seats.add(seat)
        return sample(self._game.menu(state, seat), self._rng)
