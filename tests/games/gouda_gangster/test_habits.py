"""How others are supposed to sneak in, what their cards then tell, and what the end of a round is worth."""

from random import Random

import pytest

from cheeseboard.core import Action, settle
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.ambush import Ambush
from cheeseboard.games.gouda_gangster.beliefs import suppose
from cheeseboard.games.gouda_gangster.cards import STRENGTH
from cheeseboard.games.gouda_gangster.habits import likely, ways
from cheeseboard.games.gouda_gangster.prospects import Table
from cheeseboard.games.gouda_gangster.state import Options, Phase
from cheeseboard.games.gouda_gangster.view import imagine
from games.gouda_gangster.tables import cards, side, table

DEALS = 300


@pytest.mark.parametrize("finals", [0, 1])
def test_every_usual_way_is_on_the_menu(finals: int) -> None:
    hand = "w3a w9a w12a trap cheese hole-in-the-wall"
    state = table([side(hand=hand), side(), side()], Phase.SNEAK, pieces={"basement": 1}, finals=finals)
    found = ways(cards(hand), state.pieces, (3, 3), is_final=bool(finals))
    assert sum(likely(found)) == pytest.approx(1)
    for way in found:
        action = Action("sneak", ((way.room,), way.cards))
        assert settle(GAME.menu(state, 0), action) == action
    assert any("cheese" in way.cards for way in found) != bool(finals)


def test_a_rat_alone_in_an_empty_room_probably_carries_a_cheese_card() -> None:
    rats = [side("basement", "w3a"), side("bathroom", "cheese", room_up=True), side("basement", "w4a")]
    view = GAME.view(table(rats, Phase.REINFORCE, 0, pieces={"basement": 1}), 0)
    rng = Random(1)
    believed = sum("cheese" in suppose(view, rng).sides[1].down for _ in range(DEALS)) / DEALS
    even = sum("cheese" in imagine(view, rng).sides[1].down for _ in range(DEALS)) / DEALS
    assert believed > 3 * even


def test_who_lays_one_card_of_many_is_believed_to_lay_a_good_one() -> None:
    rats = [side("basement", "w3a"), side("basement", "w15a", hand="w2a w4b w5a"), side("basement", "w4a")]
    view = GAME.view(table(rats, Phase.REINFORCE, 0, pieces={"basement": 2}), 0)
    rng = Random(1)

    def strength(deal: object) -> float:
        down = [suppose(view, rng) if deal is suppose else imagine(view, rng) for _ in range(DEALS)]
        return sum(STRENGTH.get(card, 0) for state in down for card in state.sides[1].down) / DEALS

    assert strength(suppose) > strength(imagine) + 1


def test_what_a_round_leaves_is_known_where_it_ends_the_game() -> None:
    state = table([side(rats=4), side(rats=4), side(rats=1), side()], Phase.SNEAK)
    after = Table(state, 0, [0.0] * 4)
    assert after.hope(frozenset({0, 2}), 0.0) == 1
    assert after.hope(frozenset({0, 1}), 0.0) == 0.5, "a final"
    assert after.hope(frozenset({1}), 9.0) == 0, "no card helps whoever has lost"
    assert after.hope(frozenset({2}), 0.5) > after.hope(frozenset({2}), 0.0)


def test_the_last_rat_standing_has_won() -> None:
    options = Options(goal="last-rat")
    state = table([side(rats=1), side(rats=1), side(rats=2)], Phase.SNEAK, options=options)
    after = Table(state, 0, [0.0] * 3)
    assert after.hope(frozenset({1, 2}), 0.0) == 0
    assert after.hope(frozenset({0}), 0.0) < 1, "seat 2 has a life left"
    alone = Table(table([side(rats=1)] * 3, Phase.SNEAK, options=options), 0, [0.0] * 3)
    assert alone.hope(frozenset({0}), 0.0) == 1
    assert alone.hope(frozenset(), 0.0) == pytest.approx(1 / 3), "GG-24: nobody goes out"


def test_it_goes_where_it_keeps_another_from_the_fifth_rat() -> None:
    """Either room gives cheese, but in the basement it is taken from whoever would win."""
    state = table(
        [side(hand="w20a w20b"), side(hand="w9a", rats=4), side(hand="w2a")],
        Phase.SNEAK,
        pieces={"basement": 1, "bedroom": 1},
    )
    actions = [Action("sneak", ((room,), cards("w20a w20b"))) for room in ("basement", "bedroom")]
    ambush = Ambush(GAME.view(state, 0), 0, actions)
    ambush.fight(state, {1: ("basement", cards("w9a")), 2: ("bathroom", ())})
    assert ambush.sums[0] > 0 == ambush.sums[1]
