"""The five levels of Gouda Gangster, the weakest first; their names are `bot-level-1` … in words/."""

from cheeseboard.core.evaluation import IsmctsLevel

# Only a level with playouts > 0 runs `refine` and the search; the others choose by prior values alone.
LEVELS = {
    "pup": IsmctsLevel(playouts=0, horizon=1, temperature=1.5),
    "pickpocket": IsmctsLevel(playouts=0, horizon=1, temperature=0.26),
    "burglar": IsmctsLevel(playouts=0, horizon=1, temperature=0.14),
    "trickster": IsmctsLevel(playouts=0, horizon=1, temperature=0.06),
    "godfather": IsmctsLevel(playouts=60, horizon=1, temperature=0.005),
}
