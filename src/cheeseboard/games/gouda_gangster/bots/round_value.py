"""What a round's end leaves: the chance to win by rats and by the cards with which more will be won."""

from collections.abc import Set
from functools import lru_cache
from math import exp

from cheeseboard.core import Seat
from cheeseboard.core.playout import win_shares
from cheeseboard.games.gouda_gangster.cards import CHEESE, GOUDA_GANGSTER, HOLE, NAILED_DOWN, STRENGTH, TRAP
from cheeseboard.games.gouda_gangster.ending import GANG
from cheeseboard.games.gouda_gangster.state import GoudaGangster

# Logarithms of odds. Rats as tools/experiments/gangster_win_odds.py finds them. For cards it finds more than twice as
# much, for it looks at hands about to be laid; whoever keeps cards at such a price loses (docs/bots/gouda-gangster.md).
RATS_LOG_ODDS = (0.0, 1.53, 3.09, 4.86, 7.27, 7.27)
POINT_LOG_ODDS = 0.0124  # of a weapon's strength
CARDS_LOG_ODDS = {TRAP: 0.06, CHEESE: 0.4, NAILED_DOWN: 0.05, GOUDA_GANGSTER: 0.3, HOLE: 0.2}
LIFE_LOG_ODDS = 1.5


@lru_cache(maxsize=20_000)
def hand_log_odds(cards: tuple[str, ...]) -> float:
    """What these cards are worth in hand."""
    return sum([POINT_LOG_ODDS * STRENGTH[card] if card in STRENGTH else CARDS_LOG_ODDS[card] for card in cards])


def win_probabilities(state: GoudaGangster) -> list[float]:
    """By seat: the chance to win, judged between two rounds."""
    odds = [0.0] * len(state.sides)
    for seat in state.playing:
        side = state.sides[seat]
        rats = LIFE_LOG_ODDS * side.rats if state.options.goal == "last-rat" else RATS_LOG_ODDS[min(side.rats, GANG)]
        odds[seat] = exp(rats + hand_log_odds(side.hand))
    total = sum(odds)
    return [own / total for own in odds]


class RoundValue:
    """A round about to be fought out: what is left to everybody by who gets cheese. Winners are a bit for each seat."""

    def __init__(self, state: GoudaGangster) -> None:
        self._rats = [side.rats for side in state.sides]
        self._playing = state.playing
        self._is_final = bool(state.finals)
        self._lives = state.options.goal == "last-rat"
        self._known: dict[int, tuple[bool, list[float]]] = {}

    def after(self, winners: int) -> tuple[bool, list[float]]:
        """Whether that decides the game, and by seat its share of the victory, or its odds but for its cards."""
        found = self._known.get(winners)
        if found is None:
            found = self._known[winners] = self._after({seat for seat in self._playing if winners >> seat & 1})
        return found

    def _after(self, winners: Set[Seat]) -> tuple[bool, list[float]]:
        if self._is_final:
            return True, self._shared(winners or set(self._playing))
        if self._lives:
            return self._after_losses(winners)
        rats = [number + (seat in winners) for seat, number in enumerate(self._rats)]
        there = {seat for seat, number in enumerate(rats) if number >= GANG}
        return (True, self._shared(there)) if there else (False, [exp(RATS_LOG_ODDS[number]) for number in rats])

    def _after_losses(self, winners: Set[Seat]) -> tuple[bool, list[float]]:
        lives = [number - (seat not in winners) for seat, number in enumerate(self._rats)]
        still = {seat for seat in self._playing if lives[seat] > 0}
        if len(still) == 1:
            return True, self._shared(still)
        if not still:  # GG-24
            lives = self._rats
        return False, [exp(LIFE_LOG_ODDS * number) if number > 0 else 0.0 for number in lives]

    def _shared(self, winners: Set[Seat]) -> list[float]:
        ranks = [int(seat not in winners) for seat in range(len(self._rats))]
        return [float(share) for share in win_shares(ranks)]
