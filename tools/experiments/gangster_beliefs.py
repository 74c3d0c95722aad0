"""What it helps level 5 to weigh hidden cards by how rats lay them.

`PYTHONPATH=tools python -m experiments.gangster_beliefs GAMES`

Without, whatever may lie there is as likely as chance has it. What it thinks of whom (`opponent_model.py`) stays.
"""

import sys
from random import Random
from unittest.mock import patch

from experiments.with_and_without import compare

from cheeseboard.games.gouda_gangster.bots import ismcts_model
from cheeseboard.games.gouda_gangster.bots.determinize import determinize
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Phase
from cheeseboard.games.gouda_gangster.view import View, imagine


def anything(view: View, rng: Random) -> GoudaGangster:
    """A state this view allows, after cards were laid without a thought of how likely they are."""
    return determinize(view, rng) if view.phase is Phase.SNEAK else imagine(view, rng)


if __name__ == "__main__":
    compare("gouda-gangster", int(sys.argv[1]), lambda: patch.object(ismcts_model, "determinize", anything))
