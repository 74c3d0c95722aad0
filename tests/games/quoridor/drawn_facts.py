"""What everybody knows of a game of Quoridor, from a view and from its drawing."""

from cheeseboard.core import Menu
from cheeseboard.games.quoridor.view import View
from games.drawings import Drawing


def of_view(view: View) -> dict[str, object]:
    return {
        "size": view.options.size,
        "pawns": dict(enumerate(view.pawns)),
        "goals": dict(enumerate(view.goals)),
        "walls": sorted(view.walls),
        "walls left": dict(enumerate(view.walls_left)),
        "to move": (view.to_move,) if view.to_move >= 0 and not view.end else (),
        "end": view.end,
    }


def of_drawing(drawing: Drawing) -> dict[str, object]:
    return {
        "size": round(len(drawing.all("place")) ** 0.5),
        "pawns": {int(names["seat"]): names["at"] for names in drawing.all("piece")},
        "goals": {int(names["seat"]): names["mark"].removeprefix("goal ") for names in drawing.all("mark")},
        "walls": sorted(names["wall"] for names in drawing.all("wall")),
        "walls left": drawing.counts("walls-left"),
        "to move": drawing.to_move,
        "end": drawing.end,
    }


def targets(view: View, menu: Menu) -> set[str]:
    return {f"{form.verb} {word}" for form in menu for slot in form.slots for word in slot.words}
