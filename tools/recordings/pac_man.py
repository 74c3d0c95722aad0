"""Recorded games of Pac-Man."""

from cheeseboard.games.pac_man.events import DotEaten, GhostEaten, GhostStayed, PacManCaught
from recordings import Cover, RecordedGame, Recordings

WINDMILL = {"pac_man": "chance", "ghosts_may_hold": True, "lives": 9, "layout": "windmill"}
RECORDINGS = Recordings(
    (RecordedGame(2, bot="greedy"), RecordedGame(5), RecordedGame(3, WINDMILL, "greedy")),
    moments=(DotEaten, GhostEaten, PacManCaught, GhostStayed, "stop"),
    cover=Cover("crossroads; e7 a6 g2 g8 d5; i2 a8 i8; 3 0 2 0", box=(0, 0, 744, 446)),
)
