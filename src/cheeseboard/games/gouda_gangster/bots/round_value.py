"""Probability to win the game at the end of a round, from everybody's rats and hands (a logistic model)."""

from collections.abc import Set
from functools import lru_cache
from math import exp

from cheeseboard.core import Seat
from cheeseboard.core.playout import win_shares
from cheeseboard.games.gouda_gangster.cards import CHEESE, GOUDA_GANGSTER, HOLE, NAILED_DOWN, STRENGTH, TRAP
from cheeseboard.games.gouda_gangster.ending import GANG
from cheeseboard.games.gouda_gangster.state import GoudaGangster

# Log-odds of winning. Those of rats were fitted by tools/experiments/gangster_win_odds.py. For cards it finds more than
# twice as much, because its samples are hands about to be laid; bots that keep cards at such a price lose
# (docs/bots/gouda-gangster.md).
RATS_LOG_ODDS = (0.0, 1.53, 3.09, 4.86, 7.27, 7.27)  # by number of rats
POINT_LOG_ODDS = 0.0124  # per point of a weapon's strength
CARDS_LOG_ODDS = {TRAP: 0.06, CHEESE: 0.4, NAILED_DOWN: 0.05, GOUDA_GANGSTER: 0.3, HOLE: 0.2}
LIFE_LOG_ODDS = 1.5  # per life, where the goal is the last rat


@lru_cache(maxsize=20_000)
def hand_log_odds(cards: tuple[str, ...]) -> float:
    """Log-odds that these cards add while in hand."""
    return sum([POINT_LOG_ODDS * STRENGTH[card] if card in STRENGTH else CARDS_LOG_ODDS[card] for card in cards])


def win_probabilities(state: GoudaGangster) -> list[float]:
    """By seat: the probability to win, evaluated between two rounds."""
    odds = [0.0] * len(state.sides)
    for seat in state.playing:
        side = state.sides[seat]
        rats = LIFE_LOG_ODDS * side.rats if state.options.goal == "last-rat" else RATS_LOG_ODDS[min(side.rats, GANG)]
        odds[seat] = exp(rats + hand_log_odds(side.hand))
    total = sum(odds)
    return [own / total for own in odds]


class RoundValue:
    """What the end of this round leaves to each seat, by which seats win cheese. Winners are a bit mask of seats."""

    def __init__(self, state: GoudaGangster) -> None:
        self._rats = [side.rats for side in state.sides]
        self._playing = state.playing
        self._is_final = bool(state.finals)
        self._has_lives = state.options.goal == "last-rat"
        self._cache: dict[int, tuple[bool, list[float]]] = {}

    def after(self, winners: int) -> tuple[bool, list[float]]:
        """Whether the game is decided; then each seat's share of the win, else its odds without its cards."""
        found = self._cache.get(winners)
        if found is None:
            found = self._cache[winners] = self._after({seat for seat in self._playing if winners >> seat & 1})
        return found

    def _after(self, winners: Set[Seat]) -> tuple[bool, list[float]]:
        if self._is_final:
            return True, self._shared(winners or set(self._playing))
        if self._has_lives:
            return self._after_losses(winners)
        rats = [number + (seat in winners) for seat, number in enumerate(self._rats)]
        finalists = {seat for seat, number in enumerate(rats) if number >= GANG}
        if finalists:
            return True, self._shared(finalists)
        return False, [exp(RATS_LOG_ODDS[number]) for number in rats]

    def _after_losses(self, winners: Set[Seat]) -> tuple[bool, list[float]]:
        lives = [number - (seat not in winners) for seat, number in enumerate(self._rats)]
        still_in = {seat for seat in self._playing if lives[seat] > 0}
        if len(still_in) == 1:
            return True, self._shared(still_in)
        if not still_in:  # GG-24
            lives = self._rats
        return False, [exp(LIFE_LOG_ODDS * number) if number > 0 else 0.0 for number in lives]

    def _shared(self, winners: Set[Seat]) -> list[float]:
        ranks = [int(seat not in winners) for seat in range(len(self._rats))]
        return [float(share) for share in win_shares(ranks)]
