"""Determinization for Gouda Gangster: sample hidden rooms and cards, weighted by how a habitual rat sneaks in."""

from random import Random

from msgspec.structs import replace

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gangster.bots.fight_probabilities import p_room
from cheeseboard.games.gouda_gangster.bots.habitual_policy import SneakOption, habitual_policy, sneak_options
from cheeseboard.games.gouda_gangster.cards import ACTION_CARDS, CHEESE, ROOMS, in_order, without
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Phase
from cheeseboard.games.gouda_gangster.view import SideView, View, hidden_equipment, imagine, unseen_cards

HANDS_TRIED = 4  # hands sampled for a hidden rat; one is kept, by importance weight
HAND_WEIGHT_FLOOR = 0.02  # weight of a hand that would never have been laid so: the policy is only a model
MIN_PROBABILITY = 1e-6  # keeps the weights of a choice above zero


def determinize(view: View, rng: Random) -> GoudaGangster:
    """Sample a state from the posterior. Seats that have sealed an answer in phase 3 are asked again."""
    if view.phase is Phase.SNEAK:
        waiting = tuple([side if side.own else replace(side, ready=False) for side in view.sides])
        return imagine(replace(view, sides=waiting), rng)
    state = imagine(view, rng)
    unseen, sides = unseen_cards(view), list(state.sides)
    for seat in rng.sample(view.playing, len(view.playing)):
        if not view.sides[seat].own:
            sampled = _sample_hidden_side(view, seat, unseen, rng)
            if sampled is None:  # the seats before took the cards it needs
                return state
            hand, room, down = sampled
            sides[seat] = replace(sides[seat], hand=hand, room=room, down=down)
            for card in hand + down:
                unseen.remove(card)
    for seat, side in enumerate(view.sides):
        if not side.own and seat not in view.playing:
            dealt = rng.sample(unseen, side.cards)
            sides[seat] = replace(sides[seat], hand=in_order(dealt))
            for card in dealt:
                unseen.remove(card)
    return replace(state, sides=tuple(sides), stock=in_order(unseen))


def _sample_hidden_side(
    view: View, seat: Seat, unseen: list[str], rng: Random
) -> tuple[tuple[str, ...], str, tuple[str, ...]] | None:
    """Sample hand, room and face-down cards of a hidden rat; hands are weighted by the probability of what is seen."""
    side = view.sides[seat]
    hidden = hidden_equipment(side)
    if not side.covered:
        return in_order(rng.sample(unseen, side.cards)), side.room, ()
    shown = tuple([card for card in side.up if card not in ACTION_CARDS])
    rivals = tuple([_cards_held(view.sides[other]) for other in view.playing if other != seat])
    hands, fits, weights = [], [], []
    for _ in range(HANDS_TRIED):
        dealt = rng.sample(unseen, hidden + side.cards)
        options = sneak_options(in_order((*dealt, *shown)), view.pieces, rivals, is_final=bool(view.finals))
        fitting = [
            (option, probability)
            for option, probability in zip(options, habitual_policy(options), strict=True)
            if len(option.cards) == hidden + len(shown) and _fits(option, side, shown)
        ]
        hands.append(dealt)
        fits.append(fitting)
        weights.append(HAND_WEIGHT_FLOOR + sum([probability for _, probability in fitting]))
    chosen = rng.choices(range(HANDS_TRIED), weights)[0]
    hand = in_order(hands[chosen])
    if fits[chosen]:
        fitting_options, probabilities = zip(*fits[chosen], strict=True)
        room, cards, _ = rng.choices(fitting_options, [p + MIN_PROBABILITY for p in probabilities])[0]
        for card in shown:
            cards = without(cards, card)
    else:
        barred = (*ACTION_CARDS, CHEESE) if view.finals else ACTION_CARDS
        layable = [card for card in hand if card not in barred]
        if len(layable) < hidden:
            return None
        cards = in_order(rng.sample(layable, hidden))
        rooms = [side.room] if side.room else [room for room in ROOMS if room != side.hole]
        room = rng.choices(rooms, [p_room(view.pieces, room) for room in rooms])[0]
    for card in cards:
        hand = without(hand, card)
    return hand, room, cards


def _fits(option: SneakOption, side: SideView, shown: tuple[str, ...]) -> bool:
    """Whether this option agrees with what is seen of the rat."""
    if any(option.cards.count(card) < shown.count(card) for card in shown):
        return False
    return option.room == side.room if side.room else option.room != side.hole


def _cards_held(side: SideView) -> int:
    """How many cards this seat held in phase 3, as far as can be seen."""
    return side.cards + hidden_equipment(side) + len(side.up)
