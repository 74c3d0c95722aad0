"""Battles of cards, written row by row: those the rules page names, and ten more with up to six cards on one roll.

`* pass` is the answer of all who are still asked: first to the window, then, if a card was played, to the pile.
"""

from collections.abc import Mapping

from cheeseboard.core import Over
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.events import CardNullified
from cheeseboard.games.gouda_gouda.state import Gouda
from games.gouda_gouda.tables import asked, asks_for, at, counts_for, happened, legal, outcomes, pile, play, table

FOUR = {"old-chest": (3, 1, 0, 0), "suitcase": (1, 1, 1, 1), "green-barrel": (1, 3, 4, 4)}
FIVE = {"old-chest": (2, 1, 1, 1), "suitcase": (1, 2, 2, 0), "green-barrel": (2, 2, 2, 4)}
PASSED = ("* pass", "* pass")  # nobody else plays, nobody answers


def rolled(mice: Mapping[str, tuple[int, ...]], dice: str, *hands: str, mover: int = 0) -> Gouda:
    """The mover has rolled this for the old chest."""
    return play(table(mice, *hands, mover=mover), f"{mover} name old-chest", f"- roll {dice}")


def left(state: Gouda) -> list[int]:
    """How many cards each seat holds."""
    return [sum(hand) for hand in state.hands]


# The six of the rules page.


def test_battle_reroll_after_improve() -> None:
    state = rolled(FOUR, "yellow+yellow+yellow+red", "improve", "reroll", "again", "")
    state = play(state, "0 improve yellow+yellow+yellow", *PASSED)
    assert state.dice == (3, 0, 1, 0)
    state = play(state, "1 reroll green+green+green", *PASSED, "- roll green+red+red")
    assert state.dice == (1, 0, 3, 0)
    assert asked(state) == (2,)
    state = play(state, "2 pass")
    assert len(legal(state, 0)) == 2 * 2 + 2 * 2


def test_battle_transfer_then_nullify_of_two_dice() -> None:
    state = rolled(FOUR, "green+green+green+red", "", "transfer", "nullify", "again")
    state = play(state, "1 transfer suitcase", *PASSED, "2 nullify green+green", *PASSED)
    assert (counts_for(state), state.dice) == ("suitcase", (1, 0, 1, 2))
    state = play(state, "3 pass", "0 up 2 wooden-box", "0 down 3 metal-drum")
    assert at(state, "old-chest") == (3, 1, 0, 0)
    assert at(state, "suitcase") == (1, 1, 0, 0)


def test_battle_transfer_then_nullify_of_all_four() -> None:
    state = rolled(FOUR, "green+green+green+red", "", "transfer", "nullify", "again")
    state = play(state, "1 transfer green-barrel", *PASSED, "2 nullify green+green+green+red", *PASSED)
    assert asks_for(state) == "throw"
    assert sum(outcomes(state).values()) == 3**4, "four dice again, though twelve mice stand there"
    state = play(state, "- roll green+green+green+green")
    assert (counts_for(state), state.dice) == ("green-barrel", (4, 0, 0, 0))


def test_battle_three_nullifies_on_one_card() -> None:
    state = rolled(FOUR, "green+green+green+red", "nullify", "worsen", "nullify nullify", "again")
    state = play(state, "1 worsen green+green+green", "* pass")
    state = play(state, "0 nullify card", "2 nullify card", "* pass")
    assert pile(state) == ["1 worsen green+green+green", "0 nullify card"], "seat 0 comes first clockwise"
    state = play(state, "2 nullify card", "* pass")
    assert asked(state) == (3,), "seats 0 and 1 hold nothing more, seat 2 has played the topmost card"
    state = rolled(FOUR, "green+green+green+red", "nullify nullify", "worsen", "nullify nullify", "again")
    state = play(state, "1 worsen green+green+green", "* pass", "0 nullify card", "* pass", "2 nullify card", "* pass")
    state = play(state, "0 nullify card", "* pass")
    assert len(pile(state)) == 4
    state = play(state, "* pass")
    assert state.dice == (3, 0, 1, 0), "an odd number: the first card has no effect"
    assert left(state) == [0, 0, 1, 1]


def test_battle_two_players_answer_again_at_once() -> None:
    state = rolled(FOUR, "yellow+yellow+yellow+yellow", "", "again", "", "again", mover=0)
    state = play(state, "* pass", "3 again green-barrel", "1 again suitcase")
    assert pile(state) == ["1 again suitcase"]
    assert left(state) == [0, 0, 0, 1], "seat 3 has its card back"
    state = play(state, "3 pass")
    assert (state.mover, counts_for(state)) == (0, "suitcase")


def test_battle_a_forced_turn_nullified_then_again_by_a_third() -> None:
    state = rolled(FOUR, "yellow+yellow+yellow+yellow", "nullify", "again", "again", "")
    state = play(state, "* pass", "1 again suitcase", "* pass", "0 nullify card", "* pass", "* pass")
    assert asks_for(state) == "window"
    assert happened(state) == [CardNullified]
    assert legal(state, 2) == ["pass", "again green-barrel", "again old-chest", "again suitcase"]
    state = play(state, "2 again green-barrel")
    assert (state.mover, counts_for(state)) == (0, "green-barrel")
    assert sum(outcomes(state).values()) == 3**5


# Ten more.


def test_battle_1_every_power_after_a_roll_six_cards() -> None:
    hands = ("improve reroll", "worsen nullify", "transfer nullify", "again")
    state = rolled(FIVE, "green+yellow+yellow+red+red", *hands)
    state = play(state, "0 improve yellow+yellow", *PASSED)
    assert state.dice == (3, 0, 2, 0)
    state = play(state, "1 worsen green+green", *PASSED)
    assert state.dice == (1, 2, 2, 0)
    state = play(state, "2 transfer suitcase", *PASSED, "0 reroll red+red", *PASSED, "- roll green+yellow")
    assert (counts_for(state), state.dice) == ("suitcase", (2, 3, 0, 0))
    state = play(state, "1 nullify green", *PASSED, "2 nullify yellow+yellow", *PASSED)
    assert state.dice == (1, 1, 0, 3)
    assert left(state) == [0, 0, 0, 1]
    state = play(state, "3 pass", "0 up 1 wooden-box")
    assert at(state, "wooden-box") == (0, 1, 0, 0)
    assert asked(state) == (3,)


def test_battle_2_a_pile_of_six_has_no_effect() -> None:
    state = rolled(
        FIVE, "yellow+yellow+yellow+yellow+yellow", "improve nullify nullify", "nullify nullify nullify", "", ""
    )
    state = play(state, "0 improve yellow+yellow+yellow+yellow+yellow", "1 pass")
    state = play(state, *["1 nullify card", "0 nullify card"] * 2)
    assert len(pile(state)) == 5
    state = play(state, "1 nullify card")
    assert left(state) == [0, 0, 0, 0]
    assert state.mover == 1, "the roll stayed yellow, nobody holds a card: the turn is over"
    assert state.mice == table(FIVE).mice


def test_battle_3_a_pile_of_five_has_its_effect() -> None:
    state = rolled(FIVE, "yellow+yellow+yellow+yellow+yellow", "improve nullify nullify", "nullify nullify", "", "")
    state = play(state, "0 improve yellow+yellow+yellow+yellow+yellow", "1 pass")
    state = play(state, *["1 nullify card", "0 nullify card"] * 2)
    assert left(state) == [0, 0, 0, 0]
    assert (asks_for(state), state.dice) == ("carry", (5, 0, 0, 0))


def test_battle_4_a_nullified_reroll_and_another_one() -> None:
    state = rolled(FIVE, "green+green+green+green+green", "", "reroll nullify", "nullify reroll", "again")
    state = play(
        state, "1 reroll green+green", "* pass", "2 nullify card", "* pass", "1 nullify card", "* pass", "* pass"
    )
    assert asks_for(state) == "throw", "two nullifies: the reroll stands"
    state = play(state, "- roll red+red", "2 reroll green+green+green", *PASSED, "- roll red+red+red")
    assert state.dice == (0, 0, 5, 0)
    assert left(state) == [0, 0, 0, 1]


def test_battle_5_a_roll_sent_from_place_to_place() -> None:
    mice = {"old-chest": (2, 1, 0), "suitcase": (1, 1, 1), "tin-cans": (1, 1, 2), "green-barrel": (1, 2, 2)}
    state = rolled(mice, "green+green+red", "transfer", "transfer transfer", "transfer nullify")
    assert legal(state, 0) == ["pass", "transfer green-barrel", "transfer suitcase", "transfer tin-cans"]
    state = play(state, "0 transfer suitcase", "* pass", "* pass", "1 transfer old-chest", "* pass", "* pass")
    assert counts_for(state) == "old-chest", "back again"
    state = play(state, "2 transfer tin-cans", "* pass", "* pass")
    assert legal(state, 1) == ["pass", "transfer green-barrel"], "now four mice are needed"
    state = play(state, "1 transfer green-barrel", "* pass", "2 nullify card")
    assert (counts_for(state), left(state)) == ("tin-cans", [0, 0, 0])
    state = play(state, "0 up 2 orange-table")
    assert GAME.turn(state) == Over((1, 1, 0), "cheese")


def test_battle_6_the_whole_roll_void_twice_contested_then_changed() -> None:
    hands = ("nullify improve", "nullify worsen", "nullify reroll", "again")
    state = rolled(FIVE, "green+green+green+red+red", *hands)
    state = play(
        state, "1 nullify green+green+green+red+red", "* pass", "0 nullify card", "* pass", "2 nullify card", "* pass"
    )
    assert len(pile(state)) == 3
    state = play(state, "* pass")
    assert sum(outcomes(state).values()) == 3**5
    state = play(state, "- roll green+yellow+yellow+red+red")
    state = play(state, "0 improve red+red", *PASSED, "1 worsen green+yellow", *PASSED)
    assert state.dice == (0, 4, 1, 0)
    state = play(
        state, "2 reroll yellow+yellow+yellow+yellow+red", *PASSED, "- roll yellow+yellow+yellow+yellow+yellow"
    )
    assert state.dice == (0, 5, 0, 0)
    assert left(state) == [0, 0, 0, 1]


def test_battle_7_void_piece_by_piece_and_rolled_again_elsewhere() -> None:
    hands = ("nullify", "nullify", "nullify", "transfer again")
    state = rolled(FIVE, "green+yellow+yellow+red+red", *hands)
    state = play(state, "2 nullify green", *PASSED, "3 transfer suitcase", *PASSED, "0 nullify yellow+yellow", *PASSED)
    assert state.dice == (0, 0, 2, 3)
    state = play(state, "1 nullify red+red", "* pass", "* pass")
    assert (asks_for(state), counts_for(state)) == ("throw", "suitcase")
    assert sum(outcomes(state).values()) == 3**5


def test_battle_8_a_chain_of_extra_turns_each_with_its_windows() -> None:
    hands = ("again", "again worsen", "again improve", "")
    state = rolled(FOUR, "yellow+yellow+yellow+yellow", *hands)
    state = play(state, "* pass", "1 again suitcase", "0 again", "* pass")
    assert pile(state) == ["0 again"], "the mover comes first"
    state = play(state, "* pass", "0 name old-chest", "- roll green+yellow+yellow+yellow")
    state = play(state, "1 worsen green", *PASSED, "* pass", "1 again green-barrel", "* pass", "* pass")
    assert (state.mover, counts_for(state), state.turns) == (0, "green-barrel", 2)
    state = play(state, "- roll red+red+red+red+red", "2 improve red", "2 pass", "2 again suitcase")
    assert (counts_for(state), state.turns) == ("suitcase", 3)
    state = play(state, "- roll yellow+yellow+yellow+red", "0 down 3 metal-drum")
    assert (state.mover, state.turns, left(state)) == (1, 4, [0, 0, 0, 0])


def test_battle_9_everybody_plays_at_once_and_all_get_their_turn() -> None:
    hands = ("worsen", "worsen worsen", "improve", "improve improve")
    state = rolled(FIVE, "yellow+yellow+yellow+yellow+yellow", *hands, mover=2)
    everybody = {0: "worsen yellow", 1: "worsen yellow+yellow", 2: "improve yellow", 3: "improve yellow"}
    order: list[str] = []
    while asks_for(state) == "window" and len(order) < 4:
        state = play(state, *(f"{seat} {everybody[seat]}" for seat in asked(state)))
        order.append(pile(state)[0] if pile(state) else "settled at once")
        state = play(state, "* pass")
    assert order == ["2 improve yellow", "3 improve yellow", "3 improve yellow", "0 worsen yellow"]
    assert state.dice == (3, 1, 1, 0)
    state = play(state, "1 worsen yellow", "1 worsen green+green+green")
    assert (asks_for(state), state.dice) == ("carry", (0, 3, 2, 0))


def test_battle_10_an_extra_turn_contested_by_two_wins_the_game() -> None:
    mice = {"tin-cans": (2, 0, 1), "green-barrel": (3, 5, 4)}
    hands = ("again again nullify", "nullify nullify", "nullify")
    state = play(table(mice, *hands), "0 name green-barrel", "- roll red+red+red+red+red", "* pass")
    state = play(state, "0 again", "* pass", "1 nullify card", "2 nullify card")
    assert pile(state) == ["0 again", "1 nullify card"]
    state = play(state, "0 nullify card", "2 nullify card")
    assert pile(state) == ["0 again", "1 nullify card", "0 nullify card"], "seat 2 was too late for the first card"
    state = play(state, "1 pass", "2 nullify card", "* pass")
    assert happened(state)[-1] is CardNullified
    state = play(state, "0 again", "1 pass", "1 pass")
    state = play(state, "0 name tin-cans", "- roll green+yellow+red", "1 pass", "0 up 0 orange-table")
    assert GAME.turn(state) == Over((0, 1, 1), "cheese")


def test_battle_11_a_foreign_roll_improved_wins_the_game_for_another() -> None:
    state = table({"tin-cans": (1, 1), "green-barrel": (4, 4)}, "", "improve again", mover=0)
    state = play(state, "0 name tin-cans", "- roll yellow+yellow", "1 improve yellow+yellow", "1 pass")
    assert legal(state, 0) == ["up 0 orange-table", "up 1 orange-table"]
    assert GAME.turn(play(state, "0 up 1 orange-table")) == Over((1, 0), "cheese")
