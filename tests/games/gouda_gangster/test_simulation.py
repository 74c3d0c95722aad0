"""Random games of the rules beside random games of an independent simulation: as long, and as often with a final."""

import math
from random import Random

import pytest

from cheeseboard.games.gouda_gangster.state import Options
from games.gouda_gangster.simulation import simulate
from games.gouda_gangster.tables import random_states

TOLERATED = 4.0  # standard errors of a difference; the seeds are fixed


def both(seats: int, games: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Rounds and finals of so many games of each."""
    rng = Random(seats)
    ours = []
    for _ in range(games):
        last = random_states(Options(), seats, rng)[-1]
        ours.append((last.round, last.finals))
    return ours, [simulate(seats, rng) for _ in range(games)]


def apart(one: list[int], other: list[int]) -> float:
    """How many standard errors the means of two samples are apart."""
    means, errors = [], 0.0
    for sample in (one, other):
        mean = sum(sample) / len(sample)
        means.append(mean)
        errors += sum((value - mean) ** 2 for value in sample) / (len(sample) - 1) / len(sample)
    return abs(means[0] - means[1]) / math.sqrt(errors)


def compare(seats: int, games: int) -> None:
    ours, theirs = both(seats, games)
    assert apart([rounds for rounds, _ in ours], [rounds for rounds, _ in theirs]) < TOLERATED
    assert apart([int(finals > 0) for _, finals in ours], [int(finals > 0) for _, finals in theirs]) < TOLERATED
    assert apart([finals for _, finals in ours], [finals for _, finals in theirs]) < TOLERATED


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_last_as_long_as_in_the_simulation(seats: int) -> None:
    compare(seats, games=200)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_last_as_long_as_in_the_simulation_by_thousands(seats: int) -> None:
    compare(seats, games=3_000)
