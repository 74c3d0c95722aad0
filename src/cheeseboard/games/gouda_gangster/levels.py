"""The five rats that play Gouda Gangster, the weakest first; their words are `bot-level-1` … in words/."""

from cheeseboard.core.taste import Level

LEVELS = {
    "pup": Level(playouts=0, pauses=1, slack=0.3),
    "pickpocket": Level(playouts=0, pauses=1, slack=0.12),
    "burglar": Level(playouts=0, pauses=1, slack=0.05),
    "trickster": Level(playouts=20, pauses=1, slack=0.02),
    "godfather": Level(playouts=40, pauses=1, slack=0.005),
}
