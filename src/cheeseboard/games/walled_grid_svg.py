"""The walled grid as SVG: frame, squares, grooves and walls, turned so that any side is below.

The materials are colours of the game's palette: frame-light, frame-deep, recess, plank-light, plank-deep, vein,
engraved, shine, and stick, stick-rind, stick-top, stick-hole for walls. What stands on the squares is the game's.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import sin
from typing import NamedTuple

from cheeseboard.core.svg import Attribute, element, label, number
from cheeseboard.games.walled_grid import COLUMNS

SQUARE, GROOVE = 64, 14
PITCH = SQUARE + GROOVE
WALL_LENGTH = 2 * SQUARE + GROOVE
SCALE = 0.75  # pixels for each unit of a drawing
_CORNER, _RECESS = 26, 9
_THICK = GROOVE - 1  # of a wall
_GRAIN = 4  # squares, after which the grain is repeated
_WALL_HOLES = ((-0.36, 1.2, 3.0), (-0.08, 2.2, 4.0), (0.27, 1.2, 3.0))  # of a long wall: along, across, half a length


class Point(NamedTuple):
    """A point of the drawing."""

    x: float
    y: float


CENTRE = Point(0, 0)


class Geometry(NamedTuple):
    """Where squares and walls are; `turns` quarters clockwise bring the side of the viewer to the bottom."""

    size: int
    turns: int
    side: float  # the frame's breadth at the left and right
    end: float  # and at the top and bottom

    @property
    def extent(self) -> float:
        """The length of a row of squares."""
        return self.size * PITCH - GROOVE

    @property
    def page(self) -> tuple[float, float]:
        """Width and height of the drawing."""
        return self.extent + 2 * self.side, self.extent + 2 * self.end

    def square(self, name: str) -> Point:
        """The middle of a square."""
        x, y = self._turned(name, self.size - 1)
        return Point(self.side + x * PITCH + SQUARE / 2, self.end + y * PITCH + SQUARE / 2)

    def wall(self, name: str) -> tuple[Point, bool]:
        """The middle of a wall, and whether it lies level in the drawing."""
        x, y = self._turned(name[:-1], self.size - 2)
        middle = SQUARE + GROOVE / 2
        is_level = name.endswith("h") == (self.turns % 2 == 0)
        return Point(self.side + x * PITCH + middle, self.end + y * PITCH + middle), is_level

    def names(self) -> tuple[tuple[str, ...], ...]:
        """The squares row by row from the top, as the viewer sees them."""
        return _names(self.size, self.turns)

    def _turned(self, name: str, last: int) -> tuple[int, int]:
        x, y = COLUMNS.index(name[0]), last - int(name[1:]) + 1
        for _ in range(self.turns):
            x, y = last - y, x
        return x, y


@lru_cache(maxsize=16)
def _names(size: int, turns: int) -> tuple[tuple[str, ...], ...]:
    rows = [[f"{column}{row}" for column in COLUMNS[:size]] for row in range(size, 0, -1)]
    for _ in range(turns):
        rows = [list(column) for column in zip(*rows[::-1], strict=True)]
    return tuple(tuple(row) for row in rows)


@lru_cache(maxsize=16)
def draw_ground(geometry: Geometry, ids: str, *, is_grained: bool = True) -> str:
    """The empty board, and the walls that `use_wall` places; `ids` is what its ids begin with."""
    width, height = geometry.page
    side, end, extent = geometry.side, geometry.end, geometry.extent
    names = geometry.names()
    corners = {name: (side + x * PITCH, end + y * PITCH) for y, row in enumerate(names) for x, name in enumerate(row)}
    tiles = [
        element("rect", x=x, y=y, width=SQUARE, height=SQUARE, rx=7, data_place=name)
        for name, (x, y) in corners.items()
    ]
    again = element("use", href=f"#{ids}-tiles{geometry.size}")
    recess = {"x": side - _RECESS, "y": end - _RECESS, "width": extent + 2 * _RECESS, "height": extent + 2 * _RECESS}
    rim = {"x": 1.5, "y": 1.5, "width": width - 3, "height": height - 3, "rx": _CORNER - 1}
    walls = [element("g", _stick(is_level), id=f"{ids}-{'v' if not is_level else 'h'}") for is_level in (True, False)]
    grain = element(
        "pattern",
        *_surface(),
        *(_grain() if is_grained else ()),
        id=f"{ids}-grain",
        patternUnits="userSpaceOnUse",
        **_repeated(side, end),
    )
    return "".join(
        [
            element("defs", _gradient(f"{ids}-frame", "frame"), _gradient(f"{ids}-plank", "plank"), grain, *walls),
            element("rect", width=width, height=height, rx=_CORNER, fill=f"url(#{ids}-frame) var(--frame-light)"),
            element("rect", **rim, fill="none", stroke="#ffebc8", stroke_opacity=0.3, stroke_width=2.5),
            element("rect", **recess, rx=13, fill="var(--recess)", stroke="#000", stroke_opacity=0.3, stroke_width=3),
            element("g", again, transform="translate(0 2.5)", fill="#000", fill_opacity=0.4),
            element(
                "g",
                element("g", *tiles, id=f"{ids}-tiles{geometry.size}"),
                fill=f"url(#{ids}-plank) var(--plank-light)",
            ),
            element("g", again, fill=f"url(#{ids}-grain)"),
            *_engraving(geometry, names, corners),
        ]
    )


def _gradient(name: str, colour: str) -> str:
    stops = [element("stop", offset=at, stop_color=f"var(--{colour}-{end})") for at, end in ((0, "light"), (1, "deep"))]
    return element("linearGradient", *stops, id=name, x1=0, y1=0, x2=0.7, y2=1)


def _repeated(x: float, y: float) -> dict[str, Attribute]:
    return {"x": x, "y": y, "width": _GRAIN * PITCH, "height": _GRAIN * PITCH}


def _surface() -> Iterator[str]:
    """Shade on every other square, and a shine on the upper edge of all."""
    squares = [(x * PITCH, y * PITCH, (x + y) % 2) for y in range(_GRAIN) for x in range(_GRAIN)]
    shaded = "".join(f"M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z" for x, y, is_shaded in squares if is_shaded)
    yield element("path", d=shaded, fill="#000", fill_opacity="0.07")
    shine = "".join(f"M{x + 5} {y + 1.6}h{SQUARE - 10}" for x, y, _ in squares)
    yield element("path", d=shine, stroke="var(--shine)", stroke_width=2, stroke_linecap="round")


def _grain() -> Iterator[str]:
    """Long wavy lines, the same ones every time."""
    extent = _GRAIN * PITCH
    for index in range(extent // 12):
        y = index * 12 + 5 * _wave(index * 1.7 + 1)
        bends = [y + 7 * _wave(index * 0.61 + step * 1.3 + 3) * _wave(index * 0.13 + 1) for step in range(4)]
        heights = [number(height) for height in (*bends, bends[0])]
        step = extent // 4
        path = f"M0 {heights[0]}C{step // 2} {heights[0]} {step // 2} {heights[1]} {step} {heights[1]}"
        path += "".join(f"S{step * at - step // 2} {heights[at]} {step * at} {heights[at]}" for at in range(2, 5))
        width, strength = 1 + 2.2 * abs(_wave(index * 2.3 + 1)), 0.12 + 0.22 * abs(_wave(index * 3.1))
        yield element(
            "path", d=path, fill="none", stroke="var(--vein)", stroke_width=width, stroke_opacity=f"{strength:.2f}"
        )


def _wave(value: float) -> float:
    return sin(value) * 0.6 + sin(value * 2.31 + 1.1) * 0.4


def _engraving(
    geometry: Geometry, names: tuple[tuple[str, ...], ...], corners: Mapping[str, tuple[float, float]]
) -> Iterator[str]:
    """Letters along the lowest row and numbers along the left column, or the other way if it is turned sideways."""
    below, left = (slice(0, 1), slice(1, None)) if geometry.turns % 2 == 0 else (slice(1, None), slice(0, 1))
    for name in names[-1]:
        x, y = corners[name]
        yield label(name[below], x + SQUARE - 6, y + SQUARE - 6, text_anchor="end", fill="var(--engraved)")
    for name, *_ in names:
        x, y = corners[name]
        yield label(name[left], x + 5, y + 17, text_anchor="start", fill="var(--engraved)")


def use_wall(geometry: Geometry, name: str, ids: str) -> str:
    """A wall on the board."""
    (x, y), is_level = geometry.wall(name)
    return element("use", href=f"#{ids}-{'h' if is_level else 'v'}", x=x, y=y, data_wall=name)


def _stick(is_level: bool) -> str:
    """A stick of cheese around the origin, with holes and a shadow."""
    shadow = element(
        "rect", **_box(is_level, WALL_LENGTH, _THICK, along=2, across=4), rx=4, fill="#1e0c00", fill_opacity=0.4
    )
    holes = []
    for along, across, half in _WALL_HOLES:
        (x, y), (rx, ry) = _turned_pair(is_level, along * WALL_LENGTH, across), _turned_pair(is_level, half, 2)
        holes.append(element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill="var(--stick-hole)"))
    return shadow + draw_stick(is_level, WALL_LENGTH, _THICK) + "".join(holes)


def draw_stick(is_level: bool, length: float, thick: float) -> str:
    """A plain stick of cheese around the origin."""
    shine = _box(is_level, length - 4, max(2, thick * 0.3), across=-thick * 0.3)
    return element(
        "rect",
        **_box(is_level, length, thick),
        rx=4,
        fill="var(--stick)",
        stroke="var(--stick-rind)",
        stroke_width=1.8,
    ) + element("rect", **shine, rx=2, fill="var(--stick-top)", fill_opacity=0.85)


def outline_wall(geometry: Geometry, name: str, **attributes: Attribute) -> str:
    """A line around a wall."""
    middle, is_level = geometry.wall(name)
    return element("rect", **_box(is_level, WALL_LENGTH + 12, GROOVE + 10, middle), rx=11, **attributes)


def _box(
    is_level: bool, length: float, thick: float, middle: Point = CENTRE, along: float = 0, across: float = 0
) -> dict[str, Attribute]:
    """The box of a stick, or of a part of it that is off its middle."""
    x, y = _turned_pair(is_level, along, across)
    width, height = _turned_pair(is_level, length, thick)
    return {"x": middle.x + x - width / 2, "y": middle.y + y - height / 2, "width": width, "height": height}


def _turned_pair(is_level: bool, along: float, across: float) -> tuple[float, float]:
    return (along, across) if is_level else (across, along)
