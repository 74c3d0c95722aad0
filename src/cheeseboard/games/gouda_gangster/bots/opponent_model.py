"""What others' past fights tell of them: whether they sneak in by habit, lay nearly anything, or scheme."""

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
from cheeseboard.games.gouda_gangster.cards import ACTION_CARDS, FULL_DECK, ROOMS, TRAP, in_order
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

# Of rats that go by habit, careless ones and schemers, in this order.
TYPE_PRIOR = (0.9, 0.03, 0.07)  # how likely a stranger is one
SPREADS = (
    HABITUAL_TEMPERATURE,
    CARELESS_TEMPERATURE,
    0.3,
)  # how much less a way may look, in rats, to be a third as likely to it
LIKELIHOOD_FLOOR = (0.009, 0.01, 0.01)  # how likely it does anything at all
SHARED_EVIDENCE = 0.8  # how much what one rat did says of the others at the table
SAMPLED_RESTS = 16  # of what else was in a hand

TypeWeights = tuple[float, ...]  # something for each kind of rat


def type_posteriors(events: Sequence[GoudaGangsterEvent], seats: int, own: Seat) -> list[TypeWeights]:
    """By seat: how likely it is of each kind, by all that was seen of the game; the own fights say nothing."""
    found: list[TypeWeights] = [TYPE_PRIOR] * seats
    for who, fits in _likelihoods(events):
        if who != own:
            found = [
                _bayes_update(kinds, fits, 1.0 if seat == who else SHARED_EVIDENCE) for seat, kinds in enumerate(found)
            ]
    return found


def _bayes_update(kinds: TypeWeights, fits: TypeWeights, counts: float) -> TypeWeights:
    """How likely each kind is after something that fits them so well, which counts so much."""
    now = [before * fit**counts for before, fit in zip(kinds, fits, strict=True)]
    total = sum(now)
    return tuple([own / total for own in now])


class _Round:
    """What was seen of one round."""

    def __init__(self) -> None:
        self.pieces = [0] * len(ROOMS)
        self.laid: dict[Seat, tuple[str, tuple[str, ...]]] = {}  # where everybody was in the end, with which cards
        self.later: dict[Seat, str] = {}  # the card of phase 5
        self.trapped: list[Seat] = []  # whose trap was turned over
        self.moved: list[Seat] = []  # through a hole

    def note(self, event: GoudaGangsterEvent) -> None:
        """Keep what one event tells."""
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

    def hidden(self, seat: Seat) -> tuple[str, ...]:
        """The cards with which this seat sneaked in."""
        cards = [card for card in self.laid[seat][1] if card not in ACTION_CARDS]
        if seat in self.later and self.later[seat] in cards:
            cards.remove(self.later[seat])
        return in_order([*cards, *[TRAP] * self.trapped.count(seat)])


def _likelihoods(events: Sequence[GoudaGangsterEvent]) -> Iterator[tuple[Seat, TypeWeights]]:
    """Round by round: how likely what somebody laid was for each kind of rat."""
    held, now, is_final = Counter[Seat](), _Round(), False
    for event in events:
        now.note(event)
        if isinstance(event, CardDrawn):
            held[event.seat] += 1
        elif isinstance(event, FinalReached):
            is_final = True
        elif isinstance(event, RoundBegan):
            for seat, (room, shown) in now.laid.items():
                rivals = tuple([held[other] for other in now.laid if other != seat])
                if not is_final and seat not in now.moved:
                    yield seat, _hint(held[seat], tuple(now.pieces), rivals, room, now.hidden(seat))
                held[seat] -= len(shown) + now.trapped.count(seat)
            now = _Round()


@lru_cache(maxsize=5_000)
def _hint(held: int, pieces: tuple[int, ...], rivals: tuple[int, ...], room: str, laid: tuple[str, ...]) -> TypeWeights:
    rng, rest = Random(f"{held} {pieces} {room} {laid}"), list(FULL_DECK)
    for card in laid:
        rest.remove(card)
    fits = list(LIKELIHOOD_FLOOR)
    for _ in range(SAMPLED_RESTS):
        hand = in_order((*laid, *rng.sample(rest, max(0, held - len(laid)))))
        found = sneak_options(hand, pieces, rivals, is_final=False)
        for index, way in enumerate(found):
            if way.room == room and way.cards == laid:
                looks = [other.value for other in found]
                for kind, spread in enumerate(SPREADS):
                    fits[kind] += softmax(looks, spread)[index] / SAMPLED_RESTS
    return tuple(fits)
