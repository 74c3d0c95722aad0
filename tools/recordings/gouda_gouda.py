"""Recorded games of Gouda! Gouda!"""

from typing import Any

from recordings import Cover, RecordedGame, Recordings


def crowded_board() -> dict[str, Any]:
    """A board of Gouda! Gouda! with all 60 spaces: ten rows of six, each leading up to two of the next."""
    kinds = ("barrel", "boxes", "bucket", "cans", "chest", "crate", "drawer", "jars", "mat", "papers", "rack", "shoe")
    squares = [(row, column) for row in range(10) for column in range(6)]
    top = {"id": "goal", "kind": "table", "x": 50, "y": 2, "up": ()}
    spaces = [
        {
            "id": f"thing-{row}-{column}",
            "kind": kinds[(row * 5 + column) % len(kinds)],
            "x": 6 + column * 17 + (row % 2) * 4,
            "y": 97 - row * 9,
            "up": [f"thing-{row + 1}-{(column + shift) % 6}" for shift in (0, 1)] if row < 9 else ["goal"],
        }
        for row, column in squares[:-1]
    ]
    spaces[52]["up"] = spaces[53]["up"] = ("thing-9-3", "thing-9-4")
    cheese = [("goal", 4), ("thing-6-2", 3), ("thing-5-4", 99)]
    return {"spaces": [*spaces, top], "start": [f"thing-0-{c}" for c in range(6)], "table": "goal", "cheese": cheese}


def kind_of(scene: dict[str, Any]) -> tuple[Any, ...]:
    """The kind of question."""
    view = scene["view"]
    verbs = {form.verb for form in scene["menu"]} & {"name", "spread", "up", "down", "pass"}
    return (view.phase, *sorted(verbs), view.window and view.window.kind, min(len(view.pile), 3))


RECORDINGS = Recordings(
    (RecordedGame(2, bot="greedy"), RecordedGame(4, bot="greedy"), RecordedGame(6)),
    questions=(
        RecordedGame(5, {"board": "kitchen", "start": "spread", "magic": "set", "cheese": "valued"}),
        RecordedGame(6, {"magic": 5, "cheese": "party"}),
        RecordedGame(6, {"board": crowded_board(), "magic": 3, "start": "spread", "cheese": "valued"}),
    ),
    kind_of=kind_of,
    cover=Cover(game=RecordedGame(4, bot="greedy"), seed=9, at=0.965, box=(5, 5, 560, 336)),
)
