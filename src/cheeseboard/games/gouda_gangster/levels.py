"""The five rats that play Gouda Gangster, the weakest first; their words are `bot-level-1` … in words/."""

from cheeseboard.core.taste import Level

LEVELS = {
    "pup": Level(playouts=0, pauses=1, slack=0.4),
    "pickpocket": Level(playouts=0, pauses=1, slack=0.22),
    "burglar": Level(playouts=0, pauses=1, slack=0.12),
    "trickster": Level(playouts=3, pauses=1, slack=0.08),
    "godfather": Level(playouts=60, pauses=1, slack=0.005),
}
