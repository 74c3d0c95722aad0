"""The five levels of Gouda! Gouda!, the weakest first; their names are `bot-level-1` … in words/."""

from cheeseboard.core.evaluation import IsmctsLevel

# A level with playouts > 0 runs `refine`, whose candidates are final here, so no playout follows.
LEVELS = {
    "nibbler": IsmctsLevel(playouts=0, horizon=1, temperature=0.06),
    "sniffer": IsmctsLevel(playouts=0, horizon=1, temperature=0.025),
    "climber": IsmctsLevel(playouts=0, horizon=1, temperature=0.011),
    "schemer": IsmctsLevel(playouts=1, horizon=1, temperature=0.004),
    "mouse-king": IsmctsLevel(playouts=1, horizon=1, temperature=0.0),
}
