"""The levels of Pac-Man's bots, the weakest first."""

from cheeseboard.core.evaluation import Strength
from cheeseboard.games.pac_man.bots.search_model import Judge, judge_of
from cheeseboard.games.pac_man.view import View

# One search for both sides; lower levels look less far, misjudge, and sometimes do not look at all.
STRENGTHS = {
    "wanderer": Strength(nodes=200, depth=1, misjudges=40.0, forgets=0.25),
    "nibbler": Strength(nodes=500, depth=3, misjudges=12.0, forgets=0.04),
    "chaser": Strength(nodes=1_000, depth=4, misjudges=6.0),
    "sly-one": Strength(nodes=3_000, depth=5, misjudges=3.0),
    "phantom": Strength(nodes=15_000),
}


def judge_for(view: View) -> Judge:
    """What the levels search with."""
    return judge_of(view.options)
