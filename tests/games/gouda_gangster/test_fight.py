"""Phase 6: GG-12 … GG-16."""

from itertools import product
from random import Random

from cheeseboard.games.gouda_gangster.events import CheeseWon, FighterRevealed
from cheeseboard.games.gouda_gangster.fight import FightKey, fight_key, winning
from games.gouda_gangster.tables import fought, side, winners

BYSTANDER = side("bedroom")


def test_gg_12_traps_turned_up_in_the_fight_do_nothing() -> None:
    rats = [side("bathroom", "w5a trap trap"), side("bathroom", "w4a trap"), BYSTANDER]
    after = fought(rats, {"bathroom": 1})
    assert [own.rats for own in after.sides] == [1, 0, 0]
    fighters = [one.event for one in after.events if isinstance(one.event, FighterRevealed)]
    assert {fighter.seat: fighter.strength for fighter in fighters} == {0: 5, 1: 4, 2: 0}


def test_gg_12_strength_may_be_negative_and_no_weapon_counts_nothing() -> None:
    assert fight_key(side("bathroom", "w3a", hurt=True)).strength == -7
    assert fight_key(side("bathroom", "trap cheese", up="hole-in-the-wall")).strength == 0
    assert winners([side("bathroom", "w3a", hurt=True), side("bathroom"), BYSTANDER], {"bathroom": 1}) == "B"


def test_gg_12_face_up_weapons_count_as_well() -> None:
    assert fight_key(side("bathroom", "w3a", up="w4a w20b")) == FightKey(27, (20, 4, 3))


def test_gg_13_enough_cheese_is_for_every_rat() -> None:
    rats = [side("bathroom", hurt=True), side("bathroom", "w20a w19a"), side("bathroom", "w1a")]
    assert winners(rats, {"bathroom": 3}) == "ABC"
    assert winners(rats, {"bathroom": 5}) == "ABC"


def test_gg_14_the_strongest_get_the_cheese_one_each() -> None:
    rats = [side("bathroom", "w5a"), side("bathroom", "w6a"), side("bathroom", "w7a"), side("bathroom", "w8a")]
    assert [winners(rats, {"bathroom": pieces}) for pieces in (1, 2, 3)] == ["D", "CD", "BCD"]


def test_gg_14_equal_strength_goes_to_the_greater_weapon_then_the_next() -> None:
    greater, next_greater = side("bathroom", "w9a w4a w2a"), side("bathroom", "w9b w5a w1a")
    assert winners([greater, next_greater, BYSTANDER], {"bathroom": 1}) == "B"
    assert winners([side("bathroom", "w8a w7a"), side("bathroom", "w15a"), BYSTANDER], {"bathroom": 1}) == "B"


def test_gg_14_printed_weapons_count_not_the_hurt() -> None:
    rats = [side("bathroom", "w11a"), side("bathroom", "w15a w6a", hurt=True), BYSTANDER]
    assert winners(rats, {"bathroom": 1}) == "B"


def test_gg_14_a_missing_weapon_is_lower_than_any() -> None:
    bare_and_well, armed_and_hurt = side("bathroom"), side("bathroom", "w7a w3a", hurt=True)
    assert fight_key(bare_and_well).strength == fight_key(armed_and_hurt).strength == 0
    assert winners([bare_and_well, armed_and_hurt, BYSTANDER], {"bathroom": 1}) == "B"


def test_gg_15_all_rats_of_a_tie_win() -> None:
    tie = [side("bathroom", "w5a w3a"), side("bathroom", "w5b w3b"), BYSTANDER]
    assert winners(tie, {"bathroom": 1}) == "AB"
    assert winners([side("bathroom"), side("bathroom", "trap"), side("bathroom")], {"bathroom": 1}) == "ABC"


def test_gg_15_a_tie_behind_a_stronger_rat_shares_what_is_left() -> None:
    rats = [side("bathroom", "w20a"), side("bathroom", "w5a"), side("bathroom", "w5b"), side("bathroom", "w4a")]
    assert winners(rats, {"bathroom": 1}) == "A"
    assert winners(rats, {"bathroom": 2}) == "ABC"
    assert winners(rats, {"bathroom": 3}) == "ABC"


def test_gg_15_a_rat_wins_when_fewer_than_the_cheese_are_strictly_ahead() -> None:
    rng = Random(15)
    for cheese, rats in product(range(7), range(1, 7)):
        for _ in range(20):
            mights = [FightKey(rng.randrange(3), (rng.randrange(2),)) for _ in range(rats)]
            by_counting = [sum(other > own for other in mights) < cheese for own in mights]
            assert winning(mights, cheese) == by_counting


def test_gg_16_a_room_without_cheese_gives_nothing() -> None:
    rats = [side("bathroom", "w20a"), side("basement"), BYSTANDER]
    assert winners(rats) == ""
    assert winners(rats, {"childrens-room": 2}) == ""


def test_gg_16_rooms_are_fought_apart() -> None:
    rats = [side("bathroom", "w1a"), side("basement", "w20a"), side("basement", "w19a")]
    assert winners(rats, {"bathroom": 1, "basement": 1}) == "AB"


def test_cheese_cards_of_all_rats_of_the_room_count_face_up_or_down() -> None:
    rats = [side("bathroom", "cheese"), side("bathroom", up="cheese"), side("bathroom", "w1a")]
    assert winners(rats) == "ABC"  # two cheeses: w1a is ahead, and the other two are level
    assert winners([side("bathroom", "cheese"), side("basement", "w1a"), BYSTANDER]) == "A"


def test_the_events_of_a_room_tell_all_the_cheese_that_was_fought_for() -> None:
    rats = [side("bathroom", "cheese"), side("bathroom", "w5a"), BYSTANDER]
    won = [one.event for one in fought(rats, {"bathroom": 2}).events if isinstance(one.event, CheeseWon)]
    assert [(event.room, event.cheese) for event in won] == [("bathroom", 3)]
