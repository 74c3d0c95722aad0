"""How much level 5 gains by weighting determinizations with the cards played so far.

`PYTHONPATH=tools python -m experiments.gouda_beliefs GAMES`
"""

import sys
from unittest.mock import patch

from experiments.with_and_without import compare

from cheeseboard.games.gouda_gouda.bots import stoppers
from cheeseboard.games.gouda_gouda.state import Cards


def equal_weight(hand: Cards) -> float:
    """Every deal counts the same."""
    return 1.0


if __name__ == "__main__":
    compare("gouda-gouda", int(sys.argv[1]), lambda: patch.object(stoppers, "hand_weight", equal_weight))
