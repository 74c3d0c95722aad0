"""How others are supposed to sneak in, what their cards then tell, and what the end of a round is worth."""

from collections.abc import Sequence, Set
from random import Random

import pytest

from cheeseboard.core import Action, canonical
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.bots.determinize import determinize
from cheeseboard.games.gouda_gangster.bots.habitual_policy import habitual_policy, sneak_options
from cheeseboard.games.gouda_gangster.bots.payoffs import Sneak, encode_sneaks, payoffs
from cheeseboard.games.gouda_gangster.bots.round_value import RoundValue
from cheeseboard.games.gouda_gangster.cards import ACTION_CARDS, DECKS, ROOMS, STRENGTH, in_order
from cheeseboard.games.gouda_gangster.fight import room_fights
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Options, Phase
from cheeseboard.games.gouda_gangster.view import imagine
from games.gouda_gangster.tables import cards, side, table

DEALS = 300


@pytest.mark.parametrize("finals", [0, 1])
def test_every_usual_way_is_on_the_menu(finals: int) -> None:
    hand = "w3a w9a w12a trap cheese hole-in-the-wall"
    state = table([side(hand=hand), side(), side()], Phase.SNEAK, pieces={"basement": 1}, finals=finals)
    found = sneak_options(cards(hand), state.pieces, (3, 3), is_final=bool(finals))
    assert sum(habitual_policy(found)) == pytest.approx(1)
    for way in found:
        action = Action("sneak", ((way.room,), way.cards))
        assert canonical(GAME.menu(state, 0), action) == action
    assert any("cheese" in way.cards for way in found) != bool(finals)


def test_a_rat_alone_in_an_empty_room_probably_carries_a_cheese_card() -> None:
    rats = [side("basement", "w3a"), side("bathroom", "cheese", room_up=True), side("basement", "w4a")]
    view = GAME.view(table(rats, Phase.REINFORCE, 0, pieces={"basement": 1}), 0)
    rng = Random(1)
    believed = sum("cheese" in determinize(view, rng).sides[1].down for _ in range(DEALS)) / DEALS
    even = sum("cheese" in imagine(view, rng).sides[1].down for _ in range(DEALS)) / DEALS
    assert believed > 3 * even


def test_who_lays_one_card_of_many_is_believed_to_lay_a_good_one() -> None:
    rats = [side("basement", "w3a"), side("basement", "w15a", hand="w2a w4b w5a"), side("basement", "w4a")]
    view = GAME.view(table(rats, Phase.REINFORCE, 0, pieces={"basement": 2}), 0)
    rng = Random(1)

    def strength(deal: object) -> float:
        down = [determinize(view, rng) if deal is determinize else imagine(view, rng) for _ in range(DEALS)]
        return sum(STRENGTH.get(card, 0) for state in down for card in state.sides[1].down) / DEALS

    assert strength(determinize) > strength(imagine) + 1


def test_what_a_round_leaves_is_known_where_it_ends_the_game() -> None:
    after = RoundValue(table([side(rats=4), side(rats=4), side(rats=1), side()], Phase.SNEAK)).after
    assert after(0b0101) == (True, [1, 0, 0, 0])
    assert after(0b0011) == (True, [0.5, 0.5, 0, 0]), "a final"
    is_decided, odds = after(0b0100)
    assert not is_decided
    assert odds[0] == odds[1] > odds[2] > odds[3]


def test_the_last_rat_standing_has_won() -> None:
    options = Options(goal="last-rat")
    after = RoundValue(table([side(rats=1), side(rats=1), side(rats=2)], Phase.SNEAK, options=options)).after
    assert after(0b110)[1][0] == 0
    assert not after(0b001)[0], "seat 2 has a life left"
    alone = RoundValue(table([side(rats=1)] * 3, Phase.SNEAK, options=options)).after
    assert alone(0b001) == (True, [1, 0, 0])
    is_decided, odds = alone(0)
    assert not is_decided
    assert odds[0] == odds[1] == odds[2], "GG-24: nobody goes out"


def worths(state: GoudaGangster, own: Sequence[Sneak], **others: Sneak) -> list[float]:
    """What each way leaves to seat 0, if seat1, seat2 … lay so."""
    laid = {int(name[-1]): encode_sneaks(state.sides[int(name[-1])].hand, [way])[0] for name, way in others.items()}
    return payoffs(RoundValue(state), state.pieces, 0, encode_sneaks(state.sides[0].hand, own), laid)


def test_it_goes_where_it_keeps_another_from_the_fifth_rat() -> None:
    """Either room gives cheese, but in the basement it is taken from whoever would win."""
    hands = [side(hand="w20a w20b"), side(hand="w9a", rats=4), side(hand="w2a")]
    state = table(hands, Phase.SNEAK, pieces={"basement": 1, "bedroom": 1})
    own = [(room, cards("w20a w20b")) for room in ("basement", "bedroom")]
    basement, bedroom = worths(state, own, seat1=("basement", cards("w9a")), seat2=("bathroom", ()))
    assert basement > 0 == bedroom


def test_every_way_is_fought_out_by_the_rules() -> None:
    """Who gets cheese, in hundreds of rooms full of random rats, is what the fight of the game says."""
    rng = Random(4)
    for _ in range(300):
        deck = rng.sample(DECKS["full"], 16)
        equipment = [in_order(card for card in deck[seat::4] if card not in ACTION_CARDS) for seat in range(4)]
        pieces = {room: rng.randrange(3) for room in ROOMS}
        hidden = [side(rng.choice(ROOMS[:2]), " ".join(down)) for down in equipment]
        won = {seat for brawl in room_fights(table(hidden, pieces=pieces)) for seat in brawl.winners}
        state = table([side(hand=" ".join(down)) for down in equipment], Phase.SNEAK, pieces=pieces)
        laid = {seat: encode_sneaks(own.down, [(own.room, own.down)])[0] for seat, own in enumerate(hidden)}
        for seat in range(4):
            others = {other: rat for other, rat in laid.items() if other != seat}
            asked = Recorded(state)
            payoffs(asked, state.pieces, seat, [laid[seat]], others)
            assert asked.winners == won


class Recorded(RoundValue):
    """An outlook that notes who is said to have won."""

    winners: Set[int] = frozenset()

    def after(self, winners: int) -> tuple[bool, list[float]]:
        self.winners = {seat for seat in range(4) if winners >> seat & 1}
        return super().after(winners)


def test_who_keeps_weapons_may_still_reinforce() -> None:
    hand = cards("w4a w8a w20a trap")
    kept, bare, all_in = encode_sneaks(hand, [("basement", cards("w20a")), ("basement", ()), ("basement", hand)])
    assert kept.fight_key < kept.fight_key + kept.reinforcement < all_in.fight_key
    assert kept.reinforcement < bare.reinforcement, "the usual weapon of those kept is stronger"
    assert all_in.reinforcement == 0
