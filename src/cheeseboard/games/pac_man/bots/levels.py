"""The levels of Pac-Man's bots, the weakest first."""

from cheeseboard.core.evaluation import AlphaBetaLevel
from cheeseboard.games.pac_man.bots.search_model import PacManSearchModel, search_model_for
from cheeseboard.games.pac_man.view import View

# One search for both sides; lower levels search less deep, misjudge, and sometimes play a random move.
LEVELS = {
    "wanderer": AlphaBetaLevel(nodes=200, depth=1, eval_noise=40.0, random_move_rate=0.25),
    "nibbler": AlphaBetaLevel(nodes=500, depth=3, eval_noise=12.0, random_move_rate=0.04),
    "chaser": AlphaBetaLevel(nodes=1_000, depth=4, eval_noise=6.0),
    "sly-one": AlphaBetaLevel(nodes=3_000, depth=5, eval_noise=3.0),
    "phantom": AlphaBetaLevel(nodes=15_000),
}


def search_model_of(view: View) -> PacManSearchModel:
    """The model that the levels search."""
    return search_model_for(view.options)
