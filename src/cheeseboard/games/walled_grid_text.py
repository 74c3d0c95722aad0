"""The walled grid as a drawing in text, and read back from one. What the symbols on its squares mean is the game's."""

from cheeseboard.core.drawing import mark
from cheeseboard.games.walled_grid import COLUMNS, Board, Walls


def draw_board(board: Board, placed: Walls, on_square: dict[int, str]) -> str:
    """The board as text, row 1 at the bottom, with the given symbols (one column wide) on their squares."""
    head = mark("faint", "   " + "".join(f" {letter}  " for letter in COLUMNS[: board.size]).rstrip())
    lines = [head]
    for y in reversed(range(board.size)):
        if y < board.size - 1:
            lines.append(_groove_line(board, placed, y).rstrip())
        cells = []
        for x in range(board.size):
            square = y * board.width + x
            cells.append(f" {on_square.get(square, mark('faint', '·'))} ")
            is_stopped = x < board.size - 1 and not board.open_edges(placed).right >> square & 1
            cells.append(mark("barrier", "┃") if is_stopped else " ")
        label = mark("faint", str(y + 1))
        lines.append(f"{label}  {''.join(cells).rstrip()}  {label}")
    return "\n".join([*lines, head])


def _groove_line(board: Board, placed: Walls, y: int) -> str:
    """The groove above row y: horizontal walls, and the centres of vertical ones."""
    text = ["   "]
    for x in range(board.size):
        bit = 1 << y * board.width + x
        is_stopped = not board.open_edges(placed).up & bit
        text.append(mark("barrier", "━━━") if is_stopped else "   ")
        centre = "━" if placed.h & bit else "┃" if placed.v & bit else " "
        text.append(mark("barrier", centre) if centre != " " else " ")
    return "".join(text)


def read_board(board: Board, drawing: list[str]) -> tuple[dict[int, str], list[str]]:
    """The symbols on the squares and the names of the walls, from the lines of a drawing without marks."""
    symbols: dict[int, str] = {}
    walls: list[str] = []
    rows = drawing[1 : 2 * board.size]
    for from_top, text in enumerate(rows):
        padded = text.ljust(4 * board.size + 3)
        y = board.size - 1 - (from_top + 1) // 2
        for x in range(board.size):
            if from_top % 2 == 0:
                if (symbol := padded[4 * x + 4]) not in "·. ":
                    symbols[y * board.width + x] = symbol
            elif (orientation := {"━": "h", "-": "h", "┃": "v", "|": "v"}.get(padded[4 * x + 6])) is not None:
                walls.append(f"{COLUMNS[x]}{y + 1}{orientation}")
    return symbols, walls
