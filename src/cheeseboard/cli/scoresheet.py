"""`cheeseboard score`: write a game file as a scoresheet, or a scoresheet as a game file."""

from pathlib import Path
from typing import Annotated

import typer

from cheeseboard.cli import screen
from cheeseboard.cli.inputs import FilePath, find_scoresheet, is_game_file, read_history
from cheeseboard.cli.local_game import save_imported
from cheeseboard.library.files import read_text


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("score")(convert_scoresheet)


def convert_scoresheet(
    path: FilePath,
    game_id: Annotated[str, typer.Option("--game", help="Which game a scoresheet is of.")] = "quoridor",
    save: Annotated[Path | None, typer.Option(metavar="OUT", help="Save the game from a scoresheet here.")] = None,
) -> None:
    """Print a game file as a scoresheet, or turn a scoresheet into a game file.

    Example: `cheeseboard score evening.game > evening.txt`, and back: `cheeseboard score evening.txt --save again.game`
    """
    text = read_text(path)
    history = read_history(text, game_id)
    if save is None or is_game_file(text):
        screen.print_text(find_scoresheet(history.game.spec.id).scoresheet_of(history).rstrip("\n"))
        return
    save_imported(history, save)
    screen.print_text(screen.words().text("saved", file=str(save)))
