"""Layouts: where everything stands at the start, as data; read from files here and checked, whoever wrote them."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from cheeseboard.core import BadFile, BadOptions
from cheeseboard.games.grooves import Barriers, Ways, board, flood

BOARD = board(9)
DOTS = 4
GHOSTS = 4
MOST_BARRIERS = 20
_FOLDER = "layouts"
_SUFFIX = ".toml"

# Wider than what P-3 allows, so that a fault gets the sentence that fits it, and still bounded.
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
    found = (file.name for file in (files(__package__) / _FOLDER).iterdir())
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in found if name.endswith(_SUFFIX)))


@cache
def load(name: str) -> Layout:
    """A layout of ours by its name, checked."""
    file = files(__package__) / _FOLDER / f"{name}{_SUFFIX}"
    return check(read(file.read_text("utf-8"), name))


def read(text: str, file: str) -> Layout:
    """The layout that a TOML text describes; whether it is a good one is for `check` to say."""
    try:
        return msgspec.convert(tomllib.loads(text), Layout)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise BadFile("layout-unreadable", file=file[:40], why=str(fault)[:80]) from None


def check(layout: Layout) -> Layout:
    """P-3: the layout itself, or the one thing that is wrong with it."""
    if len(layout.dots) != DOTS:
        raise BadOptions("layout-dots", given=len(layout.dots), needed=DOTS)
    if len(layout.ghosts) != GHOSTS:
        raise BadOptions("layout-ghosts", given=len(layout.ghosts), needed=GHOSTS)
    taken: set[str] = set()
    for name in (layout.pac_man, *layout.ghosts, *layout.dots):
        if name not in BOARD.squares:
            raise BadOptions("layout-square", word=name)
        if name in taken:
            raise BadOptions("layout-shared-square", at=name)
        taken.add(name)
    _check_ways(BOARD.ways(_check_barriers(layout.barriers)))
    return layout


def _check_barriers(words: tuple[str, ...]) -> Barriers:
    """Q-8: on the board, not on half of another, not across another."""
    if len(words) > MOST_BARRIERS:
        raise BadOptions("layout-too-many-barriers", given=len(words), most=MOST_BARRIERS)
    laid = Barriers()
    for word in words:
        if word not in BOARD.places:
            raise BadOptions("layout-barrier", word=word)
        way, bit = BOARD.places[word]
        same, other = (laid.h, laid.v) if way == "h" else (laid.v, laid.h)
        if other & bit:
            raise BadOptions("layout-crossing", at=word)
        if not BOARD.free(laid)[way == "v"] & bit:
            raise BadOptions("layout-overlap", at=word)
        laid = Barriers(same | bit, other) if way == "h" else Barriers(other, same | bit)
    return laid


def _check_ways(ways: Ways) -> None:
    for square, name in BOARD.names.items():
        if not flood(ways, BOARD.width, 1, 1 << square):
            raise BadOptions("layout-cut-off", at=name, start=BOARD.names[0])
