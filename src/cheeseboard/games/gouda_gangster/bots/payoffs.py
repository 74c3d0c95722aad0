"""Payoffs of phase 3: the win probability that each sneak of one hand leaves, against fixed sneaks of the others."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gangster.bots.round_value import RoundValue, hand_log_odds
from cheeseboard.games.gouda_gangster.cards import CHEESE, ROOMS, STRENGTH, TRAP

TRAP_BONUS_LOG_ODDS = 0.1  # of a trap lying face down: a spy may turn it over
RADIX = 32  # of a fight key: more than any weapon's strength
TIEBREAK_WEAPONS = 12  # weapons compared when the strengths are equal

Sneak = tuple[str, tuple[str, ...]]  # a room and the cards laid there


class EncodedSneak(NamedTuple):
    """A sneak as numbers, so that thousands of fights can be computed."""

    room: int  # index in ROOMS
    cheese: int  # cheese cards laid
    fight_key: int  # compares like `fight.FightKey`
    hand_odds: float  # factor that the cards kept add to the odds of winning
    reinforcement: int = 0  # added to `fight_key` by an average weapon of those kept, in phase 5


def encode_sneaks(hand: tuple[str, ...], sneaks: Sequence[Sneak]) -> list[EncodedSneak]:
    """These sneaks of this hand, encoded."""
    return [
        EncodedSneak(
            ROOMS.index(room),
            cards.count(CHEESE),
            _fight_key(cards),
            exp(hand_log_odds(hand) - hand_log_odds(cards) + TRAP_BONUS_LOG_ODDS * cards.count(TRAP)),
            _reinforcement(hand, cards),
        )
        for room, cards in sneaks
    ]


def payoffs(
    round_value: RoundValue,
    pieces: Sequence[int],
    seat: Seat,
    own: Sequence[EncodedSneak],
    others: Mapping[Seat, EncodedSneak],
) -> list[float]:
    """The seat's win probability after each of its own sneaks, if the others sneak like this."""
    rats: list[list[tuple[int, int]]] = [[] for _ in ROOMS]  # by room: fight key and seat bit of each other rat
    cheese, others_odds = list(pieces), []
    for other, sneak in others.items():
        rats[sneak.room].append((sneak.fight_key, 1 << other))
        cheese[sneak.room] += sneak.cheese
        others_odds.append((other, sneak.hand_odds))
    keys = [sorted([key for key, _ in there]) for there in rats]
    winners_without = [_winners(there, number) for there, number in zip(rats, cheese, strict=True)]
    cache: dict[tuple[int, int, int], tuple[float, float]] = {}
    values = []
    for room, more, key, hand_odds, _ in own:
        there = keys[room]
        # Sneaks that bring the same cheese and stand between the same rivals have the same winners.
        rank = bisect_left(there, key) + bisect_right(there, key) if there else 0
        found = cache.get((room, more, rank))
        if found is None:
            here = _winners([*rats[room], (key, 1 << seat)], cheese[room] + more)
            is_decided, odds = round_value.after(sum(winners_without) - winners_without[room] + here)
            rest = 0.0 if is_decided else sum([odds[other] * factor for other, factor in others_odds])
            found = cache[room, more, rank] = odds[seat], rest
        value, rest = found
        if rest:
            value *= hand_odds
            value /= value + rest
        values.append(value)
    return values


def _winners(rats: Sequence[tuple[int, int]], cheese: int) -> int:
    """Bit mask of the rats in one room that get cheese (GG-13 … GG-16)."""
    if not cheese or not rats:
        return 0
    if len(rats) == 1:
        return rats[0][1]
    last_to_win = sorted([key for key, _ in rats])[-cheese] if cheese < len(rats) else 0
    return sum([bit for key, bit in rats if key >= last_to_win])


@lru_cache(maxsize=20_000)
def _fight_key(cards: tuple[str, ...]) -> int:
    """`fight.FightKey` as one number: the strength, then weapon by weapon, the strongest first (GG-14)."""
    weapons = sorted([STRENGTH[card] for card in cards if card in STRENGTH], reverse=True)
    key = sum(weapons)
    for index in range(TIEBREAK_WEAPONS):
        key = key * RADIX + (weapons[index] if index < len(weapons) else 0)
    return key


@lru_cache(maxsize=20_000)
def _reinforcement(hand: tuple[str, ...], cards: tuple[str, ...]) -> int:
    """What an average weapon of those kept would add to the fight key."""
    weapons = [sum(card in STRENGTH for card in some) for some in (hand, cards)]
    strengths = [sum(STRENGTH.get(card, 0) for card in some) for some in (hand, cards)]
    kept = weapons[0] - weapons[1]
    return (strengths[0] - strengths[1]) // kept * RADIX**TIEBREAK_WEAPONS if kept else 0
