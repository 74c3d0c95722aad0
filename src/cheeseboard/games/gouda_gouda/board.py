"""Boards are data: a TOML file here, or a value in the options. This module reads and validates them (GO-4).

It knows where a mouse can go and where to draw it; it knows neither mice nor dice.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from cheeseboard.core import BadOptions
from cheeseboard.core.package_files import package_text

BoardName = Literal["cellar", "kitchen"]
MAX_SPACES = 60  # GO-4
CHEESES = 3
GRID_SIZE = 100  # x and y run from 0 to this, from the left and from the top
MAX_CHEESE_WORTH = 99
SPACE_KINDS = (
    *("barrel", "boxes", "broom", "bucket", "cans", "chair", "chest", "cloth", "crate", "drawer", "jars", "lamp"),
    *("mat", "papers", "pot", "rack", "shoe", "suitcase", "table", "tray"),
)
_SPACE_ID = re.compile(r"[a-z][a-z0-9-]{0,23}")


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """An object on which any number of mice can stand."""

    id: str
    kind: str  # one of SPACE_KINDS: what it looks like
    x: int  # where it is drawn, in hundredths from the left
    y: int  # and from the top
    up: tuple[str, ...] = ()  # where its links lead, straight on first


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """Spaces and links, where mice start, the table at the top, and where cheese may lie."""

    spaces: tuple[Space, ...]
    start: tuple[str, ...]  # the first is the lowest
    table: str
    cheese: tuple[tuple[str, int], ...]  # three spaces and what a cheese there is worth


class BoardGraph(NamedTuple):
    """A valid board as a graph: spaces are numbered in the order of the file."""

    board: Board
    names: tuple[str, ...]
    numbers: dict[str, int]
    up: tuple[tuple[int, ...], ...]  # by space: where its links lead
    down: tuple[tuple[int, ...], ...]  # by space: the spaces whose links lead here
    up_words: tuple[tuple[str, ...], ...]
    down_words: tuple[tuple[str, ...], ...]
    start: tuple[int, ...]
    table: int
    cheese: tuple[tuple[int, int], ...]  # space and worth
    distance: tuple[int, ...]  # by space: length of the shortest path up to the table


def graph_of(board: BoardName | Board) -> BoardGraph:
    """The graph of a board, given by the name of its file or as a value."""
    return _graph_by_name(board) if isinstance(board, str) else _graph(board)


@cache
def _graph_by_name(name: str) -> BoardGraph:
    return _graph(read_board(package_text(__package__, f"boards/{name}.toml")))


def read_board(text: str) -> Board:
    """Parse a TOML file; the board is not validated yet."""
    try:
        return msgspec.convert(tomllib.loads(text), Board)
    except (ValueError, msgspec.ValidationError, OverflowError) as error:  # ValueError: no TOML, or too long a number
        raise BadOptions("board-unreadable", why=str(error)[:120]) from None


@lru_cache(maxsize=64)
def _graph(board: Board) -> BoardGraph:
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
        cheese=tuple((numbers[name], worth) for name, worth in board.cheese),
        distance=_distances(down, table),
    )


def check(board: Board) -> None:
    """GO-4: raise the first problem of this board."""
    for problem in problems(board):
        raise problem


def problems(board: Board) -> Iterator[BadOptions]:
    """GO-4: all validation errors of a board. Links are checked only once everything else is right."""
    found = False
    for problem in chain(_size_problems(board), _space_problems(board), _goal_problems(board)):
        found = True
        yield problem
        if len(board.spaces) > MAX_SPACES:
            return  # too many to list the rest
    if not found:
        yield from _link_problems(board)


def _size_problems(board: Board) -> Iterator[BadOptions]:
    if not 2 <= len(board.spaces) <= MAX_SPACES:
        yield BadOptions("board-size", number=len(board.spaces), most=MAX_SPACES)


def _space_problems(board: Board) -> Iterator[BadOptions]:
    names = Counter(space.id for space in board.spaces)
    spots: dict[tuple[int, int], str] = {}
    for name in names:
        if not _SPACE_ID.fullmatch(name):
            yield BadOptions("board-bad-name", space=name[:30])
        if names[name] > 1:
            yield BadOptions("board-space-twice", space=name[:30])
    for space in board.spaces:
        if space.kind not in SPACE_KINDS:
            yield BadOptions(
                "board-unknown-kind", space=space.id[:30], kind=space.kind[:30], kinds=" | ".join(SPACE_KINDS)
            )
        if not (0 <= space.x <= GRID_SIZE and 0 <= space.y <= GRID_SIZE):
            yield BadOptions("board-off-the-picture", space=space.id[:30], x=space.x, y=space.y, most=GRID_SIZE)
        elif (space.x, space.y) in spots:
            yield BadOptions("board-same-spot", space=space.id[:30], other=spots[space.x, space.y][:30])
        spots[space.x, space.y] = space.id
        yield from _unknown_spaces(space.up, names)
        if len(set(space.up)) != len(space.up):
            yield BadOptions("board-link-twice", space=space.id[:30])


def _goal_problems(board: Board) -> Iterator[BadOptions]:
    names, start = {space.id for space in board.spaces}, set(board.start)
    if not board.table:
        yield BadOptions("board-no-table")
    yield from _unknown_spaces((*board.start, *filter(None, [board.table]), *(name for name, _ in board.cheese)), names)
    if not start or len(start) != len(board.start):
        yield BadOptions("board-start")
    if board.table in start:
        yield BadOptions("board-table-at-start", space=board.table[:30])
    if len(board.cheese) != CHEESES:
        yield BadOptions("board-cheese-count", number=len(board.cheese), needed=CHEESES)
    for name, worth in board.cheese:
        if name in start:
            yield BadOptions("board-cheese-at-start", space=name[:30])
        if not 1 <= worth <= MAX_CHEESE_WORTH:
            yield BadOptions("board-cheese-worth", space=name[:30], worth=worth, most=MAX_CHEESE_WORTH)


def _unknown_spaces(used: Iterable[str], names: Iterable[str]) -> Iterator[BadOptions]:
    for name in used:
        if name not in names:
            yield BadOptions("board-unknown-space", space=name[:30])


def _link_problems(board: Board) -> Iterator[BadOptions]:
    """Links must not form a cycle, and every space must lie on a path from a start space to the table."""
    links = {space.id: space.up for space in board.spaces}
    below: dict[str, tuple[str, ...]] = {
        name: tuple(low for low, higher in links.items() if name in higher) for name in links
    }
    for name in _on_cycles(links, below):
        yield BadOptions("board-cycle", space=name[:30])
    if below[board.start[0]]:
        yield BadOptions("board-start-not-lowest", space=board.start[0][:30], below=below[board.start[0]][0][:30])
    from_start, to_table = _reachable(board.start, links), _reachable([board.table], below)
    for name in links:
        if name not in from_start or name not in to_table:
            yield BadOptions("board-off-the-way", space=name[:30])


def _on_cycles(links: dict[str, tuple[str, ...]], below: dict[str, tuple[str, ...]]) -> list[str]:
    """The spaces on or between cycles: what is left when spaces without a link in or out are removed repeatedly."""
    left = dict.fromkeys(links)
    while ends := [name for name in left if not left.keys() & set(links[name]) or not left.keys() & set(below[name])]:
        for name in ends:
            del left[name]
    return list(left)


def _reachable(roots: Iterable[str], links: dict[str, tuple[str, ...]]) -> set[str]:
    reached = list(dict.fromkeys(roots))
    for name in reached:
        reached += [other for other in links[name] if other not in reached]
    return set(reached)


def _distances(down: tuple[tuple[int, ...], ...], table: int) -> tuple[int, ...]:
    distance = {table: 0}
    queue = [table]
    for space in queue:
        for lower in down[space]:
            if lower not in distance:
                distance[lower] = distance[space] + 1
                queue.append(lower)
    return tuple(distance[space] for space in range(len(down)))
