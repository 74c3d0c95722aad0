"""Second thoughts on sneaking in: in supposed worlds all rats learn at once what to lay against each other.

Regret matching over a sample of hands: whatever would have done better is laid more often, by everybody. The more an
other rat has seemed to follow habits, or to be careless, the more often it does so here too: those get their answer,
schemers a mix that is hard to answer.
"""

from collections.abc import Sequence
from itertools import accumulate
from random import Random

from cheeseboard.core import Seat
from cheeseboard.core.evaluation import Candidate, SearchContext, softmax
from cheeseboard.games.gouda_gangster.bots.evaluation import LATER
from cheeseboard.games.gouda_gangster.bots.habitual_policy import CARELESS, SPREAD, Way, likely, ways
from cheeseboard.games.gouda_gangster.bots.opponent_model import Kinds, reputes
from cheeseboard.games.gouda_gangster.bots.payoffs import Rat, fight, rats_of
from cheeseboard.games.gouda_gangster.bots.round_value import Outlook
from cheeseboard.games.gouda_gangster.cards import in_order
from cheeseboard.games.gouda_gangster.state import GoudaGangster
from cheeseboard.games.gouda_gangster.view import View

HANDS = 5  # supposed for each seat that learns
WEIGHED = 30  # ways of such a hand, those that look best
ROUNDS = 3  # of learning for each thought a level has
WARM = 1.0  # how much habits count at first, in chances to win regretted
SCHEMER = 2  # the kind that learns
DOUBT = 0.012  # by how much less, as a chance to win, a way may have brought to be taken a third as often in the end


class Learner:
    """Somebody with one hand: what was regretted so far, and how often each way was taken."""

    def __init__(self, hand: tuple[str, ...], found: Sequence[Way]) -> None:
        self.rats = rats_of(hand, [(way.room, way.cards) for way in found])
        self._taken = likely(found)
        self._regrets = [WARM * chance for chance in self._taken]
        self._brought, self._weights = [0.0] * len(found), 0.0
        self._all = range(len(found))

    def by_regret(self, rng: Random) -> int:
        """A way by what was regretted."""
        return rng.choices(self._all, self._regrets if any(self._regrets) else None)[0]

    def learn(self, worths: Sequence[float], weight: float) -> None:
        """Regret what would have brought more, and never what brought less."""
        self._brought = [before + weight * worth for before, worth in zip(self._brought, worths, strict=True)]
        self._weights += weight
        total = sum(self._regrets)
        if total:
            expected = sum([own * worth for own, worth in zip(self._regrets, worths, strict=True)]) / total
            share = weight / total
            self._taken = [before + share * own for before, own in zip(self._taken, self._regrets, strict=True)]
        else:
            expected = sum(worths) / len(worths)
        self._regrets = [
            more if (more := own + worth - expected) > 0 else 0.0
            for own, worth in zip(self._regrets, worths, strict=True)
        ]

    def often(self) -> list[float]:
        """The share of each way of all that was taken, later rounds counting more."""
        total = sum(self._taken)
        return [taken / total for taken in self._taken]

    def mix(self) -> list[float]:
        """How often to take each way: as often as it was, and less what brought less."""
        if not self._weights:
            return self.often()
        good = softmax([brought / self._weights for brought in self._brought], DOUBT)
        return [often * chance for often, chance in zip(self.often(), good, strict=True)]


class Creature:
    """Somebody with one hand and no second thoughts: it lays by habit, or is careless."""

    def __init__(self, hand: tuple[str, ...], found: Sequence[Way]) -> None:
        self._hand, self._found = hand, found
        looks = [way.looks for way in found]
        self._usual = [list(accumulate(softmax(looks, spread))) for spread in (SPREAD, CARELESS)]

    def lays(self, kind: int, rng: Random) -> Rat:
        """A way as such a rat sneaks in."""
        room, cards, _ = rng.choices(self._found, cum_weights=self._usual[kind])[0]
        return rats_of(self._hand, [(room, cards)])[0]


class Scheme:
    """All seats of a round, each with some hands it may hold."""

    def __init__(self, seat: Seat, own: Learner, context: SearchContext[GoudaGangster], kinds: Sequence[Kinds]) -> None:
        worlds, rng, state = context.determinizations, context.rng, context.determinizations[0]
        self._seat, self._own, self._rng, self._kinds = seat, own, rng, kinds
        self._pieces, self._outlook, self._rounds = state.pieces, Outlook(state), 0
        hand = state.sides[seat].hand
        self._hands: dict[Seat, list[Learner]] = {other: [] for other in state.playing}
        for world in [worlds[place] for place in range(HANDS)]:
            for other, known in self._hands.items():
                held = world.sides[other].hand if other != seat else rng.sample(world.stock + hand, len(hand))
                known.append(_learner(world, other, in_order(held)))
        self._hands[seat].append(own)
        self._worlds = worlds
        self._creatures: dict[tuple[Seat, int], Creature] = {}

    def learn(self) -> None:
        """One round: everybody lays something, and everybody sees what would have been better."""
        rng = self._rng
        self._rounds += 1
        held = {seat: rng.choice(hands) for seat, hands in self._hands.items()}
        laid = {seat: self._reinforced(self._laid(seat, learner)) for seat, learner in held.items()}
        for seat, learner in held.items():
            self._tell(seat, learner, laid)
        if held[self._seat] is not self._own:
            self._tell(self._seat, self._own, laid)

    def _laid(self, seat: Seat, learner: Learner) -> Rat:
        rng = self._rng
        if seat != self._seat:
            kind = rng.choices(range(len(self._kinds[seat])), self._kinds[seat])[0]
            if kind != SCHEMER:
                return self._creature(seat, rng.randrange(len(self._worlds))).lays(kind, rng)
        return learner.rats[learner.by_regret(rng)]

    def _reinforced(self, rat: Rat) -> Rat:
        return rat._replace(might=rat.might + rat.later) if self._rng.random() < LATER else rat

    def _creature(self, seat: Seat, place: int) -> Creature:
        found = self._creatures.get((seat, place))
        if found is None:
            world = self._worlds[place]
            hand = world.sides[seat].hand
            found = self._creatures[seat, place] = Creature(hand, _ways(world, seat, hand))
        return found

    def _tell(self, seat: Seat, learner: Learner, laid: dict[Seat, Rat]) -> None:
        others = {other: rat for other, rat in laid.items() if other != seat}
        learner.learn(fight(self._outlook, self._pieces, seat, learner.rats, others), self._rounds)


def schemes(
    view: View, seat: Seat, candidates: Sequence[Candidate], context: SearchContext[GoudaGangster]
) -> list[Candidate]:
    """Every way to sneak in, and how often to take it."""
    own = view.sides[seat].own
    assert own
    learner = Learner(
        own.hand,
        [
            Way(candidate.action.fills[0][0], candidate.action.fills[1], candidate.prior_value)
            for candidate in candidates
        ],
    )
    scheme = Scheme(seat, learner, context, reputes(context.events, len(view.sides), seat))
    while context.spend():
        for _ in range(ROUNDS):
            scheme.learn()
    return [
        Candidate(candidate.action, candidate.prior_value, 1.0, often)
        for candidate, often in zip(candidates, learner.mix(), strict=True)
    ]


def _learner(state: GoudaGangster, seat: Seat, hand: tuple[str, ...]) -> Learner:
    return Learner(hand, sorted(_ways(state, seat, hand), key=lambda way: -way.looks)[:WEIGHED])


def _ways(state: GoudaGangster, seat: Seat, hand: tuple[str, ...]) -> list[Way]:
    rivals = tuple([len(state.sides[other].hand) for other in state.playing if other != seat])
    return ways(hand, state.pieces, rivals, is_final=bool(state.finals))
