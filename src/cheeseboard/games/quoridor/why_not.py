"""Why an action is not on the menu: the reason and its ruling, for a person who tried it."""

from cheeseboard.core import Action, Illegal, Seat
from cheeseboard.games.quoridor.rules import board_of, placed_walls, start_edges
from cheeseboard.games.quoridor.state import Quoridor
from cheeseboard.games.walled_grid import SIDEWAYS, cutting_walls


def why_not(state: Quoridor, seat: Seat, action: Action) -> Illegal:
    """The reason and the ruling for an action that is not on the menu."""
    match action:
        case Action("move", ((word,),)) if word in board_of(state).squares:
            return _why_not_move(state, seat, board_of(state).squares[word])
        case Action("wall", ((word,),)) if word in board_of(state).wall_places:
            return _why_not_wall(state, seat, word)
        case Action("pass", ()):
            return Illegal("no-pass", ruling="Q-10")
        case Action("wall", ((word,),)) if f"{word}h" in board_of(state).wall_places:
            return Illegal("wall-direction", at=word)
        case Action("move" | "wall", ((word,),)) if word not in board_of(state).wall_places:
            return Illegal("not-on-board", word=word[:20])
        case _:
            return Illegal("no-such-action", action=str(action)[:60])


def _why_not_move(state: Quoridor, seat: Seat, square: int) -> Illegal:
    board, here = board_of(state), state.pawns[seat]
    edges = board.open_edges(placed_walls(state))
    names = {"to": board.names[square], "at": board.names[here]}
    if square in state.pawns:
        return Illegal("square-taken", ruling="Q-3", who=state.pawns.index(square), **names)
    for direction, offset in enumerate(board.offsets):
        is_open = edges[direction] >> here & 1
        if square == here + offset:
            return Illegal("barrier-between", ruling="Q-3", **names)  # the square is free, so a wall is in between
        if square == here + 2 * offset and is_open and here + offset in state.pawns:
            return Illegal("barrier-behind", ruling="Q-4", **names)
        if square == here + 3 * offset and is_open and {here + offset, here + 2 * offset} <= set(state.pawns):
            return Illegal("two-pawns", ruling="Q-7", **names)
        beside = [here + offset + board.offsets[sideways] for sideways in SIDEWAYS[direction]]
        if is_open and here + offset in state.pawns and square in beside:
            return _why_not_sideways(state, direction, here + offset, names)
    return Illegal("too-far", ruling="Q-3", **names)


def _why_not_sideways(state: Quoridor, direction: int, jumped: int, names: dict[str, str]) -> Illegal:
    board = board_of(state)
    if board.open_edges(placed_walls(state))[direction] >> jumped & 1:
        behind_is_a_pawn = jumped + board.offsets[direction] in state.pawns
        if behind_is_a_pawn and state.options.third_pawn == "stop":
            return Illegal("two-pawns", ruling="Q-7", **names)
        if not behind_is_a_pawn:
            return Illegal("jump-straight", ruling="Q-5", **names)
    return Illegal("side-step-closed", ruling="Q-5", **names)


def _why_not_wall(state: Quoridor, seat: Seat, wall: str) -> Illegal:
    board, placed = board_of(state), placed_walls(state)
    orientation, bit = board.wall_places[wall]
    if not state.walls_left[seat]:
        return Illegal("no-barriers-left", ruling="Q-8")
    same, other = (placed.h, placed.v) if orientation == "h" else (placed.v, placed.h)
    along = 1 if orientation == "h" else board.width
    if same & (bit | bit << along | bit >> along):
        return Illegal("overlaps", ruling="Q-8", at=wall)
    if other & bit:
        return Illegal("crosses", ruling="Q-8", at=wall)
    return Illegal("shuts-in", ruling="Q-9", at=wall, who="+".join(str(seat) for seat in shut_in_seats(state, wall)))


def shut_in_seats(state: Quoridor, wall: str) -> tuple[Seat, ...]:
    """Q-9: the seats that this wall would leave without a path to their goal."""
    board, placed = board_of(state), placed_walls(state)
    orientation, bit = board.wall_places[wall]
    pawns = zip(start_edges(board.size, len(state.pawns)), state.pawns, strict=True)
    return tuple(
        seat
        for seat, (edge, square) in enumerate(pawns)
        if cutting_walls(board, placed, square, edge.goal, edge.border)[orientation == "v"] & bit
    )
