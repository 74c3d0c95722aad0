"""Work for `cheeseboard bench`: menus of 1,000 middle games, and what the kernel does. It times nothing itself."""

from collections.abc import Callable
from functools import cache

from cheeseboard.core.package_files import package_text
from cheeseboard.games.quoridor import fast, rules
from cheeseboard.games.quoridor.scoresheet import history_of, read_scoresheet
from cheeseboard.games.quoridor.state import Options, Quoridor
from cheeseboard.games.walled_grid import clear_caches

# Work that is also measured in open_spiel, by the name it is printed with.
MENUS = "whole menus, middle games"
PERFT = "kernel: perft 4, sequences"
KERNEL_RANDOM_PLAY = "kernel: random play, steps"
RANDOM_GAMES = "kernel: random games"

GAMES_PER_RUN = 2_000
COUNT_REPEATS = 400
SEARCH_NODES = 300_000
SIGNATURE_POSITIONS, SIGNATURE_DEPTH = 8, 6


@cache
def middle_games() -> tuple[str, ...]:
    """1,000 games of two as short actions, each up to a position with 4–16 walls placed and some left to every seat."""
    return tuple(package_text(__package__, "middle_games.txt").splitlines())


@cache
def middle_positions() -> tuple[Quoridor, ...]:
    """The positions at the end of those games."""
    return tuple(history_of(read_scoresheet(game)).state for game in middle_games())


def workloads() -> dict[str, Callable[[], int]]:
    """The work to measure besides random play; each function returns how many units of work it did."""
    middle_positions()
    in_python = {MENUS: _all_menus}
    in_the_kernel = {
        PERFT: _perft,
        KERNEL_RANDOM_PLAY: _random_play,
        RANDOM_GAMES: _random_games,
        "kernel: all legal barriers, middle games": _all_walls,
        "kernel: search, positions": _search,
    }
    return in_python | in_the_kernel if fast.has_kernel() else in_python


def _all_menus() -> int:
    clear_caches()  # of an earlier run
    for state in middle_positions():
        rules.menu(state, state.to_move)
    return len(middle_positions())


def _start(**options: object) -> Quoridor:
    return rules.new(Options(first=0, **options), 2)  # type: ignore[arg-type]


def _perft() -> int:
    return fast.perft(_start(), 4)


def _random_play() -> int:
    _, _, steps = fast.random_games(_start(repetition="none"), GAMES_PER_RUN, 1)  # as open_spiel plays: no repetition
    return steps


def _random_games() -> int:
    fast.random_games(_start(), GAMES_PER_RUN, 1)
    return GAMES_PER_RUN


def _all_walls() -> int:
    fast.count_walls(middle_positions(), COUNT_REPEATS)
    return COUNT_REPEATS * len(middle_positions())


def _search() -> int:
    return fast.Engine(4).search(middle_positions()[0], nodes=SEARCH_NODES).nodes


def signature() -> dict[str, int]:
    """Node counts of fixed searches: a change of search or evaluation shows here. Empty without the kernel."""
    if not fast.has_kernel():
        return {}
    two = {
        f"two {number}": fast.Engine(4).search(state, depth=SIGNATURE_DEPTH).nodes
        for number, state in enumerate(middle_positions()[:SIGNATURE_POSITIONS])
    }
    many = {
        f"seats {seats}": fast.Engine(4).search(rules.new(Options(first=0), seats), depth=4).nodes for seats in (3, 4)
    }
    return two | many
