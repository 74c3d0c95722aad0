"""What an action does, phase by phase, and every forced step that follows.

The fight, the clean-up and what comes after them are in ending.py.
"""

from msgspec.structs import replace

from cheeseboard.core import Action, Emitted, Seat
from cheeseboard.games.gouda_gangster.cards import GOUDA_GANGSTER, HOLE, NAILED_DOWN, ROOMS, TRAP, in_order, without
from cheeseboard.games.gouda_gangster.ending import resolve_fight
from cheeseboard.games.gouda_gangster.events import (
    CardDrawn,
    CardLaid,
    CardTurnedUp,
    CheeseCarried,
    CheeseFell,
    ChoiceSealed,
    DiscardPileShuffled,
    DoorsNailedDown,
    Events,
    FirstKingDrawn,
    GoudaGangsterEvent,
    NothingDrawn,
    OwnCardDrawn,
    OwnRatSneakedIn,
    RatMovedThroughHole,
    RatSneakedIn,
    SpySkipped,
    TargetChosen,
    TrapSprung,
    TurnPassed,
)
from cheeseboard.games.gouda_gangster.state import NO_SEAT, GoudaGangster, Phase, Side, clockwise, covered

FIRST_DRAW, LATER_DRAW = 3, 2  # cards drawn in the first round, and in every later one


def play(state: GoudaGangster, seat: Seat, action: Action) -> GoudaGangster:
    """The state after one action or draw and every forced step that follows."""
    match action.verb:
        case "deal":
            return _deal(state, action.word)
        case "sneak":
            return _sneak(state, seat, action.word, action.fills[1])
        case "spy":
            target = int(action.word)
            return replace(state, phase=Phase.TURN, target=target, events=(Emitted(TargetChosen(seat, target)),))
        case "turn":
            return _turn_up(state, action.word)
        case "pass":
            return _reinforced(state, seat, state.sides[seat], TurnPassed(seat))
        case "lay" | "nail" | "gangster" | "hole":
            return _reinforce(state, seat, action)
        case "fall":
            return _fall(state, action.word)
        case "first":
            king = int(action.word)
            return crown(state, king, (Emitted(FirstKingDrawn(king), reveals=True),))
        case _:
            raise AssertionError(action)


def crown(state: GoudaGangster, king: Seat, events: Events = ()) -> GoudaGangster:
    """GG-2: the first round begins with this king."""
    return replace(state, phase=Phase.RAIN, round=1, king=king, left=state.cheese, events=events)


def _fall(state: GoudaGangster, room: str) -> GoudaGangster:
    """Phase 1: a piece of cheese falls into a room."""
    index = ROOMS.index(room)
    pieces = (*state.pieces[:index], state.pieces[index] + 1, *state.pieces[index + 1 :])
    events: Events = (Emitted(CheeseFell(room), reveals=True),)
    state = replace(state, pieces=pieces, left=state.left - 1, events=events)
    return state if state.left else _draw_on(state, state.king, _cards_to_draw(state), state.stock, events)


def _cards_to_draw(state: GoudaGangster) -> int:
    return FIRST_DRAW if state.round == 1 else LATER_DRAW


def _deal(state: GoudaGangster, card: str) -> GoudaGangster:
    """Phase 2: deal a card to whoever draws; only they see which."""
    seat = state.to_act
    side = state.sides[seat]
    dealt = Side(side.rats, in_order((*side.hand, card)))
    state = replace(state, sides=_with_side(state.sides, seat, dealt))
    events = (Emitted(CardDrawn(seat)), Emitted(OwnCardDrawn(card), visible_to=(seat,), reveals=True))
    return _draw_on(state, seat, state.left - 1, without(state.stock, card), events)


def _draw_on(state: GoudaGangster, seat: Seat, left: int, stock: tuple[str, ...], events: Events) -> GoudaGangster:
    """GG-4: who draws next; the discard pile replaces an empty pile; when all have drawn, phase 3 begins."""
    order, discard = clockwise(state.playing, state.king), state.discard
    while True:
        if not left:
            index = order.index(seat) + 1
            if index == len(order):
                return replace(
                    state, phase=Phase.SNEAK, to_act=NO_SEAT, left=0, stock=stock, discard=discard, events=events
                )
            seat, left = order[index], _cards_to_draw(state)
        elif stock:
            return replace(state, phase=Phase.DRAW, to_act=seat, left=left, stock=stock, discard=discard, events=events)
        elif discard:
            stock, discard = discard, ()
            events = (*events, Emitted(DiscardPileShuffled(len(stock))))
        else:
            left = 0
            events = (*events, Emitted(NothingDrawn(seat)))


def _sneak(state: GoudaGangster, seat: Seat, room: str, cards: tuple[str, ...]) -> GoudaGangster:
    """Phase 3: seal an answer; after the last one phase 4 begins."""
    side = state.sides[seat]
    hand = side.hand
    for card in cards:
        hand = without(hand, card)
    sides = _with_side(state.sides, seat, Side(side.rats, hand, room, down=in_order(cards)))
    if not all(sides[other].room for other in state.playing):
        return replace(state, sides=sides, events=(Emitted(ChoiceSealed(seat)),))
    events: list[Emitted[GoudaGangsterEvent]] = []
    for other in clockwise(state.playing, state.king):  # not the order of answering: that must not matter
        events += _sneaked(other, sides[other])
    return _spy_on(replace(state, sides=sides, events=tuple(events)), clockwise(state.playing, state.king))


def _sneaked(seat: Seat, side: Side) -> Events:
    own = OwnRatSneakedIn(side.room, side.down, len(side.down))
    return Emitted(RatSneakedIn(seat, covered(side))), Emitted(own, visible_to=(seat,))


def _spy_on(state: GoudaGangster, seats: tuple[Seat, ...]) -> GoudaGangster:
    """Phase 4: ask the next of these seats that can spy on somebody; after them phase 5 begins."""
    events = state.events
    for seat in seats:
        if spy_targets(state, seat):
            return replace(state, phase=Phase.SPY, to_act=seat, target=NO_SEAT, events=events)
        events = (*events, Emitted(SpySkipped(seat)))  # GG-6
    return _reinforce_on(replace(state, target=NO_SEAT, events=events), clockwise(state.playing, state.king))


def _turn_up(state: GoudaGangster, card: str) -> GoudaGangster:
    """Phase 4: a face-down card is turned up and stays up; a trap moves to the spy and hurts (GG-7)."""
    seat, owner = state.to_act, state.target
    sides, side = state.sides, state.sides[state.target]
    if card in ROOMS:
        sides = _with_side(sides, owner, replace(side, room_up=True))
    elif card == TRAP:
        sides = _with_side(sides, owner, replace(side, down=without(side.down, TRAP)))
        sides = _with_side(sides, seat, replace(sides[seat], hurt=True))
    else:
        turned = replace(side, down=without(side.down, card), up=in_order((*side.up, card)))
        sides = _with_side(sides, owner, turned)
    turned_up = TrapSprung(seat, owner) if card == TRAP else CardTurnedUp(seat, owner, card)
    return _spy_on(replace(state, sides=sides, events=(Emitted(turned_up, reveals=True),)), _after(state, seat))


def _after(state: GoudaGangster, seat: Seat) -> tuple[Seat, ...]:
    order = clockwise(state.playing, state.king)
    return order[order.index(seat) + 1 :]


def _reinforce_on(state: GoudaGangster, seats: tuple[Seat, ...]) -> GoudaGangster:
    """Phase 5: ask the next of these seats that holds a card (GG-8); after them the fight begins."""
    for seat in seats:
        if state.sides[seat].hand:
            return replace(state, phase=Phase.REINFORCE, to_act=seat)
    return resolve_fight(state)


def _reinforce(state: GoudaGangster, seat: Seat, action: Action) -> GoudaGangster:
    """Phase 5: one card from the hand, face up."""
    side = state.sides[seat]
    match action:
        case Action("lay", ((card,),)):
            return _reinforced(state, seat, _laid(side, card), CardLaid(seat, card))
        case Action("nail"):
            sides = _with_side(state.sides, seat, _laid(side, NAILED_DOWN))
            return resolve_fight(replace(state, sides=sides, events=(Emitted(DoorsNailedDown(seat)),)))  # GG-9
        case Action("gangster", ((source,), (to,))):
            change = {ROOMS.index(source): -1, ROOMS.index(to): 1}
            pieces = tuple([number + change.get(index, 0) for index, number in enumerate(state.pieces)])
            carried = CheeseCarried(seat, source, to)
            return _reinforced(replace(state, pieces=pieces), seat, _laid(side, GOUDA_GANGSTER), carried)
        case Action("hole", ((room,),)):
            moved = replace(_laid(side, HOLE), hole=room)
            return _reinforced(state, seat, moved, RatMovedThroughHole(seat, room))
        case _:
            raise AssertionError(action)


def _laid(side: Side, card: str) -> Side:
    return replace(side, hand=without(side.hand, card), up=in_order((*side.up, card)))


def _reinforced(state: GoudaGangster, seat: Seat, side: Side, event: GoudaGangsterEvent) -> GoudaGangster:
    state = replace(state, sides=_with_side(state.sides, seat, side), events=(Emitted(event),))
    return _reinforce_on(state, _after(state, seat))


def _with_side(sides: tuple[Side, ...], seat: Seat, side: Side) -> tuple[Side, ...]:
    return (*sides[:seat], side, *sides[seat + 1 :])


def spy_targets(state: GoudaGangster, seat: Seat) -> list[Seat]:
    """The opponents this seat may spy on: those with a face-down card."""
    return [other for other in state.playing if other != seat and covered(state.sides[other])]
