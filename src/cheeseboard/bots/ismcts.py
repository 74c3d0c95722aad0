"""The bot for hidden cards: information-set Monte Carlo tree search with multiple observers (MO-ISMCTS).

It plays out determinizations, states sampled from its posterior. A node is keyed by one seat's view, so no seat of a
playout knows more than a person there would; sealed answers are given in turn by seats that do not see each other's.
It knows no game and sees no state but those it samples itself.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any

from cheeseboard.bots.budget import Budget
from cheeseboard.core import CHANCE, Action, AnyGame, Chance, Over, Question, Seat
from cheeseboard.core.evaluation import AnyIsmctsModel, Candidate, IsmctsLevel, SearchContext, softmax
from cheeseboard.core.playout import draw_outcome, win_shares

DETERMINIZATIONS = 40  # per decision, used in rotation so that actions are compared in the same states
PRIOR_VISITS = 40.0  # a prior value of full confidence counts as so many playouts
PUCT_EXPLORATION = 0.25  # weight of the exploration term
UNIFORM_PRIOR_SHARE = 0.3  # share of the exploration that ignores the priors
PRIOR_TEMPERATURE = 0.015  # an action worth so much less has about a third of the prior


class _LazyDeterminizations(Sequence[Any]):
    """The states of one decision, each sampled when it is first used: many decisions need few or none."""

    def __init__(self, determinize: Callable[[], Any]) -> None:
        self._determinize = determinize
        self._made: list[Any] = []

    def __len__(self) -> int:
        return DETERMINIZATIONS

    def __getitem__(self, index: Any) -> Any:
        if index >= DETERMINIZATIONS:
            raise IndexError(index)
        while len(self._made) <= index:
            self._made.append(self._determinize())
        return self._made[index]


class _Node:
    """One view of one seat: its candidate actions with priors, visits and values."""

    __slots__ = (
        "actions",
        "expected",
        "prior_values",
        "prior_visits",
        "priors",
        "seat",
        "total_visits",
        "value_sums",
        "visits",
    )

    def __init__(self, seat: Seat, candidates: Sequence[Candidate]) -> None:
        self.seat = seat
        self.actions = [candidate.action for candidate in candidates]
        self.prior_values = [candidate.prior_value for candidate in candidates]
        self.prior_visits = [PRIOR_VISITS * candidate.confidence for candidate in candidates]
        self.priors = softmax(self.prior_values, PRIOR_TEMPERATURE)
        self.expected = sum([prior * value for prior, value in zip(self.priors, self.prior_values, strict=True)])
        self.visits = [0] * len(candidates)
        self.value_sums = [0.0] * len(candidates)
        self.total_visits = 0

    def mean_values(self) -> list[float]:
        """Mean value per action. Prior values are only relative, so they are shifted to the observed mean and then
        count as extra visits."""
        shift = sum(self.value_sums) / self.total_visits - self.expected if self.total_visits else 0.0
        return [
            (prior_visits * (prior_value + shift) + value_sum) / (prior_visits + visits)
            for prior_value, prior_visits, value_sum, visits in zip(
                self.prior_values, self.prior_visits, self.value_sums, self.visits, strict=True
            )
        ]

    def select(self) -> int:
        """The index of the action to try next, by PUCT."""
        exploration = PUCT_EXPLORATION * sqrt(self.total_visits + 1)
        uniform = UNIFORM_PRIOR_SHARE / len(self.actions)
        scores = [
            value + exploration * ((1 - UNIFORM_PRIOR_SHARE) * prior + uniform) / (1 + visits)
            for value, prior, visits in zip(self.mean_values(), self.priors, self.visits, strict=True)
        ]
        return scores.index(max(scores))


class IsmctsBot:
    """Plays its level's number of playouts within `seconds`; with `uses_full_time` it uses all the seconds given."""

    def __init__(
        self,
        game: AnyGame,
        model: AnyIsmctsModel,
        rng: Random,
        level: IsmctsLevel,
        *,
        seconds: float | None = None,
        uses_full_time: bool = False,
    ) -> None:
        self._game = game
        self._model = model
        self._rng = rng
        self._level = level
        self.seconds = seconds
        self._playouts = None if uses_full_time and seconds is not None else level.playouts
        self._budget = Budget()
        self.playouts: int = 0  # of the last decision

    def choose(self, question: Question) -> Action:
        """An action sampled from the policy."""
        policy = self.policy(question)
        return policy[0][0] if len(policy) == 1 else self._rng.choices(policy, [share for _, share in policy])[0][0]

    def policy(self, question: Question) -> list[tuple[Action, float]]:
        """The candidate actions, each with the weight by which it is chosen."""
        candidates = self._model.candidates(question.view, question.seat, question.menu, self._rng)
        if len(candidates) == 1:
            return [(candidates[0].action, 1.0)]
        determinizations = _LazyDeterminizations(
            lambda: self._model.determinize(question.view, question.events, self._rng)
        )
        searches = bool(self._level.playouts) and not _are_final(candidates)
        self._budget = Budget(self._level.max_seconds if self.seconds is None else self.seconds, self._playouts)
        if searches:
            context = SearchContext(determinizations, question.events, self._rng, self._budget.spend)
            candidates = self._model.refine(question.view, question.seat, candidates, context)
        if any(candidate.probability for candidate in candidates):
            return [(candidate.action, candidate.probability) for candidate in candidates]
        root = _Node(question.seat, candidates)
        if searches and not _are_final(candidates):
            self._search(determinizations, root)
        self.playouts = root.total_visits
        return list(zip(root.actions, self._policy_at(root), strict=True))

    def stop(self) -> None:
        """Answer at once with the policy found so far."""
        self._budget.stop()

    def _policy_at(self, root: _Node) -> list[float]:
        values = root.mean_values()
        if not self._level.temperature:
            best = max(range(len(values)), key=lambda index: (root.visits[index], values[index]))
            return [float(index == best) for index in range(len(values))]
        weights = softmax(values, self._level.temperature)
        if root.total_visits:  # the value of an action with few visits is unreliable
            weights = [weight * visits for weight, visits in zip(weights, root.visits, strict=True)]
        return weights

    def _search(self, determinizations: Sequence[Any], root: _Node) -> None:
        nodes: dict[Any, _Node] = {}
        while self._budget.spend():
            self._playout(determinizations[root.total_visits % len(determinizations)], root, nodes)

    def _playout(self, state: Any, root: _Node, nodes: dict[Any, _Node]) -> None:
        game, rng = self._game, self._rng
        path: list[tuple[_Node, int]] = []
        evaluation_points, answered = 0, False
        while True:
            turn = game.turn(state)
            if isinstance(turn, Over):
                value: Sequence[float] = [float(share) for share in win_shares(turn.ranks)]
                break
            if answered and self._model.can_evaluate(state):
                evaluation_points += 1
                if evaluation_points >= self._level.horizon:
                    value = self._model.win_probabilities(state)
                    break
            if isinstance(turn, Chance):
                state = game.play(state, CHANCE, draw_outcome(turn, rng))
                continue
            seat = turn.seats[0]
            if not answered and seat == root.seat:
                answered = True
                node, index = root, root.select()
            else:
                node = self._node(state, seat, nodes)
                mine = seat == root.seat
                index = node.select() if mine else rng.choices(range(len(node.actions)), node.priors)[0]
            path.append((node, index))
            state = game.play(state, seat, node.actions[index])
        for node, index in path:
            node.total_visits += 1
            node.visits[index] += 1
            node.value_sums[index] += value[node.seat]

    def _node(self, state: Any, seat: Seat, nodes: dict[Any, _Node]) -> _Node:
        menu = self._game.menu(state, seat)
        if len(menu) == 1 and not menu[0].slots:
            return _Node(seat, (Candidate(Action(menu[0].verb), 0.0, 1.0),))
        view = self._game.view(state, seat)
        node = nodes.get(view)
        if node is None:
            node = nodes[view] = _Node(seat, self._model.candidates(view, seat, menu, self._rng))
        return node


def _are_final(candidates: Sequence[Candidate]) -> bool:
    return all(candidate.confidence >= 1 for candidate in candidates)
