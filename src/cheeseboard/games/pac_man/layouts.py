"""Layouts: where everything stands at the start, as data; read from files and checked, ours and others alike."""

from collections.abc import Iterator
from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from cheeseboard.core import BadFile, BadOptions
from cheeseboard.core.package_files import package_text
from cheeseboard.games.walled_grid import OpenEdges, Walls, board, flood

BOARD = board(9)
DOTS = 4
GHOSTS = 4
MAX_WALLS = 20
_FOLDER = "layouts"
_SUFFIX = ".toml"

# Wider than P-3 allows, so that each problem gets its own message, but still bounded.
Name = Annotated[str, Meta(max_length=4)]
Names = Annotated[tuple[Name, ...], Meta(max_length=128)]


class Layout(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """Where everything stands before the first turn, and again after every catch."""

    pac_man: Name
    ghosts: Names  # in the order Blinky, Pinky, Inky, Clyde
    dots: Names
    barriers: Names = ()


def names() -> tuple[str, ...]:
    """The layouts that come with the game."""
    from importlib.resources import files  # slow to import, and few ask for all names

    found = (file.name for file in (files(__package__) / _FOLDER).iterdir())
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in found if name.endswith(_SUFFIX)))


@cache
def load(name: str) -> Layout:
    """A layout that comes with the game, checked."""
    return check(read(package_text(__package__, f"{_FOLDER}/{name}{_SUFFIX}"), name))


def read(text: str, file: str) -> Layout:
    """The layout of a TOML text; whether it is valid is for `check` to say."""
    import tomllib  # only for a layout that is read for the first time

    try:
        return msgspec.convert(tomllib.loads(text), Layout)
    except (ValueError, msgspec.ValidationError) as error:  # ValueError: no TOML, or too long a number
        raise BadFile("layout-unreadable", file=file[:40], why=str(error)[:80]) from None


def check(layout: Layout) -> Layout:
    """P-3: the layout itself, or the first thing that is wrong with it."""
    for problem in problems(layout):
        raise problem
    return layout


def problems(layout: Layout) -> Iterator[BadOptions]:
    """P-3: everything that is wrong with a layout, and where."""
    if not layout.pac_man:
        yield BadOptions("layout-no-pac-man")
    if len(layout.dots) != DOTS:
        yield BadOptions("layout-dots", given=len(layout.dots), needed=DOTS)
    if len(layout.ghosts) != GHOSTS:
        yield BadOptions("layout-ghosts", given=len(layout.ghosts), needed=GHOSTS)
    taken: set[str] = set()
    for name in (*([layout.pac_man] if layout.pac_man else []), *layout.ghosts, *layout.dots):
        if name not in BOARD.squares:
            yield BadOptions("layout-square", word=name)
        elif name in taken:
            yield BadOptions("layout-shared-square", at=name)
        taken.add(name)
    yield from _wall_problems(layout.barriers)


def _wall_problems(names: tuple[str, ...]) -> Iterator[BadOptions]:
    """Q-8: on the board, overlapping no other, crossing no other; and no square cut off by them."""
    if len(names) > MAX_WALLS:
        yield BadOptions("layout-too-many-barriers", given=len(names), most=MAX_WALLS)
    placed = Walls()
    for name in names:
        if name not in BOARD.wall_places:
            yield BadOptions("layout-barrier", word=name)
            continue
        orientation, bit = BOARD.wall_places[name]
        same, other = (placed.h, placed.v) if orientation == "h" else (placed.v, placed.h)
        near, far = BOARD.both_sides[name]
        if other & bit:
            yield BadOptions("layout-crossing", at=name, near=near, far=far)
        elif not BOARD.free_places(placed)[orientation == "v"] & bit:
            yield BadOptions("layout-overlap", at=name, near=near, far=far)
        else:
            placed = Walls(same | bit, other) if orientation == "h" else Walls(other, same | bit)
    yield from _cut_off(BOARD.open_edges(placed))


def _cut_off(edges: OpenEdges) -> Iterator[BadOptions]:
    """Every square outside the largest connected part of the board."""
    parts: list[list[int]] = []
    for square in BOARD.names:
        part = next((part for part in parts if flood(edges, BOARD.width, 1 << part[0], 1 << square)), None)
        if part is None:
            parts.append([square])
        else:
            part.append(square)
    largest = max(parts, key=len)
    for square, name in BOARD.names.items():
        if square not in largest:
            yield BadOptions("layout-cut-off", at=name, start=BOARD.names[largest[0]])
