"""The rules of Quoridor, written for the reader; they decide every dispute. Q-1 … Q-12: docs/rules/quoridor.en.md."""

from functools import cache
from typing import NamedTuple

from cheeseboard.core import CHANCE, Action, Ask, BadOptions, Emitted, Form, Menu, Over, Seat, Slot, Turn, one_of
from cheeseboard.core.kit import BLOCK_SIZE, Blocks
from cheeseboard.games.quoridor.events import (
    Events,
    FirstDrawn,
    GameWon,
    PawnMoved,
    PositionRepeated,
    TurnLimitReached,
    TurnPassed,
    WallPlaced,
)
from cheeseboard.games.quoridor.state import WALLS_PER_SEAT, Options, Quoridor
from cheeseboard.games.walled_grid import (
    COLUMNS,
    DOWN,
    LEFT,
    RIGHT,
    SIDEWAYS,
    UP,
    Board,
    Walls,
    board,
    cutting_walls,
    unpack_walls,
)

TURN_LIMIT = 1_000
NO_TURN_LIMIT = 0
REPEATED = 3
PASS_MENU = (Form("pass"),)


class StartEdge(NamedTuple):
    """Where a seat starts and where it must go: start square, goal edge, and the border without that edge."""

    start: int
    goal_name: str  # row-9, column-i
    goal: int  # its squares
    border: int  # the corner points of the other three sides


@cache
def start_edges(size: int, seats: int) -> tuple[StartEdge, ...]:
    """Where the seats start and must go, clockwise from the bottom (Q-1)."""
    here = board(size)
    middle, last = size // 2, size - 1
    bottom = StartEdge(middle, f"row-{size}", here.row(last), here.border(without=UP))
    left = StartEdge(middle * here.width, f"column-{COLUMNS[last]}", here.column(last), here.border(without=RIGHT))
    top = StartEdge(last * here.width + middle, "row-1", here.row(0), here.border(without=DOWN))
    right = StartEdge(middle * here.width + last, "column-a", here.column(0), here.border(without=LEFT))
    return {2: (bottom, top), 3: (bottom, left, top), 4: (bottom, left, top, right)}[seats]


def new(options: Options, seats: int) -> Quoridor:
    """Q-1, Q-2: every pawn in the middle of an edge."""
    walls = options.barriers if options.barriers is not None else WALLS_PER_SEAT[options.size][seats - 2]
    walls_left = (walls,) * seats if isinstance(walls, int) else walls
    if len(walls_left) != seats:
        raise BadOptions("barriers-per-seat", seats=seats, given=len(walls_left))
    if options.first != "chance" and options.first >= seats:
        raise BadOptions("first-not-seated", seat=options.first, seats=seats)
    pawns = tuple(edge.start for edge in start_edges(options.size, seats))
    first = CHANCE if options.first == "chance" else options.first
    keys = () if first == CHANCE else _with_key((), options, pawns, first)
    return Quoridor(options, pawns, walls_left, 0, 0, first, 0, keys)


def board_of(state: Quoridor) -> Board:
    """The board this game is played on."""
    return board(state.options.size)


def placed_walls(state: Quoridor) -> Walls:
    """The walls on the board."""
    return unpack_walls(state.options.size, state.h, state.v)


def turn(state: Quoridor) -> Turn:
    """One seat is asked at a time."""
    if state.end:
        return Over(ranks(state), state.end)
    if state.to_move == CHANCE:
        return one_of("first", map(str, range(len(state.pawns))))
    return Ask((state.to_move,))


def ranks(state: Quoridor) -> tuple[int, ...]:
    """Q-11: the one on the goal edge wins, all others share second place; Q-12: all tie in a drawn game."""
    arrived = [at_goal(state, seat) for seat in range(len(state.pawns))]
    return tuple(int(not is_there) for is_there in arrived) if any(arrived) else (0,) * len(arrived)


def at_goal(state: Quoridor, seat: Seat) -> bool:
    """Whether this pawn stands on its goal edge."""
    return bool(start_edges(state.options.size, len(state.pawns))[seat].goal >> state.pawns[seat] & 1)


def menu(state: Quoridor, seat: Seat) -> Menu:
    """Move the pawn or place a wall; pass only if neither is possible (Q-10)."""
    if state.end or seat != state.to_move or seat == CHANCE:
        return ()
    names = board_of(state).names
    forms: Menu = ()
    if reach := reachable(state, seat):
        forms = (Form("move", (Slot(tuple([names[square] for square in reach])),)),)
    if state.walls_left[seat] and (walls := board_of(state).wall_names(legal_walls(state))):
        forms += (Form("wall", (Slot(walls),)),)
    return forms or PASS_MENU


def reachable(state: Quoridor, seat: Seat) -> list[int]:
    """The squares this pawn may go to in one turn."""
    board, pawns = board_of(state), state.pawns
    edges, here = board.open_edges(placed_walls(state)), pawns[seat]
    squares: list[int] = []
    for direction, offset in enumerate(board.offsets):
        if not edges[direction] >> here & 1:
            continue  # never through a wall or over the edge
        there = here + offset
        if there not in pawns:
            squares.append(there)
            continue
        behind_is_open = edges[direction] >> there & 1
        if behind_is_open and there + offset not in pawns:
            squares.append(there + offset)
        elif not behind_is_open or state.options.third_pawn == "side":
            for sideways in SIDEWAYS[direction]:
                beside = there + board.offsets[sideways]
                if edges[sideways] >> there & 1 and beside not in pawns and beside not in squares:
                    squares.append(beside)
    return squares


def legal_walls(state: Quoridor) -> Walls:
    """Q-8 and Q-9: where a wall may be placed."""
    board, placed = board_of(state), placed_walls(state)
    h, v = board.free_places(placed)
    for edge, square in zip(start_edges(board.size, len(state.pawns)), state.pawns, strict=True):
        cutting_h, cutting_v = cutting_walls(board, placed, square, edge.goal, edge.border)
        h, v = h & ~cutting_h, v & ~cutting_v
    return Walls(h, v)


def play(state: Quoridor, seat: Seat, action: Action) -> Quoridor:
    """One turn, or the draw of who begins."""
    match action.verb:
        case "move":
            return _move(state, seat, action.word)
        case "wall":
            return _place_wall(state, seat, action.word)
        case "pass":
            return _end_turn(state, seat, state.pawns, (Emitted(TurnPassed(seat)),))
        case "first":
            first = int(action.word)
            events = (Emitted(FirstDrawn(first), reveals=True),)
            keys = _with_key((), state.options, state.pawns, first)
            return Quoridor(state.options, state.pawns, state.walls_left, 0, 0, first, 0, keys, "", events)
        case _:
            raise AssertionError(action)


def _move(state: Quoridor, seat: Seat, square: str) -> Quoridor:
    board = board_of(state)
    pawns = (*state.pawns[:seat], board.squares[square], *state.pawns[seat + 1 :])
    moved = PawnMoved(seat, board.names[state.pawns[seat]], square)
    return _end_turn(state, seat, pawns, (Emitted(moved),))


def _place_wall(state: Quoridor, seat: Seat, wall: str) -> Quoridor:
    board = board_of(state)
    bit = board.packed_bits[wall]
    near, far = board.both_sides[wall]
    h, v = (state.h | bit, state.v) if wall[-1] == "h" else (state.h, state.v | bit)
    left = state.walls_left[seat] - 1
    walls_left = (*state.walls_left[:seat], left, *state.walls_left[seat + 1 :])
    to_move = (seat + 1) % len(walls_left)
    keys = _with_key((), state.options, state.pawns, to_move)  # no earlier position can come back
    turns = state.turns + 1
    end, events = _check_turn_limit(state, turns, (Emitted(WallPlaced(seat, wall, near, far, left)),))
    return Quoridor(state.options, state.pawns, walls_left, h, v, to_move, turns, keys, end, events)


def _end_turn(state: Quoridor, seat: Seat, pawns: tuple[int, ...], events: Events) -> Quoridor:
    """After a move or a pass: has the seat won, is the game drawn, and who is next?"""
    to_move = (seat + 1) % len(pawns)
    keys = _with_key(state.repetition_keys, state.options, pawns, to_move)
    turns = state.turns + 1
    if start_edges(state.options.size, len(pawns))[seat].goal >> pawns[seat] & 1:
        end, events = "goal", (*events, Emitted(GameWon(seat)))
    elif keys and times_seen(keys, keys[-1][-1]) == REPEATED:
        end, events = "repetition", (*events, Emitted(PositionRepeated()))
    else:
        end, events = _check_turn_limit(state, turns, events)
    return Quoridor(state.options, pawns, state.walls_left, state.h, state.v, to_move, turns, keys, end, events)


def _with_key(keys: Blocks, options: Options, pawns: tuple[int, ...], to_move: Seat) -> Blocks:
    """Q-12: these keys and the one of this position, or none if repetition does not matter."""
    return add_key(keys, position_key(pawns, to_move)) if options.repetition == "draw" else ()


def position_key(pawns: tuple[int, ...], to_move: Seat) -> int:
    """The position as a number, for positions with the same walls; Q-12 needs keys that no hashing can change."""
    key = to_move
    for square in pawns:
        key = key * 100 + square
    return key


def add_key(keys: Blocks, key: int) -> Blocks:
    """The keys of the positions since the last wall, and one more.

    >>> add_key(add_key((), 7), 8)
    ((7, 8),)
    """
    if keys and len(keys[-1]) < BLOCK_SIZE:
        return (*keys[:-1], (*keys[-1], key))
    return (*keys, (key,))


def times_seen(keys: Blocks, key: int) -> int:
    """How often the position with this key has been on the board since the last wall."""
    return sum([block.count(key) for block in keys])


def turn_limit(options: Options) -> int:
    """Q-12: after how many turns a game is drawn. Version 1 had no limit where repetition draws."""
    return TURN_LIMIT if options.rules > 1 or options.repetition == "none" else NO_TURN_LIMIT


def _check_turn_limit(state: Quoridor, turns: int, events: Events) -> tuple[str, Events]:
    limit = turn_limit(state.options)
    if limit != NO_TURN_LIMIT and turns >= limit:
        return "turn-limit", (*events, Emitted(TurnLimitReached(limit)))
    return "", events
