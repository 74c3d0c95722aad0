"""Where everything lies in a drawing of the board: any board fits any frame, and no two things cover each other."""

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from cheeseboard.games.gouda_gouda.board import GRID_SIZE, Board, Space

BREADTH = 1.55  # of a place, in units
MIN_UNIT, MAX_UNIT = 34.0, 92.0
PUSHES = 24  # rounds of pushing crowded things apart
EDGE = 6


class Spot:
    """Where a space is drawn; it moves while the layout is made."""

    def __init__(self, space: Space, x: float, y: float) -> None:
        self.space: Space = space
        self.x: float = x
        self.y: float = y


class Layout(NamedTuple):
    """The spots by name; `unit` is the height of the place that a thing and its mice take up."""

    width: float
    height: float
    unit: float
    spots: dict[str, Spot]


@lru_cache(maxsize=64)
def layout_of(board: Board, width: float, height: float) -> Layout:
    """The largest things for which there is room, if need be a little off their places."""
    unit, spots = _fitted(board.spaces, width, height)
    return Layout(width, height, unit, {spot.space.id: spot for spot in spots})


def _fitted(spaces: tuple[Space, ...], width: float, height: float) -> tuple[float, list[Spot]]:
    least = 60.0
    for _ in range(4):
        least = _bounded(_roomiest(_placed(spaces, width, height, least)) * 0.96)
    unit = _bounded(min(sqrt(width * height / (len(spaces) * BREADTH * 2)), least * 1.6))
    while unit > least:
        spots = _placed(spaces, width, height, unit)
        if _push_apart(spots, unit, width, height):
            return unit, spots
        unit *= 0.92
    spots = _placed(spaces, width, height, least)
    _push_apart(spots, least, width, height)
    return least, spots


def _bounded(unit: float) -> float:
    return _clamp(unit, MIN_UNIT, MAX_UNIT)


def _clamp(value: float, least: float, most: float) -> float:
    return min(max(value, least), most)


def _placed(spaces: tuple[Space, ...], width: float, height: float, unit: float) -> list[Spot]:
    """The picture is used to its rim, whatever margin the board leaves; left and right stay as even as they are."""
    left, top = unit * BREADTH / 2 + EDGE, unit / 2 + EDGE
    columns, rows = [space.x for space in spaces], [space.y for space in spaces]
    slack = min(min(columns), GRID_SIZE - max(columns))
    return [
        Spot(
            space,
            left + (width - 2 * left) * _share(space.x, slack, GRID_SIZE - slack),
            top + (height - 2 * top) * _share(space.y, min(rows), max(rows)),
        )
        for space in spaces
    ]


def _share(value: float, low: float, high: float) -> float:
    return (value - low) / (high - low) if high > low else 0.5


def _pairs(spots: list[Spot]) -> list[tuple[Spot, Spot]]:
    return [(one, other) for index, one in enumerate(spots) for other in spots[index + 1 :]]


def _roomiest(spots: list[Spot]) -> float:
    """The largest unit with which no two places touch."""
    return min((max(abs(one.x - two.x) / BREADTH, abs(one.y - two.y)) for one, two in _pairs(spots)), default=MAX_UNIT)


def _push_apart(spots: list[Spot], unit: float, width: float, height: float) -> bool:
    """Whether in the end no two places cover each other."""
    wide, high = unit * BREADTH * 0.9, unit * 0.95
    left, top = unit * BREADTH / 2, unit / 2
    pairs = _pairs(spots)
    for _ in range(PUSHES):
        crowded = [pair for pair in pairs if _push(*pair, wide, high)]
        if not crowded:
            return True
        for spot in spots:
            spot.x = _clamp(spot.x, left, width - left)
            spot.y = _clamp(spot.y, top, height - top)
    return False


def _push(one: Spot, other: Spot, wide: float, high: float) -> bool:
    """Push two spots apart along the shorter way; whether they had to be."""
    over_x, over_y = wide - abs(other.x - one.x), high - abs(other.y - one.y)
    if over_x <= 0.5 or over_y <= 0.5:
        return False
    if over_x / wide < over_y / high:
        step = over_x / 2 * (-1 if other.x < one.x else 1)
        one.x, other.x = one.x - step, other.x + step
    else:
        step = over_y / 2 * (-1 if other.y < one.y else 1)
        one.y, other.y = one.y - step, other.y + step
    return True
