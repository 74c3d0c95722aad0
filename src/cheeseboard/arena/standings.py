"""The results of a match: shares of wins with their intervals, by bot and by role."""

import math
from collections.abc import Iterable, Sequence

from msgspec import Struct

from cheeseboard.core import Role, Seat
from cheeseboard.core.playout import win_shares

NORMAL_95 = 1.959964
Ended = tuple[int, Sequence[int]]  # the number of a game in its match, and its ranks


class Standing(Struct, frozen=True, omit_defaults=True):
    """A bot's games, first places alone and shared, and its share of wins with the 95 % interval."""

    bot: str
    games: int
    first: int
    shared: int
    score: float
    low: float
    high: float
    role: str = ""  # empty: all roles together


def bot_in(seat: Seat, number: int, seats: int) -> int:
    """The index of the bot in this seat in this game: every bot plays every seat equally often."""
    return (seat + number) % seats


def seat_of(bot: int, number: int, seats: int) -> Seat:
    """The seat of this bot in this game."""
    return (bot - number) % seats


def standings(
    bots: Sequence[str], results: Sequence[Ended], roles: Sequence[Role] = (), different: float = 1.0
) -> list[Standing]:
    """The standings of a match; a first place shared by n teams counts 1/n. Without roles all play alone.

    `different` is the share of games that repeat no other: a game that is played again makes no interval narrower.
    """
    return [_standing(name, _shares(bot, len(bots), results, roles), different) for bot, name in enumerate(bots)]


def standings_by_role(
    bots: Sequence[str], results: Sequence[Ended], roles: Sequence[Role], different: float = 1.0
) -> list[Standing]:
    """The standings of each bot in every role it played."""
    rows = []
    for bot, name in enumerate(bots):
        for role in dict.fromkeys(role.name for role in roles):
            in_role = [
                (number, ranks) for number, ranks in results if roles[seat_of(bot, number, len(bots))].name == role
            ]
            if in_role:
                rows.append(_standing(name, _shares(bot, len(bots), in_role, roles), different, role))
    return rows


def _shares(bot: int, seats: int, results: Iterable[Ended], roles: Sequence[Role]) -> list[float]:
    return [float(win_shares(ranks, roles)[seat_of(bot, number, seats)]) for number, ranks in results]


def _standing(name: str, shares: Sequence[float], different: float, role: str = "") -> Standing:
    counted = max(1, round(len(shares) * different))
    low, high = interval(sum(shares) * counted / len(shares), counted)
    first = sum(share == 1 for share in shares)
    shared = sum(0 < share < 1 for share in shares)
    return Standing(name, len(shares), first, shared, sum(shares) / len(shares), low, high, role)


def interval(points: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share.

    >>> [round(end, 3) for end in interval(50, 100)]
    [0.404, 0.596]
    """
    share, z2 = points / games, NORMAL_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = NORMAL_95 / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games**2))
    return max(0.0, round(middle - reach, 12)), min(1.0, round(middle + reach, 12))
