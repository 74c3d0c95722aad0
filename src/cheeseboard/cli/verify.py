"""`cheeseboard verify`: check a finished game as a stranger would."""

from typing import Annotated

import typer

from cheeseboard.cli import screen
from cheeseboard.cli.inputs import AsJson, FilePath, read_game_file
from cheeseboard.core import BadFile
from cheeseboard.library.loading import checked_draws, copied_rows, verified

INVALID_GAME = 1


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("verify")(verify_game)


def verify_game(
    path: FilePath,
    digest: Annotated[
        str | None, typer.Option(metavar="HEX", help="A digest you noted during the game; the file must contain it.")
    ] = None,
    copied: Annotated[
        bool, typer.Option("--copied", help="Accept a copy of another game: its earlier draws can’t be checked.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Check that a finished game was fair and unchanged: seal, every draw, every move, result and chain.

    Example: `cheeseboard verify evening.game --digest 60f132c9…`
    """
    file = read_game_file(path)
    try:
        game = verified(file, digest, copied=copied)
    except BadFile as refusal:
        screen.print_refusal(refusal, file["Game"], as_json=as_json)
        raise typer.Exit(INVALID_GAME) from refusal
    assert game.result, "a verified game is over"
    draws, earlier_rows = checked_draws(game), copied_rows(game)
    if as_json:
        found = {"holds": True, "rows": game.row, "draws": draws, "ranks": game.result.ranks}
        screen.print_json({**found, "copied_rows": earlier_rows} if earlier_rows else found)
    else:
        screen.print_text(screen.words().text("verify-holds", rows=game.row, draws=draws), "good")
        if earlier_rows:
            screen.print_text(screen.words().text("refused-verify-copied", row=earlier_rows))
