"""Positions as drawings, for tests: `@` Pac-Man, `B P I C` the ghosts, `•` a dot, `○` where one was eaten.

Rows start with their number and may be left out if nothing is on them; a line without a number is the groove under the
row before it. The drawing is also the layout, unless `homes` says where a figure starts.
"""

import textwrap

import msgspec

from cheeseboard.core.drawing import plain
from cheeseboard.games.pac_man.layouts import BOARD, Layout
from cheeseboard.games.pac_man.maze import maze_of
from cheeseboard.games.pac_man.rules import BONUS_STEPS, TURN_STEPS
from cheeseboard.games.pac_man.state import FIGURES, OFF, PAC_MAN, Options, PacMan, figure_seats
from cheeseboard.games.pac_man.view import DOT, EATEN_DOT, SYMBOLS
from cheeseboard.games.walled_grid_text import draw_board, read_board

DEFAULT_OPTIONS = Options()


def write(state: PacMan) -> str:
    """The board of this state."""
    maze = maze_of(state.options.layout)
    on_square = {square: DOT if state.dots & bit else EATEN_DOT for square, bit in maze.dot_bit.items()}
    on_square |= {square: symbol for square, symbol in zip(state.at, SYMBOLS, strict=True) if square != OFF}
    return plain(draw_board(BOARD, maze.walls, on_square))


def read(
    drawing: str,
    *,
    seats: int = 2,
    mover: str = "pac-man",
    steps_left: int | None = None,
    bonus: bool = False,
    lives: int | None = None,
    idle_turns: int = 0,
    heading: str = "",
    homes: dict[str, str] | None = None,
    options: Options = DEFAULT_OPTIONS,
) -> PacMan:
    """The position of a drawing; a ghost that is not drawn is eaten and needs a home."""
    symbols, walls = read_board(BOARD, _full(drawing))
    names = {symbol: BOARD.names[square] for square, symbol in symbols.items()}
    drawn = [names.get(symbol, "") for symbol in SYMBOLS]
    starts = [(homes or {}).get(figure, name) for figure, name in zip(FIGURES, drawn, strict=True)]
    dots = [BOARD.names[square] for square, symbol in symbols.items() if symbol in (DOT, EATEN_DOT)]
    layout = Layout(starts[PAC_MAN], tuple(starts[1:]), tuple(dots), tuple(walls))
    options = msgspec.structs.replace(options, layout=layout)
    maze = maze_of(layout)
    at = tuple(BOARD.squares[name] if name else OFF for name in drawn)
    if steps_left is None and mover == FIGURES[PAC_MAN]:
        steps_left = BONUS_STEPS if bonus else TURN_STEPS
    elif steps_left is None:
        steps_left = TURN_STEPS if at[PAC_MAN] in maze.sees[at[FIGURES.index(mover)]] else 1
    return PacMan(
        options=options,
        seats=seats,
        figure_seats=figure_seats(seats, 0 if options.pac_man == "chance" else options.pac_man),
        at=at,
        dots=sum(bit for square, bit in maze.dot_bit.items() if symbols.get(square) == DOT),
        lives=options.lives if lives is None else lives,
        mover=FIGURES.index(mover),
        steps_left=steps_left,
        bonus=bonus,
        turns_without_progress=idle_turns,
        heading=heading,
        moved=tuple(range(1, FIGURES.index(mover) + 1)) if options.ghost_order == "free" else (),
    )


def _full(drawing: str) -> list[str]:
    """The drawing with all its lines, those left out being empty."""
    lines = [""] * (2 * BOARD.size + 1)
    number = 0
    for text in textwrap.dedent(drawing.strip("\n")).splitlines():
        if text[:1].isdigit():
            number = 2 * (BOARD.size - int(text[0])) + 1
            lines[number] = text
        elif number and set(text) & set("━┃-|"):
            lines[number + 1] = text
    return lines
