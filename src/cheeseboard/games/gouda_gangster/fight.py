"""Phase 6: how strong a rat is and which rats of a room get cheese. It knows no turn and no end of the game."""

from collections.abc import Sequence
from typing import NamedTuple

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gangster.cards import CHEESE, ROOMS, STRENGTH
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Side, room_of

TRAP_HURTS = 10  # GG-7


class FightKey(NamedTuple):
    """Sort key of a rat in a fight: strength, then the strongest weapon, then the next (GG-14)."""

    strength: int
    weapons: tuple[int, ...]  # printed strengths, the strongest first; a missing one is lower than any


class RoomFight(NamedTuple):
    """The fight in one room: its cheese, the rats in it, and those that get cheese."""

    room: str
    cheese: int
    rats: tuple[Seat, ...]
    winners: tuple[Seat, ...]


def fight_key(side: Side) -> FightKey:
    """The sort key of this rat, with all its cards counted."""
    weapons = sorted([STRENGTH[card] for card in side.down + side.up if card in STRENGTH], reverse=True)
    return FightKey(sum(weapons) - TRAP_HURTS * side.hurt, tuple(weapons))


def cheese_cards(side: Side) -> int:
    """How many cheese cards this rat has laid."""
    return side.down.count(CHEESE) + side.up.count(CHEESE)


def winning(keys: Sequence[FightKey], cheese: int) -> list[bool]:
    """GG-13 … GG-16: a rat wins when fewer than `cheese` rats of its room are strictly ahead of it.

    >>> winning([FightKey(21, (16, 5)), FightKey(21, (15, 6))], 1)
    [True, False]
    """
    if len(keys) <= cheese:
        return [True] * len(keys)
    if not cheese:
        return [False] * len(keys)
    last_to_win = sorted(keys, reverse=True)[cheese - 1]
    return [own >= last_to_win for own in keys]  # GG-15: also all that are tied with the last


def room_fights(state: GoudaGangster) -> list[RoomFight]:
    """The fights of this round, one for each room with rats in it."""
    fights = []
    for room, pieces in zip(ROOMS, state.pieces, strict=True):
        rats = [seat for seat in state.playing if room_of(state.sides[seat]) == room]
        if rats:
            cheese = pieces + sum([cheese_cards(state.sides[seat]) for seat in rats])
            won = winning([fight_key(state.sides[seat]) for seat in rats], cheese)
            winners = tuple([seat for seat, wins in zip(rats, won, strict=True) if wins])
            fights.append(RoomFight(room, cheese, tuple(rats), winners))
    return fights
