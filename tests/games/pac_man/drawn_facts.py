"""What everybody knows of a game of Pac-Man, from a view and from its drawing."""

from cheeseboard.core import Menu
from cheeseboard.games.pac_man.view import View
from games.drawings import Drawing

DOTS = ("dot", "eaten-dot")


def of_view(view: View) -> dict[str, object]:
    return {
        "size": view.size,
        "figures": {name: at or "eaten" for name, at in view.figures},
        "seats": {
            name: str(seat) for (name, _), seat in zip(view.figures, view.figure_seats, strict=False) if seat >= 0
        },
        "seeing": sorted(view.seeing),
        "dots": sorted(view.dots),
        "eaten dots": sorted(view.eaten_dots),
        "walls": sorted(view.walls),
        "lives": (view.lives_left, view.lives_lost),
        "mover": {view.mover: view.steps_left} if view.mover else {},
        "patience": view.patience_left,
        "bonus": view.bonus,
        "to move": (view.to_move,) if view.figure_seats and not view.end else (),
        "end": view.end,
    }


def of_drawing(drawing: Drawing) -> dict[str, object]:
    pieces = drawing.all("piece")
    figures = [names for names in pieces if names["piece"] not in DOTS]
    marks = [names["mark"] for names in drawing.all("mark")]
    movers = {
        found.attrib["data-piece"]: int(inside.attrib["data-value"])
        for found in drawing.root.iter()
        if "data-piece" in found.attrib
        for inside in found.iter()
        if inside.get("data-count") == "steps-left"
    }
    return {
        "size": round(len(drawing.all("place")) ** 0.5),
        "figures": {names["piece"]: names["at"] for names in figures},
        "seats": {names["piece"]: names["seat"] for names in figures if "seat" in names},
        "seeing": sorted(mark.removeprefix("sees ") for mark in marks if mark.startswith("sees ")),
        "dots": sorted(names["at"] for names in pieces if names["piece"] == "dot"),
        "eaten dots": sorted(names["at"] for names in pieces if names["piece"] == "eaten-dot"),
        "walls": sorted(names["wall"] for names in drawing.all("wall")),
        "lives": (drawing.count("lives-left"), drawing.count("lives-lost")),
        "mover": movers,
        "patience": drawing.count("patience-left"),
        "bonus": "bonus" in marks,
        "to move": drawing.to_move,
        "end": drawing.end,
    }


def targets(view: View, menu: Menu) -> set[str]:
    return {f"{form.verb} {word}".strip() for form in menu for word in (form.slots[0].words if form.slots else ("",))}
