"""Boards are data: a TOML file here, or a value in the options. This module reads them and names every fault (GO-4).

It knows where a mouse can go and where to draw it; it knows neither mice nor dice.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from cheeseboard.core import BadOptions

BoardName = Literal["cellar", "kitchen"]
MOST_SPACES = 60  # GO-4
CHEESES = 3
PICTURE = 100  # x and y run from 0 to this, from the left and from the top
MOST_WORTH = 99
KINDS = (
    *("barrel", "boxes", "broom", "bucket", "cans", "chair", "chest", "cloth", "crate", "drawer", "jars", "lamp"),
    *("mat", "papers", "pot", "rack", "shoe", "suitcase", "table", "tray"),
)
_NAME = re.compile(r"[a-z][a-z0-9-]{0,23}")


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A thing on which any number of mice can stand."""

    id: str
    kind: str  # one of KINDS: what it looks like
    x: int  # its place on the picture, in hundredths from the left
    y: int  # and from the top
    up: tuple[str, ...] = ()  # where its links lead, straight on first


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """Spaces and links, where mice begin, where they want to go, and where cheese may lie."""

    spaces: tuple[Space, ...]
    start: tuple[str, ...]  # the first is the lowest
    table: str
    cheese: tuple[tuple[str, int], ...]  # three places and what a cheese there is worth


class Ways(NamedTuple):
    """A checked board in numbers: spaces are counted in the order of the file."""

    board: Board
    names: tuple[str, ...]
    numbers: dict[str, int]
    up: tuple[tuple[int, ...], ...]  # by space: where its links lead
    down: tuple[tuple[int, ...], ...]  # by space: where links lead here from
    up_words: tuple[tuple[str, ...], ...]
    down_words: tuple[tuple[str, ...], ...]
    start: tuple[int, ...]
    table: int
    cheese: tuple[tuple[int, int], ...]  # space and worth
    far: tuple[int, ...]  # by space: links up to the table, at least


def ways_of(board: BoardName | Board) -> Ways:
    """The board in numbers, by the name of its file or as it was given."""
    return _ways_by_name(board) if isinstance(board, str) else _ways(board)


@cache
def _ways_by_name(name: str) -> Ways:
    return _ways(read_board((files(__package__) / "boards" / f"{name}.toml").read_text("utf-8")))


def read_board(text: str) -> Board:
    """The board of a TOML file, not yet checked for sense."""
    try:
        return msgspec.convert(tomllib.loads(text), Board)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, OverflowError) as fault:
        raise BadOptions("board-unreadable", why=str(fault)[:120]) from None


@lru_cache(maxsize=64)
def _ways(board: Board) -> Ways:
    check(board)
    names = tuple(space.id for space in board.spaces)
    numbers = {name: number for number, name in enumerate(names)}
    up = tuple(tuple(numbers[name] for name in space.up) for space in board.spaces)
    down = tuple(tuple(low for low, links in enumerate(up) if high in links) for high in range(len(names)))
    table = numbers[board.table]
    return Ways(
        board=board,
        names=names,
        numbers=numbers,
        up=up,
        down=down,
        up_words=tuple(space.up for space in board.spaces),
        down_words=tuple(tuple(names[low] for low in lows) for lows in down),
        start=tuple(numbers[name] for name in board.start),
        table=table,
        cheese=tuple((numbers[name], worth) for name, worth in board.cheese),
        far=_distances(down, table),
    )


def check(board: Board) -> None:
    """GO-4: raise for the first fault of this board, with a code for its kind."""
    if not 2 <= len(board.spaces) <= MOST_SPACES:
        raise BadOptions("board-size", number=len(board.spaces), most=MOST_SPACES)
    _check_spaces(board)
    _check_places(board)
    links = {space.id: space.up for space in board.spaces}
    _check_no_cycle(links)
    below: dict[str, list[str]] = {name: [] for name in links}
    for name, higher in links.items():
        for other in higher:
            below[other].append(name)
    if below[board.start[0]]:
        raise BadOptions("board-start-not-lowest", space=board.start[0], below=below[board.start[0]][0])
    from_start, to_table = _reach(board.start, links), _reach([board.table], below)
    for name in links:
        if name not in from_start or name not in to_table:
            raise BadOptions("board-off-the-way", space=name)


def _check_spaces(board: Board) -> None:
    names = Counter(space.id for space in board.spaces)
    spots: dict[tuple[int, int], str] = {}
    for name in names:
        if not _NAME.fullmatch(name):
            raise BadOptions("board-bad-name", space=name[:30])
    for space in board.spaces:
        if names[space.id] > 1:
            raise BadOptions("board-space-twice", space=space.id)
        if space.kind not in KINDS:
            raise BadOptions("board-unknown-kind", space=space.id, kind=space.kind[:30], kinds=" | ".join(KINDS))
        if not (0 <= space.x <= PICTURE and 0 <= space.y <= PICTURE):
            raise BadOptions("board-off-the-picture", space=space.id, x=space.x, y=space.y, most=PICTURE)
        if (space.x, space.y) in spots:
            raise BadOptions("board-same-spot", space=space.id, other=spots[space.x, space.y])
        spots[space.x, space.y] = space.id
        _check_known(space.up, names)
        if len(set(space.up)) != len(space.up):
            raise BadOptions("board-link-twice", space=space.id)


def _check_places(board: Board) -> None:
    names = {space.id for space in board.spaces}
    _check_known((*board.start, board.table, *(name for name, _ in board.cheese)), names)
    if not board.start or len(set(board.start)) != len(board.start):
        raise BadOptions("board-start")
    if board.table in board.start:
        raise BadOptions("board-table-at-start", space=board.table)
    if len(board.cheese) != CHEESES:
        raise BadOptions("board-cheese-count", number=len(board.cheese), needed=CHEESES)
    for name, worth in board.cheese:
        if name in board.start:
            raise BadOptions("board-cheese-at-start", space=name)
        if not 1 <= worth <= MOST_WORTH:
            raise BadOptions("board-cheese-worth", space=name, worth=worth, most=MOST_WORTH)


def _check_known(used: Iterable[str], names: Iterable[str]) -> None:
    for name in used:
        if name not in names:
            raise BadOptions("board-unknown-space", space=name[:30])


def _check_no_cycle(links: dict[str, tuple[str, ...]]) -> None:
    """Take away spaces that nothing leads to, again and again; what stays goes in circles."""
    waiting = Counter(other for higher in links.values() for other in higher)
    free = [name for name in links if not waiting[name]]
    for name in free:
        for other in links[name]:
            waiting[other] -= 1
            if not waiting[other]:
                free.append(other)
    if len(free) < len(links):
        raise BadOptions("board-cycle", space=next(name for name in links if name not in free))


def _reach(roots: Iterable[str], links: dict[str, tuple[str, ...]] | dict[str, list[str]]) -> set[str]:
    reached = list(dict.fromkeys(roots))
    for name in reached:
        reached += [other for other in links[name] if other not in reached]
    return set(reached)


def _distances(down: tuple[tuple[int, ...], ...], table: int) -> tuple[int, ...]:
    far = {table: 0}
    row = [table]
    for space in row:
        for lower in down[space]:
            if lower not in far:
                far[lower] = far[space] + 1
                row.append(lower)
    return tuple(far[space] for space in range(len(down)))
