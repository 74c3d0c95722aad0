"""Recorded games of Pac-Man."""

from cheeseboard.games.pac_man.events import DotEaten, GhostEaten, GhostStayed, PacManCaught
from recordings import RecordedGame, Recordings

WINDMILL = {"pac_man": "chance", "ghosts_may_hold": True, "lives": 9, "layout": "windmill"}
RECORDINGS = Recordings(
    (RecordedGame(2, bot="greedy"), RecordedGame(5), RecordedGame(3, WINDMILL, "greedy")),
    moments=(DotEaten, GhostEaten, PacManCaught, GhostStayed, "stop"),
)
