"""The terminal: colours for the marks in drawings, words in the person's language, and answers for programs."""

import os
import sys
import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text
from rich.theme import Theme

from cheeseboard.core import Refusal
from cheeseboard.games import packages
from cheeseboard.words import LANGUAGES, Words

# Colours that stay apart on light and dark ground; every drawing also differs by symbol.
_THEME = Theme(
    {
        "seat-0": "bold bright_blue",
        "seat-1": "bold bright_red",
        "seat-2": "bold green",
        "seat-3": "bold magenta",
        "seat-4": "bold yellow",
        "seat-5": "bold cyan",
        "barrier": "bold yellow",
        "faint": "bright_black",
        "strong": "bold",
        "good": "green",
        "bad": "red",
    }
)
UNSEEN = {"Cc", "Cf", "Cs", "Zl", "Zp"}  # Unicode's kinds of signs that have no picture
out = Console(theme=_THEME, highlight=False, emoji=False)
err = Console(theme=_THEME, highlight=False, emoji=False, stderr=True)


class Language:
    """The language chosen on the command line, for everything that is said afterwards."""

    chosen = "en"
    game: str | None = None  # the game spoken of, whose words may explain a refusal


def language_of(environment: str) -> str:
    """The language a machine is set to, if it is one of ours."""
    return next((language for language in LANGUAGES if environment.lower().startswith(language)), "en")


def set_language(asked: str | None) -> None:
    """Take the language asked for, or the machine's own."""
    language = asked or language_of(os.environ.get("LC_ALL") or os.environ.get("LANG", ""))
    Words(language)
    Language.chosen, Language.game = language, None


def speak_of(game_id: str) -> None:
    """Explain refusals from now on in the words of this game, if there is one of that name."""
    Language.game = game_id if game_id in packages() else None


def words(game_id: str | None = None, names: Sequence[str] = ()) -> Words:
    """The words of the chosen language."""
    return Words(Language.chosen, game_id, [shown(name) for name in names])


def shown(text: str) -> str:
    """The text without signs that nobody sees but a terminal obeys: escapes, turned writing, nothing of no width."""
    return "".join(sign for sign in text if sign == "\n" or unicodedata.category(sign) not in UNSEEN)


def draw(drawing: str) -> None:
    """Print a drawing with its colours."""
    out.print(shown(drawing), soft_wrap=True)


def say(text: str, style: str = "") -> None:
    """Print a sentence as it is."""
    out.print(shown(text), style=style, markup=False, soft_wrap=True)


def answer(value: Any) -> None:
    """Print a value for a program to read."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def refuse(refusal: Refusal, game_id: str | None = None, *, names: Sequence[str] = (), as_json: bool = False) -> None:
    """Say what cannot be done, with the stable code."""
    text = words(game_id, names).refuse(refusal)
    if as_json:
        facts = {name: _printable(fact) if isinstance(fact, str) else fact for name, fact in refusal.params.items()}
        answer({"error": refusal.code, "text": _printable(text), "facts": facts})
    else:
        err.print(Text(f"{shown(text)} ").append(f"({refusal.code})", "faint"), soft_wrap=True)


def _printable(text: str) -> str:
    """Bytes of a command line that are no UTF-8 cannot go into JSON."""
    return text.encode("utf-8", "replace").decode()


def progress() -> Progress:
    """A bar for long work; silent where nobody watches."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )
