"""Why an action is not on the menu: a code and its ruling. A reason uses only what the asking seat may know."""

from cheeseboard.core import Action, Illegal, Seat
from cheeseboard.games.gouda_gangster.cards import (
    ACTION_CARDS,
    CARD_VERBS,
    CHEESE,
    COPIES,
    ROOMS,
    TRAP,
)
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Phase, room_of

_PHASE_OF = {
    "sneak": Phase.SNEAK,
    "spy": Phase.SPY,
    "lay": Phase.REINFORCE,
    "nail": Phase.REINFORCE,
    "gangster": Phase.REINFORCE,
    "hole": Phase.REINFORCE,
    "pass": Phase.REINFORCE,
}
_CARD_OF = {verb: card for card, verb in CARD_VERBS.items()}


def why_not(state: GoudaGangster, seat: Seat, action: Action) -> Illegal:
    """The reason why this action is not on the menu of a seat that is asked."""
    if action.verb not in _PHASE_OF:
        return _no_such_action(action)
    if _PHASE_OF[action.verb] is not state.phase:
        return Illegal("other-phase", verb=action.verb, phase=state.phase.value)
    match action:
        case Action("sneak", ((room,), cards)) if room in ROOMS:
            return _why_not_sneak(state, seat, cards, action)
        case Action("spy", ((word,),)) if word.isascii() and word.isdigit() and len(word) == 1:
            return _why_not_spy(state, seat, int(word), action)
        case Action("lay", ((card,),)) if card in COPIES:
            return _why_not_lay(state, seat, card)
        case Action("nail", ()):
            return Illegal("not-in-hand", card=_CARD_OF["nail"])
        case Action("gangster", ((source,), (to,))) if source in ROOMS and to in ROOMS:
            return _why_not_gangster(state, seat, source, to)
        case Action("hole", ((room,),)) if room in ROOMS:
            if _CARD_OF["hole"] not in state.sides[seat].hand:
                return Illegal("not-in-hand", card=_CARD_OF["hole"])
            return Illegal("same-room", ruling="GG-11", room=room_of(state.sides[seat]))
        case _:
            return _no_such_action(action)


def _no_such_action(action: Action) -> Illegal:
    return Illegal("no-such-action", action=str(action)[:60])


def _why_not_sneak(state: GoudaGangster, seat: Seat, cards: tuple[str, ...], action: Action) -> Illegal:
    hand = state.sides[seat].hand
    for card in cards:
        if card not in COPIES:
            return _no_such_action(action)
        if card in ACTION_CARDS:
            return Illegal("action-card-later", card=card)
        if cards.count(card) > hand.count(card):
            return Illegal("not-in-hand", card=card)
    return Illegal("no-cheese-in-final", ruling="GG-20")


def _why_not_spy(state: GoudaGangster, seat: Seat, target: Seat, action: Action) -> Illegal:
    if target >= len(state.sides):
        return _no_such_action(action)
    if target == seat:
        return Illegal("spy-on-others")
    if target not in state.playing:
        return Illegal("not-playing", who=target)
    return Illegal("all-face-up", ruling="GG-6", who=target)


def _why_not_lay(state: GoudaGangster, seat: Seat, card: str) -> Illegal:
    if card == TRAP:
        return Illegal("trap-too-late", ruling="GG-7")
    if card in ACTION_CARDS:
        verb = next(verb for verb, own in _CARD_OF.items() if own == card)
        return Illegal("has-its-own-verb", card=card, verb=verb)
    if card not in state.sides[seat].hand:
        return Illegal("not-in-hand", card=card)
    assert card == CHEESE
    assert state.finals
    return Illegal("no-cheese-in-final", ruling="GG-20")


def _why_not_gangster(state: GoudaGangster, seat: Seat, source: str, to: str) -> Illegal:
    if _CARD_OF["gangster"] not in state.sides[seat].hand:
        return Illegal("not-in-hand", card=_CARD_OF["gangster"])
    if source == to:
        return Illegal("to-another-room", ruling="GG-10")
    return Illegal("no-piece-there", ruling="GG-10", room=source)
