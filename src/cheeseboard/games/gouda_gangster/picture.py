"""A view as a drawing in symbols and ids, and in sentences."""

from cheeseboard.core import Line, line
from cheeseboard.games.gouda_gangster.view import View


def show(view: View) -> str:
    """TODO"""
    return "x"


def tell(view: View) -> tuple[Line, ...]:
    """TODO"""
    return (line("tell"),)
