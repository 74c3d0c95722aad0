"""Importance weights of sampled hands: players use their handiest cards first, so what they still hold is not random.

The ratios were counted where somebody was about to win, over cards held by `greedy`
(tools/experiments/gouda_held_cards.py). They are all positive: every deal of the unseen cards stays possible.
"""

from functools import lru_cache
from math import prod

from cheeseboard.games.gouda_gouda.state import Cards

# Ratio of the observed frequency of each power among held cards to its frequency in a random deal. One row for one,
# two, and three or more cards left; powers in the order of POWERS: reroll, again, transfer, improve, worsen, nullify.
HELD_RATIO = (
    (0.8, 0.9, 0.2, 1.4, 2.4, 0.06),
    (1.15, 1.05, 0.6, 1.5, 1.2, 0.16),
    (1.1, 1.2, 0.8, 1.2, 1.15, 0.5),
)


@lru_cache(maxsize=5_000)
def hand_weight(hand: Cards) -> float:
    """How much likelier this hand is than in a random deal."""
    cards = sum(hand)
    if not cards:
        return 1.0
    ratios = HELD_RATIO[min(cards, len(HELD_RATIO)) - 1]
    return prod([ratio**number for ratio, number in zip(ratios, hand, strict=True)])
