"""The five mice that play Gouda! Gouda!, the weakest first; their words are `bot-level-1` … in words/."""

from cheeseboard.core.taste import Level

LEVELS = {
    "nibbler": Level(playouts=0, pauses=1, slack=0.25),
    "sniffer": Level(playouts=0, pauses=1, slack=0.04),
    "climber": Level(playouts=0, pauses=1, slack=0.0),
    "schemer": Level(playouts=10, pauses=1, slack=0.0),
    "mouse-king": Level(playouts=100, pauses=1, slack=0.0),
}
