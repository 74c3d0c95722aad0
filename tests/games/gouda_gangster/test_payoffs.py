"""Payoffs of phase 3: they agree with the rules of the fight, and count what they leave to everybody."""

from collections.abc import Sequence, Set
from random import Random

from cheeseboard.games.gouda_gangster.bots.payoffs import Sneak, encode_sneaks, payoffs
from cheeseboard.games.gouda_gangster.bots.round_value import RoundValue
from cheeseboard.games.gouda_gangster.cards import ACTION_CARDS, DECKS, ROOMS, in_order
from cheeseboard.games.gouda_gangster.fight import room_fights
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Phase
from games.gouda_gangster.tables import cards, side, table


def values(state: GoudaGangster, own: Sequence[Sneak], **others: Sneak) -> list[float]:
    """Payoff of each sneak of seat 0, if seat1, seat2 … sneak like this."""
    laid = {int(name[-1]): encode_sneaks(state.sides[int(name[-1])].hand, [sneak])[0] for name, sneak in others.items()}
    return payoffs(RoundValue(state), state.pieces, 0, encode_sneaks(state.sides[0].hand, own), laid)


def test_keeping_a_rival_from_the_fifth_rat_pays_more_than_cheese_elsewhere() -> None:
    """Both rooms give cheese, but in the basement it is taken from the rival who would win."""
    hands = [side(hand="w20a w20b"), side(hand="w9a", rats=4), side(hand="w2a")]
    state = table(hands, Phase.SNEAK, pieces={"basement": 1, "bedroom": 1})
    own = [(room, cards("w20a w20b")) for room in ("basement", "bedroom")]
    basement, bedroom = values(state, own, seat1=("basement", cards("w9a")), seat2=("bathroom", ()))
    assert basement > 0 == bedroom


def test_winners_are_those_of_the_rules() -> None:
    """Compare the winners with `fight.room_fights`, in hundreds of random fights."""
    rng = Random(4)
    for _ in range(300):
        deck = rng.sample(DECKS["full"], 16)
        equipment = [in_order(card for card in deck[seat::4] if card not in ACTION_CARDS) for seat in range(4)]
        pieces = {room: rng.randrange(3) for room in ROOMS}
        hidden = [side(rng.choice(ROOMS[:2]), " ".join(down)) for down in equipment]
        won = {seat for fight in room_fights(table(hidden, pieces=pieces)) for seat in fight.winners}
        state = table([side(hand=" ".join(down)) for down in equipment], Phase.SNEAK, pieces=pieces)
        sneaks = {seat: encode_sneaks(own.down, [(own.room, own.down)])[0] for seat, own in enumerate(hidden)}
        for seat in range(4):
            others = {other: sneak for other, sneak in sneaks.items() if other != seat}
            recorded = RecordingRoundValue(state)
            payoffs(recorded, state.pieces, seat, [sneaks[seat]], others)
            assert recorded.winners == won


class RecordingRoundValue(RoundValue):
    """Records who is said to have won."""

    winners: Set[int] = frozenset()

    def after(self, winners: int) -> tuple[bool, list[float]]:
        self.winners = {seat for seat in range(4) if winners >> seat & 1}
        return super().after(winners)


def test_who_keeps_weapons_may_still_reinforce() -> None:
    hand = cards("w4a w8a w20a trap")
    kept, bare, all_in = encode_sneaks(hand, [("basement", cards("w20a")), ("basement", ()), ("basement", hand)])
    assert kept.fight_key < kept.fight_key + kept.reinforcement < all_in.fight_key
    assert kept.reinforcement < bare.reinforcement, "the average weapon of those kept is stronger"
    assert all_in.reinforcement == 0
