"""Recorded games of Gouda Gangster."""

from cheeseboard.games.gouda_gangster.events import CheeseCarried, FighterRevealed, RatMovedThroughHole, TrapSprung
from recordings import Cover, RecordedGame, Recordings

RECORDINGS = Recordings(
    (RecordedGame(3, bot="greedy"), RecordedGame(6), RecordedGame(5, {"goal": "last-rat"}, "greedy")),
    moments=(
        *(FighterRevealed, TrapSprung, RatMovedThroughHole, CheeseCarried),
        *("hole", "gangster", "nail", "lay"),
    ),
    cover=Cover(game=RecordedGame(4, bot="greedy"), seed=1, at=0.406, box=(0, 56, 567, 340)),
)
