"""What a round's end leaves: the chance to win by rats and by the cards with which more will be won."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gangster.cards import CHEESE, GOUDA_GANGSTER, HOLE, NAILED_DOWN, STRENGTH, TRAP
from cheeseboard.games.gouda_gangster.ending import GANG
from cheeseboard.games.gouda_gangster.state import GoudaGangster

# Logarithms of odds. Rats as tests/games/gouda_gangster/fit_hopes.py finds them. For cards it finds more than twice as
# much, for it looks at hands about to be laid; whoever keeps cards at such a price loses (docs/bots/gouda-gangster.md).
RATS = (0.0, 1.53, 3.09, 4.86, 7.27, 7.27)
POINT = 0.0124  # of a weapon's strength
CARDS = {TRAP: 0.06, CHEESE: 0.4, NAILED_DOWN: 0.05, GOUDA_GANGSTER: 0.3, HOLE: 0.2}
LIFE = 1.5


@lru_cache(maxsize=20_000)
def kept(cards: tuple[str, ...]) -> float:
    """What these cards are worth in hand."""
    return sum([POINT * STRENGTH[card] if card in STRENGTH else CARDS[card] for card in cards])


def hopes(state: GoudaGangster) -> list[float]:
    """By seat: the chance to win, judged between two rounds."""
    odds = [0.0] * len(state.sides)
    for seat in state.playing:
        side = state.sides[seat]
        rats = LIFE * side.rats if state.options.goal == "last-rat" else RATS[min(side.rats, GANG)]
        odds[seat] = exp(rats + kept(side.hand))
    total = sum(odds)
    return [own / total for own in odds]


class Table:
    """A round about to be fought out, as one seat looks at it: what each outcome leaves to it."""

    def __init__(self, state: GoudaGangster, seat: Seat, keeps: Sequence[float]) -> None:
        self._seat = seat
        self._rats = [side.rats for side in state.sides]
        self._playing = state.playing
        self._is_final = bool(state.finals)
        self._lives = state.options.goal == "last-rat"
        self._keeps = [exp(own) for own in keeps]
        self._known: dict[frozenset[Seat], tuple[float, float]] = {}

    def hope(self, winners: frozenset[Seat], keeps: float) -> float:
        """The seat's chance to win, if these get cheese and it keeps so much."""
        found = self._known.get(winners)
        if found is None:
            found = self._known[winners] = self._after(winners)
        own, others = found
        if not others:
            return own
        odds = own * exp(keeps)
        return odds / (odds + others)

    def _after(self, winners: frozenset[Seat]) -> tuple[float, float]:
        """The odds of the seat but for its cards, and those of all others; or the share of a decided game, and 0."""
        if self._is_final:
            still = winners or frozenset(self._playing)
            return (1 / len(still) if self._seat in still else 0.0), 0.0
        if self._lives:
            return self._after_losses(winners)
        rats = [number + (other in winners) for other, number in enumerate(self._rats)]
        there = [other for other, number in enumerate(rats) if number >= GANG]
        if there:
            return (1 / len(there) if self._seat in there else 0.0), 0.0
        return self._odds([exp(RATS[number]) for number in rats])

    def _after_losses(self, winners: frozenset[Seat]) -> tuple[float, float]:
        lives = [number - (other not in winners) for other, number in enumerate(self._rats)]
        if not any(lives[other] > 0 for other in self._playing):
            lives = self._rats
        odds = [exp(LIFE * number) if number > 0 else 0.0 for number in lives]
        if not odds[self._seat]:
            return 0.0, 0.0
        own, others = self._odds(odds)
        return (own, others) if others else (1.0, 0.0)

    def _odds(self, odds: Sequence[float]) -> tuple[float, float]:
        others = sum([odds[other] * self._keeps[other] for other in self._playing if other != self._seat])
        return odds[self._seat], others
