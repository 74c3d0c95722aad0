"""Fighting out every way to sneak in of one hand against what the others have laid, by the chance to win it leaves."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gangster.bots.round_value import RoundValue, hand_log_odds
from cheeseboard.games.gouda_gangster.cards import CHEESE, ROOMS, STRENGTH, TRAP

TRAP_BONUS_LOG_ODDS = 0.1  # in the logarithm of odds: somebody may turn it over
DIGIT = 32  # more than any weapon's strength
LEVEL_WEAPONS = 12  # are compared when strengths are level

Laid = tuple[str, tuple[str, ...]]  # a room and the cards that go there


class EncodedSneak(NamedTuple):
    """One way to sneak in, as numbers to fight with."""

    room: int
    cheese: int  # brought along
    might: int
    hand_odds: float  # the odds that the cards kept are worth
    later: int = 0  # might of a weapon it may still add in phase 5


def encode_sneaks(hand: tuple[str, ...], laid: Sequence[Laid]) -> list[EncodedSneak]:
    """What somebody with this hand may lay."""
    return [
        EncodedSneak(
            ROOMS.index(room),
            cards.count(CHEESE),
            _might(cards),
            exp(hand_log_odds(hand) - hand_log_odds(cards) + TRAP_BONUS_LOG_ODDS * cards.count(TRAP)),
            _later(hand, cards),
        )
        for room, cards in laid
    ]


def payoffs(
    outlook: RoundValue,
    pieces: Sequence[int],
    seat: Seat,
    own: Sequence[EncodedSneak],
    others: Mapping[Seat, EncodedSneak],
) -> list[float]:
    """What each of its own ways leaves to this seat if the others lay theirs."""
    rats: list[list[tuple[int, int]]] = [[] for _ in ROOMS]
    cheese, keeps = list(pieces), []
    for other, (room, more, might, keep, _) in others.items():
        rats[room].append((might, 1 << other))
        cheese[room] += more
        keeps.append((other, keep))
    mights = [sorted([might for might, _ in there]) for there in rats]
    won = [_winners(there, number) for there, number in zip(rats, cheese, strict=True)]
    known: dict[tuple[int, int, int], tuple[float, float]] = {}
    values = []
    for room, more, might, keep, _ in own:
        there = mights[room]
        rank = bisect_left(there, might) + bisect_right(there, might) if there else 0  # like ranks win alike
        found = known.get((room, more, rank))
        if found is None:
            winners = sum(won) - won[room] + _winners([*rats[room], (might, 1 << seat)], cheese[room] + more)
            is_decided, odds = outlook.after(winners)
            rest = 0.0 if is_decided else sum([odds[other] * their for other, their in keeps])
            found = known[room, more, rank] = odds[seat], rest
        share, rest = found
        if rest:
            share *= keep
            share /= share + rest
        values.append(share)
    return values


def _winners(rats: Sequence[tuple[int, int]], cheese: int) -> int:
    """The bits of those rats of a room that get cheese (GG-13 … GG-16)."""
    if not cheese or not rats:
        return 0
    if len(rats) == 1:
        return rats[0][1]
    last_to_win = sorted([might for might, _ in rats])[-cheese] if cheese < len(rats) else 0
    return sum([bit for might, bit in rats if might >= last_to_win])


@lru_cache(maxsize=20_000)
def _might(cards: tuple[str, ...]) -> int:
    """What decides between rats as one number: the strength, then weapon by weapon, the greatest first (GG-14)."""
    weapons = sorted([STRENGTH[card] for card in cards if card in STRENGTH], reverse=True)
    might = sum(weapons)
    for index in range(LEVEL_WEAPONS):
        might = might * DIGIT + (weapons[index] if index < len(weapons) else 0)
    return might


@lru_cache(maxsize=20_000)
def _later(hand: tuple[str, ...], cards: tuple[str, ...]) -> int:
    """What a usual weapon of those kept would add."""
    weapons = [sum(card in STRENGTH for card in some) for some in (hand, cards)]
    strengths = [sum(STRENGTH.get(card, 0) for card in some) for some in (hand, cards)]
    number = weapons[0] - weapons[1]
    return (strengths[0] - strengths[1]) // number * DIGIT**LEVEL_WEAPONS if number else 0
