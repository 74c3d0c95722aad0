"""GO-15 … GO-20, GO-25, GO-26: what each card does, and when it cannot be played."""

import pytest

from cheeseboard.core import Illegal
from cheeseboard.games.gouda_gouda.state import Gouda, Options
from games.gouda_gouda.tables import asked, asks_for, at, counts_for, legal, outcomes, play, table

FOUR = {"old-chest": (3, 1, 0), "suitcase": (1, 2, 1), "tin-cans": (1, 1, 1), "green-barrel": (0, 1, 3)}


def rolled(dice: str, *hands: str, space: str = "old-chest") -> Gouda:
    """Seat 0 has named a space with four mice and rolled this."""
    return play(table(FOUR, *hands), f"0 name {space}", f"- roll {dice}")


def powers(state: Gouda, seat: int) -> list[str]:
    """The different verbs on a menu."""
    return list(dict.fromkeys(text.split(" ")[0] for text in legal(state, seat)))


def test_go_15_reroll_names_dice_and_the_mover_rolls_them_again() -> None:
    state = rolled("green+yellow+red+red", "", "reroll reroll", "")
    assert "reroll red+red" in legal(state, 1)
    assert "reroll green+yellow+red+red" in legal(state, 1)
    assert len(legal(state, 1)) == 1 + 2 * 2 * 3 - 1
    state = play(state, "1 reroll red+red")
    assert asks_for(state) == "throw", "nobody else holds a card, so nobody can answer"
    assert outcomes(state) == {
        "roll green+green": 1,
        "roll green+yellow": 2,
        "roll green+red": 2,
        "roll yellow+yellow": 1,
        "roll yellow+red": 2,
        "roll red+red": 1,
    }
    state = play(state, "- roll green+yellow")
    assert state.dice == (2, 2, 0, 0)
    assert asks_for(state) == "window"
    assert asked(state) == (1,)


def test_go_15_what_earlier_cards_did_to_the_dice_is_gone() -> None:
    state = rolled("yellow+yellow+yellow+red", "improve", "reroll", "")
    state = play(state, "0 improve yellow+yellow+yellow", "1 pass", "1 pass")
    assert state.dice == (3, 0, 1, 0)
    state = play(state, "1 reroll green+green+green", "- roll red+red+red")
    assert state.dice == (0, 0, 4, 0)


def test_go_16_again_in_ones_own_turn_is_a_second_whole_turn() -> None:
    state = play(rolled("yellow+yellow+yellow+yellow", "again again", "", ""), "0 pass")
    assert legal(state, 0) == ["pass", "again"]
    state = play(state, "0 again")
    assert state.mover == 0
    assert legal(state, 0) == ["name green-barrel", "name old-chest", "name suitcase", "name tin-cans"][1:]


def test_go_16_again_in_anothers_turn_names_the_space_now() -> None:
    state = play(rolled("yellow+yellow+yellow+yellow", "", "", "again"), "2 pass")
    assert legal(state, 2) == ["pass", "again old-chest", "again suitcase", "again tin-cans"], (
        "one of seat 0's mice each"
    )
    state = play(state, "2 again tin-cans")
    assert state.mover == 0
    assert counts_for(state) == "tin-cans"
    assert asks_for(state) == "throw"
    assert sum(outcomes(state).values()) == 3**3
    with pytest.raises(Illegal, match="again-where"):
        play(rolled("yellow+yellow+yellow+yellow", "", "", "again"), "2 pass", "2 again green-barrel")


def test_go_17_transfer_names_another_space_with_at_least_as_many_mice() -> None:
    state = rolled("green+green+green+red", "", "transfer", "")
    assert legal(state, 1) == ["pass", "transfer green-barrel", "transfer suitcase"]
    for word, code in (("old-chest", "transfer-same"), ("tin-cans", "transfer-too-few"), ("attic", "transfer-where")):
        with pytest.raises(Illegal, match=code):
            play(state, f"1 transfer {word}")
    state = play(state, "1 transfer green-barrel")
    assert counts_for(state) == "green-barrel"
    assert asked(state) == (0,), "who carries it out is still the mover, without a mouse there"
    assert legal(state, 0) == [
        f"up {seat} {to}" for seat in (1, 2) for to in ("paint-bucket", "crate-left", "crate-right")
    ]


def test_go_17_mice_count_and_not_dice() -> None:
    state = table({"old-chest": (4, 3), "suitcase": (1, 5)}, "transfer", "")
    assert legal(play(state, "0 name old-chest", "- roll red+red+red+red+red"), 0) == ["pass"], (
        "7 mice, 5 dice; 6 are not enough"
    )


def test_go_17_a_transferred_roll_may_be_transferred_back() -> None:
    state = rolled("green+green+green+red", "transfer", "transfer", "")
    state = play(state, "0 transfer suitcase", "1 pass", "1 pass")
    assert legal(state, 1) == ["pass", "transfer green-barrel", "transfer old-chest"]


def test_go_18_improve_takes_dice_one_step_up() -> None:
    state = rolled("green+yellow+red+red", "", "improve", "")
    assert legal(state, 1) == [
        *("pass", "improve yellow+red+red", "improve yellow+red", "improve yellow", "improve red+red", "improve red"),
    ]
    assert play(state, "1 improve yellow+red").dice == (2, 1, 1, 0)
    assert play(state, "1 improve red+red").dice == (1, 3, 0, 0)
    with pytest.raises(Illegal, match="dice-which"):
        play(state, "1 improve green")


def test_go_19_worsen_takes_dice_one_step_down() -> None:
    state = rolled("green+green+yellow+red", "", "worsen", "")
    assert set(legal(state, 1)) == {"pass", *(f"worsen {dice}" for dice in (
        "green", "yellow", "green+green", "green+yellow", "green+green+yellow"))}  # fmt: skip
    assert play(state, "1 worsen green+green").dice == (0, 3, 1, 0)
    assert play(state, "1 worsen green+yellow").dice == (1, 1, 2, 0)


def test_go_20_nullify_makes_dice_void() -> None:
    state = rolled("green+green+yellow+red", "", "nullify nullify", "")
    state = play(state, "1 nullify green+yellow")
    assert state.dice == (1, 0, 1, 2)
    assert legal(state, 1) == ["pass", "nullify green+red", "nullify green", "nullify red"], (
        "void dice are not named again"
    )
    state = play(state, "1 pass")
    assert legal(state, 0)[-1] == "down 1 flower-pot"
    state = play(state, "0 up 0 metal-drum", "0 down 0 flower-pot")
    assert asks_for(state) == "window"
    assert sum(at(state, "old-chest")) == 2


def test_go_20_a_wholly_void_roll_is_rolled_again_void_dice_too() -> None:
    state = rolled("green+green+yellow+red", "", "nullify nullify", "")
    state = play(state, "1 nullify green+yellow", "1 nullify green+red")
    assert asks_for(state) == "throw"
    assert sum(outcomes(state).values()) == 3**4
    state = play(state, "- roll green+green+green+green")
    assert state.dice == (4, 0, 0, 0)
    assert counts_for(state) == "old-chest"


REROLLED = Options(first=0, nullified="rerolled")


def test_go_20_with_rerolled_the_named_dice_are_rolled_again_and_none_is_void() -> None:
    state = play(table(FOUR, "", "nullify nullify", "", options=REROLLED), "0 name old-chest")
    state = play(state, "- roll green+green+yellow+red", "1 nullify green+yellow")
    assert asks_for(state) == "throw"
    assert sum(outcomes(state).values()) == 3**2
    state = play(state, "- roll red+red")
    assert state.dice == (1, 0, 3, 0)
    state = play(state, "1 nullify green+red+red+red")
    assert sum(outcomes(state).values()) == 3**4, "all of them: the whole roll"


def test_go_20_with_rerolled_a_card_is_answered_as_ever() -> None:
    state = play(table(FOUR, "", "worsen", "nullify", options=REROLLED), "0 name old-chest")
    state = play(state, "- roll green+green+yellow+red", "1 worsen green", "2 pass", "2 nullify card")
    assert state.dice == (2, 1, 1, 0)


def test_go_20_a_roll_of_yellows_only_still_counts() -> None:
    state = play(rolled("green+yellow+yellow+yellow", "", "nullify again", ""), "1 nullify green")
    assert state.dice == (0, 3, 0, 1)
    state = play(state, "1 pass")
    assert asks_for(state) == "window", "nothing moved, nothing was rolled again: the turn ends"
    assert state.turns == 1


def test_go_20_nullify_against_a_card_just_played() -> None:
    state = rolled("green+green+yellow+red", "worsen", "nullify", "")
    state = play(state, "0 worsen green+green", "1 pass")
    assert legal(state, 1) == ["pass", "nullify card"]
    state = play(state, "1 nullify card")
    assert state.dice == (2, 1, 1, 0)


def test_go_25_a_card_that_could_not_do_anything_cannot_be_played() -> None:
    hand = "reroll again transfer improve worsen nullify"
    assert powers(rolled("green+green+green+green", hand, "", ""), 0) == [
        "pass",
        "reroll",
        "transfer",
        "worsen",
        "nullify",
    ]
    assert powers(rolled("red+red+red+red", hand, "", ""), 0) == ["pass", "reroll", "transfer", "improve", "nullify"]
    alone = play(
        table({"old-chest": (2, 2), "suitcase": (1, 0)}, hand, ""), "0 name old-chest", "- roll red+red+red+red"
    )
    assert powers(alone, 0) == ["pass", "reroll", "improve", "nullify"], "no space to transfer to"
    for text, code in (
        ("transfer suitcase", "could-do-nothing"),
        ("worsen red", "could-do-nothing"),
        ("again", "again-at-the-end"),
    ):
        with pytest.raises(Illegal, match=code):
            play(alone, f"0 {text}")


def test_go_25_nobody_can_have_an_extra_turn_without_mice() -> None:
    options = table(FOUR).options
    party = table(
        {"tin-cans": (1, 0, 0), "suitcase": (0, 1, 1)}, "again", "again", "", options=options, cheese=((12, 1),) * 3
    )
    state = play(party, "0 name tin-cans", "- roll green", "0+1 pass", "0 up 0 orange-table")
    assert legal(state, 0) == ["pass"]
    assert legal(state, 1) == ["pass"]
    assert asked(play(state, "0+1 pass")) == (1,)


def test_go_26_void_dice_stay_void_until_the_whole_roll_is_rolled_again() -> None:
    state = rolled("green+green+yellow+red", "", "nullify reroll improve worsen again", "")
    state = play(state, "1 nullify red+yellow")
    assert "reroll green+green" in legal(state, 1)
    assert not any("void" in text or "yellow" in text for text in legal(state, 1))
    state = play(state, "1 reroll green+green", "- roll yellow+red")
    assert state.dice == (0, 1, 1, 2)
    state = play(state, "1 improve yellow+red")
    assert state.dice == (1, 1, 0, 2)
    assert play(state, "1 worsen green").dice == (0, 2, 0, 2)


def test_a_card_one_does_not_hold_is_refused() -> None:
    state = rolled("green+green+yellow+red", "worsen", "nullify", "")
    with pytest.raises(Illegal, match="card-not-held"):
        play(state, "0 improve red")
    with pytest.raises(Illegal, match="no-card-to-nullify"):
        play(state, "1 nullify card")
    with pytest.raises(Illegal, match="dice-not-there"):
        play(state, "1 nullify red+red")
    with pytest.raises(Illegal, match="card-or-pass"):
        play(state, "1 name old-chest")
    with pytest.raises(Illegal, match="only-nullify"):
        play(state, "0 worsen green", "1 pass", "1 nullify green")
