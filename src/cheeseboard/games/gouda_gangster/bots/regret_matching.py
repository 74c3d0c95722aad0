"""Mixed policy for phase 3, where all seats sneak in secretly at once: regret matching over sampled hands.

Opponents are drawn by their posterior type: fixed-policy types are exploited; against adaptive ones the policy tends
towards an equilibrium.
"""

from collections.abc import Sequence
from itertools import accumulate
from random import Random

from cheeseboard.core import Seat
from cheeseboard.core.evaluation import Candidate, SearchContext, softmax
from cheeseboard.games.gouda_gangster.bots.fight_probabilities import EXPECTED_LATER_CARDS
from cheeseboard.games.gouda_gangster.bots.habitual_policy import SneakOption, habitual_policy, sneak_options
from cheeseboard.games.gouda_gangster.bots.opponent_model import (
    ADAPTIVE,
    TYPE_TEMPERATURES,
    TypeWeights,
    type_posteriors,
)
from cheeseboard.games.gouda_gangster.bots.payoffs import EncodedSneak, encode_sneaks, payoffs
from cheeseboard.games.gouda_gangster.bots.round_value import RoundValue
from cheeseboard.games.gouda_gangster.cards import in_order
from cheeseboard.games.gouda_gangster.state import GoudaGangster
from cheeseboard.games.gouda_gangster.view import View

SAMPLED_HANDS = 5  # hands sampled per seat
MAX_OPTIONS = 30  # options kept per sampled hand, the most valuable ones
UPDATES_PER_PLAYOUT = 3  # iterations for each playout of the level
INITIAL_REGRET = 1.0  # total regret at the start, spread by the habitual policy; in win probability
FINAL_TEMPERATURE = 0.012  # an option worth 0.012 less win probability is played about a third as often


class RegretMatcher:
    """Regrets and average policy of one hand, by regret matching+: regrets are never negative, and later iterations
    weigh more in the average.
    """

    def __init__(self, hand: tuple[str, ...], options: Sequence[SneakOption]) -> None:
        self.sneaks: list[EncodedSneak] = encode_sneaks(hand, [(option.room, option.cards) for option in options])
        self._policy_sums = habitual_policy(options)
        self._regrets = [INITIAL_REGRET * probability for probability in self._policy_sums]
        self._value_sums, self._total_weight = [0.0] * len(options), 0.0
        self._indices = range(len(options))

    def sample(self, rng: Random) -> int:
        """Sample an option in proportion to its regret; any option if nothing is regretted."""
        return rng.choices(self._indices, self._regrets if any(self._regrets) else None)[0]

    def update(self, values: Sequence[float], weight: float) -> None:
        """Add the regrets of one iteration, given the value each option would have had."""
        self._value_sums = [before + weight * value for before, value in zip(self._value_sums, values, strict=True)]
        self._total_weight += weight
        total = sum(self._regrets)
        if total:
            expected = sum([own * value for own, value in zip(self._regrets, values, strict=True)]) / total
            share = weight / total
            self._policy_sums = [
                before + share * own for before, own in zip(self._policy_sums, self._regrets, strict=True)
            ]
        else:
            expected = sum(values) / len(values)
        self._regrets = [
            more if (more := own + value - expected) > 0 else 0.0
            for own, value in zip(self._regrets, values, strict=True)
        ]

    def average_policy(self) -> list[float]:
        """The weighted average of the policies of all iterations."""
        total = sum(self._policy_sums)
        return [own / total for own in self._policy_sums]

    def final_policy(self) -> list[float]:
        """The average policy, with options of lower mean value played less often (not normalized)."""
        if not self._total_weight:
            return self.average_policy()
        means = softmax([own / self._total_weight for own in self._value_sums], FINAL_TEMPERATURE)
        return [own * factor for own, factor in zip(self.average_policy(), means, strict=True)]


class FixedPolicyPlayer:
    """One hand of an opponent that does not learn: it sneaks in by the habitual or the careless policy."""

    def __init__(self, hand: tuple[str, ...], options: Sequence[SneakOption]) -> None:
        self._hand, self._options = hand, options
        values = [option.value for option in options]
        self._cumulative_policies = [
            list(accumulate(softmax(values, temperature))) for temperature in TYPE_TEMPERATURES[:ADAPTIVE]
        ]

    def sample_sneak(self, kind: int, rng: Random) -> EncodedSneak:
        """Sample a sneak of this type's policy."""
        room, cards, _ = rng.choices(self._options, cum_weights=self._cumulative_policies[kind])[0]
        return encode_sneaks(self._hand, [(room, cards)])[0]


class RegretSolver:
    """Self-play of one phase 3: every seat has some sampled hands, each with its own `RegretMatcher`.

    The own seat is also given other hands, so that opponents adapt to what it may hold, not to what it holds.
    """

    def __init__(
        self, seat: Seat, own: RegretMatcher, context: SearchContext[GoudaGangster], posteriors: Sequence[TypeWeights]
    ) -> None:
        determinizations, rng, state = context.determinizations, context.rng, context.determinizations[0]
        self._seat, self._own, self._rng, self._posteriors = seat, own, rng, posteriors
        self._pieces, self._round_value, self._iterations = state.pieces, RoundValue(state), 0
        hand = state.sides[seat].hand
        self._matchers: dict[Seat, list[RegretMatcher]] = {other: [] for other in state.playing}
        for world in [determinizations[index] for index in range(SAMPLED_HANDS)]:
            for other, matchers in self._matchers.items():
                held = world.sides[other].hand if other != seat else rng.sample(world.stock + hand, len(hand))
                matchers.append(_matcher(world, other, in_order(held)))
        self._matchers[seat].append(own)
        self._determinizations = determinizations
        self._fixed_policy_players: dict[tuple[Seat, int], FixedPolicyPlayer] = {}

    def update(self) -> None:
        """One iteration: sample a hand and a sneak for every seat, then update the regrets of all these hands."""
        rng = self._rng
        self._iterations += 1
        chosen = {seat: rng.choice(matchers) for seat, matchers in self._matchers.items()}
        sneaks = {seat: self._reinforced(self._sample_sneak(seat, matcher)) for seat, matcher in chosen.items()}
        for seat, matcher in chosen.items():
            self._update_one(seat, matcher, sneaks)
        if chosen[self._seat] is not self._own:
            self._update_one(self._seat, self._own, sneaks)

    def _sample_sneak(self, seat: Seat, matcher: RegretMatcher) -> EncodedSneak:
        rng = self._rng
        if seat != self._seat:
            kind = rng.choices(range(len(self._posteriors[seat])), self._posteriors[seat])[0]
            if kind != ADAPTIVE:
                index = rng.randrange(len(self._determinizations))
                return self._fixed_policy_player(seat, index).sample_sneak(kind, rng)
        return matcher.sneaks[matcher.sample(rng)]

    def _reinforced(self, sneak: EncodedSneak) -> EncodedSneak:
        """Half of the rats add a weapon in phase 5, if they keep one."""
        if self._rng.random() < EXPECTED_LATER_CARDS:
            return sneak._replace(fight_key=sneak.fight_key + sneak.reinforcement)
        return sneak

    def _fixed_policy_player(self, seat: Seat, index: int) -> FixedPolicyPlayer:
        player = self._fixed_policy_players.get((seat, index))
        if player is None:
            world = self._determinizations[index]
            hand = world.sides[seat].hand
            player = FixedPolicyPlayer(hand, _sneak_options(world, seat, hand))
            self._fixed_policy_players[seat, index] = player
        return player

    def _update_one(self, seat: Seat, matcher: RegretMatcher, sneaks: dict[Seat, EncodedSneak]) -> None:
        others = {other: sneak for other, sneak in sneaks.items() if other != seat}
        values = payoffs(self._round_value, self._pieces, seat, matcher.sneaks, others)
        matcher.update(values, self._iterations)


def solve_sneak(
    view: View, seat: Seat, candidates: Sequence[Candidate], context: SearchContext[GoudaGangster]
) -> list[Candidate]:
    """The candidates with the probability to play each of them."""
    own = view.sides[seat].own
    assert own
    # Prior values are win probabilities, not rats: the initial policy of the own hand is 3.4 times as flat as that of
    # other hands. The weights were chosen so; what rats instead would change has not been measured by itself.
    matcher = RegretMatcher(
        own.hand,
        [
            SneakOption(candidate.action.word, candidate.action.fills[1], candidate.prior_value)
            for candidate in candidates
        ],
    )
    posteriors = type_posteriors(context.events, len(view.sides), seat, view.options.deck)
    solver = RegretSolver(seat, matcher, context, posteriors)
    while context.spend():
        for _ in range(UPDATES_PER_PLAYOUT):
            solver.update()
    return [
        Candidate(candidate.action, candidate.prior_value, 1.0, probability)
        for candidate, probability in zip(candidates, matcher.final_policy(), strict=True)
    ]


def _matcher(state: GoudaGangster, seat: Seat, hand: tuple[str, ...]) -> RegretMatcher:
    options = sorted(_sneak_options(state, seat, hand), key=lambda option: -option.value)
    return RegretMatcher(hand, options[:MAX_OPTIONS])


def _sneak_options(state: GoudaGangster, seat: Seat, hand: tuple[str, ...]) -> list[SneakOption]:
    rivals = tuple([len(state.sides[other].hand) for other in state.playing if other != seat])
    return sneak_options(hand, state.pieces, rivals, is_final=bool(state.finals))
