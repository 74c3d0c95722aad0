"""`cheeseboard ladder`: Elo ratings of a game's levels and other bots, with intervals."""

from pathlib import Path
from typing import Annotated

import rich.table
import typer

from cheeseboard.arena.ladder import Rating, fit_ratings, pair_results, round_robin, scores
from cheeseboard.arena.match import ScheduledGame
from cheeseboard.bots import bot_names
from cheeseboard.cli import screen
from cheeseboard.cli.charts import ladder_chart
from cheeseboard.cli.inputs import AsJson, GameName, OptionTexts
from cheeseboard.cli.results import Cores, Openings, Result, ResultsFile, ResultsStore, SaveFolder, Seed
from cheeseboard.core import BadOptions
from cheeseboard.core.options import read_option_texts
from cheeseboard.games import find
from cheeseboard.library.files import write_text


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("ladder")(make_ladder)


def make_ladder(
    game_id: GameName,
    bots: Annotated[
        list[str] | None, typer.Argument(metavar="[BOT …]", help="Bots to rank; if left out, all levels of the game.")
    ] = None,
    plus: Annotated[list[str], typer.Option("--plus", metavar="BOT", help="A bot to add to the levels.")] = [],  # noqa: B006 - Typer copies it
    seats: Annotated[int | None, typer.Option(help="Players per game; by default the fewest the game allows.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games for each line-up.")] = 20,
    seed: Seed = 0,
    openings: Openings = 0,
    results: ResultsFile = None,
    save: SaveFolder = None,
    picture: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the ladder as SVG.")] = None,
    cores: Cores = None,
    option: OptionTexts = [],  # noqa: B006 - Typer copies it
    as_json: AsJson = False,
) -> None:
    """Let every bot play every other one and rate them in Elo, with a mean of 0.

    Example: `cheeseboard ladder pac-man --plus greedy --games 50 --results ladder.jsonl --picture ladder.svg`
    """
    game, options = find(game_id), read_option_texts(find(game_id), option)
    levels = [name for name in bot_names(game_id) if name.startswith("level-")]
    names = list(dict.fromkeys([*(bots or levels), *plus]))
    if len(names) < 2:
        raise BadOptions("ladder-too-few")
    seats = seats or game.spec.seats[0]
    scheduled = round_robin(names, seats, games, openings)
    store = ResultsStore(game_id, options, seed, results, openings)
    exit_code = store.play(scheduled, cores=cores, save=save)
    known = store.results(scheduled)
    if not known:
        raise typer.Exit(exit_code)
    roles = game.roles(options, seats)
    pairs = [
        pair_results(names, ScheduledGame(result.bots, result.number).bots_by_seat, result.ranks, roles)
        for result in known
    ]
    ratings, think_ms = fit_ratings(names, pairs), _mean_think_ms(known)
    if picture:
        write_text(picture, ladder_chart(screen.words().labelled(game_id, "Elo, 95 %"), ratings))
    if as_json:
        summary = {"game": game_id, "seats": seats, "seed": seed, "games": len(known)}
        screen.print_json({**summary, "ladder": ratings, "scores": scores(names, pairs), "think_ms": think_ms})
    else:
        screen.out.print(_as_table(ratings, think_ms))
    if exit_code:
        raise typer.Exit(exit_code)


def _mean_think_ms(results: list[Result]) -> dict[str, float]:
    """Mean thinking time per action of each bot."""
    asked: dict[str, int] = {}
    spent: dict[str, float] = {}
    for result in results:
        for bot, time in zip(ScheduledGame(result.bots, result.number).bots_by_seat, result.thoughts, strict=True):
            asked[bot] = asked.get(bot, 0) + time.asked
            spent[bot] = spent.get(bot, 0.0) + time.seconds
    return {bot: 1000 * spent[bot] / max(1, times) for bot, times in asked.items()}


def _as_table(ratings: list[Rating], think_ms: dict[str, float]) -> rich.table.Table:
    table = rich.table.Table(box=None, header_style="faint")
    for head in ("bot", "Elo", "95 %", "met", "score", "thinks"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for rating in ratings:
        interval = f"{rating.low:+.0f} … {rating.high:+.0f}"
        thinks = f"{think_ms.get(rating.bot, 0):.1f} ms"
        table.add_row(
            rating.bot, f"{rating.elo:+.0f}", interval, str(rating.meetings), f"{100 * rating.score:.1f} %", thinks
        )
    return table
