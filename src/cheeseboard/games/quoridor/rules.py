"""The rules of Quoridor, written for the reader; they decide every dispute. Q-1 … Q-12: docs/rules/quoridor.en.md."""

from cheeseboard.core import (
    CHANCE,
    Action,
    Ask,
    BadOptions,
    Chance,
    Emitted,
    Form,
    Menu,
    Over,
    Seat,
    Slot,
    Turn,
)
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
from cheeseboard.games.quoridor.state import (
    WALLS_PER_SEAT,
    Options,
    Quoridor,
    board_of,
    placed_walls,
    position_key,
    sides,
)
from cheeseboard.games.walled_grid import ASIDE, Walls, cutting_walls

TURN_LIMIT = 1_000  # Q-12, without repetition
PASS = (Form("pass"),)


def new(options: Options, seats: int) -> Quoridor:
    """Q-1, Q-2: everybody in the middle of an edge."""
    hands = options.barriers if options.barriers is not None else WALLS_PER_SEAT[options.size][seats - 2]
    if isinstance(hands, int):
        hands = (hands,) * seats
    if len(hands) != seats:
        raise BadOptions("barriers-per-seat", seats=seats, given=len(hands))
    if options.first != "chance" and options.first >= seats:
        raise BadOptions("first-not-seated", seat=options.first, seats=seats)
    pawns = tuple(side.start for side in sides(options.size, seats))
    first = CHANCE if options.first == "chance" else options.first
    seen = () if first == CHANCE else _since_barrier(options, pawns, first)
    return Quoridor(options, pawns, hands, 0, 0, first, 0, seen)


def turn(state: Quoridor) -> Turn:
    """One seat is asked at a time."""
    if state.end:
        return Over(ranks(state), state.end)
    if state.to_move == CHANCE:
        return Chance(tuple((Action("first", ((str(seat),),)), 1) for seat in range(len(state.pawns))))
    return Ask((state.to_move,))


def ranks(state: Quoridor) -> tuple[int, ...]:
    """Q-11: the one on the goal edge wins, all others share second place; Q-12: drawn games are level."""
    there = [at_goal(state, seat) for seat in range(len(state.pawns))]
    return tuple(int(not arrived) for arrived in there) if any(there) else (0,) * len(there)


def at_goal(state: Quoridor, seat: Seat) -> bool:
    """Whether this pawn stands on its goal edge."""
    return bool(sides(state.options.size, len(state.pawns))[seat].goal >> state.pawns[seat] & 1)


def menu(state: Quoridor, seat: Seat) -> Menu:
    """Move the pawn or lay a barrier; pass only if neither is possible (Q-10)."""
    if state.end or seat != state.to_move or seat == CHANCE:
        return ()
    names = board_of(state).names
    forms: Menu = ()
    if reach := reachable(state, seat):
        forms = (Form("move", (Slot(tuple([names[square] for square in reach])),)),)
    if state.walls_left[seat] and (words := board_of(state).words(legal_walls(state))):
        forms += (Form("wall", (Slot(words),)),)
    return forms or PASS


def reachable(state: Quoridor, seat: Seat) -> list[int]:
    """The squares this pawn may go to in one turn."""
    board, pawns = board_of(state), state.pawns
    ways, here = board.ways(placed_walls(state)), pawns[seat]
    squares: list[int] = []
    for direction, move in enumerate(board.moves):
        if not ways[direction] >> here & 1:
            continue  # never through a barrier or over the edge
        there = here + move
        if there not in pawns:
            squares.append(there)
            continue
        behind_is_open = ways[direction] >> there & 1
        if behind_is_open and there + move not in pawns:
            squares.append(there + move)
        elif not behind_is_open or state.options.third_pawn == "side":
            for aside in ASIDE[direction]:
                beside = there + board.moves[aside]
                if ways[aside] >> there & 1 and beside not in pawns and beside not in squares:
                    squares.append(beside)
    return squares


def legal_walls(state: Quoridor) -> Walls:
    """Q-8 and Q-9: where a barrier may lie."""
    board, there = board_of(state), placed_walls(state)
    h, v = board.free(there)
    for side, square in zip(sides(board.size, len(state.pawns)), state.pawns, strict=True):
        shut_h, shut_v = cutting_walls(board, there, square, side.goal, side.border)
        h, v = h & ~shut_h, v & ~shut_v
    return Walls(h, v)


def play(state: Quoridor, seat: Seat, action: Action) -> Quoridor:
    """One turn, or the draw of who begins."""
    match action.verb:
        case "move":
            return _move(state, seat, action.fills[0][0])
        case "wall":
            return _wall(state, seat, action.fills[0][0])
        case "pass":
            return _next(state, seat, state.pawns, (Emitted(TurnPassed(seat)),))
        case "first":
            first = int(action.fills[0][0])
            events = (Emitted(FirstDrawn(first), reveals=True),)
            seen = _since_barrier(state.options, state.pawns, first)
            return Quoridor(state.options, state.pawns, state.walls_left, 0, 0, first, 0, seen, "", events)
        case _:
            raise AssertionError(action)


def _move(state: Quoridor, seat: Seat, word: str) -> Quoridor:
    board = board_of(state)
    pawns = (*state.pawns[:seat], board.squares[word], *state.pawns[seat + 1 :])
    moved = PawnMoved(seat, board.names[state.pawns[seat]], word)
    return _next(state, seat, pawns, (Emitted(moved),))


def _wall(state: Quoridor, seat: Seat, word: str) -> Quoridor:
    here = board_of(state)
    bit = here.small_bits[word]
    near, far = here.between[word]
    h, v = (state.h | bit, state.v) if word[-1] == "h" else (state.h, state.v | bit)
    left = state.walls_left[seat] - 1
    hands = (*state.walls_left[:seat], left, *state.walls_left[seat + 1 :])
    to_move = (seat + 1) % len(hands)
    seen = _since_barrier(state.options, state.pawns, to_move)
    turns = state.turns + 1
    end, events = _too_long(state, turns, (Emitted(WallPlaced(seat, word, near, far, left)),))
    return Quoridor(state.options, state.pawns, hands, h, v, to_move, turns, seen, end, events)


def _next(state: Quoridor, seat: Seat, pawns: tuple[int, ...], events: Events) -> Quoridor:
    """After a move or a pass: has somebody won, has it come to a draw, and who is next?"""
    to_move = (seat + 1) % len(pawns)
    seen, turns = state.repetition_keys + _since_barrier(state.options, pawns, to_move), state.turns + 1
    if sides(state.options.size, len(pawns))[seat].goal >> pawns[seat] & 1:
        end, events = "goal", (*events, Emitted(GameWon(seat)))
    elif seen and seen.count(seen[-1]) == 3:
        end, events = "repetition", (*events, Emitted(PositionRepeated()))
    else:
        end, events = _too_long(state, turns, events)
    return Quoridor(state.options, pawns, state.walls_left, state.h, state.v, to_move, turns, seen, end, events)


def _since_barrier(options: Options, pawns: tuple[int, ...], to_move: Seat) -> tuple[int, ...]:
    """Q-12: after a barrier no earlier position can come back; who plays without repetition need not remember any."""
    return (position_key(pawns, to_move),) if options.repetition == "draw" else ()


def _too_long(state: Quoridor, turns: int, events: Events) -> tuple[str, Events]:
    if state.options.repetition == "none" and turns >= TURN_LIMIT:
        return "turn-limit", (*events, Emitted(TurnLimitReached(TURN_LIMIT)))
    return "", events
