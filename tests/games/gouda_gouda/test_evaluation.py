"""The evaluation and `greedy`: exact odds, cards only where they matter, and clearly better than random bots."""

from random import Random

import pytest

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import CHANCE, Ask, Chance, Over, expand, step
from cheeseboard.core.playout import draw_outcome
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.bots.card_effects import position_of
from cheeseboard.games.gouda_gouda.bots.evaluation import EVALUATOR
from cheeseboard.games.gouda_gouda.bots.roll_value import after_roll, evaluate_position, expected_turn_value
from cheeseboard.games.gouda_gouda.state import Gouda, Options
from games.gouda_gouda.tables import play, table


def greedy(state: Gouda, seat: int) -> str:
    """What a greedy bot does here."""
    bot = make_bot("greedy", "gouda-gouda", Random(1))
    return str(bot.choose(Question(seat, GAME.view(state, seat), GAME.menu(state, seat))))


def match(names: list[str], options: Options, seed: int) -> Over:
    """One whole game of these bots."""
    rng = Random(seed)
    bots = [make_bot(name, "gouda-gouda", Random(f"{seed} {seat}")) for seat, name in enumerate(names)]
    state = GAME.new(options, len(names))
    while True:
        turn = GAME.turn(state)
        if isinstance(turn, Chance):
            state = GAME.play(state, CHANCE, draw_outcome(turn, rng))
        elif isinstance(turn, Ask):
            seat = rng.choice(turn.seats)
            state = step(
                GAME, state, seat, bots[seat].choose(Question(seat, GAME.view(state, seat), GAME.menu(state, seat)))
            )
        else:
            return turn


def test_the_odds_of_a_throw_are_exact() -> None:
    state = table({"tin-cans": (1, 1), "green-barrel": (4, 4)})
    position = position_of(GAME.view(state, 0))
    cans = graph_of("cellar").numbers["tin-cans"]
    rolls = {(2, 0, 0): 1, (1, 1, 0): 2, (1, 0, 1): 2, (0, 2, 0): 1, (0, 1, 1): 2, (0, 0, 2): 1}
    by_hand = sum(ways * evaluate_position(after_roll(position, roll, cans, 0), 0) for roll, ways in rolls.items()) / 9
    assert expected_turn_value(position, cans, 0, 0) == pytest.approx(by_hand)
    assert by_hand > evaluate_position(position, 0)


def test_it_rolls_where_company_makes_a_green_likely() -> None:
    state = table({"tin-cans": (1, 0), "newspapers": (1, 3), "green-barrel": (3, 2)})
    assert greedy(state, 0) == "name newspapers", "four dice there, one on the cans"


def test_it_takes_its_own_mouse_up_and_the_leaders_down() -> None:
    state = table({"tin-cans": (1, 1, 1), "newspapers": (0, 0, 1), "green-barrel": (4, 4, 3)})
    state = play(state, "0 name tin-cans", "- roll green+yellow+red")
    assert greedy(state, 0) == "up 0 orange-table"
    state = table({"wooden-box": (1, 1, 1), "newspapers": (0, 0, 1), "green-barrel": (4, 4, 3)})
    state = play(state, "0 name wooden-box", "- roll green+yellow+red", "0 up 0 tin-cans")
    assert greedy(state, 0).startswith("down 2 ")


HAND = "reroll again transfer improve worsen nullify"


def test_it_wastes_no_card_far_from_the_cheese() -> None:
    state = table({"green-barrel": (5, 5, 5)}, HAND, HAND, HAND)
    for roll in ("red+red+red+red+red", "green+green+green+green+green", "yellow+yellow+yellow+red+red"):
        rolled = play(state, "0 name green-barrel", f"- roll {roll}")
        assert [greedy(rolled, seat) for seat in range(3)] == ["pass"] * 3


def test_it_wastes_no_card_where_cheese_is_worth_more() -> None:
    options = Options(magic="none", first=0, cheese="valued", board="kitchen")
    state = table({"doormat": (5, 5, 5)}, HAND, HAND, HAND, options=options)
    rolled = play(state, "0 name doormat", "- roll green+green+green+red+red")
    assert [greedy(rolled, seat) for seat in range(3)] == ["pass"] * 3


def test_it_stops_a_roll_that_wins_for_another() -> None:
    state = table({"tin-cans": (1, 0), "green-barrel": (4, 5)}, "", "worsen improve")
    state = play(state, "0 name tin-cans", "- roll green")
    assert greedy(state, 1) == "worsen green"
    state = table({"tin-cans": (1, 0), "green-barrel": (4, 5)}, "improve", "worsen improve")
    state = play(state, "0 name tin-cans", "- roll yellow")
    assert greedy(state, 0) == "improve yellow"
    assert greedy(state, 1) == "pass"


def test_it_nullifies_a_card_that_wins_for_another_and_not_its_own_luck() -> None:
    state = table({"tin-cans": (1, 0, 0), "green-barrel": (4, 5, 5)}, "improve nullify", "nullify", "nullify")
    state = play(state, "0 name tin-cans", "- roll yellow", "0 improve yellow", "* pass")
    assert greedy(state, 1) == "nullify card"
    state = play(state, "1 nullify card", "2 pass")
    assert greedy(state, 0) == "nullify card"
    assert greedy(state, 2) == "pass"


def test_it_takes_another_turn_when_that_may_win() -> None:
    state = table({"tin-cans": (2, 0), "newspapers": (0, 3), "green-barrel": (3, 2)}, "again", "again")
    state = play(state, "0 name green-barrel", "- roll yellow+yellow+yellow+yellow+yellow", "* pass")
    assert greedy(state, 0) == "again"


def test_the_value_of_a_view_knows_what_lies_there() -> None:
    state = table({"tin-cans": (2, 1), "green-barrel": (3, 4)}, "improve", "worsen")
    good = play(state, "0 name tin-cans", "- roll green+yellow+yellow")
    bad = play(state, "0 name tin-cans", "- roll red+red+red")
    assert (
        EVALUATOR.evaluate(GAME.view(good, 0), 0)
        > EVALUATOR.evaluate(GAME.view(state, 0), 0)
        > EVALUATOR.evaluate(GAME.view(bad, 0), 0)
    )
    assert EVALUATOR.evaluate(GAME.view(good, 1), 1) < EVALUATOR.evaluate(GAME.view(bad, 1), 1)
    assert position_of(GAME.view(good, 0)).points == (0, 0)


def test_a_greedy_bot_beats_random_ones() -> None:
    won = 0
    for seed in range(12):
        names = ["random"] * 3
        names[seed % 3] = "greedy"
        won += match(names, Options(), seed).ranks[seed % 3] == 0
    assert won >= 10


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (Options(magic="set", cheese="valued", board="kitchen"), 4),
        (Options(magic="none", start="spread", cheese="party"), 2),
        (GAME.spec.examples[1], 3),
        (GAME.spec.examples[3], 5),
    ],
)
def test_greedy_bots_finish_games_of_every_kind(options: Options, seats: int) -> None:
    assert min(match(["greedy"] * seats, options, 3).ranks) == 0


def test_a_greedy_bot_does_the_same_for_the_same_seed() -> None:
    assert match(["greedy"] * 3, Options(), 8) == match(["greedy"] * 3, Options(), 8)


def test_the_shortlist_is_on_the_menu() -> None:
    state = table({"green-barrel": (5, 5, 5)}, HAND, HAND, HAND)
    menu = GAME.menu(state, 0)
    assert set(EVALUATOR.shortlist(GAME.view(state, 0), 0, menu, Random(1))) <= set(expand(menu))
