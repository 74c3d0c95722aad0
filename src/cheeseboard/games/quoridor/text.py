"""Positions as text: a drawing for tests and people, one line for files and the command line. Read strictly.

The line reads `pawns e1 e9; hands 10 9; barriers e3h; turn 1`: hands are the walls left, barriers the placed walls.
Options may follow: `; size 9; third_pawn side`. A drawing is the board as `show` draws it (pawns also as digits, walls
also as - and |) and then such a line without pawns and barriers.
"""

import textwrap

import msgspec

from cheeseboard.core import BadFile, BadOptions, Seat
from cheeseboard.core.drawing import plain
from cheeseboard.games.quoridor.rules import board_of, new, placed_walls, position_key, start_edges
from cheeseboard.games.quoridor.state import WALLS_PER_SEAT, Options, Quoridor
from cheeseboard.games.quoridor.view import PAWNS
from cheeseboard.games.walled_grid import COLUMNS, board, distance
from cheeseboard.games.walled_grid_text import draw_board, read_board

SETTINGS = ("pawns", "hands", "barriers", "turn", "size", "third_pawn", "repetition")


def write_position(state: Quoridor) -> str:
    """The position on one line."""
    here = board_of(state)
    parts = [
        "pawns " + " ".join(here.names[square] for square in state.pawns),
        "hands " + " ".join(map(str, state.walls_left)),
        "barriers " + " ".join(here.wall_names(placed_walls(state))) if state.h or state.v else "",
        f"turn {state.to_move}",
        *(
            f"{name} {getattr(state.options, name)}"
            for name in ("size", "third_pawn", "repetition")
            if getattr(state.options, name) != getattr(Options(), name)
        ),
    ]
    return "; ".join(part for part in parts if part)


def read_position(text: str) -> Quoridor:
    """The state of a position line; no position counts as repeated yet."""
    return _build(_settings(text, {}))


def write(state: Quoridor) -> str:
    """The position as a drawing."""
    on_square = {square: str(seat) for seat, square in enumerate(state.pawns)}
    board_text = plain(draw_board(board_of(state), placed_walls(state), on_square))
    tail = [part for part in write_position(state).split("; ") if not part.startswith(("pawns", "barriers", "size"))]
    return f"{board_text}\n{'; '.join(tail)}"


def read(drawing: str) -> Quoridor:
    """The state of a drawing; hands and turn may be left out."""
    lines = plain(textwrap.dedent(drawing)).strip("\n").split("\n")
    size = len(lines[0].split())
    if (
        lines[0].split() != list(COLUMNS[:size])
        or size not in WALLS_PER_SEAT
        or len(lines) not in (2 * size + 1, 2 * size + 2)
    ):
        raise BadFile("drawing-shape")
    here = board(size)
    symbols, walls = read_board(here, lines)
    pawns: dict[Seat, str] = {}
    for square, symbol in symbols.items():
        seat = "0123".find(symbol) if symbol in "0123" else PAWNS.find(symbol)
        if seat < 0 or seat in pawns:
            raise BadFile("drawing-symbol", symbol=symbol, at=here.names[square])
        pawns[seat] = here.names[square]
    if sorted(pawns) != list(range(len(pawns))):
        raise BadFile("position-pawns")
    settings = {
        "pawns": [pawns[seat] for seat in sorted(pawns)],
        "barriers": walls,
        "size": [str(size)],
    }
    tail = lines[2 * size + 1 :]
    return _build(_settings(tail[0], settings) if tail else settings)


def _settings(text: str, given: dict[str, list[str]]) -> dict[str, list[str]]:
    settings = dict(given)
    for part in text.split(";"):
        name, *words = part.split() or ["?"]
        if name not in SETTINGS or name in settings:
            raise BadFile("position-setting", setting=name[:20], settings=" | ".join(SETTINGS))
        settings[name] = words
    return settings


def _build(settings: dict[str, list[str]]) -> Quoridor:
    pawns, hands = settings.get("pawns", []), settings.get("hands", [])
    turn, size = _one(settings, "turn", "0"), _one(settings, "size", "9")
    if not 2 <= len(pawns) <= 4 or len(set(pawns)) != len(pawns):
        raise BadFile("position-pawns")
    if turn not in ("0", "1", "2", "3")[: len(pawns)]:
        raise BadFile("position-turn", turn=turn[:20])
    if not all(hand.isascii() and hand.isdigit() and len(hand) < 3 for hand in hands):
        raise BadFile("position-hands")
    given = {
        "first": int(turn),
        "third_pawn": _one(settings, "third_pawn", "stop"),
        "repetition": _one(settings, "repetition", "draw"),
        "size": int(size) if size in ("3", "5", "7", "9") else 0,
        "barriers": tuple(map(int, hands)) if hands else None,
    }
    try:
        options = msgspec.convert(given, Options)
    except msgspec.ValidationError as error:
        allowed = "size 9 | 7 | 5 | 3, third_pawn stop | side, repetition draw | none, hands 0–20"
        raise BadFile("position-options", allowed=allowed) from error
    return _place(options, pawns, settings.get("barriers", []))


def _place(options: Options, pawns: list[str], walls: list[str]) -> Quoridor:
    here = board(options.size)
    if not all(name in here.squares for name in pawns):
        raise BadFile("position-pawns")
    try:
        start = new(options, len(pawns))
    except BadOptions as refusal:
        raise BadFile("position-hands") from refusal
    squares = tuple(here.squares[name] for name in pawns)
    placed = here.walls(())
    for wall in walls:
        if wall not in here.wall_places or not here.free_places(placed)[wall[-1] == "v"] & here.wall_places[wall][1]:
            raise BadFile("position-barrier", at=wall[:20])
        placed = here.walls((*here.wall_names(placed), wall))
    edges = here.open_edges(placed)
    for seat, (edge, square) in enumerate(zip(start_edges(here.size, len(pawns)), squares, strict=True)):
        if distance(edges, here.width, square, edge.goal) in (None, 0):
            raise BadFile("position-no-way", seat=seat)
    keys = ((position_key(squares, start.to_move),),) if options.repetition == "draw" else ()
    return Quoridor(
        start.options, squares, start.walls_left, here.pack(placed.h), here.pack(placed.v), start.to_move, 0, keys
    )


def _one(settings: dict[str, list[str]], name: str, default: str) -> str:
    words = settings.get(name, [default])
    return words[0] if len(words) == 1 else "?"
