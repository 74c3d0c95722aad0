"""A view in sentences, enough to play without seeing the drawing."""

from collections.abc import Iterable

from cheeseboard.core import CHANCE, Seat, Sentence, sentence
from cheeseboard.games.gouda_gangster.cards import ROOMS
from cheeseboard.games.gouda_gangster.state import Phase
from cheeseboard.games.gouda_gangster.view import SideView, View


def describe(view: View) -> tuple[Sentence, ...]:
    """The round, the rooms, everybody's rats and cards, one's own cards, and who decides what."""
    sentences = [*_round(view), *_rooms(view)]
    for seat, side in enumerate(view.sides):
        sentences += _side(view, seat, side)
    sentences.append(sentence("tell-pile", number=view.stock))
    if view.discard:
        sentences.append(sentence("tell-discard", number=len(view.discard), cards="+".join(view.discard)))
    for seat, side in enumerate(view.sides):
        sentences += _own_cards(seat, side)
    return (*sentences, _asked(view))


def _round(view: View) -> list[Sentence]:
    if view.king == CHANCE:
        return []
    sentences = [sentence("tell-round", number=view.round, who=view.king)]
    if view.finals and not view.end:
        sentences.append(sentence("tell-final", number=view.finals, who=_joined(view.playing)))
    return sentences


def _rooms(view: View) -> list[Sentence]:
    filled = [(room, number) for room, number in zip(ROOMS, view.pieces, strict=True) if number]
    return [sentence("tell-pieces", room=room, number=number) for room, number in filled] or [
        sentence("tell-no-pieces")
    ]


def _side(view: View, seat: Seat, side: SideView) -> list[Sentence]:
    if side.out:
        return [sentence("tell-out", who=seat, round=side.out)]
    key = "tell-lives" if view.options.goal == "last-rat" else "tell-rats"
    sentences = [sentence(key, who=seat, rats=side.rats, cards=side.cards)]
    if side.covered:
        sentences.append(sentence("tell-covered", who=seat, number=side.covered))
    if side.hole:
        sentences.append(sentence("tell-hole", who=seat, room=side.hole))
        if side.room:
            sentences.append(sentence("tell-old-room", who=seat, room=side.room))
    elif side.room:
        sentences.append(sentence("tell-room", who=seat, room=side.room))
    if side.up:
        sentences.append(sentence("tell-up", who=seat, cards="+".join(side.up)))
    if side.hurt:
        sentences.append(sentence("tell-hurt", who=seat))
    if side.up or side.hurt:
        key = "tell-own-strength" if side.own else "tell-strength"
        sentences.append(sentence(key, who=seat, strength=side.strength))
    return sentences


def _own_cards(seat: Seat, side: SideView) -> list[Sentence]:
    """What only this seat knows: last, where it is easy to find."""
    if not side.own:
        return []
    hand, down = side.own.hand, side.own.down
    in_hand = sentence("tell-hand", who=seat, cards="+".join(hand)) if hand else sentence("tell-hand-empty", who=seat)
    sentences = [in_hand]
    if side.own.room and not side.room:
        key = "tell-own-old-room" if side.hole else "tell-own-room"
        sentences.append(sentence(key, who=seat, room=side.own.room))
    if down:
        sentences.append(sentence("tell-own-down", who=seat, cards="+".join(down)))
    return sentences


def _asked(view: View) -> Sentence:
    match view.phase:
        case Phase.OVER:
            return sentence(f"tell-over-{view.end}", who=_joined(view.winners))
        case Phase.SNEAK:
            waiting = [seat for seat in view.playing if not view.sides[seat].ready]
            return sentence("tell-phase-sneak", who=_joined(waiting))
        case Phase.TURN:
            return sentence("tell-phase-turn", who=view.to_act, whom=view.target)
        case Phase.DRAW:
            return sentence("tell-phase-draw", who=view.to_act, number=view.left)
        case Phase.RAIN:
            return sentence("tell-phase-rain", number=view.left)
        case Phase.FIRST:
            return sentence("tell-phase-first")
        case Phase.SPY | Phase.REINFORCE:
            return sentence(f"tell-phase-{view.phase.value}", who=view.to_act)


def _joined(seats: Iterable[Seat]) -> str:
    return "+".join(map(str, seats))
