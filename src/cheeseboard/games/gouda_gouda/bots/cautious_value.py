"""A second evaluation, which penalizes leading; the levels use it, `greedy` uses `roll_value.evaluate_position`.

`evaluate_position` counts the next green roll as a gain for everybody. Counting it as a threat in others and a risk for
oneself wins more: leaders are sent back, and rival leaders spend cards on each other.
"""

from math import exp

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gouda.bots.roll_value import WON_VALUE, Position, material_and_next_gain

CAUTIOUS_BEST_RIVAL_WEIGHT, CAUTIOUS_MEAN_RIVAL_WEIGHT = 0.3, 0.8  # of the rivals' values, subtracted from one's own
THREAT_WEIGHT = 0.5  # of a rival's next gain, added to its value
LEAD_PENALTY = 0.5  # of one's own next gain, subtracted while others hold cards to send one back
LOGISTIC_SCALE = 60.0  # so many points more multiply the odds of winning by e


def cautious_value(
    position: Position, seat: Seat, *, lead_penalty: float = LEAD_PENALTY, won_value: float = WON_VALUE
) -> float:
    """Heuristic value for the seat."""
    if not position.cheese:
        return won_value if position.points[seat] == max(position.points) else -won_value
    material, gains = material_and_next_gain(position)
    rivals = [material[other] + THREAT_WEIGHT * gains[other] for other in range(len(material)) if other != seat]
    return (
        material[seat]
        - lead_penalty * gains[seat]
        - CAUTIOUS_BEST_RIVAL_WEIGHT * max(rivals)
        - CAUTIOUS_MEAN_RIVAL_WEIGHT * sum(rivals) / len(rivals)
    )


def to_probability(value: float) -> float:
    """Logistic function: roughly the probability to win that a value stands for.

    >>> to_probability(0.0)
    0.5
    """
    return 1 / (1 + exp(-value / LOGISTIC_SCALE))
