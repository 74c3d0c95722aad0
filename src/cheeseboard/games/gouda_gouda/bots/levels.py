"""The five mice that play Gouda! Gouda!, the weakest first; their words are `bot-level-1` … in words/."""

from cheeseboard.core.evaluation import Level

# Who has a playout has second thoughts; they leave nothing to be played out.
LEVELS = {
    "nibbler": Level(playouts=0, pauses=1, slack=0.1),
    "sniffer": Level(playouts=0, pauses=1, slack=0.018),
    "climber": Level(playouts=0, pauses=1, slack=0.008),
    "schemer": Level(playouts=1, pauses=1, slack=0.004),
    "mouse-king": Level(playouts=1, pauses=1, slack=0.0),
}
