"""Arguments that several verbs have, and game files."""

from pathlib import Path
from typing import Annotated

import typer

from cheeseboard.cli import screen
from cheeseboard.core.gamefile import GameFile
from cheeseboard.library import loading

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `cheeseboard games` lists them.")]
OptionTexts = Annotated[
    list[str],
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game. Repeat it for more options."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
FilePath = Annotated[Path, typer.Argument(metavar="FILE", help="A game file.")]


def read_game_file(path: Path) -> GameFile:
    """A game file from disk."""
    file = loading.read_game_file(path)
    screen.use_words_of(file["Game"])
    return file
