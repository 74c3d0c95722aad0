"""The whole command line, with every verb."""

import io
import sys
from typing import Annotated

import typer

from cheeseboard import __version__
from cheeseboard.cli import (
    analyse,
    check,
    engine,
    games,
    ladder,
    luck,
    match,
    perft,
    play,
    replay,
    scoresheet,
    screen,
    serve,
    verify,
    worker,
)
from cheeseboard.cli.bench import rules as benchmarks
from cheeseboard.core import Refusal
from cheeseboard.words import LANGUAGES

WRONG_INPUT = 2

app: typer.Typer = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    help="Four board games with honest bots, and dice that anyone can check.",
)
for _verb in (
    games,
    play,
    replay,
    verify,
    scoresheet,
    analyse,
    match,
    ladder,
    luck,
    engine,
    check,
    perft,
    benchmarks,
    serve,
    worker,
):
    _verb.add_to(app)


def _print_version(is_asked: bool) -> None:
    if is_asked:
        screen.print_text(f"cheeseboard {__version__}")
        raise typer.Exit


@app.callback()
def choose_language(
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang", envvar="CHEESEBOARD_LANG", help=f"Language of everything it prints: {', '.join(LANGUAGES)}."
        ),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Set the language of all output."""
    screen.set_language(lang)


def main() -> None:
    """Run the command; a refusal becomes a sentence and exit code 2, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # undecodable bytes end in a refusal, not in a traceback
    try:
        app()
    except Refusal as refusal:
        screen.print_refusal(refusal, screen.Language.game or _game_in_arguments(), as_json="--json" in sys.argv)
        sys.exit(WRONG_INPUT)


def _game_in_arguments() -> str | None:
    """The game on the command line, whose words may explain the refusal."""
    return next((argument for argument in sys.argv[1:] if argument in games.packages()), None)
