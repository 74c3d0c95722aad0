"""Arguments that several verbs have, game files and scoresheets."""

from pathlib import Path
from typing import Annotated

import typer

from cheeseboard.cli import screen
from cheeseboard.core import Unknown
from cheeseboard.core.gamefile import GameFile, parse_file
from cheeseboard.core.history import History
from cheeseboard.core.kit import Scoresheet
from cheeseboard.games import find_kit
from cheeseboard.library import loading
from cheeseboard.library.knowledge import history_of

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


def is_game_file(text: str) -> bool:
    """Whether this is the text of a game file, and not of a scoresheet."""
    return text.startswith("[Game ")


def read_history(text: str, game_id: str) -> History:
    """A whole game from the text of a game file, or of a scoresheet of this game."""
    if is_game_file(text):
        file = parse_file(text)
        screen.use_words_of(file["Game"])
        return history_of(loading.replayed(file))
    screen.use_words_of(game_id)
    scoresheet = find_scoresheet(game_id)
    return scoresheet.history_of(scoresheet.read_scoresheet(text))


def find_scoresheet(game_id: str) -> Scoresheet:
    """How scoresheets of this game are written, or a refusal."""
    scoresheet = find_kit(game_id).scoresheet
    if scoresheet is None:
        raise Unknown("no-scores", game=game_id)
    return scoresheet
