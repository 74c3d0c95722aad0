"""Where hidden rats probably are and what they probably carry: `imagine`, weighed by how rats usually sneak in."""

from random import Random

from msgspec.structs import replace

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gangster.bots.habitual_policy import SneakOption, habitual_policy, p_room, sneak_options
from cheeseboard.games.gouda_gangster.cards import ACTION_CARDS, CHEESE, ROOMS, in_order, without
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Phase
from cheeseboard.games.gouda_gangster.view import SideView, View, hidden_equipment, imagine, unseen_cards

HANDS_TRIED = 4  # hands for a hidden rat, of which one is kept
HAND_WEIGHT_FLOOR = 0.02  # how likely a hand is still held that would hardly have been laid so
NEVER = 1e-6


def determinize(view: View, rng: Random) -> GoudaGangster:
    """A state this view allows, such as people bring about; answers that may be sealed are open again."""
    if view.phase is Phase.SNEAK:
        waiting = tuple([side if side.own else replace(side, ready=False) for side in view.sides])
        return imagine(replace(view, sides=waiting), rng)
    state = imagine(view, rng)
    unseen, sides = unseen_cards(view), list(state.sides)
    for seat in rng.sample(view.playing, len(view.playing)):
        if not view.sides[seat].own:
            found = _sample_hidden_side(view, seat, unseen, rng)
            if found is None:  # those before it took what it needs
                return state
            sides[seat] = replace(sides[seat], hand=found[0], room=found[1], down=found[2])
            for card in found[0] + found[2]:
                unseen.remove(card)
    for seat, side in enumerate(view.sides):
        if not side.own and seat not in view.playing:
            hand = rng.sample(unseen, side.cards)
            sides[seat] = replace(sides[seat], hand=in_order(hand))
            for card in hand:
                unseen.remove(card)
    return replace(state, sides=tuple(sides), stock=in_order(unseen))


def _sample_hidden_side(
    view: View, seat: Seat, unseen: list[str], rng: Random
) -> tuple[tuple[str, ...], str, tuple[str, ...]] | None:
    """A hand, a room and face-down cards for a hidden rat, by how likely such a hand would have been laid so."""
    side = view.sides[seat]
    hidden = hidden_equipment(side)
    if not side.covered:
        return in_order(rng.sample(unseen, side.cards)), side.room, ()
    shown = tuple([card for card in side.up if card not in ACTION_CARDS])
    rivals = tuple([_held(view.sides[other]) for other in view.playing if other != seat])
    hands, fits, weights = [], [], []
    for _ in range(HANDS_TRIED):
        dealt = rng.sample(unseen, hidden + side.cards)
        found = sneak_options(in_order((*dealt, *shown)), view.pieces, rivals, is_final=bool(view.finals))
        fitting = [
            (way, chance)
            for way, chance in zip(found, habitual_policy(found), strict=True)
            if len(way.cards) == hidden + len(shown) and _may_be(way, side, shown)
        ]
        hands.append(dealt)
        fits.append(fitting)
        weights.append(HAND_WEIGHT_FLOOR + sum([chance for _, chance in fitting]))
    chosen = rng.choices(range(HANDS_TRIED), weights)[0]
    hand = in_order(hands[chosen])
    if fits[chosen]:
        probable, chances = zip(*fits[chosen], strict=True)
        room, cards, _ = rng.choices(probable, [chance + NEVER for chance in chances])[0]
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


def _may_be(way: SneakOption, side: SideView, shown: tuple[str, ...]) -> bool:
    """Whether what is seen of the rat fits this way."""
    if side.room:
        return way.room == side.room and all(way.cards.count(card) >= shown.count(card) for card in shown)
    return way.room != side.hole and all(way.cards.count(card) >= shown.count(card) for card in shown)


def _held(side: SideView) -> int:
    """How many cards somebody held when all sneaked in, as far as one sees."""
    return side.cards + hidden_equipment(side) + len(side.up)
