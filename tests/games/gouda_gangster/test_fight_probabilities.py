"""Probabilities of a fight, compared with counting every case and with sampling."""

from itertools import product
from math import prod
from random import Random

import pytest

from cheeseboard.games.gouda_gangster.bots.fight_probabilities import (
    CARD_STRENGTH_MEAN,
    CARD_STRENGTH_STD,
    count_distribution,
    p_fewer_than,
    p_room,
    p_stronger,
)
from cheeseboard.games.gouda_gangster.cards import ROOMS


def test_a_rival_is_in_one_of_the_rooms_and_rather_where_cheese_is() -> None:
    pieces = (0, 2, 1, 0)
    assert sum(p_room(pieces, room) for room in ROOMS) == pytest.approx(1)
    assert p_room(pieces, ROOMS[1]) > p_room(pieces, ROOMS[2]) > p_room(pieces, ROOMS[0]) > 0


def test_hidden_cards_add_a_normally_distributed_strength() -> None:
    rng, samples = Random(1), 20_000
    drawn = [7 + sum(rng.gauss(CARD_STRENGTH_MEAN, CARD_STRENGTH_STD) for _ in range(2)) for _ in range(samples)]
    assert p_stronger(7, 2, 30) == pytest.approx(sum(strength > 30 for strength in drawn) / samples, abs=0.02)
    assert (p_stronger(7, 0, 7), p_stronger(8, 0, 7)) == (0.0, 1.0), "nothing is hidden: a tie is not stronger"


@pytest.mark.parametrize("probabilities", [(), (0.3,), (0.2, 0.5, 0.9), (0.0, 1.0, 0.4)])
def test_how_many_rivals_are_ahead_is_counted_over_all_cases(probabilities: tuple[float, ...]) -> None:
    cases = [
        (sum(case), prod(p if happens else 1 - p for happens, p in zip(case, probabilities, strict=True)))
        for case in product((False, True), repeat=len(probabilities))
    ]
    for limit in range(len(probabilities) + 2):
        exactly = sum(weight for number, weight in cases if number == limit)
        fewer = sum(weight for number, weight in cases if number < limit)
        assert p_fewer_than(limit, probabilities) == pytest.approx(fewer)
        assert (*count_distribution(probabilities), 0.0)[limit] == pytest.approx(exactly)
