"""The examples of the original text (seed 000), one test each. Jakub, Viktor, Adam and Petr sit as seats 0 to 3."""

from cheeseboard.core import Over
from cheeseboard.games.gouda_gouda import GAME
from games.gouda_gouda.tables import asked, asks_for, at, counts_for, legal, outcomes, pile, play, table


def test_seed_000_seven_mice_five_dice() -> None:
    state = play(table({"old-chest": (2, 3, 2), "green-barrel": (3, 2, 3)}), "0 name old-chest")
    assert sum(outcomes(state).values()) == 3**5


def test_seed_000_three_mice_three_dice() -> None:
    state = play(table({"old-chest": (1, 1, 1), "green-barrel": (4, 4, 4)}, mover=1), "1 name old-chest")
    assert sum(outcomes(state).values()) == 3**3


def test_seed_000_one_green_three_yellow_one_red_is_one_up_one_down() -> None:
    state = table({"old-chest": (2, 3, 2), "green-barrel": (3, 2, 3)})
    state = play(state, "0 name old-chest", "- roll green+yellow+yellow+yellow+red")
    state = play(state, "0 up 0 metal-drum", "0 down 1 paint-bucket")
    assert at(state, "metal-drum") == (1, 0, 0)
    assert at(state, "paint-bucket") == (0, 1, 0)
    assert at(state, "old-chest") == (1, 2, 2)
    assert state.mover == 1


def test_seed_000_one_mouse_alone_and_a_red_it_goes_down() -> None:
    state = table({"suitcase": (0, 1), "green-barrel": (5, 4)}, mover=1)
    state = play(state, "1 name suitcase")
    assert sum(outcomes(state).values()) == 3
    state = play(state, "- roll red")
    assert legal(state, 1) == ["down 1 metal-drum"]
    assert at(play(state, "1 down 1 metal-drum"), "metal-drum") == (0, 1)


def test_seed_000_reroll_by_oneself_and_then_by_an_opponent() -> None:
    state = table({"old-chest": (3, 2), "green-barrel": (2, 3)}, "reroll", "reroll")
    state = play(state, "0 name old-chest", "- roll green+yellow+red+red+red")
    state = play(state, "0 reroll red+red+red", "1 pass", "1 pass", "- roll green+green+yellow")
    assert state.dice == (3, 2, 0, 0)
    state = play(state, "1 reroll green+green+green")
    assert asks_for(state) == "throw"
    assert state.mover == 0, "Jakub must roll"
    state = play(state, "- roll green+red+red")
    assert state.dice == (1, 2, 2, 0)
    assert asks_for(state) == "carry"


def test_seed_000_extra_turn_for_oneself_with_three_own_mice() -> None:
    state = table({"metal-drum": (3, 0), "green-barrel": (2, 5)}, "again", "")
    state = play(state, "0 name metal-drum", "- roll green+green+green", "0 pass", *["0 up 0 wooden-box"] * 3)
    assert at(state, "wooden-box") == (3, 0), "two links from the cheese"
    state = play(state, "0 again", "0 name wooden-box")
    assert sum(outcomes(state).values()) == 3**3
    assert state.mover == 0


def test_seed_000_extra_turn_forced_on_another() -> None:
    # Adam is seat 2, Petr seat 3: three of Adam's mice and one of Petr's stand two links before the cheese.
    state = table({"wooden-box": (0, 0, 3, 1), "green-barrel": (5, 5, 2, 4)}, "", "", "again", "", mover=3)
    state = play(state, "3 name green-barrel", "- roll yellow+yellow+yellow+yellow+yellow", "2 pass")
    state = play(state, "2 again wooden-box")
    assert (state.mover, counts_for(state)) == (3, "wooden-box")
    assert sum(outcomes(state).values()) == 3**4
    state = play(state, "- roll green+green+red+red", "3 up 3 tin-cans")
    assert legal(state, 3)[:2] == ["up 2 newspapers", "up 2 tin-cans"], "at least one of Adam's must go up"
    assert not any(text.startswith("up 3") for text in legal(state, 3))


def test_seed_000_transfer_of_three_green_and_one_red() -> None:
    state = table({"wooden-box": (3, 1, 0), "old-chest": (1, 2, 1), "green-barrel": (1, 2, 4)}, "", "transfer", "")
    state = play(state, "0 name wooden-box", "- roll green+green+green+red")
    assert "transfer old-chest" in legal(state, 1)
    state = play(state, "1 transfer old-chest")
    assert counts_for(state) == "old-chest"
    assert asked(state) == (0,), "Jakub must use it there"
    state = play(state, "0 down 1 flower-pot", "0 up 0 metal-drum", "0 up 1 metal-drum", "0 up 2 metal-drum")
    assert at(state, "wooden-box") == (3, 1, 0)
    assert at(state, "metal-drum") == (1, 1, 1)


def test_seed_000_improve_the_yellow_both_own_up_the_other_down() -> None:
    state = table({"old-chest": (2, 0, 1), "green-barrel": (3, 5, 4)}, "improve", "", "")
    state = play(state, "0 name old-chest", "- roll green+yellow+red", "0 improve yellow")
    assert state.dice == (2, 0, 1, 0)
    state = play(state, "0 up 0 metal-drum", "0 up 0 metal-drum", "0 down 2 paint-bucket")
    assert at(state, "metal-drum") == (2, 0, 0)
    assert at(state, "paint-bucket") == (0, 0, 1)


def test_seed_000_improve_three_yellows_in_anothers_roll_all_four_must_go_up() -> None:
    state = table({"old-chest": (2, 2), "green-barrel": (3, 3)}, "improve", "", mover=1)
    state = play(state, "1 name old-chest", "- roll green+yellow+yellow+yellow", "0 improve yellow+yellow+yellow")
    assert state.dice == (4, 0, 0, 0)
    state = play(state, "1 up 1 metal-drum", "1 up 1 metal-drum")
    assert legal(state, 1) == ["up 0 metal-drum", "up 0 yellow-boxes"]
    state = play(state, "1 up 0 metal-drum", "1 up 0 metal-drum")
    assert at(state, "metal-drum") == (2, 2)


def test_seed_000_nullify_of_a_whole_roll_answered_by_a_nullify_the_roll_stands() -> None:
    state = table({"old-chest": (3, 1), "green-barrel": (2, 4)}, "nullify", "nullify")
    state = play(state, "0 name old-chest", "- roll green+green+green+red")
    state = play(state, "0 pass", "1 nullify green+green+green+red")
    assert pile(state) == ["1 nullify green+green+green+red"]
    state = play(state, "0 nullify card")
    assert state.dice == (3, 0, 1, 0)
    assert asks_for(state) == "carry"


def test_seed_000_the_game_ends_when_a_mouse_gets_to_the_cheese() -> None:
    state = table({"tin-cans": (1, 0), "green-barrel": (4, 5)})
    state = play(state, "0 name tin-cans", "- roll green", "0 up 0 orange-table")
    assert GAME.turn(state) == Over((0, 1), "cheese")
