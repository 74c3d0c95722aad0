"""Level 5 with and without one part of its model, against three `greedy` on the same seeds."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from statistics import NormalDist, mean, stdev

from experiments.bot_strength import measure

Z_95 = NormalDist().inv_cdf(0.975)


def compare(game: str, games: int, without_part: Callable[[], AbstractContextManager[object]]) -> None:
    """Play in pairs, and print the difference as it goes."""
    shares_with, shares_without = [], []
    for number in range(games):
        shares_with.append(measure(game, "level-5", "greedy", number))
        with without_part():
            shares_without.append(measure(game, "level-5", "greedy", number))
        if number:
            more = [one - other for one, other in zip(shares_with, shares_without, strict=True)]
            within = Z_95 * stdev(more) / len(more) ** 0.5
            shares = f"with {mean(shares_with):.3f}, without {mean(shares_without):.3f}"
            print(f"{number + 1} pairs: {shares}, {mean(more):+.3f} ± {within:.3f}", flush=True)
