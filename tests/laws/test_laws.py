"""Every game, over all options and seat counts, held against the laws. A walk shrinks to a short log."""

import os
import subprocess
import sys
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cheeseboard import games
from cheeseboard.core.laws import run_to_end, walk
from cheeseboard.core.options import Choose, random_options

GAMES = sorted(games.packages())
WALK_STEPS = 80


def scripted(script: list[int], seed: int) -> Choose:
    """Choices from a script that Hypothesis can shorten, then from a generator."""
    left, rng = iter(script), Random(seed)

    def choose(below: int) -> int:
        chosen = next(left, None)
        return rng.randrange(below) if chosen is None else chosen % below

    return choose


@pytest.mark.parametrize("game_id", GAMES)
@given(
    script=st.lists(st.integers(0, 2**16), max_size=40),
    seed=st.integers(0, 2**16),
    seats=st.integers(0, 9),
    steps=st.integers(0, WALK_STEPS),
)
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_state_of_a_walk_keeps_the_laws(
    game_id: str, script: list[int], seed: int, seats: int, steps: int
) -> None:
    kit = games.find_kit(game_id)
    game = kit.rules
    number = game.spec.seats[seats % len(game.spec.seats)]
    choose = scripted(script, seed)
    walk(kit, random_options(game, number, choose), number, choose, steps)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_sample_of_whole_games_ends(game_id: str) -> None:
    _play_whole_games(game_id, 60, Random(1))


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
def test_ten_thousand_games_end(game_id: str) -> None:
    _play_whole_games(game_id, 10_000, Random(2))


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
def test_many_walks_keep_the_laws(game_id: str) -> None:
    kit, rng = games.find_kit(game_id), Random(3)
    game = kit.rules
    for _ in range(2_000):
        seats = rng.choice(game.spec.seats)
        walk(kit, random_options(game, seats, rng.randrange), seats, rng.randrange, 300)


def _play_whole_games(game_id: str, number: int, rng: Random) -> None:
    game = games.find(game_id)
    for _ in range(number):
        seats = rng.choice(game.spec.seats)
        run_to_end(game, random_options(game, seats, rng.randrange), seats, rng)


@pytest.mark.parametrize("game_id", GAMES)
def test_all_is_equal_under_two_hash_seeds(game_id: str) -> None:
    code = f"from cheeseboard.cli.check import print_fingerprint; print_fingerprint({game_id!r}, 5)"
    prints = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert prints[0] == prints[1]
    assert len(prints[0]) >= 64
