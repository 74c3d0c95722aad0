"""Phase 6: how strong a rat is and which rats of a room get cheese. It knows no turn and no end of a game."""

from collections.abc import Sequence
from typing import NamedTuple

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gangster.cards import CHEESE, ROOMS, STRENGTH
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Side, room_of

TRAP_HURTS = 10  # GG-7


class FightKey(NamedTuple):
    """What decides between rats: strength, then the greatest weapon, then the next (GG-14)."""

    strength: int
    weapons: tuple[int, ...]  # printed strengths, the greatest first; a missing one is lower than any


class RoomFight(NamedTuple):
    """What happened in one room: its cheese, the rats in it, and those who got some."""

    room: str
    cheese: int
    rats: tuple[Seat, ...]
    winners: tuple[Seat, ...]


def fight_key(side: Side) -> FightKey:
    """How this rat fights, with all that lies before it."""
    weapons = sorted([STRENGTH[card] for card in side.down + side.up if card in STRENGTH], reverse=True)
    return FightKey(sum(weapons) - TRAP_HURTS * side.hurt, tuple(weapons))


def cheese_cards(side: Side) -> int:
    """The cheese this rat brings along."""
    return side.down.count(CHEESE) + side.up.count(CHEESE)


def winning(mights: Sequence[FightKey], cheese: int) -> list[bool]:
    """GG-13 … GG-16: a rat wins when fewer than `cheese` rats of its room are strictly ahead of it.

    >>> winning([FightKey(21, (16, 5)), FightKey(21, (15, 6))], 1)
    [True, False]
    """
    if len(mights) <= cheese:
        return [True] * len(mights)
    if not cheese:
        return [False] * len(mights)
    last_to_win = sorted(mights, reverse=True)[cheese - 1]
    return [own >= last_to_win for own in mights]  # GG-15: also all who are level with the last


def room_fights(state: GoudaGangster) -> list[RoomFight]:
    """The fight in every room that has rats in it."""
    fought = []
    for room, pieces in zip(ROOMS, state.pieces, strict=True):
        rats = [seat for seat in state.playing if room_of(state.sides[seat]) == room]
        if rats:
            cheese = pieces + sum([cheese_cards(state.sides[seat]) for seat in rats])
            won = winning([fight_key(state.sides[seat]) for seat in rats], cheese)
            winners = tuple([seat for seat, wins in zip(rats, won, strict=True) if wins])
            fought.append(RoomFight(room, cheese, tuple(rats), winners))
    return fought
