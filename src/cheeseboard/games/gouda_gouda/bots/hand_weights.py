"""Which cards somebody probably still holds: who has spent cards has spent the handiest ones first.

Counted where somebody was about to win, over cards held by `greedy` (tools/experiments/gouda_held_cards.py): how often
a card was of this power, for once that it would be by chance. Every deal of the unseen cards stays possible.
"""

from functools import lru_cache
from math import prod

from cheeseboard.games.gouda_gouda.state import Cards

# By how many cards are left; the powers in the order of POWERS: reroll, again, transfer, improve, worsen, nullify.
HELD_RATIO = (
    (0.8, 0.9, 0.2, 1.4, 2.4, 0.06),
    (1.15, 1.05, 0.6, 1.5, 1.2, 0.16),
    (1.1, 1.2, 0.8, 1.2, 1.15, 0.5),
)


@lru_cache(maxsize=5_000)
def hand_weight(hand: Cards) -> float:
    """How much likelier such a hand is still held than a deal by chance would have it."""
    left = sum(hand)
    if not left:
        return 1.0
    likelier = HELD_RATIO[min(left, len(HELD_RATIO)) - 1]
    return prod([times**number for times, number in zip(likelier, hand, strict=True)])
