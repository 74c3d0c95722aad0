"""Work for `cheeseboard bench`: menus of 1,000 middle games, and what the kernel does. It times nothing itself."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files

from cheeseboard.games.quoridor import fast, rules
from cheeseboard.games.quoridor.scoresheet import history_of, read_scoresheet
from cheeseboard.games.quoridor.state import Options, Quoridor
from cheeseboard.games.walled_grid import clear_caches

MENUS = "whole menus, middle games"
PERFT = "kernel: perft 4, sequences"
PLAY = "kernel: random play, steps"
GAMES = "kernel: random games"
PLACES = "kernel: all legal barriers, middle games"
NODES = "kernel: search, positions"
GAMES_AT_ONCE = 2_000
ROUNDS = 400
SEARCHED = 300_000
SIGNED, SIGNED_DEPTH = 8, 6


@cache
def middle_games() -> tuple[str, ...]:
    """1,000 games of two as short actions, each up to a position with 4–16 barriers lying and some in every hand."""
    return tuple((files(__package__) / "middle_games.txt").read_text("utf-8").splitlines())


@cache
def middle_positions() -> tuple[Quoridor, ...]:
    """Where those games stand."""
    return tuple(history_of(read_scoresheet(game)).state for game in middle_games())


def workloads() -> dict[str, Callable[[], int]]:
    """What to measure besides random play: each returns how many units of work it did."""
    middle_positions()
    of_the_kernel = {PERFT: _perft, PLAY: _random_play, GAMES: _random_games, PLACES: _all_places, NODES: _search}
    return {MENUS: _all_menus, **(of_the_kernel if fast.has_kernel() else {})}


def _all_menus() -> int:
    clear_caches()  # what was worked out in an earlier run
    for state in middle_positions():
        rules.menu(state, state.to_move)
    return len(middle_positions())


def _start(**options: object) -> Quoridor:
    return rules.new(Options(first=0, **options), 2)  # type: ignore[arg-type]


def _perft() -> int:
    return fast.perft(_start(), 4)


def _random_play() -> int:
    _, _, steps = fast.random_games(_start(repetition="none"), GAMES_AT_ONCE, 1)  # as open_spiel plays: no repetition
    return steps


def _random_games() -> int:
    fast.random_games(_start(), GAMES_AT_ONCE, 1)
    return GAMES_AT_ONCE


def _all_places() -> int:
    fast.count_walls(middle_positions(), ROUNDS)
    return ROUNDS * len(middle_positions())


def _search() -> int:
    return fast.Engine(4).search(middle_positions()[0], nodes=SEARCHED).nodes


def signature() -> dict[str, int]:
    """Positions looked at in fixed searches: a change of search or evaluation shows here. Empty without the kernel."""
    if not fast.has_kernel():
        return {}
    two = {
        f"two {number}": fast.Engine(4).search(state, depth=SIGNED_DEPTH).nodes
        for number, state in enumerate(middle_positions()[:SIGNED])
    }
    many = {
        f"seats {seats}": fast.Engine(4).search(rules.new(Options(first=0), seats), depth=4).nodes for seats in (3, 4)
    }
    return two | many
