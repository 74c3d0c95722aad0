"""Boards are data: a TOML file here, or a value in the options. This module reads them and names every fault (GO-4).

It knows where a mouse can go and where to draw it; it knows neither mice nor dice.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from cheeseboard.core import BadOptions

BoardName = Literal["cellar", "kitchen"]
MOST_SPACES = 60  # GO-4
CHEESES = 3
GRID_SIZE = 100  # x and y run from 0 to this, from the left and from the top
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


class BoardGraph(NamedTuple):
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


def graph_of(board: BoardName | Board) -> BoardGraph:
    """The board in numbers, by the name of its file or as it was given."""
    return _ways_by_name(board) if isinstance(board, str) else _ways(board)


@cache
def _ways_by_name(name: str) -> BoardGraph:
    return _ways(read_board((files(__package__) / "boards" / f"{name}.toml").read_text("utf-8")))


def read_board(text: str) -> Board:
    """The board of a TOML file, not yet checked for sense."""
    try:
        return msgspec.convert(tomllib.loads(text), Board)
    except (ValueError, msgspec.ValidationError, OverflowError) as error:  # ValueError: no TOML, or too long a number
        raise BadOptions("board-unreadable", why=str(error)[:120]) from None


@lru_cache(maxsize=64)
def _ways(board: Board) -> BoardGraph:
    check(board)
    names = tuple(space.id for space in board.spaces)
    numbers = {name: number for number, name in enumerate(names)}
    up = tuple(tuple(numbers[name] for name in space.up) for space in board.spaces)
    down = tuple(tuple(low for low, links in enumerate(up) if high in links) for high in range(len(names)))
    table = numbers[board.table]
    return BoardGraph(
        board=board,
        names=names,
        numbers=numbers,
        up=up,
        down=down,
        up_words=tuple(space.up for space in board.spaces),
        down_words=tuple(tuple(names[low] for low in lows) for lows in down),
        start=tuple(numbers[name] for name in board.start),
        table=table,
        cheese=tuple((numbers[name], value) for name, value in board.cheese),
        far=_distances(down, table),
    )


def check(board: Board) -> None:
    """GO-4: raise for the first fault of this board, with a code for its kind."""
    for fault in problems(board):
        raise fault


def problems(board: Board) -> Iterator[BadOptions]:
    """GO-4: everything that is wrong with a board, and where; ways are looked at where all names are right."""
    found = False
    for fault in chain(_size_faults(board), _space_faults(board), _place_faults(board)):
        found = True
        yield fault
        if len(board.spaces) > MOST_SPACES:
            return  # nobody reads what else is wrong with it
    if not found:
        yield from _way_faults(board)


def _size_faults(board: Board) -> Iterator[BadOptions]:
    if not 2 <= len(board.spaces) <= MOST_SPACES:
        yield BadOptions("board-size", number=len(board.spaces), most=MOST_SPACES)


def _space_faults(board: Board) -> Iterator[BadOptions]:
    names = Counter(space.id for space in board.spaces)
    spots: dict[tuple[int, int], str] = {}
    for name in names:
        if not _NAME.fullmatch(name):
            yield BadOptions("board-bad-name", space=name[:30])
        if names[name] > 1:
            yield BadOptions("board-space-twice", space=name[:30])
    for space in board.spaces:
        if space.kind not in KINDS:
            yield BadOptions("board-unknown-kind", space=space.id[:30], kind=space.kind[:30], kinds=" | ".join(KINDS))
        if not (0 <= space.x <= GRID_SIZE and 0 <= space.y <= GRID_SIZE):
            yield BadOptions("board-off-the-picture", space=space.id[:30], x=space.x, y=space.y, most=GRID_SIZE)
        elif (space.x, space.y) in spots:
            yield BadOptions("board-same-spot", space=space.id[:30], other=spots[space.x, space.y][:30])
        spots[space.x, space.y] = space.id
        yield from _unknown(space.up, names)
        if len(set(space.up)) != len(space.up):
            yield BadOptions("board-link-twice", space=space.id[:30])


def _place_faults(board: Board) -> Iterator[BadOptions]:
    names, start = {space.id for space in board.spaces}, set(board.start)
    if not board.table:
        yield BadOptions("board-no-table")
    yield from _unknown((*board.start, *filter(None, [board.table]), *(name for name, _ in board.cheese)), names)
    if not start or len(start) != len(board.start):
        yield BadOptions("board-start")
    if board.table in start:
        yield BadOptions("board-table-at-start", space=board.table[:30])
    if len(board.cheese) != CHEESES:
        yield BadOptions("board-cheese-count", number=len(board.cheese), needed=CHEESES)
    for name, value in board.cheese:
        if name in start:
            yield BadOptions("board-cheese-at-start", space=name[:30])
        if not 1 <= value <= MOST_WORTH:
            yield BadOptions("board-cheese-worth", space=name[:30], worth=value, most=MOST_WORTH)


def _unknown(used: Iterable[str], names: Iterable[str]) -> Iterator[BadOptions]:
    for name in used:
        if name not in names:
            yield BadOptions("board-unknown-space", space=name[:30])


def _way_faults(board: Board) -> Iterator[BadOptions]:
    """Links lead up and nowhere else, from the lowest start space to the table."""
    links = {space.id: space.up for space in board.spaces}
    below: dict[str, tuple[str, ...]] = {
        name: tuple(low for low, higher in links.items() if name in higher) for name in links
    }
    circling = _circling(links, below)
    for name in circling:
        yield BadOptions("board-cycle", space=name[:30])
    if below[board.start[0]]:
        yield BadOptions("board-start-not-lowest", space=board.start[0][:30], below=below[board.start[0]][0][:30])
    from_start, to_table = _reach(board.start, links), _reach([board.table], below)
    for name in links:
        if name not in from_start or name not in to_table:
            yield BadOptions("board-off-the-way", space=name[:30])


def _circling(links: dict[str, tuple[str, ...]], below: dict[str, tuple[str, ...]]) -> list[str]:
    """Take away spaces that nothing leads to or that lead nowhere, again and again; what stays goes in circles."""
    left = dict.fromkeys(links)
    while ends := [name for name in left if not left.keys() & set(links[name]) or not left.keys() & set(below[name])]:
        for name in ends:
            del left[name]
    return list(left)


def _reach(roots: Iterable[str], links: dict[str, tuple[str, ...]]) -> set[str]:
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
