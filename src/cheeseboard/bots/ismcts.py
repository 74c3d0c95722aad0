"""The bot for hidden cards: it imagines what may lie there, plays on from it, and learns where more is won.

Information-set Monte-Carlo tree search with many observers: a node is what one seat sees, so nobody in an imagined game
knows more than a person there would. Sealed answers are given one after the other by seats that do not see each
other's. It knows no game and sees no state but those it supposes itself.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any

from cheeseboard.bots.budget import Budget
from cheeseboard.core import CHANCE, Action, AnyGame, Chance, Over, Question, Seat
from cheeseboard.core.evaluation import AnyIsmctsModel, Candidate, IsmctsLevel, SearchContext, softmax
from cheeseboard.core.playout import draw_outcome, win_shares

DETERMINIZATIONS = (
    40  # different guesses for one decision; they come again in turn, so that actions are compared on like ground
)
PRIOR_VISITS = 40.0  # a sure first thought counts as so many playouts
PUCT_EXPLORATION = 0.25  # how much a likely action is tried beyond what it brought
UNIFORM_PRIOR_SHARE = 0.3  # how much of its tries go to actions whatever first thoughts say
PRIOR_TEMPERATURE = 0.015  # how much less an action may look to be a third as likely


class _LazyDeterminizations(Sequence[Any]):
    """The guesses for one decision, each made when it is first looked at: many decisions need few or none."""

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
    """What one seat sees, what it may try there, and what came of it."""

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
        self.expected = sum([likely * look for likely, look in zip(self.priors, self.prior_values, strict=True)])
        self.visits = [0] * len(candidates)
        self.value_sums = [0.0] * len(candidates)
        self.total_visits = 0

    def mean_values(self) -> list[float]:
        """What each action brought, its first thought counted in; that only compares, so it is moved to the mean."""
        more = sum(self.value_sums) / self.total_visits - self.expected if self.total_visits else 0.0
        return [
            (trust * (look + more) + brought) / (trust + tried)
            for look, trust, brought, tried in zip(
                self.prior_values, self.prior_visits, self.value_sums, self.visits, strict=True
            )
        ]

    def select(self) -> int:
        """The action that brought most, or was tried too little for its likelihood."""
        wish = PUCT_EXPLORATION * sqrt(self.total_visits + 1)
        any_of = UNIFORM_PRIOR_SHARE / len(self.actions)
        wishes = [
            value + wish * ((1 - UNIFORM_PRIOR_SHARE) * likely + any_of) / (1 + tried)
            for value, likely, tried in zip(self.mean_values(), self.priors, self.visits, strict=True)
        ]
        return wishes.index(max(wishes))


class IsmctsBot:
    """Thinks for its level's playouts, at most so many seconds; who is tireless, for all of the seconds it is given."""

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
        self.playouts = 0  # of the last decision

    def choose(self, question: Question) -> Action:
        """The action that brought most, or one of those nearly as good."""
        mix = self.policy(question)
        return mix[0][0] if len(mix) == 1 else self._rng.choices(mix, [share for _, share in mix])[0][0]

    def policy(self, question: Question) -> list[tuple[Action, float]]:
        """What it may do, and how often it does each: all that can be known of it in advance."""
        candidates = self._model.candidates(question.view, question.seat, question.menu, self._rng)
        if len(candidates) == 1:
            return [(candidates[0].action, 1.0)]
        determinizations = _LazyDeterminizations(
            lambda: self._model.determinize(question.view, question.events, self._rng)
        )
        thinks_twice = bool(self._level.playouts) and not _are_final(candidates)
        self._budget = Budget(self._level.max_seconds if self.seconds is None else self.seconds, self._playouts)
        if thinks_twice:
            context = SearchContext(determinizations, question.events, self._rng, self._budget.spend)
            candidates = self._model.refine(question.view, question.seat, candidates, context)
        if any(candidate.probability for candidate in candidates):
            return [(candidate.action, candidate.probability) for candidate in candidates]
        root = _Node(question.seat, candidates)
        if thinks_twice and not _are_final(candidates):
            self._think(determinizations, root)
        self.playouts = root.total_visits
        return list(zip(root.actions, self._policy_at(root), strict=True))

    def stop(self) -> None:
        """Answer at once with what is known so far."""
        self._budget.stop()

    def _policy_at(self, root: _Node) -> list[float]:
        value = root.mean_values()
        if not self._level.temperature:
            best = max(range(len(value)), key=lambda index: (root.visits[index], value[index]))
            return [float(index == best) for index in range(len(value))]
        likely = softmax(value, self._level.temperature)
        if root.total_visits:  # what was hardly tried only seems good
            likely = [chance * tried for chance, tried in zip(likely, root.visits, strict=True)]
        return likely

    def _think(self, determinizations: Sequence[Any], root: _Node) -> None:
        seen: dict[Any, _Node] = {}
        while self._budget.spend():
            self._playout(determinizations[root.total_visits % len(determinizations)], root, seen)

    def _playout(self, state: Any, root: _Node, seen: dict[Any, _Node]) -> None:
        game, rng = self._game, self._rng
        way: list[tuple[_Node, int]] = []
        pauses, answered = 0, False
        while True:
            turn = game.turn(state)
            if isinstance(turn, Over):
                value: Sequence[float] = [float(share) for share in win_shares(turn.ranks)]
                break
            if answered and self._model.can_evaluate(state):
                pauses += 1
                if pauses >= self._level.horizon:
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
                node = self._node(state, seat, seen)
                mine = seat == root.seat
                index = node.select() if mine else rng.choices(range(len(node.actions)), node.priors)[0]
            way.append((node, index))
            state = game.play(state, seat, node.actions[index])
        for node, index in way:
            node.total_visits += 1
            node.visits[index] += 1
            node.value_sums[index] += value[node.seat]

    def _node(self, state: Any, seat: Seat, seen: dict[Any, _Node]) -> _Node:
        menu = self._game.menu(state, seat)
        if len(menu) == 1 and not menu[0].slots:
            return _Node(seat, (Candidate(Action(menu[0].verb), 0.0, 1.0),))
        view = self._game.view(state, seat)
        node = seen.get(view)
        if node is None:
            node = seen[view] = _Node(seat, self._model.candidates(view, seat, menu, self._rng))
        return node


def _are_final(candidates: Sequence[Candidate]) -> bool:
    return all(candidate.confidence >= 1 for candidate in candidates)
