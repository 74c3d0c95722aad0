"""What it helps level 5 to weigh deals by what was played: `PYTHONPATH=tests python compare_beliefs.py GAMES`."""

import sys
from unittest.mock import patch

from bots.pairs import compare
from cheeseboard.games.gouda_gouda import stopping
from cheeseboard.games.gouda_gouda.state import Cards


def any_deal(hand: Cards) -> float:
    """Every deal is as likely as chance has it."""
    return 1.0


if __name__ == "__main__":
    compare("gouda-gouda", int(sys.argv[1]), lambda: patch.object(stopping, "believed", any_deal))
