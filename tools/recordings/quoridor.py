"""Recorded games of Quoridor."""

from recordings import Cover, RecordedGame, Recordings

RECORDINGS = Recordings(
    (
        RecordedGame(2, bot="greedy"),
        RecordedGame(4, bot="greedy"),
        RecordedGame(3),
        RecordedGame(2, {"size": 3}, "greedy"),
        RecordedGame(4, {"size": 5, "barriers": 20}),
        RecordedGame(3, {"size": 7, "barriers": [0, 1, 20]}),
    ),
    cover=Cover(
        "pawns f5 d4; hands 1 2; barriers f1h h1h d3h b4h f4h e5h c6h g8h b1v e3v c4v h4v a5v d5v f5v c7v g7v; turn 1",
        box=(46, 186, 700, 420),
    ),
)
