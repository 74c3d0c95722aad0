"""Names at a table: people by their own name, bots by one that the table's id and their seat choose.

The names of bots are only shown: record, game file and protocol keep the bot's id.
"""

from collections.abc import Sequence

from cheeseboard.core import Seat
from cheeseboard.tables.record import TableRecord
from cheeseboard.words import LANGUAGES, Words


def bot_name(words: Words, bot: str, suffix: str = "") -> str:
    """The name of a bot: its own words `bot-<id>`, or those of its kind with its number."""
    kind, _, number = bot.rpartition("-")
    key = f"bot-{bot}" if words.has(f"bot-{bot}") or not kind else f"bot-{kind}"
    return words.text(key + suffix, number=number)


def names_for_bots(
    choices: Sequence[str], table_id: str, people: Sequence[str], places: Sequence[Seat] = ()
) -> tuple[str, ...]:
    """A name for a bot in each seat, the same in every process and on every screen, no two alike.

    `people` are the names at the table by seat; none of them is given to a bot. In a rematch the id is that of the
    first game, and `places` says where everybody sat there. The web client chooses the same way.
    """
    start, seats, taken = _fnv1a(table_id), len(people), {name.casefold() for name in people if name}
    names = []
    for place in places or range(seats):
        tries = [choices[(start + place + seats * number) % len(choices)] for number in range(len(choices) // seats)]
        names.append(next((name for name in tries if name.casefold() not in taken), tries[0]))
    return tuple(names)


def _fnv1a(text: str) -> int:
    """The FNV-1a hash in 32 bits."""
    value = 0x811C9DC5
    for byte in text.encode():
        value = ((value ^ byte) * 0x01000193) % 2**32
    return value


def words_for_table(record: TableRecord, language: str, you: Seat | None = None) -> Words:
    """The words of a table's game with the names of its seats, spoken to the seat `you`."""
    choices = Words(language).text("bot-names").split(", ")
    seats, is_rematch = record.seats, bool(record.seats[0].first_table)
    places = [seat.first_seat for seat in seats] if is_rematch else ()
    bots = names_for_bots(choices, seats[0].first_table or record.id, [seat.name for seat in seats], places)
    names = tuple(seat.name or (bots[number] if seat.bot else "") for number, seat in enumerate(seats))
    return Words(language, record.game, names, you)


class Translations:
    """All languages, as the protocol's port asks for them."""

    languages = LANGUAGES

    def words(self, language: str, record: TableRecord | None = None, you: Seat | None = None) -> Words:
        """The words of a table, or those that belong to no game."""
        return words_for_table(record, language, you) if record else Words(language)
