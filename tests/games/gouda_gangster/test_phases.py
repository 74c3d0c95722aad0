"""Phases 4 and 5: GG-6 … GG-11."""

import pytest

from cheeseboard.core import Illegal
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.cards import ROOMS
from cheeseboard.games.gouda_gangster.events import SpySkipped
from cheeseboard.games.gouda_gangster.state import NO_SEAT, Phase, covered, room_of
from games.gouda_gangster.tables import asked, chance, listed, outcomes, play, side, table


def test_phase_4_one_must_spy_and_chance_decides_evenly_which_card() -> None:
    state = table([side("bedroom"), side("basement", "w3a trap trap"), side("bedroom")], Phase.SPY, 0)
    assert asked(state) == (0,)
    assert listed(GAME.menu(state, 0)) == {"spy 1", "spy 2"}
    state = play(state, 0, "spy 1")
    assert outcomes(state) == {"turn basement": 1, "turn w3a": 1, "turn trap": 2}
    state = chance(state, "turn w3a")
    assert (state.sides[1].up, state.sides[1].down) == (("w3a",), ("trap", "trap"))
    assert asked(state) == (1,)


def test_phase_4_a_spied_room_card_stays_face_up_and_several_may_spy_on_one() -> None:
    state = table([side("bedroom"), side("basement", "w3a"), side("bedroom")], Phase.SPY, 2, king=2)
    state = chance(play(state, 2, "spy 1"), "turn basement")
    assert state.sides[1].room_up
    assert GAME.view(state, None).sides[1].room == "basement"
    assert outcomes(play(state, 0, "spy 1")) == {"turn w3a": 1}


def test_gg_6_whoever_has_no_opponent_with_a_face_down_card_is_skipped() -> None:
    rats = [side("bedroom", room_up=True, hand="w1a"), side("basement"), side("bedroom")]
    state = chance(play(table(rats, Phase.SPY, 0), 0, "spy 2"), "turn bedroom")
    assert covered(state.sides[1]) == 1
    assert asked(state) == (2,), "seat 1 sees only face-up cards; its own face-down card does not count"


def test_gg_6_the_king_goes_first_and_the_skipped_are_named() -> None:
    rats = [side("bedroom", room_up=True), side("basement", hand="w2a"), side("bedroom", room_up=True)]
    state = table(rats, Phase.SPY, 0)
    assert listed(GAME.menu(state, 0)) == {"spy 1"}
    state = chance(play(state, 0, "spy 1"), "turn basement")
    assert [one.event for one in state.events][1:] == [SpySkipped(1), SpySkipped(2)]
    assert (state.phase, state.to_act, state.target) == (Phase.REINFORCE, 1, NO_SEAT)


@pytest.mark.parametrize(
    ("text", "code"), [("spy 0", "spy-on-others"), ("spy 2", "all-face-up"), ("spy 3", "no-such-action")]
)
def test_gg_6_spying_in_vain_is_refused(text: str, code: str) -> None:
    rats = [side("bedroom"), side("basement"), side("bedroom", room_up=True)]
    with pytest.raises(Illegal) as refused:
        play(table(rats, Phase.SPY, 0), 0, text)
    assert refused.value.code == code


def test_gg_7_a_trap_hurts_whoever_turns_it_and_moves_before_them() -> None:
    state = table([side("bedroom", "w15a"), side("basement", "trap"), side("bedroom", "w6a")], Phase.SPY, 0)
    state = chance(play(state, 0, "spy 1"), "turn trap")
    assert state.sides[0] == side("bedroom", "w15a", hurt=True)
    assert state.sides[1] == side("basement")
    seen = GAME.view(state, None).sides[0]
    assert (seen.hurt, seen.strength) == (True, -10)


def test_gg_7_a_moved_trap_is_nobodys_equipment_and_goes_to_the_discard_pile() -> None:
    rats = [side("bedroom", "w15a", hurt=True), side("basement"), side("bedroom", "w6a", hand="w1a")]
    state = table(rats, Phase.REINFORCE, 2, pieces={"bedroom": 1})
    after = play(state, 2, "pass")
    assert [own.rats for own in after.sides] == [0, 0, 1]
    assert "trap" in after.discard
    assert not any(own.hurt for own in after.sides)


def test_gg_7_a_trap_cannot_be_laid_later() -> None:
    state = table([side("bedroom", hand="trap"), side("bedroom"), side("bedroom")], Phase.REINFORCE, 0)
    assert listed(GAME.menu(state, 0)) == {"pass"}
    with pytest.raises(Illegal) as refused:
        play(state, 0, "lay trap")
    assert refused.value.code == "trap-too-late"


def test_gg_8_whoever_holds_a_card_is_asked_and_only_an_empty_hand_is_skipped() -> None:
    rats = [side("bedroom", hand="w1a"), side("basement"), side("bedroom", hand="trap"), side("bedroom", hand="w2a")]
    state = table(rats, Phase.REINFORCE, 0)
    for seat in (0, 2, 3):
        assert asked(state) == (seat,)
        assert "pass" in listed(GAME.menu(state, seat))
        state = play(state, seat, "pass")
    assert state.phase is Phase.RAIN


def test_gg_8_an_unplayable_hand_is_asked_too() -> None:
    hands = ["gouda-gangster", "trap", "cheese"]
    for hand in hands:
        state = table([side("bedroom", hand=hand), side("basement"), side("bedroom")], Phase.REINFORCE, 0, finals=1)
        assert listed(GAME.menu(state, 0)) == {"pass"}, hand


def test_phase_5_a_weapon_adds_its_strength_and_a_cheese_card_a_cheese() -> None:
    rats = [side("bedroom", "w5a", hand="w4a w3a"), side("bedroom", "w8a", hand="cheese"), side("bedroom", "w20a")]
    state = table(rats, Phase.REINFORCE, 0, pieces={"bedroom": 1})
    assert listed(GAME.menu(state, 0)) == {"pass", "lay w4a", "lay w3a"}
    state = play(state, 0, "lay w4a")
    assert (state.sides[0].up, state.sides[0].hand) == (("w4a",), ("w3a",))
    after = play(state, 1, "lay cheese")
    assert [own.rats for own in after.sides] == [1, 0, 1]


def test_gg_9_nailed_down_ends_the_phase_at_once_and_the_fight_takes_place() -> None:
    rats = [side("bedroom", hand="nailed-down"), side("basement", hand="w2a"), side("bathroom", hand="w3a")]
    after = play(table(rats, Phase.REINFORCE, 0, pieces={"basement": 1}), 0, "nail")
    assert after.phase is Phase.RAIN
    assert [own.rats for own in after.sides] == [0, 1, 0]
    assert [own.hand for own in after.sides] == [(), ("w2a",), ("w3a",)]
    assert "nailed-down" in after.discard


def test_gg_9_by_the_last_player_it_is_legal_and_does_nothing() -> None:
    rats = [side("bedroom"), side("basement"), side("bathroom", hand="nailed-down")]
    state = table(rats, Phase.REINFORCE, 2, pieces={"basement": 1})
    nailed, passed = play(state, 2, "nail"), play(state, 2, "pass")
    assert [own.rats for own in nailed.sides] == [own.rats for own in passed.sides] == [0, 1, 0]


def test_gg_10_a_piece_moves_from_a_room_that_has_one_to_another() -> None:
    rats = [side("bedroom", hand="gouda-gangster"), side("basement"), side("bathroom", "cheese", hand="w1a")]
    state = table(rats, Phase.REINFORCE, 0, pieces={"basement": 2, "bedroom": 1})
    moves = {f"gangster {source} {to}" for source in ("basement", "bedroom") for to in ROOMS if to != source}
    assert listed(GAME.menu(state, 0)) == {"pass", *moves}
    after = play(state, 0, "gangster basement childrens-room")
    assert after.pieces == (0, 1, 1, 1)
    assert after.sides[0].up == ("gouda-gangster",)


@pytest.mark.parametrize(
    ("text", "code"),
    [("gangster bathroom bedroom", "no-piece-there"), ("gangster basement basement", "to-another-room")],
)
def test_gg_10_cheese_cards_and_empty_rooms_have_no_piece_to_move(text: str, code: str) -> None:
    rats = [side("bedroom", hand="gouda-gangster"), side("basement"), side("bathroom", up="cheese")]
    with pytest.raises(Illegal) as refused:
        play(table(rats, Phase.REINFORCE, 0, pieces={"basement": 1}), 0, text)
    assert refused.value.code == code


def test_gg_11_the_rat_and_all_its_equipment_move_cheese_cards_too() -> None:
    rats = [side("bedroom", "w5a cheese", hand="hole-in-the-wall"), side("basement", "w9a"), side("bedroom", "w1a")]
    after = play(table(rats, Phase.REINFORCE, 0, pieces={"bedroom": 1}), 0, "hole basement")
    assert [own.rats for own in after.sides] == [0, 1, 1]  # 9 robs the cheese card; 1 is alone with the piece


def test_gg_11_the_old_room_card_stays_as_it_lies_and_so_does_the_equipment() -> None:
    for room_up in (False, True):
        mover = side("bedroom", "w5a", hand="hole-in-the-wall", room_up=room_up)
        state = table([mover, side("basement", hand="w1a"), side("basement")], Phase.REINFORCE, 0)
        after = play(state, 0, "hole bathroom")
        moved = after.sides[0]
        assert (moved.room, moved.room_up, moved.hole, room_of(moved)) == ("bedroom", room_up, "bathroom", "bathroom")
        assert (moved.down, covered(moved)) == (("w5a",), 1 if room_up else 2)
        seen = GAME.view(after, 1).sides[0]
        assert (seen.hole, seen.room, seen.covered) == ("bathroom", "bedroom" if room_up else "", covered(moved))


def test_gg_11_the_new_room_must_differ_from_the_old_one() -> None:
    state = table([side("bedroom", hand="hole-in-the-wall"), side("bedroom"), side("bedroom")], Phase.REINFORCE, 0)
    assert listed(GAME.menu(state, 0)) == {"pass", "hole bathroom", "hole basement", "hole childrens-room"}
    with pytest.raises(Illegal) as refused:
        play(state, 0, "hole bedroom")
    assert refused.value.code == "same-room"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nail", "not-in-hand"),
        ("hole basement", "not-in-hand"),
        ("gangster basement bedroom", "not-in-hand"),
        ("lay w2a", "not-in-hand"),
        ("lay hole-in-the-wall", "has-its-own-verb"),
        ("lay cheese", "no-cheese-in-final"),
        ("lay basement", "no-such-action"),
        ("hole attic", "no-such-action"),
        ("dance", "no-such-action"),
        ("spy 1", "other-phase"),
    ],
)
def test_phase_5_refusals_name_the_reason(text: str, code: str) -> None:
    state = table([side("bedroom", hand="w1a cheese"), side("bedroom"), side("bedroom")], Phase.REINFORCE, 0, finals=1)
    with pytest.raises(Illegal) as refused:
        play(state, 0, text)
    assert refused.value.code == code
