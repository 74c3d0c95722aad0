"""How much level 5 gains by weighting determinizations with the habitual policy.

`PYTHONPATH=tools python -m experiments.gangster_beliefs GAMES`

Without it hidden cards are dealt uniformly. The opponent model stays.
"""

import sys
from random import Random
from unittest.mock import patch

from experiments.with_and_without import compare

from cheeseboard.games.gouda_gangster.bots import ismcts_model
from cheeseboard.games.gouda_gangster.bots.determinize import determinize
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Phase
from cheeseboard.games.gouda_gangster.view import View, imagine


def determinize_uniformly(view: View, rng: Random) -> GoudaGangster:
    """Sample a state that this view allows, every deal equally likely."""
    return determinize(view, rng) if view.phase is Phase.SNEAK else imagine(view, rng)


if __name__ == "__main__":
    compare(
        "gouda-gangster", int(sys.argv[1]), lambda: patch.object(ismcts_model, "determinize", determinize_uniformly)
    )
