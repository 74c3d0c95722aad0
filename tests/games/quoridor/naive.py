"""The rules of Quoridor a second time, straight from the rules page, to be compared with the real ones.

Slow and obvious on purpose: it must never share code with the package, nor become fast or clever. It only caches
what it was asked before. Repetition (Q-12) is left out.
"""

from collections import deque
from dataclasses import dataclass
from functools import lru_cache

Square = tuple[int, int]  # column and row, both from 0: e1 is (4, 0)

DIRECTIONS = ((0, 1), (1, 0), (0, -1), (-1, 0))
SIDES = {2: "south north", 3: "south west north", 4: "south west north east"}  # Q-1, clockwise
WALLS_EACH = {  # Q-1 and the options table: by size and seats
    9: {2: 10, 3: 6, 4: 5},
    7: {2: 6, 3: 4, 4: 3},
    5: {2: 3, 3: 2, 4: 2},
    3: {2: 1, 3: 1, 4: 1},
}


@dataclass(frozen=True)
class Position:
    """The state of the game, in the notation of the rules page."""

    size: int
    pawns: tuple[str, ...]
    walls_left: tuple[int, ...]
    walls: frozenset[str]
    to_move: int
    third_pawn: str = "stop"


def start(
    seats: int,
    size: int = 9,
    *,
    walls: int | tuple[int, ...] | None = None,
    first: int = 0,
    third_pawn: str = "stop",
) -> Position:
    """Q-1: every pawn in the middle of its own edge, all walls left."""
    middle, far = size // 2, size - 1
    homes = {"south": (middle, 0), "west": (0, middle), "north": (middle, far), "east": (far, middle)}
    if walls is None:
        walls = WALLS_EACH[size][seats]
    if isinstance(walls, int):
        walls = (walls,) * seats
    return Position(
        size=size,
        pawns=tuple(write_square(homes[side]) for side in SIDES[seats].split()),
        walls_left=walls,
        walls=frozenset(),
        to_move=first,
        third_pawn=third_pawn,
    )


def actions(position: Position) -> set[str]:
    """Exactly the legal actions; none once the game is won."""
    if winner(position) is not None:
        return set()
    moves = {f"move {write_square(square)}" for square in landings(position)}
    walls = {f"wall {wall}" for wall in placeable_walls(position)}
    return moves | walls or {"pass"}


def after(position: Position, action: str) -> Position:
    """The position after an action, which must be a legal one."""
    seat = position.to_move
    pawns, walls_left, walls = list(position.pawns), list(position.walls_left), position.walls
    match action.split():
        case ["move", square]:
            pawns[seat] = square
        case ["wall", wall]:
            walls_left[seat] -= 1
            walls = walls | {wall}
        case ["pass"]:
            pass
        case _:
            raise ValueError(action)
    to_move = (seat + 1) % len(pawns)
    return Position(position.size, tuple(pawns), tuple(walls_left), walls, to_move, position.third_pawn)


def winner(position: Position) -> int | None:
    """Q-11: the seat whose pawn stands on its goal edge."""
    return arrived(position.size, position.pawns)


@lru_cache(maxsize=10_000)
def arrived(size: int, pawns: tuple[str, ...]) -> int | None:
    """Q-11: the first seat whose pawn stands on its goal edge."""
    for seat, (side, pawn) in enumerate(zip(sides(pawns), pawns, strict=True)):
        if is_goal(size, side, read_square(pawn)):
            return seat
    return None


def shut_in_seats(position: Position, wall: str) -> tuple[int, ...]:
    """Q-9: the seats that this wall would leave without a path."""
    return seats_without_path(position.size, position.pawns, position.walls | {wall})


def perft(position: Position, depth: int) -> int:
    """Count the sequences of this many actions."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(actions(position))
    return sum(perft(after(position, action), depth - 1) for action in actions(position))


def landings(position: Position) -> set[Square]:
    """Q-3 to Q-7: the squares the pawn to move may go to."""
    closed = closed_steps(position.walls)
    pawns = {read_square(pawn) for pawn in position.pawns}

    def is_open(here: Square, there: Square) -> bool:
        return is_on_board(position.size, there) and (here, there) not in closed

    here = read_square(position.pawns[position.to_move])
    found: set[Square] = set()
    for across, up in DIRECTIONS:
        near = (here[0] + across, here[1] + up)
        behind = (near[0] + across, near[1] + up)
        if not is_open(here, near):
            continue
        if near not in pawns:
            found.add(near)
            continue
        if is_open(near, behind) and behind not in pawns:
            found.add(behind)
            continue
        if is_open(near, behind) and position.third_pawn == "stop":
            continue
        # `up, across` turns the direction by a right angle
        for beside in ((near[0] + up, near[1] + across), (near[0] - up, near[1] - across)):
            if is_open(near, beside) and beside not in pawns:
                found.add(beside)
    return found


def placeable_walls(position: Position) -> frozenset[str]:
    """Q-8, Q-9: the walls that the seat to move may place."""
    if position.walls_left[position.to_move] == 0:
        return frozenset()
    return legal_walls(position.size, position.pawns, position.walls)


@lru_cache(maxsize=50_000)
def legal_walls(size: int, pawns: tuple[str, ...], walls: frozenset[str]) -> frozenset[str]:
    """Q-8, Q-9: the walls that any seat with walls left may place."""
    return frozenset(
        wall
        for wall in all_walls(size)
        if not overlaps(wall, walls) and not seats_without_path(size, pawns, walls | {wall})
    )


def seats_without_path(size: int, pawns: tuple[str, ...], walls: frozenset[str]) -> tuple[int, ...]:
    """Q-9: the seats that have no path between these walls."""
    return tuple(
        seat
        for seat, (side, pawn) in enumerate(zip(sides(pawns), pawns, strict=True))
        if not has_path(size, side, pawn, walls)
    )


def all_walls(size: int) -> set[str]:
    """Every wall that fits on the board."""
    return {
        write_square((column, row)) + direction
        for column in range(size - 1)
        for row in range(size - 1)
        for direction in "hv"
    }


def overlaps(wall: str, others: frozenset[str]) -> bool:
    """Q-8: half on another in the same groove, or crossing one at its centre."""
    (column, row), direction = read_square(wall[:-1]), wall[-1]
    if direction == "h":
        along = [(column - 1, row), (column + 1, row)]
    else:
        along = [(column, row - 1), (column, row + 1)]
    same_groove = {write_square(square) + direction for square in along if min(square) >= 0}
    same_centre = {wall[:-1] + "h", wall[:-1] + "v"}
    return not others.isdisjoint(same_groove | same_centre)


@lru_cache(maxsize=1_000)
def closed_steps(walls: frozenset[str]) -> frozenset[tuple[Square, Square]]:
    """The pairs of neighbouring squares that walls separate, each pair in both orders."""
    closed: set[tuple[Square, Square]] = set()
    for wall in walls:
        column, row = read_square(wall[:-1])
        if wall[-1] == "h":
            separated = [((column, row), (column, row + 1)), ((column + 1, row), (column + 1, row + 1))]
        else:
            separated = [((column, row), (column + 1, row)), ((column, row + 1), (column + 1, row + 1))]
        for one, other in separated:
            closed |= {(one, other), (other, one)}
    return frozenset(closed)


@lru_cache(maxsize=20_000)
def has_path(size: int, side: str, pawn: str, walls: frozenset[str]) -> bool:
    """Q-9: whether steps alone bring the pawn to its goal; other pawns are no obstacles."""
    closed = closed_steps(walls)
    home = read_square(pawn)
    reached, queue = {home}, deque([home])
    while queue:
        here = queue.popleft()
        if is_goal(size, side, here):
            return True
        for across, up in DIRECTIONS:
            there = (here[0] + across, here[1] + up)
            if is_on_board(size, there) and (here, there) not in closed and there not in reached:
                reached.add(there)
                queue.append(there)
    return False


def sides(pawns: tuple[str, ...]) -> list[str]:
    """Q-1: the edges at which they began."""
    return SIDES[len(pawns)].split()


def is_goal(size: int, side: str, square: Square) -> bool:
    """Q-1: the goal is the edge opposite to the seat's own side."""
    column, row = square
    far = size - 1
    return {"south": row == far, "west": column == far, "north": row == 0, "east": column == 0}[side]


def is_on_board(size: int, square: Square) -> bool:
    """Whether there is such a square."""
    return 0 <= square[0] < size and 0 <= square[1] < size


@lru_cache(maxsize=100)
def read_square(text: str) -> Square:
    """
    >>> read_square("e1")
    (4, 0)
    """
    return "abcdefghi".index(text[0]), int(text[1:]) - 1


@lru_cache(maxsize=100)
def write_square(square: Square) -> str:
    """
    >>> write_square((4, 0))
    'e1'
    """
    return f"{'abcdefghi'[square[0]]}{square[1] + 1}"
