"""Work for `cheeseboard bench`: the menus of 1,000 middle games. What is timed, by whom, is not decided here."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files

from cheeseboard.games.grooves import forget
from cheeseboard.games.quoridor import rules
from cheeseboard.games.quoridor.score import course_of, read_score
from cheeseboard.games.quoridor.state import Quoridor

MENUS = "whole menus, middle games"


@cache
def middle_games() -> tuple[str, ...]:
    """1,000 games of two as short actions, each up to a position with 4–16 barriers lying and some in every hand."""
    return tuple((files(__package__) / "middle_games.txt").read_text("utf-8").splitlines())


@cache
def middle_positions() -> tuple[Quoridor, ...]:
    """Where those games stand."""
    return tuple(course_of(read_score(game)).state for game in middle_games())


def workloads() -> dict[str, Callable[[], int]]:
    """What to measure besides random play: each returns how many units of work it did."""
    middle_positions()
    return {MENUS: _all_menus}


def _all_menus() -> int:
    forget()  # what was worked out in an earlier run
    for state in middle_positions():
        rules.menu(state, state.to_move)
    return len(middle_positions())
