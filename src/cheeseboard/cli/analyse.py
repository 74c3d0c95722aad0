"""`cheeseboard analyse`: what the engine thinks of a position, or of every action of a game."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from cheeseboard.cli import screen
from cheeseboard.cli.inputs import AsJson, read_history
from cheeseboard.core.analysis import AnnotatedAction, VariationSummary
from cheeseboard.games import find_kit
from cheeseboard.library.analysis import MAX_VARIATIONS, MIN_SECONDS, analyst_of
from cheeseboard.library.files import read_text

STYLES = {"good": "good", "inaccuracy": "", "mistake": "bad", "blunder": "bad"}


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("analyse")(analyse)


def analyse(
    what: Annotated[
        str, typer.Argument(metavar="FILE|POSITION", help="A game file, a scoresheet, or a position in quotes.")
    ],
    game_id: Annotated[str, typer.Option("--game", help="Which game a position or scoresheet is of.")] = "quoridor",
    seconds: Annotated[
        float, typer.Option(min=MIN_SECONDS, help="Thinking time for a position, or for each move.")
    ] = 1.0,
    lines: Annotated[int, typer.Option(min=1, max=MAX_VARIATIONS, help="Variations to show for a position.")] = 3,
    threads: Annotated[int, typer.Option(min=1, max=64, help="Search threads.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Find the best moves in a position, or judge every move of a game.

    Example: `cheeseboard analyse "pawns e4 e6; hands 3 3; barriers e4h; turn 0" --seconds 2`
    """
    path = Path(what)
    history = None if ";" in what or not path.is_file() else read_history(read_text(path), game_id)
    if history is not None:
        game_id = history.game.spec.id
    kit = find_kit(game_id)
    screen.use_words_of(game_id)
    analyst = analyst_of(kit)
    if history is not None:
        _print_annotations(analyst.annotate(history, seconds=seconds, threads=threads), game_id, as_json=as_json)
        return
    assert kit.positions is not None, "a game with analysis has positions"
    found = analyst.analyse(kit.positions.read_position(what), seconds=seconds, variations=lines, threads=threads)
    if as_json:
        screen.print_json(found)
        return
    for variation in found.variations:
        screen.print_text(_variation_text(variation, game_id))
    words = screen.words(game_id)
    screen.print_text(words.text("analyse-work", depth=found.depth, nodes=found.nodes), "faint")


def _print_annotations(judgements: Iterator[AnnotatedAction], game_id: str, *, as_json: bool) -> None:
    if as_json:
        screen.print_json(list(judgements))
        return
    words = screen.words(game_id)
    for judged in judgements:
        verdict = words.text(f"verdict-{judged.verdict}")
        screen.print_text(
            f"{judged.row:>3}  {judged.seat}  {judged.action:<10} {judged.win_probability:>5.0%}  {verdict}",
            STYLES[judged.verdict],
        )
        if judged.better:
            screen.print_text(
                f"     {words.text('analyse-better', line=_variation_text(judged.better, game_id))}", "faint"
            )


def _variation_text(variation: VariationSummary, game_id: str) -> str:
    words = screen.words(game_id)
    if variation.ends_in is not None:
        ahead = words.text(
            "analyse-won" if variation.win_probability > 0.5 else "analyse-lost", actions=variation.ends_in
        )
    else:
        ahead = words.text("analyse-steps", steps=f"{variation.steps:+.2f}")
    return f"{variation.win_probability:>4.0%}  {ahead}  {' '.join(variation.actions)}"
