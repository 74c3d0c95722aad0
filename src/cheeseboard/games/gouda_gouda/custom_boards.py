"""Boards of one's own, for whoever has an editor: which option they are, those of ours, and what is wrong with one."""

from collections.abc import Iterator
from typing import get_args

from cheeseboard.core import BadOptions
from cheeseboard.games.gouda_gouda import board as boards
from cheeseboard.games.gouda_gouda.board import Board, BoardName, graph_of, read_board
from cheeseboard.games.gouda_gouda.state import Options

OPTION = "board"
KINDS = boards.KINDS
BALANCE_BOT, BALANCE_SEATS = "greedy", 3  # who plays how many seats to see whether a board is fair


def presets() -> dict[str, Board]:
    """The boards that come with the game."""
    return {name: graph_of(name).board for name in get_args(BoardName)}


def read(text: str) -> Board:
    """The board of a file, not yet checked for sense."""
    return read_board(text)


def problems(board: Board) -> Iterator[BadOptions]:
    """All that GO-4 has against this board, one by one."""
    return boards.problems(board)


def balance_options(board: Board) -> Options:
    """How to play on it to learn whether it is fair: seat 0 begins."""
    return Options(board=board, first=0)
