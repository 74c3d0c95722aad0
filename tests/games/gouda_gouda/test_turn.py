"""GO-7 … GO-14: a turn without magic, and how a game ends."""

import pytest

from cheeseboard.core import Illegal, Over
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.events import RedDiceLost
from cheeseboard.games.gouda_gouda.state import Options
from games.gouda_gouda.tables import PLAIN, asked, at, happened, legal, outcomes, play, table


def test_go_7_a_named_space_holds_a_mouse_of_ones_own() -> None:
    state = table({"green-barrel": (4, 5), "old-chest": (1, 0), "suitcase": (0, 2)})
    assert legal(state, 0) == ["name green-barrel", "name old-chest"]
    with pytest.raises(Illegal, match="no-mouse-of-yours"):
        play(state, "0 name suitcase")


@pytest.mark.parametrize(("mice", "dice"), [((1, 0, 0), 1), ((1, 2, 1), 4), ((2, 2, 1), 5), ((5, 5, 5), 5)])
def test_go_8_as_many_dice_as_mice_at_most_five(mice: tuple[int, ...], dice: int) -> None:
    state = play(table({"green-barrel": mice}), "0 name green-barrel")
    assert sum(outcomes(state).values()) == 3**dice


def test_go_9_dice_are_carried_out_one_by_one_in_any_order() -> None:
    state = play(table({"old-chest": (2, 1)}), "0 name old-chest", "- roll green+yellow+red")
    assert legal(state, 0) == [
        *("up 0 metal-drum", "up 0 yellow-boxes", "up 1 metal-drum", "up 1 yellow-boxes"),
        *("down 0 paint-bucket", "down 0 flower-pot", "down 1 paint-bucket", "down 1 flower-pot"),
    ]
    one = play(state, "0 up 0 yellow-boxes", "0 down 1 flower-pot")
    other = play(state, "0 down 1 flower-pot", "0 up 0 yellow-boxes")
    assert one.mice == other.mice
    assert (at(one, "old-chest"), at(one, "yellow-boxes"), at(one, "flower-pot")) == ((1, 0), (1, 0), (0, 1))
    assert one.mover == 1


def test_go_10_each_die_moves_a_mouse_that_still_stands_there() -> None:
    state = play(table({"old-chest": (1, 1)}), "0 name old-chest", "- roll green+green", "0 up 0 metal-drum")
    assert legal(state, 0) == ["up 1 metal-drum", "up 1 yellow-boxes"]


def test_go_10_the_menu_never_lists_like_mice_twice() -> None:
    state = play(table({"tin-cans": (3, 2)}), "0 name tin-cans", "- roll yellow+yellow+yellow+red+red")
    assert legal(state, 0) == ["down 0 wooden-box", "down 1 wooden-box"]


def test_go_11_a_roll_must_be_carried_out_also_to_ones_own_loss() -> None:
    state = play(table({"tin-cans": (1, 0), "green-barrel": (4, 5)}), "0 name tin-cans", "- roll red")
    assert asked(state) == (0,)
    assert legal(state, 0) == ["down 0 wooden-box"]
    with pytest.raises(Illegal, match="carry-out"):
        play(state, "0 pass")
    state = play(table({"tin-cans": (1, 1), "suitcase": (0, 1)}, mover=1), "1 name tin-cans", "- roll green+green")
    assert legal(state, 1) == ["up 0 orange-table", "up 1 orange-table"]


def test_go_12_a_red_die_with_nothing_below_is_lost() -> None:
    state = play(table({"green-barrel": (5, 5)}), "0 name green-barrel", "- roll green+yellow+yellow+red+red")
    assert legal(state, 0) == [
        f"up {seat} {to}" for seat in (0, 1) for to in ("paint-bucket", "crate-left", "crate-right")
    ]
    with pytest.raises(Illegal, match="nothing-below"):
        play(state, "0 down 1 paint-bucket")
    state = play(state, "0 up 1 crate-left")
    assert RedDiceLost in happened(state)
    assert asked(state) == (1,)
    state = play(table({"green-barrel": (2, 5)}), "0 name green-barrel", "- roll red+red+red+red+red")
    assert asked(state) == (1,)
    assert at(state, "green-barrel") == (2, 5)


def test_yellow_moves_nobody() -> None:
    state = table({"old-chest": (1, 1), "suitcase": (1, 0)})
    after = play(state, "0 name old-chest", "- roll yellow+yellow")
    assert after.mice == state.mice
    assert after.mover == 1


def test_go_13_the_owner_of_the_mouse_on_the_table_wins_whoever_moved_it() -> None:
    state = table({"tin-cans": (1, 1, 1), "newspapers": (3, 3, 3)})
    state = play(state, "0 name tin-cans", "- roll green+green+red", "0 up 2 orange-table")
    assert GAME.turn(state) == Over((1, 1, 0), "cheese")
    assert at(state, "tin-cans") == (1, 1, 0), "dice left over are dropped"
    assert not any(legal(state, seat) for seat in range(3))


@pytest.mark.parametrize("options", [PLAIN, Options(cheese="party", magic="none", first=0)])
def test_go_14_after_1000_turns_the_game_ends_undecided(options: Options) -> None:
    state = table({"green-barrel": (4, 5)}, options=options, turns=999)
    state = play(state, "0 name green-barrel", "- roll red+red+red+red+red")
    assert GAME.turn(state) == Over((0, 0), "turn-limit")


def test_go_14_then_ranks_go_by_cheese() -> None:
    options = Options(cheese="party", magic="none", first=0)
    state = table({"green-barrel": (4, 5, 5)}, options=options, turns=999, eaten=((1, 1),))
    state = play(state, "0 name green-barrel", "- roll red+red+red+red+red")
    assert GAME.turn(state) == Over((1, 0, 1), "turn-limit")
    before = table({"green-barrel": (4, 5)}, turns=998)
    assert asked(play(before, "0 name green-barrel", "- roll red+red+red+red+red")) == (1,)


def test_go_14_no_extra_turn_follows_the_thousandth() -> None:
    state = table({"green-barrel": (4, 5)}, "again", "again", turns=999)
    state = play(state, "0 name green-barrel", "- roll red+red+red+red+red", "* pass")
    assert GAME.turn(state) == Over((0, 0), "turn-limit")
