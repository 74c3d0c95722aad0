"""How everybody at a table is called: people by their own name, bots by the name of their level in a language."""

from cheeseboard.tables.record import Record
from cheeseboard.words import Words


def bot_text(words: Words, bot: str, more: str = "") -> str:
    """A bot by its own words `bot-<id>`, or by those of its kind: a level by its number."""
    kind, _, number = bot.rpartition("-")
    key = f"bot-{bot}" if words.knows(f"bot-{bot}") or not kind else f"bot-{kind}"
    return words.text(key + more, number=number)


def words_at(record: Record, language: str) -> Words:
    """The words of a game with everybody's name at this table."""
    words = Words(language, record.game)
    names = tuple(seated.name or (bot_text(words, seated.bot) if seated.bot else "") for seated in record.seats)
    return Words(language, record.game, names)
