"""What the searching bot thinks in Gouda! Gouda!: hopes add up, odds are exact, and others may pay with their cards."""

from random import Random

import pytest
from msgspec.structs import replace

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import expand
from cheeseboard.core.taste import Idea
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.hopes import CARDS, MARKS, WEIGHTS, marks
from cheeseboard.games.gouda_gouda.insight import INSIGHT
from cheeseboard.games.gouda_gouda.state import POWERS, Gouda
from cheeseboard.games.gouda_gouda.taste import position_of
from games.gouda_gouda.tables import play, table

HAND = "reroll again transfer improve worsen nullify"


def answer(state: Gouda, seat: int, seed: int = 1) -> str:
    """What the top level does here."""
    question = Question(seat, GAME.view(state, seat), GAME.menu(state, seat))
    return str(make_bot("level-5", "gouda-gouda", Random(seed)).choose(question))


def test_every_mark_has_a_weight_and_every_card_a_worth() -> None:
    assert len(WEIGHTS) == len(MARKS)
    assert len(CARDS) == len(POWERS)


def test_hopes_are_shares_of_one_victory_and_fair_among_equals() -> None:
    state = table({"wooden-box": (1, 1, 1), "green-barrel": (4, 4, 4)}, HAND, HAND, HAND)
    hopes = INSIGHT.hopes(state)
    assert sum(hopes) == pytest.approx(1)
    assert hopes[0] >= max(hopes[1:]), "whose turn it is"
    nearer = table({"tin-cans": (0, 1, 0), "wooden-box": (1, 0, 1), "green-barrel": (4, 4, 4)}, HAND, HAND, HAND)
    assert INSIGHT.hopes(nearer)[1] > hopes[1]
    poorer = table({"wooden-box": (1, 1, 1), "green-barrel": (4, 4, 4)}, HAND, "", HAND)
    assert INSIGHT.hopes(poorer)[1] < hopes[1]


def test_marks_are_counted_by_hand() -> None:
    state = table({"tin-cans": (1, 2), "green-barrel": (4, 3)})
    own = dict(zip(MARKS, marks(position_of(GAME.view(state, 0)), 0)[1], strict=True))
    green = 1 - (2 / 3) ** 3
    expected = {"foremost at 1": 1, "more at 1": 1, "green at 1 in 1": green, "beside at 1": 1}
    assert {name: value for name, value in own.items() if value} == pytest.approx(expected)


def test_the_hope_of_a_throw_is_the_mean_over_all_rolls() -> None:
    state = table({"tin-cans": (1, 0), "green-barrel": (4, 5)})
    looks = {str(idea.action): idea.looks for idea in ideas(state, 0)}
    after = []
    for roll, there in (("green", None), ("yellow", "tin-cans"), ("red", "wooden-box")):
        if there is None:
            after.append(1.0)
            continue
        assert roll
        after.append(INSIGHT.hopes(table({there: (1, 0), "green-barrel": (4, 5)}, mover=1))[0])
    assert looks["name tin-cans"] == pytest.approx(sum(after) / 3)


def ideas(state: Gouda, seat: int) -> list[Idea]:
    return list(INSIGHT.ideas(GAME.view(state, seat), seat, GAME.menu(state, seat), Random(1)))


def test_ideas_are_on_the_menu_and_passing_is_one_of_them() -> None:
    state = table({"tin-cans": (1, 1, 1), "green-barrel": (4, 4, 4)}, HAND, HAND, HAND)
    rolled = play(state, "0 name tin-cans", "- roll green+yellow+red")
    for seat in range(3):
        found = [idea.action for idea in ideas(rolled, seat)]
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
        seen = GAME.view(INSIGHT.suppose(view, (), Random(seed)), 1)
        assert seen == replace(view, window=replace(view.window, answered=0))
