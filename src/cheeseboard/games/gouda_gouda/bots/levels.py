"""The five mice that play Gouda! Gouda!, the weakest first; their words are `bot-level-1` … in words/."""

from cheeseboard.core.evaluation import IsmctsLevel

# Who has a playout has second thoughts; they leave nothing to be played out.
LEVELS = {
    "nibbler": IsmctsLevel(playouts=0, horizon=1, temperature=0.1),
    "sniffer": IsmctsLevel(playouts=0, horizon=1, temperature=0.018),
    "climber": IsmctsLevel(playouts=0, horizon=1, temperature=0.008),
    "schemer": IsmctsLevel(playouts=1, horizon=1, temperature=0.004),
    "mouse-king": IsmctsLevel(playouts=1, horizon=1, temperature=0.0),
}
