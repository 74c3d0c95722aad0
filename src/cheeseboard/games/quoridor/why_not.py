"""Why an action is not on the menu: the reason and its ruling, for a person who tried it."""

from cheeseboard.core import Action, Illegal, Seat
from cheeseboard.games.quoridor.state import Quoridor, board_of, placed_walls, sides
from cheeseboard.games.walled_grid import ASIDE, cutting_walls


def why_not(state: Quoridor, seat: Seat, action: Action) -> Illegal:
    """The reason and the ruling for an action that is not on the menu."""
    match action:
        case Action("move", ((word,),)) if word in board_of(state).squares:
            return _why_not_move(state, seat, board_of(state).squares[word])
        case Action("wall", ((word,),)) if word in board_of(state).places:
            return _why_not_wall(state, seat, word)
        case Action("pass", ()):
            return Illegal("no-pass", ruling="Q-10")
        case Action("move" | "wall", ((word,),)):
            return Illegal("not-on-board", word=word[:20])
        case _:
            return Illegal("no-such-action", action=str(action)[:60])


def _why_not_move(state: Quoridor, seat: Seat, square: int) -> Illegal:
    board, here = board_of(state), state.pawns[seat]
    ways = board.ways(placed_walls(state))
    names = {"to": board.names[square], "at": board.names[here]}
    if square in state.pawns:
        return Illegal("square-taken", ruling="Q-3", who=state.pawns.index(square), **names)
    for direction, move in enumerate(board.moves):
        is_open = ways[direction] >> here & 1
        if square == here + move:
            return Illegal("barrier-between", ruling="Q-3", **names)  # the square is free, so a barrier it is
        if square == here + 2 * move and is_open and here + move in state.pawns:
            return Illegal("barrier-behind", ruling="Q-4", **names)
        if square == here + 3 * move and is_open and {here + move, here + 2 * move} <= set(state.pawns):
            return Illegal("two-pawns", ruling="Q-7", **names)
        beside = [here + move + board.moves[aside] for aside in ASIDE[direction]]
        if is_open and here + move in state.pawns and square in beside:
            return _why_not_aside(state, direction, here + move, names)
    return Illegal("too-far", ruling="Q-3", **names)


def _why_not_aside(state: Quoridor, direction: int, jumped: int, names: dict[str, str]) -> Illegal:
    board = board_of(state)
    if board.ways(placed_walls(state))[direction] >> jumped & 1:
        behind_is_a_pawn = jumped + board.moves[direction] in state.pawns
        if behind_is_a_pawn and state.options.third_pawn == "stop":
            return Illegal("two-pawns", ruling="Q-7", **names)
        if not behind_is_a_pawn:
            return Illegal("jump-straight", ruling="Q-5", **names)
    return Illegal("side-step-closed", ruling="Q-5", **names)


def _why_not_wall(state: Quoridor, seat: Seat, word: str) -> Illegal:
    board, there = board_of(state), placed_walls(state)
    way, bit = board.places[word]
    if not state.walls_left[seat]:
        return Illegal("no-barriers-left", ruling="Q-8")
    same, other = (there.h, there.v) if way == "h" else (there.v, there.h)
    along = 1 if way == "h" else board.width
    if same & (bit | bit << along | bit >> along):
        return Illegal("overlaps", ruling="Q-8", at=word)
    if other & bit:
        return Illegal("crosses", ruling="Q-8", at=word)
    return Illegal("shuts-in", ruling="Q-9", at=word, who="+".join(str(seat) for seat in shut_in_seats(state, word)))


def shut_in_seats(state: Quoridor, word: str) -> tuple[Seat, ...]:
    """Q-9: who would have no way left if this barrier were laid."""
    board, there = board_of(state), placed_walls(state)
    way, bit = board.places[word]
    everybody = zip(sides(board.size, len(state.pawns)), state.pawns, strict=True)
    return tuple(
        seat
        for seat, (side, square) in enumerate(everybody)
        if cutting_walls(board, there, square, side.goal, side.border)[way == "v"] & bit
    )
