"""The whole command line, with every verb."""

import io
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

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
LANGUAGE_OPTION = "--lang"


class LanguageAnywhere(TyperGroup):
    """The language may be named after the verb as well."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments with the language first."""
        return super().parse_args(ctx, language_first(args))


def language_first(args: list[str]) -> list[str]:
    """The same arguments, those that choose the language before all others; after `--` nothing is an option."""
    for place, arg in enumerate(args):
        if arg == "--":
            break
        if arg == LANGUAGE_OPTION or arg.startswith(f"{LANGUAGE_OPTION}="):
            end = place + (2 if arg == LANGUAGE_OPTION else 1)
            return args[place:end] + args[:place] + args[end:]
    return args


app: typer.Typer = typer.Typer(
    cls=LanguageAnywhere,
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
            LANGUAGE_OPTION,
            envvar="CHEESEBOARD_LANG",
            help=f"Language of everything it prints: {', '.join(LANGUAGES)}. It may also stand after the command.",
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
