"""Gouda Gangster dealt anew: all that a seat cannot know changes, all that it may know stays.

Written from the rules page alone, by somebody who has read neither `view.py` nor the rules' code; it must stay so.
"""

from random import Random
from typing import Any

from msgspec.structs import replace

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gangster.cards import ACTION_CARDS, CARD_KINDS, CHEESE, ROOMS, in_order
from cheeseboard.games.gouda_gangster.events import Events, GoudaGangsterEvent
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Phase, Side


def scramble(state: GoudaGangster, seat: Seat | None, rng: Random) -> GoudaGangster:
    """Some table that this seat (None: a spectator) cannot tell from this one, each dealing equally likely."""
    strange = [other for other in range(len(state.sides)) if other != seat]
    pool = [*state.stock, *(card for other in strange for card in _secret(state.sides[other]))]
    rng.shuffle(pool)
    sides = list(state.sides)
    for other in strange:
        sides[other] = _elsewhere(sides[other], rng)
    sneaking = state.phase is Phase.SNEAK
    if not sneaking:  # the number of face-down cards is public (GG-5), so first those, which not every card can be
        for other in strange:
            down = [_take(pool, state) for _ in sides[other].down]
            sides[other] = replace(sides[other], down=in_order(down))
    for other in strange:
        side = sides[other]
        hand = [pool.pop() for _ in (_secret(side) if sneaking else side.hand)]
        down = _seal(hand, state, rng) if sneaking and side.room else list(side.down)
        sides[other] = replace(side, hand=in_order(hand), down=in_order(down))
    return replace(state, sides=tuple(sides), stock=in_order(pool), events=_whisper(state.events, seat, rng))


def layable(card: str, state: GoudaGangster) -> bool:
    """Whether this card can lie face down in this round: no action card, and no cheese card in a final (GG-20)."""
    return card not in ACTION_CARDS and not (state.finals and card == CHEESE)


def _secret(side: Side) -> tuple[str, ...]:
    return side.hand + side.down


def _elsewhere(side: Side, rng: Random) -> Side:
    """The same side, its face-down room card any that it can be; GG-11: not the one beyond the hole in the wall."""
    if not side.room or side.room_up:
        return side
    return replace(side, room=rng.choice([room for room in ROOMS if room != side.hole]))


def _take(pool: list[str], state: GoudaGangster) -> str:
    """Take the first card of the shuffled pool that can lie face down."""
    return pool.pop(next(place for place, card in enumerate(pool) if layable(card, state)))


def _seal(hand: list[str], state: GoudaGangster, rng: Random) -> list[str]:
    """Take any number of cards out of a hand, to lie face down.

    Phase 3 is secret and all at once: until everybody is ready the others know that a side is ready, but not even how
    many cards it lays; else the last to answer would know more than the first.
    """
    able = [card for card in hand if layable(card, state)]
    down = rng.sample(able, rng.randint(0, len(able)))
    for card in down:
        hand.remove(card)
    return down


def _whisper(events: Events, seat: Seat | None, rng: Random) -> Events:
    """The same events, but those for other eyes say something else, or are gone."""
    found = []
    for one in events:
        if one.visible_to is None or seat in one.visible_to:
            found.append(one)
        elif rng.random() < 0.5:
            found.append(replace(one, event=_another(one.event, rng)))
    return tuple(found)


def _another(event: GoudaGangsterEvent, rng: Random) -> GoudaGangsterEvent:
    """An event of the same kind that names other rooms and cards."""
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    return replace(event, **{name: _otherwise(value, rng) for name, value in fields.items()})


def _otherwise(value: Any, rng: Random) -> Any:
    if isinstance(value, tuple) and value:
        return (rng.choice([word for word in CARD_KINDS if (word,) != value]),)
    if not isinstance(value, str):
        return value
    return rng.choice([word for word in (ROOMS if value in ROOMS else CARD_KINDS) if word != value])
