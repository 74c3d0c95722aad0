"""Opponent model: each rival's posterior type (habitual, careless or adaptive), from what it laid in past fights."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from cheeseboard.core import Seat
from cheeseboard.core.evaluation import softmax
from cheeseboard.games.gouda_gangster.bots.habitual_policy import (
    CARELESS_TEMPERATURE,
    HABITUAL_TEMPERATURE,
    sneak_options,
)
from cheeseboard.games.gouda_gangster.cards import ACTION_CARDS, DECKS, ROOMS, TRAP, in_order
from cheeseboard.games.gouda_gangster.events import (
    CardDrawn,
    CardLaid,
    CheeseFell,
    FighterRevealed,
    FinalReached,
    GoudaGangsterEvent,
    RatMovedThroughHole,
    RoundBegan,
    TrapSprung,
)

HABITUAL, CARELESS, ADAPTIVE = range(3)  # the types, in the order of every TypeWeights
TypeWeights = tuple[float, ...]  # one number per type
TYPE_PRIOR: TypeWeights = (0.9, 0.03, 0.07)
TYPE_TEMPERATURES: TypeWeights = (HABITUAL_TEMPERATURE, CARELESS_TEMPERATURE, 0.3)  # in rats
LIKELIHOOD_FLOOR: TypeWeights = (0.009, 0.01, 0.01)  # added to every likelihood: any type may do anything
SHARED_EVIDENCE = 0.8  # power to which evidence about one rival counts for the others: people at a table are alike
SAMPLED_RESTS = 16  # samples of the cards a rival kept in hand


def type_posteriors(
    events: Sequence[GoudaGangsterEvent], seats: int, own: Seat, deck: str = "full"
) -> list[TypeWeights]:
    """By seat: the posterior over the types after these events. The own fights are no evidence."""
    posteriors: list[TypeWeights] = [TYPE_PRIOR] * seats
    for who, likelihoods in _likelihoods(events, deck):
        if who != own:
            posteriors = [
                _bayes_update(prior, likelihoods, 1.0 if seat == who else SHARED_EVIDENCE)
                for seat, prior in enumerate(posteriors)
            ]
    return posteriors


def _bayes_update(prior: TypeWeights, likelihoods: TypeWeights, exponent: float) -> TypeWeights:
    weights = [before * likelihood**exponent for before, likelihood in zip(prior, likelihoods, strict=True)]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


class _Round:
    """What everybody has seen of one round."""

    def __init__(self) -> None:
        self.pieces = [0] * len(ROOMS)
        self.laid: dict[Seat, tuple[str, tuple[str, ...]]] = {}  # room and cards of each rat in the fight
        self.later: dict[Seat, str] = {}  # the card added in phase 5
        self.trapped: list[Seat] = []  # owners of the traps that were turned over
        self.moved: list[Seat] = []  # through a hole in the wall

    def observe(self, event: GoudaGangsterEvent) -> None:
        """Take note of one event."""
        match event:
            case CheeseFell():
                self.pieces[ROOMS.index(event.room)] += 1
            case CardLaid():
                self.later[event.seat] = event.card
            case TrapSprung():
                self.trapped.append(event.owner)
            case RatMovedThroughHole():
                self.moved.append(event.seat)
            case FighterRevealed():
                self.laid[event.seat] = event.room, event.cards

    def sneaked_with(self, seat: Seat) -> tuple[str, ...]:
        """The cards this seat laid face down in phase 3."""
        cards = [card for card in self.laid[seat][1] if card not in ACTION_CARDS]
        if seat in self.later and self.later[seat] in cards:
            cards.remove(self.later[seat])
        return in_order([*cards, *[TRAP] * self.trapped.count(seat)])


def _likelihoods(events: Sequence[GoudaGangsterEvent], deck: str) -> Iterator[tuple[Seat, TypeWeights]]:
    """For every rat of every finished round: the likelihood of what it laid, by type.

    Finals and rats that moved through a hole say nothing: the options differ, or the room is not the one chosen.
    """
    held, current, is_final = Counter[Seat](), _Round(), False
    for event in events:
        current.observe(event)
        if isinstance(event, CardDrawn):
            held[event.seat] += 1
        elif isinstance(event, FinalReached):
            is_final = True
        elif isinstance(event, RoundBegan):
            # Rivals turned up earlier count without the cards they laid, and the round before a final is left out. The
            # weights above were chosen so; what changes without them is in docs/bots/gouda-gangster.md.
            for seat, (room, shown) in current.laid.items():
                rivals = tuple([held[other] for other in current.laid if other != seat])
                if not is_final and seat not in current.moved:
                    cards = current.sneaked_with(seat)
                    yield seat, _likelihood(deck, held[seat], tuple(current.pieces), rivals, room, cards)
                held[seat] -= len(shown) + current.trapped.count(seat)
            current = _Round()


@lru_cache(maxsize=5_000)
def _likelihood(
    deck: str, held: int, pieces: tuple[int, ...], rivals: tuple[int, ...], room: str, laid: tuple[str, ...]
) -> TypeWeights:
    """By type: the probability of laying these cards in this room, averaged over the cards that may have been kept."""
    # The seed is made of the arguments, so that the cached answer does not depend on who asks first.
    rng, unseen = Random(f"{held} {pieces} {room} {laid}"), list(DECKS[deck])
    for card in laid:
        unseen.remove(card)
    likelihoods = list(LIKELIHOOD_FLOOR)
    for _ in range(SAMPLED_RESTS):
        hand = in_order((*laid, *rng.sample(unseen, max(0, held - len(laid)))))
        options = sneak_options(hand, pieces, rivals, is_final=False)
        for index, option in enumerate(options):
            if option.room == room and option.cards == laid:
                values = [other.value for other in options]
                for kind, temperature in enumerate(TYPE_TEMPERATURES):
                    likelihoods[kind] += softmax(values, temperature)[index] / SAMPLED_RESTS
    return tuple(likelihoods)
