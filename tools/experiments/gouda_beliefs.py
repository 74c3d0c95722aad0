"""What it helps level 5 to weigh deals by what was played.

`PYTHONPATH=tools python -m experiments.gouda_beliefs GAMES`
"""

import sys
from unittest.mock import patch

from experiments.with_and_without import compare

from cheeseboard.games.gouda_gouda.bots import stoppers
from cheeseboard.games.gouda_gouda.state import Cards


def any_deal(hand: Cards) -> float:
    """Every deal is as likely as chance has it."""
    return 1.0


if __name__ == "__main__":
    compare("gouda-gouda", int(sys.argv[1]), lambda: patch.object(stoppers, "hand_weight", any_deal))
