"""Gouda Gangster dealt anew: all that a seat cannot know changes, all that it may know stays.

Written from the rules page alone, by somebody who has read neither `view.py` nor the rules' code; it must stay so.
"""

from random import Random

from msgspec.structs import replace

from cheeseboard.core import Line, Seat
from cheeseboard.games.gouda_gangster.cards import ACTION_CARDS, CHEESE, KINDS, ROOMS, in_order
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
    return replace(state, sides=tuple(sides), stock=in_order(pool), news=_whisper(state.news, seat, rng))


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


def _whisper(news: tuple[Line, ...], seat: Seat | None, rng: Random) -> tuple[Line, ...]:
    """The same news, but lines for other ears say something else, or are gone."""
    lines = []
    for said in news:
        if said.only is None or seat in said.only:
            lines.append(said)
        elif rng.random() < 0.5:
            lines.append(replace(said, args=tuple((name, _other_word(value, rng)) for name, value in said.args)))
    return tuple(lines)


def _other_word(value: int | str, rng: Random) -> int | str:
    if isinstance(value, int):
        return value
    return rng.choice([word for word in (ROOMS if value in ROOMS else KINDS) if word != value])
