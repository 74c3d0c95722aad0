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
from cheeseboard.games.gouda_gangster.bots.evaluation import EXPECTED_LATER_CARDS
from cheeseboard.games.gouda_gangster.bots.habitual_policy import (
    CARELESS_TEMPERATURE,
    HABITUAL_TEMPERATURE,
    SneakOption,
    habitual_policy,
    sneak_options,
)
from cheeseboard.games.gouda_gangster.bots.opponent_model import TypeWeights, type_posteriors
from cheeseboard.games.gouda_gangster.bots.payoffs import EncodedSneak, encode_sneaks, payoffs
from cheeseboard.games.gouda_gangster.bots.round_value import RoundValue
from cheeseboard.games.gouda_gangster.cards import in_order
from cheeseboard.games.gouda_gangster.state import GoudaGangster
from cheeseboard.games.gouda_gangster.view import View

SAMPLED_HANDS = 5  # supposed for each seat that learns
MAX_OPTIONS = 30  # ways of such a hand, those that look best
UPDATES_PER_PLAYOUT = 3  # of learning for each thought a level has
INITIAL_REGRET = 1.0  # how much habits count at first, in chances to win regretted
ADAPTIVE = 2  # the kind that learns
FINAL_TEMPERATURE = (
    0.012  # by how much less, as a chance to win, a way may have brought to be taken a third as often in the end
)


class RegretMatcher:
    """Somebody with one hand: what was regretted so far, and how often each way was taken."""

    def __init__(self, hand: tuple[str, ...], found: Sequence[SneakOption]) -> None:
        self.sneaks = encode_sneaks(hand, [(way.room, way.cards) for way in found])
        self._taken = habitual_policy(found)
        self._regrets = [INITIAL_REGRET * chance for chance in self._taken]
        self._brought, self._weights = [0.0] * len(found), 0.0
        self._all = range(len(found))

    def sample(self, rng: Random) -> int:
        """A way by what was regretted."""
        return rng.choices(self._all, self._regrets if any(self._regrets) else None)[0]

    def update(self, values: Sequence[float], weight: float) -> None:
        """Regret what would have brought more, and never what brought less."""
        self._brought = [before + weight * value for before, value in zip(self._brought, values, strict=True)]
        self._weights += weight
        total = sum(self._regrets)
        if total:
            expected = sum([own * value for own, value in zip(self._regrets, values, strict=True)]) / total
            share = weight / total
            self._taken = [before + share * own for before, own in zip(self._taken, self._regrets, strict=True)]
        else:
            expected = sum(values) / len(values)
        self._regrets = [
            more if (more := own + value - expected) > 0 else 0.0
            for own, value in zip(self._regrets, values, strict=True)
        ]

    def average_policy(self) -> list[float]:
        """The share of each way of all that was taken, later rounds counting more."""
        total = sum(self._taken)
        return [taken / total for taken in self._taken]

    def final_policy(self) -> list[float]:
        """How often to take each way: as often as it was, and less what brought less."""
        if not self._weights:
            return self.average_policy()
        good = softmax([brought / self._weights for brought in self._brought], FINAL_TEMPERATURE)
        return [often * chance for often, chance in zip(self.average_policy(), good, strict=True)]


class FixedPolicyPlayer:
    """Somebody with one hand and no second thoughts: it lays by habit, or is careless."""

    def __init__(self, hand: tuple[str, ...], found: Sequence[SneakOption]) -> None:
        self._hand, self._found = hand, found
        looks = [way.value for way in found]
        self._usual = [
            list(accumulate(softmax(looks, spread))) for spread in (HABITUAL_TEMPERATURE, CARELESS_TEMPERATURE)
        ]

    def sample_sneak(self, kind: int, rng: Random) -> EncodedSneak:
        """A way as such a rat sneaks in."""
        room, cards, _ = rng.choices(self._found, cum_weights=self._usual[kind])[0]
        return encode_sneaks(self._hand, [(room, cards)])[0]


class RegretSolver:
    """All seats of a round, each with some hands it may hold."""

    def __init__(
        self, seat: Seat, own: RegretMatcher, context: SearchContext[GoudaGangster], kinds: Sequence[TypeWeights]
    ) -> None:
        determinizations, rng, state = context.determinizations, context.rng, context.determinizations[0]
        self._seat, self._own, self._rng, self._kinds = seat, own, rng, kinds
        self._pieces, self._outlook, self._rounds = state.pieces, RoundValue(state), 0
        hand = state.sides[seat].hand
        self._hands: dict[Seat, list[RegretMatcher]] = {other: [] for other in state.playing}
        for world in [determinizations[index] for index in range(SAMPLED_HANDS)]:
            for other, known in self._hands.items():
                held = world.sides[other].hand if other != seat else rng.sample(world.stock + hand, len(hand))
                known.append(_matcher(world, other, in_order(held)))
        self._hands[seat].append(own)
        self._worlds = determinizations
        self._creatures: dict[tuple[Seat, int], FixedPolicyPlayer] = {}

    def update(self) -> None:
        """One round: everybody lays something, and everybody sees what would have been better."""
        rng = self._rng
        self._rounds += 1
        held = {seat: rng.choice(hands) for seat, hands in self._hands.items()}
        laid = {seat: self._reinforced(self._laid(seat, learner)) for seat, learner in held.items()}
        for seat, learner in held.items():
            self._update_one(seat, learner, laid)
        if held[self._seat] is not self._own:
            self._update_one(self._seat, self._own, laid)

    def _laid(self, seat: Seat, learner: RegretMatcher) -> EncodedSneak:
        rng = self._rng
        if seat != self._seat:
            kind = rng.choices(range(len(self._kinds[seat])), self._kinds[seat])[0]
            if kind != ADAPTIVE:
                return self._fixed_policy_player(seat, rng.randrange(len(self._worlds))).sample_sneak(kind, rng)
        return learner.sneaks[learner.sample(rng)]

    def _reinforced(self, rat: EncodedSneak) -> EncodedSneak:
        return rat._replace(might=rat.might + rat.later) if self._rng.random() < EXPECTED_LATER_CARDS else rat

    def _fixed_policy_player(self, seat: Seat, index: int) -> FixedPolicyPlayer:
        found = self._creatures.get((seat, index))
        if found is None:
            world = self._worlds[index]
            hand = world.sides[seat].hand
            found = self._creatures[seat, index] = FixedPolicyPlayer(hand, _sneak_options(world, seat, hand))
        return found

    def _update_one(self, seat: Seat, learner: RegretMatcher, laid: dict[Seat, EncodedSneak]) -> None:
        others = {other: rat for other, rat in laid.items() if other != seat}
        learner.update(payoffs(self._outlook, self._pieces, seat, learner.sneaks, others), self._rounds)


def solve_sneak(
    view: View, seat: Seat, candidates: Sequence[Candidate], context: SearchContext[GoudaGangster]
) -> list[Candidate]:
    """Every way to sneak in, and how often to take it."""
    own = view.sides[seat].own
    assert own
    learner = RegretMatcher(
        own.hand,
        [
            SneakOption(candidate.action.fills[0][0], candidate.action.fills[1], candidate.prior_value)
            for candidate in candidates
        ],
    )
    scheme = RegretSolver(seat, learner, context, type_posteriors(context.events, len(view.sides), seat))
    while context.spend():
        for _ in range(UPDATES_PER_PLAYOUT):
            scheme.update()
    return [
        Candidate(candidate.action, candidate.prior_value, 1.0, often)
        for candidate, often in zip(candidates, learner.final_policy(), strict=True)
    ]


def _matcher(state: GoudaGangster, seat: Seat, hand: tuple[str, ...]) -> RegretMatcher:
    return RegretMatcher(hand, sorted(_sneak_options(state, seat, hand), key=lambda way: -way.value)[:MAX_OPTIONS])


def _sneak_options(state: GoudaGangster, seat: Seat, hand: tuple[str, ...]) -> list[SneakOption]:
    rivals = tuple([len(state.sides[other].hand) for other in state.playing if other != seat])
    return sneak_options(hand, state.pieces, rivals, is_final=bool(state.finals))
