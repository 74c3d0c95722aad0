"""The ladder: everybody meets everybody, the fit finds strengths that are known, and its intervals hold them."""

from collections import Counter
from random import Random

import pytest

from cheeseboard.arena.ladder import PairResult, fit_ratings, pair_results, round_robin, scores
from cheeseboard.core import Role

ALONE = tuple(Role("", team) for team in range(4))


def made_up(true_elo: list[float], games: int, seed: int) -> list[list[PairResult]]:
    """Games of two between bots of known strength."""
    rng = Random(seed)
    played = []
    for _ in range(games):
        one, other = rng.sample(range(len(true_elo)), 2)
        share = 1 / (1 + 10 ** ((true_elo[other] - true_elo[one]) / 400))
        played.append([(one, other, float(rng.random() < share))])
    return played


def test_everybody_meets_everybody_equally_often_in_every_seat() -> None:
    bouts = round_robin(["a", "b", "c", "d"], 2, 4)
    pairs = Counter((*bout.bots_by_seat,) for bout in bouts)
    assert set(pairs.values()) == {2}
    assert len(pairs) == 12
    assert len({bout.bots for bout in bouts[:6]}) == 6  # an interrupted ladder is balanced too


def test_where_bots_are_fewer_than_seats_some_sit_twice() -> None:
    assert {bout.bots for bout in round_robin(["a", "b"], 3, 1)} == {("a", "a", "b"), ("a", "b", "b")}


def test_the_fit_finds_known_strengths() -> None:
    true_elo = [200.0, 50.0, -50.0, -200.0]
    rungs = {rung.bot: rung for rung in fit_ratings("abcd", made_up(true_elo, 1500, 1))}
    assert list(rungs) == ["a", "b", "c", "d"]
    for bot, elo in zip("abcd", true_elo, strict=True):
        assert abs(rungs[bot].elo - elo) < 50
        assert rungs[bot].high - rungs[bot].low < 100


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    held = 0
    for seed in range(6):
        rungs = fit_ratings("ab", made_up([60.0, -60.0], 80, seed))
        held += sum(rung.low <= {"a": 60, "b": -60}[rung.bot] <= rung.high for rung in rungs)
    assert held >= 10  # of 12; 11.4 would be 95 %


def test_who_always_wins_is_strong_but_not_without_end() -> None:
    strong, weak = fit_ratings("ab", [[(0, 1, 1.0)]] * 10)
    assert (strong.bot, strong.score, weak.score) == ("a", 1.0, 0.0)
    assert 200 < strong.elo < 800


def test_team_mates_and_likes_do_not_meet() -> None:
    roles = (Role("pac-man", 0), Role("ghosts", 1), Role("ghosts", 1))
    assert pair_results("ab", ["a", "b", "a"], (0, 1, 1), roles) == [(0, 1, 1.0)]
    assert pair_results("abc", ["a", "b", "c"], (0, 2, 0), ALONE) == [(0, 1, 1.0), (0, 2, 0.5), (1, 2, 0.0)]


def test_scores_are_seen_from_both_sides() -> None:
    table = {(one.bot, one.other): (one.meetings, one.score) for one in scores("ab", [[(0, 1, 1.0)], [(1, 0, 0.5)]])}
    assert table == {("a", "b"): (2, 0.75), ("b", "a"): (2, pytest.approx(0.25))}
