"""Recorded games of Quoridor."""

from recordings import RecordedGame, Recordings

RECORDINGS = Recordings(
    (
        RecordedGame(2, bot="greedy"),
        RecordedGame(4, bot="greedy"),
        RecordedGame(3),
        RecordedGame(2, {"size": 3}, "greedy"),
        RecordedGame(4, {"size": 5, "barriers": 20}),
        RecordedGame(3, {"size": 7, "barriers": [0, 1, 20]}),
    )
)
