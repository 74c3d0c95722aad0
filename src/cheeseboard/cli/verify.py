"""`cheeseboard verify`: check a finished game as a stranger would."""

from typing import Annotated

import typer

from cheeseboard.cli import screen
from cheeseboard.cli.inputs import AsJson, FilePath, read_game_file
from cheeseboard.core import CHANCE, BadFile, Over
from cheeseboard.core.verify import verify
from cheeseboard.games import find_kit

INVALID_GAME = 1


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("verify")(verify_game)


def verify_game(
    path: FilePath,
    digest: Annotated[
        str | None, typer.Option(metavar="HEX", help="A digest you kept during the game; it must occur.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check a finished game: commitment, every draw, every action, result and chain.

    Example: `cheeseboard verify evening.game --digest 60f132c9…`
    """
    file = read_game_file(path)
    kit = find_kit(file["Game"])
    try:
        history = verify(kit, file, digest)
    except BadFile as refusal:
        screen.print_refusal(refusal, file["Game"], as_json=as_json)
        raise typer.Exit(INVALID_GAME) from refusal
    turn = history.turn()
    assert isinstance(turn, Over)
    draws = sum(row.seat == CHANCE for row in file.rows)
    if as_json:
        screen.print_json({"holds": True, "rows": len(file.rows), "draws": draws, "ranks": turn.ranks})
    else:
        screen.print_text(screen.words().text("verify-holds", rows=len(file.rows), draws=draws), "good")
