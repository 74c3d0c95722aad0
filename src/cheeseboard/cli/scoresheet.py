"""`cheeseboard score`: write a game file as a scoresheet, or a scoresheetheet as a game file."""

from pathlib import Path
from typing import Annotated

import typer

from cheeseboard.cli import screen
from cheeseboard.cli.inputs import FilePath
from cheeseboard.cli.local_game import save_imported
from cheeseboard.core import Unknown
from cheeseboard.core.gamefile import parse_file
from cheeseboard.games import find_kit
from cheeseboard.library.files import read_text
from cheeseboard.library.knowledge import history_of
from cheeseboard.library.loading import replayed


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
    is_game_file = text.startswith("[Game ")
    if is_game_file:
        game_id = parse_file(text)["Game"]
    kit = find_kit(game_id)
    screen.use_words_of(game_id)
    scoresheet = kit.scoresheet
    if scoresheet is None:
        raise Unknown("no-scores", game=game_id)
    if is_game_file:
        screen.print_text(scoresheet.scoresheet_of(history_of(replayed(parse_file(text)))).rstrip("\n"))
        return
    history = scoresheet.history_of(scoresheet.read_scoresheet(text))
    if save is None:
        screen.print_text(scoresheet.scoresheet_of(history).rstrip("\n"))
        return
    save_imported(history, save)
    screen.print_text(screen.words().text("saved", file=str(save)))
