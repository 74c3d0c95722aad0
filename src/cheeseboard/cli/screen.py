"""Output to the terminal: drawings in colour, sentences in the chosen language, and JSON for programs."""

import os
import sys
import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.theme import Theme

from cheeseboard.core import Refusal, Seat
from cheeseboard.games import packages
from cheeseboard.words import LANGUAGES, Words
from cheeseboard.words.table_words import bot_name

# Colours that differ on light and dark backgrounds; pieces also differ by symbol.
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
INVISIBLE_CATEGORIES = {"Cc", "Cf", "Cs", "Zl", "Zp"}  # of Unicode: controls, formats, surrogates, separators
out: Console = Console(theme=_THEME, highlight=False, emoji=False)
err: Console = Console(theme=_THEME, highlight=False, emoji=False, stderr=True)


class Language:
    """The language chosen on the command line, for all later output."""

    chosen = "en"
    game: str | None = None  # its words may explain a refusal


def language_of(locale: str) -> str:
    """The language of a locale such as de_AT.UTF-8, if we have it, else English."""
    return next((language for language in LANGUAGES if locale.lower().startswith(language)), "en")


def set_language(asked: str | None) -> None:
    """Use the language asked for, or the machine's own."""
    language = asked or language_of(os.environ.get("LC_ALL") or os.environ.get("LANG", ""))
    Words(language)
    Language.chosen, Language.game = language, None


def use_words_of(game_id: str) -> None:
    """Explain refusals in the words of this game from now on, if it exists."""
    Language.game = game_id if game_id in packages() else None


def words(game_id: str | None = None, names: Sequence[str] = (), you: Seat | None = None) -> Words:
    """The words of the chosen language, spoken to the seat `you` if somebody reads alone."""
    return Words(Language.chosen, game_id, [strip_invisible(name) for name in names], you)


def shown_names(game_id: str, names: Sequence[str], people: Sequence[Seat] = ()) -> tuple[str, ...]:
    """The names at a table as they are shown: people as they are called, bots and nameless ones in this language."""
    speaker = words(game_id)
    shown = []
    for seat, name in enumerate(names):
        if name == nameless(seat):
            shown.append(speaker.text("web-new-player", number=seat + 1))
        else:
            shown.append(name if seat in people else _shown_bot(speaker, name))
    return tuple(shown)


def nameless(seat: Seat) -> str:
    """How a game file calls somebody who gave no name."""
    return f"Player {seat + 1}"


def _shown_bot(speaker: Words, bot: str) -> str:
    shown = bot_name(speaker, bot)
    return bot if shown.startswith("bot-") else shown


def strip_invisible(text: str) -> str:
    """The text without invisible characters that a terminal obeys: escapes, direction marks, zero-width ones."""
    return "".join(char for char in text if char == "\n" or unicodedata.category(char) not in INVISIBLE_CATEGORIES)


def print_drawing(drawing: str) -> None:
    """Print a drawing with its colours."""
    out.print(strip_invisible(drawing), soft_wrap=True)


def print_text(text: str, style: str = "") -> None:
    """Print a sentence as it is."""
    out.print(strip_invisible(text), style=style, markup=False, soft_wrap=True)


def print_markdown(text: str) -> None:
    """Print a page with headings, lists and tables."""
    out.print(Markdown(strip_invisible(text), hyperlinks=False))


def print_note(text: str) -> None:
    """Print a sentence about the work that begins, where a program does not read it."""
    err.print(strip_invisible(text), style="faint", markup=False, soft_wrap=True)


def print_json(value: Any) -> None:
    """Print a value for a program to read."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def print_refusal(
    refusal: Refusal,
    game_id: str | None = None,
    *,
    names: Sequence[str] = (),
    you: Seat | None = None,
    as_json: bool = False,
) -> None:
    """Print why something was refused and what to do next; for a program with the stable code."""
    text = words(game_id, names, you).refusal_sentence(refusal)
    if as_json:
        params = {
            name: _encodable(value) if isinstance(value, str) else value for name, value in refusal.params.items()
        }
        print_json({"error": refusal.code, "text": _encodable(text), "params": params})
    else:
        err.print(strip_invisible(text), style="bad", markup=False, soft_wrap=True)


def _encodable(text: str) -> str:
    """The text without undecodable bytes of the command line, which JSON cannot hold."""
    return text.encode("utf-8", "replace").decode()


def progress() -> Progress:
    """A progress bar; silent unless stderr is a terminal."""
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
