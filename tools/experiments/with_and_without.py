"""Level 5 with and without something it believes, against three `greedy` on the same seeds."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from statistics import NormalDist, mean, stdev

from experiments.bot_strength import measure

SURE = NormalDist().inv_cdf(0.975)


def compare(game: str, games: int, unbelieving: Callable[[], AbstractContextManager[object]]) -> None:
    """Play in pairs, and print the difference as it goes."""
    believes, doubts = [], []
    for number in range(games):
        believes.append(measure(game, "level-5", "greedy", number))
        with unbelieving():
            doubts.append(measure(game, "level-5", "greedy", number))
        if number:
            more = [one - other for one, other in zip(believes, doubts, strict=True)]
            within = SURE * stdev(more) / len(more) ** 0.5
            shares = f"with {mean(believes):.3f}, without {mean(doubts):.3f}"
            print(f"{number + 1} pairs: {shares}, {mean(more):+.3f} ± {within:.3f}", flush=True)
