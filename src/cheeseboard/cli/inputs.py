"""Arguments that several verbs have, and game files."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from cheeseboard.cli import screen
from cheeseboard.core.gamefile import GameFile, parse_file
from cheeseboard.library.files import read_text

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `cheeseboard games` lists them.")]
OptionTexts = Annotated[
    list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given again.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Answer as JSON, for a program to read.")]
FilePath = Annotated[Path, typer.Argument(metavar="FILE", help="A game file.")]


def read_game_file(path: Path) -> GameFile:
    """A game file from disk."""
    file = parse_file(read_text(path))
    screen.use_words_of(file["Game"])
    return file


def fresh_seed() -> bytes:
    """A seed from the system's random source: here, at the edge, and nowhere deeper."""
    return secrets.token_bytes(32)
