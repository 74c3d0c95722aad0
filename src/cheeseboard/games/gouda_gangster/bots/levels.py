"""The five rats that play Gouda Gangster, the weakest first; their words are `bot-level-1` … in words/."""

from cheeseboard.core.evaluation import Level

LEVELS = {
    "pup": Level(playouts=0, pauses=1, slack=1.5),
    "pickpocket": Level(playouts=0, pauses=1, slack=0.26),
    "burglar": Level(playouts=0, pauses=1, slack=0.14),
    "trickster": Level(playouts=0, pauses=1, slack=0.06),
    "godfather": Level(playouts=60, pauses=1, slack=0.005),
}
