"""Ratings of bots from a round robin, by the Bradley-Terry model.

The probability that i ranks before j is p_i / (p_i + p_j); Elo is 400 log10 p. Intervals come from a bootstrap over
games.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import combinations, combinations_with_replacement
from random import Random

from msgspec import Struct

from cheeseboard.arena.match import ScheduledGame
from cheeseboard.core import Role

ELO = 400.0
BOOTSTRAP_SAMPLES = 200
MAX_ITERATIONS = 400
TOLERANCE = 1e-7
PRIOR = 0.5  # games won, and as many lost, against an average bot, so that no rating is infinite

PairResult = tuple[int, int, float]  # two bots by index, and the score of the first: 1, 0.5 or 0


class Rating(Struct, frozen=True):
    """A bot on the ladder: its Elo, 0 on average, with the 95 % interval, and its score over all meetings."""

    bot: str
    elo: float
    low: float
    high: float
    meetings: int
    score: float


class PairScore(Struct, frozen=True):
    """The score of one bot against another."""

    bot: str
    other: str
    meetings: int
    score: float


def round_robin(bots: Sequence[str], seats: int, games: int, random_opening_actions: int = 0) -> list[ScheduledGame]:
    """Every line-up of bots so many times; all line-ups once before any of them again."""
    if len(bots) >= seats:
        lineups = list(combinations(bots, seats))
    else:
        lineups = [choice for choice in combinations_with_replacement(bots, seats) if len(set(choice)) > 1]
    return [ScheduledGame(lineup, number, random_opening_actions) for number in range(games) for lineup in lineups]


def pair_results(
    bots: Sequence[str], seated: Sequence[str], ranks: Sequence[int], roles: Sequence[Role]
) -> list[PairResult]:
    """The results of all pairs in one game, except within a team and of a bot against itself."""
    found = []
    for one, other in combinations(range(len(seated)), 2):
        if roles[one].team != roles[other].team and seated[one] != seated[other]:
            share = 0.5 if ranks[one] == ranks[other] else float(ranks[one] < ranks[other])
            found.append((bots.index(seated[one]), bots.index(seated[other]), share))
    return found


def fit_ratings(bots: Sequence[str], games: Sequence[Sequence[PairResult]]) -> list[Rating]:
    """The ratings from all games, the strongest first."""
    elo = _fit(len(bots), (meeting for game in games for meeting in game))
    rng = Random(0)
    samples = [
        _fit(len(bots), (meeting for game in rng.choices(games, k=len(games)) for meeting in game))
        for _ in range(BOOTSTRAP_SAMPLES)
    ]
    ratings = []
    for number, bot in enumerate(bots):
        sampled = sorted(elos[number] for elos in samples)
        shares = [_share(number, meeting) for game in games for meeting in game if number in meeting[:2]]
        low, high = (sampled[round(quantile * (BOOTSTRAP_SAMPLES - 1))] for quantile in (0.025, 0.975))
        score = sum(shares) / len(shares) if shares else 0.0
        ratings.append(Rating(bot, elo[number], min(low, elo[number]), max(high, elo[number]), len(shares), score))
    return sorted(ratings, key=lambda rating: -rating.elo)


def scores(bots: Sequence[str], games: Sequence[Sequence[PairResult]]) -> list[PairScore]:
    """The score of every bot against every other that it met."""
    table = []
    for one in range(len(bots)):
        for other in range(len(bots)):
            shares = [_share(one, meeting) for game in games for meeting in game if {one, other} == {*meeting[:2]}]
            if shares:
                table.append(PairScore(bots[one], bots[other], len(shares), sum(shares) / len(shares)))
    return table


def _share(bot: int, meeting: PairResult) -> float:
    return meeting[2] if meeting[0] == bot else 1 - meeting[2]


def _fit(bots: int, meetings: Iterable[PairResult]) -> list[float]:
    """The maximum-likelihood Elo of each bot, by Hunter's MM algorithm."""
    points = [PRIOR] * bots
    met = [[0] * bots for _ in range(bots)]
    for one, other, share in meetings:
        points[one] += share
        points[other] += 1 - share
        met[one][other] += 1
        met[other][one] += 1
    strength = [1.0] * bots
    for _ in range(MAX_ITERATIONS):
        moved = 0.0
        for bot in range(bots):
            mine = strength[bot]
            against = 2 * PRIOR / (mine + 1)
            for other, times in enumerate(met[bot]):
                if times:
                    against += times / (mine + strength[other])
            strength[bot] = points[bot] / against
            moved = max(moved, abs(math.log(strength[bot] / mine)))
        if moved < TOLERANCE:
            break
    elo = [ELO * math.log10(one) for one in strength]
    middle = sum(elo) / bots
    return [one - middle for one in elo]
