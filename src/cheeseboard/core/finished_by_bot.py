"""Whose game was finished by a bot: found in the rows of the log, so that a game file says it, too."""

from collections.abc import Iterable

from cheeseboard.core.history import Row
from cheeseboard.core.seats import TABLE, Seat

BOTS_SHARE = 3  # one in so many decisions of a seat, or its last


def finished_by_bot(rows: Iterable[Row]) -> frozenset[Seat]:
    """The seats for which a stand-in made a third of the decisions or more, or the last: their owner has not won."""
    replaced: set[Seat] = set()
    by_bot: dict[Seat, list[bool]] = {}  # for each decision of a seat: whether a stand-in made it
    for row in rows:
        if row.seat >= 0:
            by_bot.setdefault(row.seat, []).append(row.seat in replaced)
        elif row.seat == TABLE and row.action.verb == "bot":
            replaced.add(int(row.action.word))
        elif row.seat == TABLE and row.action.verb == "human":
            replaced.discard(int(row.action.word))
    return frozenset(seat for seat, made in by_bot.items() if made[-1] or 0 < len(made) <= BOTS_SHARE * sum(made))
