"""`cheeseboard ladder`: levels and other bots of a game beside each other, with Elo and intervals."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from cheeseboard.arena.ladder import Rating, fit_ratings, pair_results, round_robin, scores
from cheeseboard.arena.match import ScheduledGame
from cheeseboard.bots import bot_names
from cheeseboard.cli import screen
from cheeseboard.cli.inputs import AsJson, GameName, OptionTexts, game_options, write_text
from cheeseboard.cli.pictures import ladder_picture
from cheeseboard.cli.results import Book, Cores, Openings, Result, ResultsFile, SaveFolder, Seed
from cheeseboard.core import BadOptions
from cheeseboard.games import find


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("ladder")(make_ladder)


def make_ladder(
    game_id: GameName,
    bots: Annotated[
        list[str] | None, typer.Argument(metavar="[BOT …]", help="Who climbs; all levels of the game if left out.")
    ] = None,
    plus: Annotated[list[str], typer.Option("--plus", metavar="BOT", help="One more beside the levels.")] = [],  # noqa: B006 - Typer copies it
    seats: Annotated[int | None, typer.Option(help="Seats of each game; usually as few as it can have.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games of every choice of bots for the seats.")] = 20,
    seed: Seed = 0,
    openings: Openings = 0,
    results: ResultsFile = None,
    save: SaveFolder = None,
    picture: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the ladder as SVG.")] = None,
    cores: Cores = None,
    option: OptionTexts = [],  # noqa: B006 - Typer copies it
    as_json: AsJson = False,
) -> None:
    """Let everybody play everybody and say how strong each is; the mean is 0.

    Example: `cheeseboard ladder pac-man --plus greedy --games 50 --results ladder.jsonl --picture ladder.svg`
    """
    game, options = find(game_id), game_options(find(game_id), option)
    levels = [name for name in bot_names(game_id) if name.startswith("level-")]
    climbers = list(dict.fromkeys([*(bots or levels), *plus]))
    if len(climbers) < 2:
        raise BadOptions("ladder-too-few")
    seats = seats or game.spec.seats[0]
    wanted = round_robin(climbers, seats, games, openings)
    book = Book(game_id, options, seed, results, openings)
    exit_code = book.play(wanted, cores=cores, save=save)
    known = book.results(wanted)
    if not known:
        raise typer.Exit(exit_code)
    roles = game.roles(options, seats)
    met = [pair_results(climbers, ScheduledGame(one.bots, one.number).bots_by_seat, one.ranks, roles) for one in known]
    rungs, context = fit_ratings(climbers, met), _mean_think_ms(known)
    if picture:
        write_text(picture, ladder_picture(f"{game_id}: Elo, 95 %", rungs))
    if as_json:
        told = {"game": game_id, "seats": seats, "seed": seed, "games": len(known)}
        screen.answer({**told, "ladder": rungs, "scores": scores(climbers, met), "think_ms": context})
    else:
        screen.out.print(_as_table(rungs, context))
    if exit_code:
        raise typer.Exit(exit_code)


def _mean_think_ms(results: list[Result]) -> dict[str, float]:
    """How long each bot thought about an action on average."""
    asked: dict[str, int] = {}
    spent: dict[str, float] = {}
    for result in results:
        for bot, thought in zip(ScheduledGame(result.bots, result.number).bots_by_seat, result.thoughts, strict=True):
            asked[bot] = asked.get(bot, 0) + thought.asked
            spent[bot] = spent.get(bot, 0.0) + thought.seconds
    return {bot: 1000 * spent[bot] / max(1, times) for bot, times in asked.items()}


def _as_table(rungs: list[Rating], context: dict[str, float]) -> Table:
    table = Table(box=None, header_style="faint")
    for head in ("bot", "Elo", "95 %", "met", "score", "thinks"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for rung in rungs:
        interval = f"{rung.low:+.0f} … {rung.high:+.0f}"
        thinks = f"{context.get(rung.bot, 0):.1f} ms"
        table.add_row(rung.bot, f"{rung.elo:+.0f}", interval, str(rung.meetings), f"{100 * rung.score:.1f} %", thinks)
    return table
