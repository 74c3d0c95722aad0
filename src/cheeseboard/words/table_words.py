"""Names at a table: people by their own name, bots by the name of their level in a language."""

from cheeseboard.tables.record import TableRecord
from cheeseboard.words import LANGUAGES, Words


def bot_name(words: Words, bot: str, suffix: str = "") -> str:
    """The name of a bot: its own words `bot-<id>`, or those of its kind with its number."""
    kind, _, number = bot.rpartition("-")
    key = f"bot-{bot}" if words.has(f"bot-{bot}") or not kind else f"bot-{kind}"
    return words.text(key + suffix, number=number)


def words_for_table(record: TableRecord, language: str) -> Words:
    """The words of a table's game with the names of its seats."""
    words = Words(language, record.game)
    names = tuple(seat.name or (bot_name(words, seat.bot) if seat.bot else "") for seat in record.seats)
    return Words(language, record.game, names)


class Translations:
    """All languages, as the protocol's port asks for them."""

    languages = LANGUAGES

    def words(self, language: str, record: TableRecord | None = None) -> Words:
        """The words of a table, or those that belong to no game."""
        return words_for_table(record, language) if record else Words(language)
