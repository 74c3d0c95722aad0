"""How everybody at a table is called: people by their own name, bots by the name of their level in a language."""

from cheeseboard.tables.record import TableRecord
from cheeseboard.words import LANGUAGES, Words


def bot_name(words: Words, bot: str, more: str = "") -> str:
    """A bot by its own words `bot-<id>`, or by those of its kind: a level by its number."""
    kind, _, number = bot.rpartition("-")
    key = f"bot-{bot}" if words.has(f"bot-{bot}") or not kind else f"bot-{kind}"
    return words.text(key + more, number=number)


def words_for_table(record: TableRecord, language: str) -> Words:
    """The words of a game with everybody's name at this table."""
    words = Words(language, record.game)
    names = tuple(seated.name or (bot_name(words, seated.bot) if seated.bot else "") for seated in record.seats)
    return Words(language, record.game, names)


class Translations:
    """All our languages, as the protocol wants them."""

    languages = LANGUAGES

    def words(self, language: str, record: TableRecord | None = None) -> Words:
        """The words of a table's game and its people, or of no game."""
        return words_for_table(record, language) if record else Words(language)
