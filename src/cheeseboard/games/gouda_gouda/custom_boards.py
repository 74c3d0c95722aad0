"""Custom boards (a `BoardEditor`): the option they are set in, the boards shipped with the game, and validation."""

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import replace

from cheeseboard.core import BadOptions
from cheeseboard.games.gouda_gouda import board as boards
from cheeseboard.games.gouda_gouda.board import Board, BoardName, graph_of, read_board
from cheeseboard.games.gouda_gouda.state import Options

OPTION = "board"
KINDS = boards.SPACE_KINDS
BALANCE_BOT, BALANCE_SEATS = "greedy", 3  # who plays a board, in how many seats, to measure its balance


def presets() -> dict[str, Board]:
    """The boards that come with the game."""
    return {name: graph_of(name).board for name in get_args(BoardName)}


def read(text: str) -> Board:
    """Parse a board file; the board is not validated yet."""
    return read_board(text)


def problems(board: Board) -> Iterator[BadOptions]:
    """GO-4: all validation errors of this board."""
    return boards.problems(board)


def balance_options(options: Options) -> Options:
    """Options for a balance test: seat 0 begins."""
    return replace(options, first=0)
