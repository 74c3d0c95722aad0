"""GO-21 … GO-24: who is asked when, whose card comes first, how a pile is settled, and what follows a turn."""

import pytest

from cheeseboard.core import Ask, Emitted, Illegal, NotYours
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.events import DiceCardPlayed, RollWindowClosed
from cheeseboard.games.gouda_gouda.state import Gouda
from games.gouda_gouda.tables import PLAIN, asked, asks_for, counts_for, happened, legal, pile, play, table

FOUR = {"old-chest": (3, 1, 0, 0), "suitcase": (1, 1, 1, 1), "green-barrel": (1, 3, 4, 4)}
ROLL = "green+green+yellow+red"


def rolled(*hands: str, dice: str = ROLL, mover: int = 0, space: str = "suitcase") -> Gouda:
    """The mover has rolled for a space with four mice, one of each seat."""
    return play(table(FOUR, *hands, mover=mover), f"{mover} name {space}", f"- roll {dice}")


def test_go_21_everybody_who_holds_a_card_is_asked_at_once_and_hushed() -> None:
    state = rolled("again", "", "worsen", "reroll reroll")
    assert GAME.turn(state) == Ask((0, 2, 3), anonymous=True)
    assert legal(state, 0) == ["pass"], "also who has nothing to play now"
    assert legal(state, 1) == []
    state = play(state, "2 pass")
    assert GAME.turn(state) == Ask((0, 3), anonymous=True)
    with pytest.raises(NotYours):
        play(state, "2 worsen green")


def test_go_21_others_see_only_how_many_have_answered() -> None:
    state = rolled("improve", "worsen", "reroll", "")
    one, other = play(state, "1 pass"), play(state, "2 reroll red")
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert GAME.view(one, None) == GAME.view(other, None)
    seen = GAME.view(one, 3).window
    assert seen is not None
    assert (seen.asked, seen.answered, seen.mine) == ((0, 1, 2), 1, "")
    mine = GAME.view(other, 2).window
    assert mine is not None
    assert (mine.answered, mine.mine) == (1, "reroll red")
    assert one.events == other.events == ()


def test_go_21_without_any_card_there_is_no_window() -> None:
    state = rolled("", "", "", "")
    assert asks_for(state) == "carry"


def test_go_21_a_new_window_opens_after_a_pile_is_settled_and_after_a_reroll() -> None:
    state = play(rolled("improve", "reroll", "worsen", ""), "0 improve red", "1+2 pass", "1+2 pass")
    assert asked(state) == (1, 2)
    assert asks_for(state) == "window"
    assert asks_for(play(state, "1+2 pass")) == "carry"
    state = play(state, "1 reroll green+green", "2 pass", "2 pass")
    assert asks_for(state) == "throw"
    state = play(state, "- roll red+red")
    assert asks_for(state) == "window"
    assert asked(state) == (2,)
    state = play(state, "2 worsen yellow")
    assert asks_for(state) == "carry", "no card is left, so there is no window more"


@pytest.mark.parametrize(("mover", "first"), [(0, 1), (1, 1), (2, 2), (3, 1)])
def test_go_22_the_first_card_clockwise_from_the_mover_is_played(mover: int, first: int) -> None:
    state = rolled("improve", "worsen", "reroll", "transfer", mover=mover)
    state = play(state, "0+3 pass", "2 reroll red", "1 worsen green")
    assert pile(state)[0].startswith(f"{first} ")
    assert len(pile(state)) == 1


def test_go_22_the_other_answers_go_back_unseen() -> None:
    state = rolled("improve", "worsen", "reroll", "")
    one = play(state, "0 improve red", "1 worsen green", "2 reroll green")
    other = play(state, "0 improve red", "1 pass", "2 pass")
    assert one == other
    assert one.hands[1] == (0, 0, 0, 0, 1, 0)
    assert one.events == (Emitted(DiceCardPlayed(0, "improve", ("red",)), reveals=True),)


def test_go_22_the_order_of_answering_does_not_matter() -> None:
    state = rolled("improve", "worsen", "reroll", "")
    one = play(state, "0 pass", "1 worsen green", "2 reroll green")
    other = play(state, "2 reroll green", "1 worsen green", "0 pass")
    assert one == other


def test_go_22_if_all_pass_the_window_closes_and_the_roll_is_carried_out() -> None:
    state = play(rolled("improve", "worsen", "reroll", ""), "0+1+2 pass")
    assert asks_for(state) == "carry"
    assert happened(state) == [RollWindowClosed]
    assert sum(map(sum, state.hands)) == 3


def test_go_23_everybody_with_a_card_but_the_topmost_player_may_answer() -> None:
    state = play(rolled("improve improve", "worsen", "nullify", ""), "0 improve red", "1+2 pass")
    assert GAME.turn(state) == Ask((1, 2), anonymous=True)
    assert legal(state, 1) == ["pass"], "asked all the same: what one holds is nobody's business"
    state = play(state, "2 nullify card", "1 pass")
    assert pile(state) == ["0 improve red", "2 nullify card"]
    assert asked(state) == (0, 1), "seat 2 has played the topmost one, and its last"


def test_go_23_of_several_nullifies_the_first_clockwise_counts() -> None:
    hands = ("nullify", "nullify", "worsen", "nullify")
    state = play(rolled(*hands, mover=2), "2 worsen green", "0+1+3 pass")
    state = play(state, "0 nullify card", "1 nullify card", "3 nullify card")
    assert pile(state) == ["2 worsen green", "3 nullify card"]
    assert [sum(hand) for hand in state.hands] == [1, 1, 0, 0]


@pytest.mark.parametrize(
    ("nullifies", "dice"), [(0, (1, 2, 1, 0)), (1, (2, 1, 1, 0)), (2, (1, 2, 1, 0)), (3, (2, 1, 1, 0))]
)
def test_go_23_the_pile_is_settled_at_once_by_the_number_of_nullifies(nullifies: int, dice: tuple[int, ...]) -> None:
    state = play(rolled("worsen nullify nullify", "nullify nullify", "", ""), "0 worsen green", "1 pass")
    for number in range(nullifies):
        state = play(state, f"{(number + 1) % 2} nullify card")
    if asked(state) and asks_for(state) == "pile":
        state = play(state, f"{asked(state)[0]} pass")
    assert state.dice == dice
    assert sum(map(sum, state.used)) == 1 + nullifies, "all cards of the pile are used up"
    assert asks_for(state) == "window", "then a new window of the same kind opens"


def test_go_24_an_end_window_opens_even_if_no_mouse_moved() -> None:
    hands = ("again improve", "worsen", "nullify", "")
    state = play(rolled(*hands, dice="yellow+yellow+yellow+yellow"), "0+1+2 pass")
    assert GAME.turn(state) == Ask((0, 1, 2), anonymous=True)
    assert legal(state, 0) == ["pass", "again"]
    assert legal(state, 1) == legal(state, 2) == ["pass"]
    with pytest.raises(Illegal, match="only-again"):
        play(state, "0 improve yellow")
    state = play(state, "0+1+2 pass")
    assert state.mover == 1
    assert asks_for(state) == "name"


def test_go_24_an_extra_turn_begins_at_once_and_has_its_own_end_window() -> None:
    hands = ("", "again", "again", "")
    state = play(rolled(*hands, dice="yellow+yellow+yellow+yellow"), "1+2 pass")
    state = play(state, "1 again old-chest", "2 again green-barrel", "2 pass")
    assert counts_for(state) == "old-chest"
    assert asks_for(state) == "throw"
    state = play(state, "- roll yellow+yellow+yellow+yellow", "2 pass", "2 again green-barrel")
    assert (state.mover, counts_for(state)) == (0, "green-barrel")
    state = play(state, "- roll red+red+red+red+red")
    assert state.mover == 1, "nobody holds a card any more; play goes on clockwise from seat 0"
    assert state.turns == 3


def test_go_24_a_nullified_again_opens_the_end_window_once_more() -> None:
    hands = ("again again", "nullify", "", "")
    state = play(
        rolled(*hands, dice="yellow+yellow+yellow+yellow"), "0+1 pass", "0 again", "1 pass", "1 nullify card", "0 pass"
    )
    assert asks_for(state) == "window"
    assert legal(state, 0) == ["pass", "again"]
    assert play(state, "0 again").mover == 0


def test_who_is_asked_depends_only_on_how_many_cards_each_holds() -> None:
    for top in (("reroll", "", "again again", "nullify"), ("again", "", "worsen nullify", "improve")):
        state = rolled(*top)
        assert asked(state) == (0, 2, 3)
        state = play(state, "0+2+3 pass", "0 up 0 wooden-box", "0 up 1 wooden-box", "0 down 2 metal-drum")
        assert asked(state) == (0, 2, 3)
    assert PLAIN.magic == "none"
