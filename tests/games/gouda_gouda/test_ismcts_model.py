"""The search model of Gouda! Gouda!: exact odds, and cards kept until they decide something."""

from random import Random

import pytest
from msgspec.structs import replace

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import expand
from cheeseboard.core.evaluation import Candidate
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.bots.card_effects import position_of
from cheeseboard.games.gouda_gouda.bots.cautious_value import cautious_value, to_probability
from cheeseboard.games.gouda_gouda.bots.ismcts_model import ISMCTS_MODEL, UNSTOPPABLE_WIN_VALUE
from cheeseboard.games.gouda_gouda.state import POWERS, Gouda
from games.gouda_gouda.tables import play, table

HAND = "reroll again transfer improve worsen nullify"


def answer(state: Gouda, seat: int, seed: int = 1) -> str:
    """What the top level does here."""
    question = Question(seat, GAME.view(state, seat), GAME.menu(state, seat))
    return str(make_bot("level-5", "gouda-gouda", Random(seed)).choose(question))


def test_win_probabilities_add_up_to_one_and_are_fair_among_equals() -> None:
    state = table({"wooden-box": (1, 1, 1), "green-barrel": (4, 4, 4)}, HAND, HAND, HAND)
    probabilities = ISMCTS_MODEL.win_probabilities(state)
    assert sum(probabilities) == pytest.approx(1)
    assert probabilities == pytest.approx([1 / 3] * 3)
    nearer = table({"tin-cans": (0, 1, 0), "wooden-box": (1, 0, 1), "green-barrel": (4, 4, 4)}, HAND, HAND, HAND)
    assert ISMCTS_MODEL.win_probabilities(nearer)[1] > probabilities[1]


def test_the_value_of_a_throw_is_the_mean_over_all_rolls() -> None:
    state = table({"tin-cans": (1, 0), "green-barrel": (4, 5)})
    found = {str(candidate.action): candidate.prior_value for candidate in candidates(state, 0)}
    stays, falls = (table({there: (1, 0), "green-barrel": (4, 5)}) for there in ("tin-cans", "wooden-box"))
    others = [cautious_value(position_of(GAME.view(one, 0)), 0, lead_penalty=0) for one in (stays, falls)]
    assert found["name tin-cans"] == pytest.approx(to_probability((UNSTOPPABLE_WIN_VALUE + sum(others)) / 3))


def candidates(state: Gouda, seat: int) -> list[Candidate]:
    return list(ISMCTS_MODEL.candidates(GAME.view(state, seat), seat, GAME.menu(state, seat), Random(1)))


def test_candidates_are_on_the_menu_and_pass_is_one_of_them() -> None:
    state = table({"tin-cans": (1, 1, 1), "green-barrel": (4, 4, 4)}, HAND, HAND, HAND)
    rolled = play(state, "0 name tin-cans", "- roll green+yellow+red")
    for seat in range(3):
        found = [candidate.action for candidate in candidates(rolled, seat)]
        assert set(found) <= set(expand(GAME.menu(rolled, seat)))
        assert "pass" in map(str, found)


def test_it_stops_the_winner_if_nobody_else_can() -> None:
    state = table({"tin-cans": (1, 0, 0), "green-barrel": (4, 5, 5)}, "", "worsen", "")
    assert answer(play(state, "0 name tin-cans", "- roll green"), 1) == "worsen green"


def test_it_keeps_its_card_where_another_seat_surely_stops_the_winner() -> None:
    """With a set of cards each nothing is hidden: seat 2 holds a worsen too, and answers after seat 1."""
    options = replace(table({"tin-cans": (1, 0, 0)}).options, magic="set")
    used = ((1, 1, 1, 1, 1, 1), (1, 1, 1, 1, 0, 1), (1, 1, 1, 1, 0, 1))
    state = table(
        {"tin-cans": (1, 0, 0), "green-barrel": (4, 5, 5)}, "", "worsen", "worsen", options=options, used=used
    )
    rolled = play(state, "0 name tin-cans", "- roll green")
    assert answer(rolled, 1) == "pass"
    assert answer(rolled, 2) == "worsen green"


def test_determinized_states_have_the_same_view_with_the_window_unanswered() -> None:
    state = table({"tin-cans": (1, 1, 1), "green-barrel": (4, 4, 4)}, HAND, HAND, HAND)
    rolled = play(state, "0 name tin-cans", "- roll green+yellow+red", "0 pass")
    view = GAME.view(rolled, 1)
    assert view.window.answered == 1
    for seed in range(10):
        seen = GAME.view(ISMCTS_MODEL.determinize(view, (), Random(seed)), 1)
        assert seen == replace(view, window=replace(view.window, answered=0))


@pytest.mark.parametrize(
    ("hand", "expected"), [("worsen", "pass"), ("again", "improve yellow"), ("", "improve yellow")]
)
def test_a_card_that_wins_is_kept_while_it_would_be_answered(hand: str, expected: str) -> None:
    """The others' cards are known here: they used up the rest of their set."""
    options = replace(table({"tin-cans": (1, 0)}).options, magic="set")
    held = hand.split()
    used = tuple(tuple(int(power not in own) for power in POWERS) for own in (["improve"], held))
    state = table({"tin-cans": (1, 0), "green-barrel": (4, 5)}, "improve", hand, options=options, used=used)
    assert answer(play(state, "0 name tin-cans", "- roll yellow"), 0) == expected


def test_a_lead_costs_the_leader_and_threatens_the_others() -> None:
    """Two mice on the tin cans gain more by the next green than one each on tin cans and newspapers."""
    apart, together = (
        position_of(GAME.view(table({**front, "green-barrel": (3, 5)}), 0))
        for front in ({"tin-cans": (1, 0), "newspapers": (1, 0)}, {"tin-cans": (2, 0)})
    )
    assert cautious_value(apart, 0) > cautious_value(together, 0)
    assert cautious_value(apart, 1) > cautious_value(together, 1)


def test_a_lead_costs_nothing_once_nobody_can_send_it_back() -> None:
    """Two mice together on the tin cans gain more by the next green than two apart."""
    mice = {"wooden-box": (1, 0), "tin-cans": (1, 0), "green-barrel": (3, 5)}
    free = play(table(mice, "", ""), "0 name wooden-box", "- roll green")
    threatened = play(table(mice, "", "worsen"), "0 name wooden-box", "- roll green", "1 pass")
    (unpenalized,), (penalized,) = candidates(free, 0), candidates(threatened, 0)
    assert unpenalized.prior_value > penalized.prior_value
    assert str(penalized.action) == "up 0 newspapers"


@pytest.mark.parametrize("level", range(1, 6))
def test_every_level_runs_for_the_cheese_with_the_dice_it_has(level: int) -> None:
    """A weak level names the wrong space; it does not move the wrong mice."""
    state = table({"tin-cans": (1, 1, 1, 1), "green-barrel": (4, 4, 4, 4)})
    rolled = play(state, "0 name tin-cans", "- roll green+yellow+yellow+red")
    for seed in range(30):
        bot = make_bot(f"level-{level}", "gouda-gouda", Random(seed))
        first = str(bot.choose(Question(0, GAME.view(rolled, 0), GAME.menu(rolled, 0))))
        assert not first.startswith("down 0")
        assert not first.startswith(("up 1", "up 2", "up 3"))


def test_a_roll_that_may_win_counts_less_while_others_hold_cards() -> None:
    mice = {"tin-cans": (1, 0, 0), "metal-drum": (1, 2, 2), "green-barrel": (3, 3, 3)}
    held = {
        hand: {str(candidate.action): candidate.prior_value for candidate in candidates(table(mice, "", hand, hand), 0)}
        for hand in ("", "worsen")
    }
    gaps = {hand: found["name tin-cans"] - found["name metal-drum"] for hand, found in held.items()}
    assert gaps[""] > 2 * gaps["worsen"]


@pytest.mark.parametrize(("front", "cards", "expected"), [("wooden-box", 1, "again"), ("tin-cans", 3, "pass")])
def test_a_second_turn_is_taken_once_the_others_have_spent_some_cards(front: str, cards: int, expected: str) -> None:
    hand = " ".join(["worsen"] * cards)
    state = table({front: (2, 0), "old-chest": (0, 1), "green-barrel": (3, 4)}, "again", hand)
    rolled = play(state, "0 name green-barrel", "- roll yellow+yellow+yellow+yellow+yellow", "* pass")
    assert answer(rolled, 0) == expected


@pytest.mark.parametrize(
    ("roll", "card", "expected"), [("yellow", "improve yellow", "nullify card"), ("red", "reroll red", "pass")]
)
def test_it_nullifies_a_card_that_wins_and_not_one_that_may(roll: str, card: str, expected: str) -> None:
    state = table({"tin-cans": (1, 0, 0), "green-barrel": (4, 5, 5)}, "improve reroll", "nullify", "again")
    played = play(state, "0 name tin-cans", f"- roll {roll}", f"0 {card}", "* pass")
    assert answer(played, 1) == expected


@pytest.mark.parametrize(("hand", "expected"), [("", "reroll red"), ("worsen", "pass")])
def test_it_rerolls_for_a_win_only_when_nobody_can_answer(hand: str, expected: str) -> None:
    state = table({"tin-cans": (1, 0), "green-barrel": (4, 5)}, "reroll", hand)
    assert answer(play(state, "0 name tin-cans", "- roll red"), 0) == expected
