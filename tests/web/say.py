"""Sentences of the product by their keys: tests find things by what is meant, so that no new wording breaks one."""

import re
from typing import Protocol

from cheeseboard.words import Words

ANY = "□"


class Say(Protocol):
    def __call__(self, key: str, /, **args: int | str) -> str: ...


def speaker(game: str | None = None, *names: str, language: str = "en") -> Say:
    """How a page speaks of a game with these people at the table, or of itself; a key that is not there fails."""
    words = Words(language, game, names)

    def say(key: str, /, **args: int | str) -> str:
        assert words.has(key), f"no sentence {key}"
        return words.text(key, **args)

    return say


say = speaker()


def like(said: str) -> re.Pattern[str]:
    """A sentence in which an argument was ANY, whatever stands there."""
    return re.compile(re.escape(said).replace(re.escape(ANY), ".+"))


def plain(said: str) -> str:
    """A sentence without the rulings it names, which boards show as links."""
    return re.sub(r" \([^)]*\)", "", said)
