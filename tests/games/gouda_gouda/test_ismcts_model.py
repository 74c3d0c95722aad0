"""What the bot for hidden cards thinks in Gouda! Gouda!: odds are exact, others may pay, cards are kept for the end."""

from random import Random

import pytest
from msgspec.structs import replace

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import expand
from cheeseboard.core.evaluation import Candidate
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.bots.card_effects import position_of
from cheeseboard.games.gouda_gouda.bots.cautious_value import cautious_value, to_probability
from cheeseboard.games.gouda_gouda.bots.hand_weights import hand_weight
from cheeseboard.games.gouda_gouda.bots.ismcts_model import ISMCTS_MODEL, UNSTOPPABLE_WIN_VALUE
from cheeseboard.games.gouda_gouda.bots.stoppers import later_seats, p_stopped, stop_probabilities
from cheeseboard.games.gouda_gouda.state import POWERS, Gouda, Options
from games.gouda_gouda.tables import play, table

HAND = "reroll again transfer improve worsen nullify"


def answer(state: Gouda, seat: int, seed: int = 1) -> str:
    """What the top level does here."""
    question = Question(seat, GAME.view(state, seat), GAME.menu(state, seat))
    return str(make_bot("level-5", "gouda-gouda", Random(seed)).choose(question))


def test_hopes_are_shares_of_one_victory_and_fair_among_equals() -> None:
    state = table({"wooden-box": (1, 1, 1), "green-barrel": (4, 4, 4)}, HAND, HAND, HAND)
    hopes = ISMCTS_MODEL.win_probabilities(state)
    assert sum(hopes) == pytest.approx(1)
    assert hopes == pytest.approx([1 / 3] * 3)
    nearer = table({"tin-cans": (0, 1, 0), "wooden-box": (1, 0, 1), "green-barrel": (4, 4, 4)}, HAND, HAND, HAND)
    assert ISMCTS_MODEL.win_probabilities(nearer)[1] > hopes[1]


def test_the_hope_of_a_throw_is_the_mean_over_all_rolls() -> None:
    state = table({"tin-cans": (1, 0), "green-barrel": (4, 5)})
    found = {str(candidate.action): candidate.prior_value for candidate in ideas(state, 0)}
    stays, falls = (table({there: (1, 0), "green-barrel": (4, 5)}) for there in ("tin-cans", "wooden-box"))
    others = [cautious_value(position_of(GAME.view(one, 0)), 0, lead_penalty=0) for one in (stays, falls)]
    assert found["name tin-cans"] == pytest.approx(to_probability((UNSTOPPABLE_WIN_VALUE + sum(others)) / 3))


def ideas(state: Gouda, seat: int) -> list[Candidate]:
    return list(ISMCTS_MODEL.candidates(GAME.view(state, seat), seat, GAME.menu(state, seat), Random(1)))


def test_ideas_are_on_the_menu_and_passing_is_one_of_them() -> None:
    state = table({"tin-cans": (1, 1, 1), "green-barrel": (4, 4, 4)}, HAND, HAND, HAND)
    rolled = play(state, "0 name tin-cans", "- roll green+yellow+red")
    for seat in range(3):
        found = [candidate.action for candidate in ideas(rolled, seat)]
        assert set(found) <= set(expand(GAME.menu(rolled, seat)))
        assert "pass" in map(str, found)


def test_it_stops_who_would_win_if_nobody_else_can() -> None:
    state = table({"tin-cans": (1, 0, 0), "green-barrel": (4, 5, 5)}, "", "worsen", "")
    assert answer(play(state, "0 name tin-cans", "- roll green"), 1) == "worsen green"


def test_it_lets_another_pay_who_surely_can() -> None:
    """With a set of cards each nothing is hidden: seat 2 holds a worsen too, and answers after seat 1."""
    options = replace(table({"tin-cans": (1, 0, 0)}).options, magic="set")
    used = ((1, 1, 1, 1, 1, 1), (1, 1, 1, 1, 0, 1), (1, 1, 1, 1, 0, 1))
    state = table(
        {"tin-cans": (1, 0, 0), "green-barrel": (4, 5, 5)}, "", "worsen", "worsen", options=options, used=used
    )
    rolled = play(state, "0 name tin-cans", "- roll green")
    assert answer(rolled, 1) == "pass"
    assert answer(rolled, 2) == "worsen green"


def test_supposed_states_show_the_seat_what_it_sees_with_the_window_open_again() -> None:
    state = table({"tin-cans": (1, 1, 1), "green-barrel": (4, 4, 4)}, HAND, HAND, HAND)
    rolled = play(state, "0 name tin-cans", "- roll green+yellow+red", "0 pass")
    view = GAME.view(rolled, 1)
    assert view.window.answered == 1
    for seed in range(10):
        seen = GAME.view(ISMCTS_MODEL.determinize(view, (), Random(seed)), 1)
        assert seen == replace(view, window=replace(view.window, answered=0))


def stopping(roll: str) -> dict[str, float]:
    """By power, how surely it stops this roll of seat 0 on the tin cans."""
    state = table({"tin-cans": (1, 1, 0), "green-barrel": (4, 4, 5)}, options=Options(first=0))
    dice = tuple(roll.count(colour) for colour in "gyr-")
    found = stop_probabilities(position_of(GAME.view(state, 0)), dice, graph_of("cellar").numbers["tin-cans"], 0)  # type: ignore[arg-type]
    return dict(zip(POWERS, found, strict=True))


def test_how_surely_a_power_stops_a_winner_is_counted_by_hand() -> None:
    even = {"reroll": 2 / 3, "again": 0, "transfer": 1, "improve": 0, "worsen": 1, "nullify": 1}
    assert stopping("gy") == pytest.approx(even)
    assert stopping("gg") == pytest.approx({**even, "reroll": 4 / 9, "nullify": 4 / 9}), "a void roll is rolled again"


def test_cards_come_clockwise_from_the_mover() -> None:
    assert later_seats(4, 0, 1) == [2, 3]
    assert later_seats(4, 2, 1) == []


def test_how_likely_somebody_stops_it_is_counted_over_all_that_is_supposed() -> None:
    mice = {"tin-cans": (1, 0, 0), "green-barrel": (4, 5, 5)}
    worlds = [table(mice, "", "", "worsen"), table(mice, "", "", "again"), table(mice, "", "", "reroll reroll")]
    surely = (0.5, 0.0, 0.0, 0.0, 1.0, 0.0)
    weights = [hand_weight(world.hands[2]) for world in worlds]
    stopped = (weights[0] * 1 + weights[1] * 0 + weights[2] * 0.75) / sum(weights)
    assert p_stopped(surely, worlds, [2]) == pytest.approx(stopped)
    assert p_stopped(surely, worlds, [1]) == 0


@pytest.mark.parametrize(("hand", "says"), [("worsen", "pass"), ("again", "improve yellow"), ("", "improve yellow")])
def test_a_card_that_wins_is_kept_while_it_would_be_answered(hand: str, says: str) -> None:
    """The others' cards are known here: they used up the rest of their set."""
    options = replace(table({"tin-cans": (1, 0)}).options, magic="set")
    held = hand.split()
    used = tuple(tuple(int(power not in own) for power in POWERS) for own in (["improve"], held))
    state = table({"tin-cans": (1, 0), "green-barrel": (4, 5)}, "improve", hand, options=options, used=used)
    assert answer(play(state, "0 name tin-cans", "- roll yellow"), 0) == says


def test_who_has_spent_cards_is_believed_to_keep_the_less_handy_ones() -> None:
    """With one card left it is hardly a nullify; with all three nearly any deal is as likely as chance has it."""
    worsen, nullify = (hand_weight(tuple(int(power == held) for power in POWERS)) for held in ("worsen", "nullify"))
    assert worsen > 10 * nullify
    assert 0.3 < hand_weight((1, 0, 1, 0, 1, 0)) < 3
    assert hand_weight((0, 0, 0, 0, 0, 0)) == 1


def test_it_shuns_to_stand_out_and_fears_others_who_do() -> None:
    """Two mice on the tin cans promise more of the next green than one each on tin cans and newspapers."""
    apart, together = (
        position_of(GAME.view(table({**front, "green-barrel": (3, 5)}), 0))
        for front in ({"tin-cans": (1, 0), "newspapers": (1, 0)}, {"tin-cans": (2, 0)})
    )
    assert cautious_value(apart, 0) > cautious_value(together, 0)
    assert cautious_value(apart, 1) > cautious_value(together, 1)


def test_it_is_not_shy_once_nobody_can_send_it_back() -> None:
    """Two mice together on the tin cans promise more of the next green than two apart."""
    mice = {"wooden-box": (1, 0), "tin-cans": (1, 0), "green-barrel": (3, 5)}
    free = play(table(mice, "", ""), "0 name wooden-box", "- roll green")
    threatened = play(table(mice, "", "worsen"), "0 name wooden-box", "- roll green", "1 pass")
    for state, is_shy in ((free, False), (threatened, True)):
        found = {str(candidate.action): candidate.prior_value for candidate in ideas(state, 0)}
        assert (found["up 0 newspapers"] > found["up 0 tin-cans"]) is is_shy


def test_where_others_hold_cards_a_roll_that_may_win_is_not_everything() -> None:
    mice = {"tin-cans": (1, 0, 0), "metal-drum": (1, 2, 2), "green-barrel": (3, 3, 3)}
    held = {
        hand: {str(candidate.action): candidate.prior_value for candidate in ideas(table(mice, "", hand, hand), 0)}
        for hand in ("", "worsen")
    }
    gaps = {hand: found["name tin-cans"] - found["name metal-drum"] for hand, found in held.items()}
    assert gaps[""] > 2 * gaps["worsen"]


@pytest.mark.parametrize(("front", "cards", "says"), [("wooden-box", 1, "again"), ("tin-cans", 3, "pass")])
def test_a_second_turn_is_taken_once_the_others_have_spent_some_cards(front: str, cards: int, says: str) -> None:
    hand = " ".join(["worsen"] * cards)
    state = table({front: (2, 0), "old-chest": (0, 1), "green-barrel": (3, 4)}, "again", hand)
    rolled = play(state, "0 name green-barrel", "- roll yellow+yellow+yellow+yellow+yellow", "* pass")
    assert answer(rolled, 0) == says


@pytest.mark.parametrize(
    ("roll", "card", "says"), [("yellow", "improve yellow", "nullify card"), ("red", "reroll red", "pass")]
)
def test_it_nullifies_a_card_that_wins_and_not_one_that_may(roll: str, card: str, says: str) -> None:
    state = table({"tin-cans": (1, 0, 0), "green-barrel": (4, 5, 5)}, "improve reroll", "nullify", "again")
    played = play(state, "0 name tin-cans", f"- roll {roll}", f"0 {card}", "* pass")
    assert answer(played, 1) == says


@pytest.mark.parametrize(("hand", "says"), [("", "reroll red"), ("worsen", "pass")])
def test_it_throws_again_in_hope_only_when_nobody_can_answer(hand: str, says: str) -> None:
    state = table({"tin-cans": (1, 0), "green-barrel": (4, 5)}, "reroll", hand)
    assert answer(play(state, "0 name tin-cans", "- roll red"), 0) == says
