"""A board with as many things as may be, each with three links, is still a small drawing."""

from msgspec.structs import replace

from cheeseboard.core import CHANCE
from cheeseboard.games.gouda_gouda import KIT
from cheeseboard.games.gouda_gouda.board import MAX_SPACES, SPACE_KINDS, Board, Space
from cheeseboard.games.gouda_gouda.state import CARDS_OF_A_POWER, POWERS, Options
from cheeseboard.games.gouda_gouda.view import View
from games.test_drawings import MAX_BYTES

COLUMNS, ROWS = 10, 6
TOP = Space("top", "table", 50, 4)


def crowded() -> Board:
    """Rows of things, each of which leads to those above it."""

    def name(row: int, column: int) -> str:
        return f"a-thing-with-a-name-{row}-{column}"

    def up(row: int, column: int) -> tuple[str, ...]:
        if row == ROWS - 1:
            return (TOP.id,)
        return tuple(name(row + 1, other) for other in (column, column - 1, column + 1) if 0 <= other < COLUMNS)

    places = [(row, column) for row in range(ROWS) for column in range(COLUMNS)][1:]  # and the top: sixty
    spaces = [
        Space(
            name(row, column), SPACE_KINDS[number % len(SPACE_KINDS)], 5 + 10 * column, 95 - 15 * row, up(row, column)
        )
        for number, (row, column) in enumerate(places)
    ]
    start = tuple(name(0, column) for column in range(1, COLUMNS))
    return Board((*spaces, TOP), start, TOP.id, ((TOP.id, 3), (name(2, 1), 2), (name(1, 1), 1)))


def view_of(board: Board) -> View:
    """Six seats, every mouse on a thing of its own, and every card played."""
    rules, seats = KIT.rules, 6
    state = rules.new(Options(board=board, magic=5, first=0), seats)
    view = rules.view(state, None)
    mice = [
        (space.id, tuple(int(seat == number % seats) for seat in range(seats)))
        for number, space in enumerate(board.spaces[:30])
    ]
    cards = [power for power in POWERS for _ in range(CARDS_OF_A_POWER)]
    return replace(
        view,
        mice=tuple(mice),
        cards=(0,) * seats,
        used=tuple(tuple(cards[seat::seats]) for seat in range(seats)),
        mover=CHANCE,
    )


def test_a_crowded_board_is_a_small_drawing() -> None:
    board = crowded()
    assert (len(board.spaces), sum(len(space.up) for space in board.spaces)) == (MAX_SPACES, 148)
    drawing = KIT.svg(view_of(board))
    assert (drawing.count('data-piece="mouse"'), drawing.count("data-card=")) == (30, 30)
    assert len(drawing.encode()) <= MAX_BYTES
