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

WORLDS = 40  # different guesses for one decision; they come again in turn, so that actions are compared on like ground
TRUST = 40.0  # a sure first thought counts as so many playouts
CURIOUS = 0.25  # how much a likely action is tried beyond what it brought
DOUBT = 0.3  # how much of its tries go to actions whatever first thoughts say
SPREAD = 0.015  # how much less an action may look to be a third as likely


class _Worlds(Sequence[Any]):
    """The guesses for one decision, each made when it is first looked at: many decisions need few or none."""

    def __init__(self, suppose: Callable[[], Any]) -> None:
        self._suppose = suppose
        self._made: list[Any] = []

    def __len__(self) -> int:
        return WORLDS

    def __getitem__(self, place: Any) -> Any:
        if place >= WORLDS:
            raise IndexError(place)
        while len(self._made) <= place:
            self._made.append(self._suppose())
        return self._made[place]


class _Node:
    """What one seat sees, what it may try there, and what came of it."""

    __slots__ = ("actions", "expected", "likely", "looks", "seat", "sums", "tried", "tries", "trust")

    def __init__(self, seat: Seat, candidates: Sequence[Candidate]) -> None:
        self.seat = seat
        self.actions = [candidate.action for candidate in candidates]
        self.looks = [candidate.prior_value for candidate in candidates]
        self.trust = [TRUST * candidate.confidence for candidate in candidates]
        self.likely = softmax(self.looks, SPREAD)
        self.expected = sum([likely * look for likely, look in zip(self.likely, self.looks, strict=True)])
        self.tried = [0] * len(candidates)
        self.sums = [0.0] * len(candidates)
        self.tries = 0

    def worths(self) -> list[float]:
        """What each action brought, its first thought counted in; that only compares, so it is moved to the mean."""
        more = sum(self.sums) / self.tries - self.expected if self.tries else 0.0
        return [
            (trust * (look + more) + brought) / (trust + tried)
            for look, trust, brought, tried in zip(self.looks, self.trust, self.sums, self.tried, strict=True)
        ]

    def promising(self) -> int:
        """The action that brought most, or was tried too little for its likelihood."""
        wish = CURIOUS * sqrt(self.tries + 1)
        any_of = DOUBT / len(self.actions)
        wishes = [
            worth + wish * ((1 - DOUBT) * likely + any_of) / (1 + tried)
            for worth, likely, tried in zip(self.worths(), self.likely, self.tried, strict=True)
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
        tireless: bool = False,
    ) -> None:
        self._game = game
        self._model = model
        self._rng = rng
        self._level = level
        self.seconds = seconds
        self._playouts = None if tireless and seconds is not None else level.playouts
        self._budget = Budget()
        self.playouts = 0  # of the last decision

    def choose(self, question: Question) -> Action:
        """The action that brought most, or one of those nearly as good."""
        mix = self.mix(question)
        return mix[0][0] if len(mix) == 1 else self._rng.choices(mix, [share for _, share in mix])[0][0]

    def mix(self, question: Question) -> list[tuple[Action, float]]:
        """What it may do, and how often it does each: all that can be known of it in advance."""
        candidates = self._model.candidates(question.view, question.seat, question.menu, self._rng)
        if len(candidates) == 1:
            return [(candidates[0].action, 1.0)]
        worlds = _Worlds(lambda: self._model.determinize(question.view, question.events, self._rng))
        thinks_twice = bool(self._level.playouts) and not _are_sure(candidates)
        self._budget = Budget(self._level.max_seconds if self.seconds is None else self.seconds, self._playouts)
        if thinks_twice:
            context = SearchContext(worlds, question.events, self._rng, self._budget.spend)
            candidates = self._model.refine(question.view, question.seat, candidates, context)
        if any(candidate.probability for candidate in candidates):
            return [(candidate.action, candidate.probability) for candidate in candidates]
        root = _Node(question.seat, candidates)
        if thinks_twice and not _are_sure(candidates):
            self._think(worlds, root)
        self.playouts = root.tries
        return list(zip(root.actions, self._likely(root), strict=True))

    def stop(self) -> None:
        """Answer at once with what is known so far."""
        self._budget.stop()

    def _likely(self, root: _Node) -> list[float]:
        worth = root.worths()
        if not self._level.temperature:
            best = max(range(len(worth)), key=lambda place: (root.tried[place], worth[place]))
            return [float(place == best) for place in range(len(worth))]
        likely = softmax(worth, self._level.temperature)
        if root.tries:  # what was hardly tried only seems good
            likely = [chance * tried for chance, tried in zip(likely, root.tried, strict=True)]
        return likely

    def _think(self, worlds: Sequence[Any], root: _Node) -> None:
        seen: dict[Any, _Node] = {}
        while self._budget.spend():
            self._play_out(worlds[root.tries % len(worlds)], root, seen)

    def _play_out(self, state: Any, root: _Node, seen: dict[Any, _Node]) -> None:
        game, rng = self._game, self._rng
        way: list[tuple[_Node, int]] = []
        pauses, answered = 0, False
        while True:
            turn = game.turn(state)
            if isinstance(turn, Over):
                worth: Sequence[float] = shares(turn.ranks)
                break
            if answered and self._model.can_evaluate(state):
                pauses += 1
                if pauses >= self._level.horizon:
                    worth = self._model.win_probabilities(state)
                    break
            if isinstance(turn, Chance):
                actions, weights = zip(*turn.outcomes, strict=True)
                state = game.play(state, CHANCE, rng.choices(actions, weights)[0])
                continue
            seat = turn.seats[0]
            if not answered and seat == root.seat:
                answered = True
                node, place = root, root.promising()
            else:
                node = self._node(state, seat, seen)
                mine = seat == root.seat
                place = node.promising() if mine else rng.choices(range(len(node.actions)), node.likely)[0]
            way.append((node, place))
            state = game.play(state, seat, node.actions[place])
        for node, place in way:
            node.tries += 1
            node.tried[place] += 1
            node.sums[place] += worth[node.seat]

    def _node(self, state: Any, seat: Seat, seen: dict[Any, _Node]) -> _Node:
        menu = self._game.menu(state, seat)
        if len(menu) == 1 and not menu[0].slots:
            return _Node(seat, (Candidate(Action(menu[0].verb), 0.0, 1.0),))
        view = self._game.view(state, seat)
        node = seen.get(view)
        if node is None:
            node = seen[view] = _Node(seat, self._model.candidates(view, seat, menu, self._rng))
        return node


def _are_sure(candidates: Sequence[Candidate]) -> bool:
    return all(candidate.confidence >= 1 for candidate in candidates)


def shares(ranks: Sequence[int]) -> list[float]:
    """What a finished game is worth by seat: one victory, shared by all who won.

    >>> shares((0, 1, 0, 2))
    [0.5, 0.0, 0.5, 0.0]
    """
    won = ranks.count(0)
    return [1 / won if rank == 0 else 0.0 for rank in ranks]
