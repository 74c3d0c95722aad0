"""Who else would stop a winning roll: how well each power can, and which cards others probably hold."""

from typing import Any

import pytest

from cheeseboard.core import Action
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.bots.card_effects import card_effect, position_of
from cheeseboard.games.gouda_gouda.bots.hand_weights import hand_weight
from cheeseboard.games.gouda_gouda.bots.stoppers import later_seats, p_stopped, stop_probabilities
from cheeseboard.games.gouda_gouda.state import POWERS, Options
from games.gouda_gouda.tables import play, table


def stopping(roll: str, *, is_rerolled: bool = False) -> dict[str, float]:
    """By power: the probability that it stops this roll of seat 0 on the tin cans."""
    state = table({"tin-cans": (1, 1, 0), "green-barrel": (4, 4, 5)}, options=Options(first=0))
    dice = tuple(roll.count(colour) for colour in "gyr-")
    position, space = position_of(GAME.view(state, 0)), graph_of("cellar").numbers["tin-cans"]
    found = stop_probabilities(position, dice, space, 0, is_rerolled=is_rerolled)  # type: ignore[arg-type]
    return dict(zip(POWERS, found, strict=True))


def test_stop_probabilities_are_those_counted_by_hand() -> None:
    expected = {"reroll": 2 / 3, "again": 0, "transfer": 1, "improve": 0, "worsen": 1, "nullify": 1}
    assert stopping("gy") == pytest.approx(expected)
    assert stopping("gg") == pytest.approx({**expected, "reroll": 4 / 9, "nullify": 4 / 9}), (
        "a void roll is rolled again"
    )


def test_nullified_dice_that_are_rolled_again_stop_like_a_reroll() -> None:
    for roll in ("gy", "gg"):
        found = stopping(roll, is_rerolled=True)
        assert found["nullify"] == found["reroll"]


@pytest.mark.parametrize(("nullified", "kept", "thrown"), [("void", (1, 0, 0), 0), ("rerolled", (1, 0, 0), 2)])
def test_bots_know_what_becomes_of_nullified_dice(nullified: Any, kept: tuple[int, ...], thrown: int) -> None:
    mice = {"tin-cans": (1, 1, 1), "green-barrel": (4, 4, 4)}
    state = table(mice, "", "nullify", "", options=Options(first=0, nullified=nullified))
    view = GAME.view(play(state, "0 name tin-cans", "- roll green+green+red"), 1)
    effect = card_effect(view, position_of(view), Action.parse("nullify green+red"), lambda space: 0.0)
    assert (effect.kept, effect.thrown) == (kept, thrown)


def test_cards_count_clockwise_from_the_mover() -> None:
    assert later_seats(4, 0, 1) == [2, 3]
    assert later_seats(4, 2, 1) == []


def test_p_stopped_is_a_weighted_mean_over_determinizations() -> None:
    mice = {"tin-cans": (1, 0, 0), "green-barrel": (4, 5, 5)}
    worlds = [table(mice, "", "", "worsen"), table(mice, "", "", "again"), table(mice, "", "", "reroll reroll")]
    by_power = (0.5, 0.0, 0.0, 0.0, 1.0, 0.0)
    weights = [hand_weight(world.hands[2]) for world in worlds]
    stopped = (weights[0] * 1 + weights[1] * 0 + weights[2] * 0.75) / sum(weights)
    assert p_stopped(by_power, worlds, [2]) == pytest.approx(stopped)
    assert p_stopped(by_power, worlds, [1]) == 0


def test_after_some_cards_the_handy_ones_are_less_likely_still_held() -> None:
    """A single card left is hardly a nullify; three cards are nearly as in a random deal."""
    worsen, nullify = (hand_weight(tuple(int(power == held) for power in POWERS)) for held in ("worsen", "nullify"))
    assert worsen > 10 * nullify
    assert 0.3 < hand_weight((1, 0, 1, 0, 1, 0)) < 3
    assert hand_weight((0, 0, 0, 0, 0, 0)) == 1
