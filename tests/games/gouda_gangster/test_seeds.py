"""The examples of the three seed texts, each under its name."""

import pytest

from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.cards import ROOMS
from cheeseboard.games.gouda_gangster.state import Options, Phase
from games.gouda_gangster.tables import chance, fought, side, winners

BYSTANDER = side("bedroom")


def test_seed_en_1_bathroom() -> None:
    rats = [side("bathroom", "w15a"), side("bathroom", "w17a", hurt=True), side("bathroom", "w1a w8a w19a")]
    assert winners(rats, {"bathroom": 2}) == "AC"


def test_seed_de_fr_1_bathroom() -> None:
    rats = [side("bathroom", "w15a"), side("bathroom", "w19a w7a"), side("bathroom", "w17a w6a", hurt=True)]
    assert winners(rats, {"bathroom": 2}) == "AB"


def test_seed_en_2_basement() -> None:
    rats = [side("basement", "w10a cheese"), side("basement", "w15a"), BYSTANDER]
    assert winners(rats) == "B"


def test_seed_de_fr_2_basement() -> None:
    rats = [side("basement", "w10a cheese"), side("basement", "w18a w7a"), BYSTANDER]
    assert winners(rats) == "B"


@pytest.mark.parametrize("room", ROOMS[:1] + ROOMS[2:])
def test_seed_all_16_and_5_beat_15_and_6(room: str) -> None:
    assert winners([side(room, "w15a w6a"), side(room, "w16a w5a"), BYSTANDER], {room: 1}) == "B"


@pytest.mark.parametrize("room", ROOMS[:1] + ROOMS[2:])
def test_seed_all_10_against_10_share(room: str) -> None:
    assert winners([side(room, "w10a"), side(room, "w10b"), BYSTANDER], {room: 1}) == "AB"


def test_seed_all_3_childrens_room() -> None:
    rats = [side("childrens-room", "cheese"), side("childrens-room", "w20a"), BYSTANDER]
    assert winners(rats, {"childrens-room": 1}) == "AB"


def test_seed_four_players_have_three_pieces() -> None:
    assert GAME.new(Options(first=0), 4).left == 3


def test_seed_six_players_long_have_four_pieces() -> None:
    assert GAME.new(Options(first=0, cheese="long"), 6).left == 4


def test_seed_seven_cards_in_the_first_round_and_two_more_in_each_later_one() -> None:
    state = chance(GAME.new(Options(first=0, cheese=1), 3), "fall basement")
    for number, card in enumerate(["w1a", "w1b", "w2a", "w2b", "w3a", "w3b", "w4a", "w4b", "w5a"]):
        assert (state.phase, state.to_act) == (Phase.DRAW, number // 3)
        state = chance(state, f"deal {card}")
    assert state.phase is Phase.SNEAK
    assert [len(own.hand) + len(ROOMS) for own in state.sides] == [7, 7, 7]
    later = chance(fought([side("basement"), side("bedroom"), side("bathroom")], cheese=1), "fall basement")
    assert (later.phase, later.to_act, later.left) == (Phase.DRAW, 1, 2)


def test_seed_a_trap_turned_up_only_in_the_fight_does_nothing() -> None:
    rats = [side("bathroom", "w5a trap"), side("bathroom", "w4a"), BYSTANDER]
    assert winners(rats, {"bathroom": 1}) == "A"
    assert winners([side("bathroom", "w5a"), side("bathroom", "w4a trap"), BYSTANDER], {"bathroom": 1}) == "A"
