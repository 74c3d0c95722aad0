"""Material, options and the way to phase 3: GG-1 … GG-5."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from cheeseboard.core import BadOptions, Illegal, size
from cheeseboard.core.options import initial_state
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.cards import CARD_KINDS, COPIES, FULL_DECK, ROOMS, STRENGTH, WEAPONS
from cheeseboard.games.gouda_gangster.events import ChoiceSealed, DiscardPileShuffled, NothingDrawn
from cheeseboard.games.gouda_gangster.state import Options, Phase, Side, covered
from cheeseboard.words import LANGUAGES, Words
from games.gouda_gangster.tables import asked, cards, chance, listed, outcomes, play, side, table


def test_gg_1_forty_weapons_each_strength_twice() -> None:
    assert len(set(WEAPONS)) == 40
    assert Counter(STRENGTH.values()) == dict.fromkeys(range(1, 21), 2)


SOFT_HYPHEN = "\u00ad"  # where a name on a card may be broken


@pytest.mark.parametrize("language", LANGUAGES)
def test_gg_1_each_weapon_has_its_own_name_in_every_language(language: str) -> None:
    words = Words(language, "gouda-gangster")
    names = [words.word(card, form="name") for card in WEAPONS]
    assert len(set(names)) == 40
    assert not set(names) & set(WEAPONS)
    for card, name in zip(WEAPONS, names, strict=True):
        assert words.word(card) == f"{name.replace(SOFT_HYPHEN, '')} ({STRENGTH[card]})"


def test_gg_1_each_card_and_room_has_its_own_picture() -> None:
    icons = tomllib.loads(files("cheeseboard.games.gouda_gangster").joinpath("icons.toml").read_text("utf-8"))
    assert tuple(icons["weapons"]) == WEAPONS
    assert tuple(icons["weapons"]) + tuple(icons["cards"]) == CARD_KINDS
    assert tuple(icons["rooms"]) == ROOMS
    pictures = [*icons["weapons"].values(), *icons["cards"].values(), *icons["rooms"].values()]
    assert len(set(pictures)) == len(pictures) == 49


def test_the_deck_has_55_cards() -> None:
    assert len(FULL_DECK) == 55
    assert [COPIES[card] for card in CARD_KINDS[40:]] == [4, 2, 3, 3, 3]


def test_gg_2_the_first_king_is_drawn_evenly_or_named() -> None:
    state = initial_state(GAME, Options(), 4)
    assert outcomes(state) == {f"first {seat}": 1 for seat in range(4)}
    assert chance(state, "first 2").king == 2
    named = initial_state(GAME, Options(first=3), 4)
    assert (named.phase, named.king) == (Phase.RAIN, 3)


def test_gg_2_a_king_must_be_seated() -> None:
    with pytest.raises(BadOptions) as refused:
        initial_state(GAME, Options(first=3), 3)
    assert refused.value.code == "first-not-seated"


def test_gg_3_each_piece_falls_evenly_and_by_itself() -> None:
    state = initial_state(GAME, Options(first=0), 4)
    for left in (3, 2, 1):
        assert (state.phase, state.left) == (Phase.RAIN, left)
        assert outcomes(state) == {f"fall {room}": 1 for room in ROOMS}
        state = chance(state, "fall basement")
    assert state.pieces == (0, 0, 3, 0)
    assert state.phase is Phase.DRAW


def test_gg_4_each_player_draws_all_cards_before_the_next() -> None:
    state = chance(initial_state(GAME, Options(first=2, cheese=1), 4), "fall bedroom")
    order = []
    while state.phase is Phase.DRAW:
        order.append(state.to_act)
        state = chance(state, next(iter(outcomes(state))))
    assert order == [2, 2, 2, 3, 3, 3, 0, 0, 0, 1, 1, 1]
    assert asked(state) == (0, 1, 2, 3)


def test_gg_4_every_card_of_the_pile_is_equally_likely() -> None:
    state = chance(initial_state(GAME, Options(first=0, cheese=1), 3), "fall bedroom")
    weights = outcomes(state)
    assert weights == {f"deal {card}": copies for card, copies in COPIES.items()}
    state = chance(state, "deal trap", "deal w7a")
    assert outcomes(state) == {**{word: weights[word] for word in weights if word != "deal w7a"}, "deal trap": 3}
    assert state.sides[0].hand == ("w7a", "trap")


def test_gg_4_an_empty_pile_is_made_of_the_discard_pile_in_the_middle_of_a_draw() -> None:
    state = table([side(), side(), side()], Phase.DRAW, 1, left=2, stock=("w1a",), discard="w2a w3a trap trap")
    state = chance(state, "deal w1a")
    assert (state.stock, state.discard) == (cards("w2a w3a trap trap"), ())
    assert (state.to_act, state.left) == (1, 1)
    assert outcomes(state) == {"deal w2a": 1, "deal w3a": 1, "deal trap": 2}
    assert DiscardPileShuffled(4) in [one.event for one in state.events]


def test_gg_4_if_both_piles_are_empty_nobody_draws_more() -> None:
    state = table([side(), side(), side()], Phase.DRAW, 1, left=2, stock=("w1a",))
    state = chance(state, "deal w1a")
    assert state.phase is Phase.SNEAK
    assert [own.hand for own in state.sides] == [(), ("w1a",), ()]
    nothing = [one.event for one in state.events if isinstance(one.event, NothingDrawn)]
    assert nothing == [NothingDrawn(1), NothingDrawn(2)]


def test_gg_5_face_down_cards_have_no_order() -> None:
    state = table([side(hand="w9a trap w3a nailed-down"), side(), side()], Phase.SNEAK)
    one = play(state, 0, "sneak basement trap+w3a+w9a")
    other = play(state, 0, "sneak basement w9a+w3a+trap")
    assert one == other
    assert one.sides[0] == Side(0, ("nailed-down",), room="basement", down=("w3a", "w9a", "trap"))
    opened = play(play(one, 1, "sneak bathroom -"), 2, "sneak bathroom -")
    seen = GAME.view(opened, 1).sides[0]
    assert (seen.covered, seen.room, seen.own) == (4, "", None)


def test_phase_3_any_equipment_from_none_to_all_and_exactly_one_room() -> None:
    state = table([side(hand="w9a trap trap cheese nailed-down hole-in-the-wall"), side(), side()], Phase.SNEAK)
    menu = GAME.menu(state, 0)
    assert size(menu) == 4 * 2 * 3 * 2  # like traps are alike
    assert "sneak childrens-room -" in listed(menu)
    assert "sneak childrens-room w9a+trap+trap+cheese" in listed(menu)
    assert not any("nailed" in text or "hole" in text for text in listed(menu))
    assert listed(GAME.menu(state, 1)) == {f"sneak {room} -" for room in ROOMS}


def test_phase_3_is_secret_and_opens_with_the_last_answer() -> None:
    state = table([side(hand="w9a trap"), side(), side()], Phase.SNEAK)
    after = play(state, 0, "sneak basement w9a")
    assert asked(after) == (1, 2)
    for other in (1, 2, None):
        seen = GAME.view(after, other).sides[0]
        assert (seen.ready, seen.cards, seen.covered, seen.own) == (True, 2, 0, None)
    assert [one.event for one in after.events] == [ChoiceSealed(0)]
    opened = play(play(after, 2, "sneak basement -"), 1, "sneak bedroom -")
    assert (opened.phase, opened.to_act) == (Phase.SPY, 0)
    assert [covered(own) for own in opened.sides] == [2, 1, 1]


def test_a_card_one_does_not_hold_is_refused_by_name() -> None:
    state = table([side(hand="w9a trap nailed-down"), side(hand="w1a"), side()], Phase.SNEAK)
    for text, code in {
        "sneak basement w1a": "not-in-hand",
        "sneak basement trap+trap": "not-in-hand",
        "sneak basement nailed-down": "action-card-later",
        "sneak attic -": "no-such-action",
        "sneak basement w9c": "no-such-action",
        "sneak basement": "no-such-action",
        "pass": "other-phase",
    }.items():
        with pytest.raises(Illegal) as refused:
            play(state, 0, text)
        assert refused.value.code == code, text


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        (Options(cheese=6), 3, "too-much-cheese"),
        (Options(cheese=8), 5, "too-much-cheese"),
        (Options(goal="last-rat", cheese="plenty"), 4, "no-shortage"),
        (Options(goal="last-rat", cheese=4), 4, "no-shortage"),
        (Options(first=5), 5, "first-not-seated"),
        (Options(), 2, "seat-count"),
        (Options(), 7, "seat-count"),
        (Options(cheese=0), 4, "option-range"),
        (Options(cheese=9), 6, "option-range"),
    ],
)
def test_impossible_options_are_refused(options: Options, seats: int, code: str) -> None:
    with pytest.raises(BadOptions) as refused:
        initial_state(GAME, options, seats)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("cheese", "seats", "pieces"),
    [
        ("scarce", 3, 2),
        ("scarce", 6, 5),
        ("long", 3, 1),
        ("long", 6, 4),
        ("plenty", 5, 5),
        (1, 6, 1),
        (8, 6, 8),
        (5, 3, 5),
    ],
)
def test_option_cheese_says_how_many_pieces_fall(cheese: str | int, seats: int, pieces: int) -> None:
    assert initial_state(GAME, Options(first=0, cheese=cheese), seats).left == pieces  # type: ignore[arg-type]


def test_option_goal_last_rat_needs_a_shortage() -> None:
    for options in (
        Options(goal="last-rat"),
        Options(goal="last-rat", cheese="long"),
        Options(goal="last-rat", cheese=3),
    ):
        assert [own.rats for own in initial_state(GAME, options, 4).sides] == [3, 3, 3, 3]


def test_option_deck_weapons_leaves_out_everything_else() -> None:
    assert initial_state(GAME, Options(deck="weapons"), 3).stock == WEAPONS
