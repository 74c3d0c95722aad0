"""Parses what people write on the command line: options of a game, game files."""

import secrets
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from msgspec import Struct

from cheeseboard.cli import screen
from cheeseboard.core import AnyGame, BadOptions
from cheeseboard.core.gamefile import GameFile, parse_file
from cheeseboard.core.options import read_options
from cheeseboard.library.files import read_text

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `cheeseboard games` lists them.")]
OptionTexts = Annotated[
    list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given again.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Answer as JSON, for a program to read.")]
FilePath = Annotated[Path, typer.Argument(metavar="FILE", help="A game file.")]


def game_options(game: AnyGame, texts: list[str]) -> Struct:
    """The options from texts such as size=5 or barriers=[10,8]."""
    given: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions("option-form", text=text[:40])
        given[name] = _value(value)
    return read_options(game, given)


def _value(text: str) -> object:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return text


def read_game_file(path: Path) -> GameFile:
    """A game file from disk."""
    file = parse_file(read_text(path))
    screen.use_words_of(file["Game"])
    return file


def fresh_seed() -> bytes:
    """A seed from the system's random source: here, at the edge, and nowhere deeper."""
    return secrets.token_bytes(32)
