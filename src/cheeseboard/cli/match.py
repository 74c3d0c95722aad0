"""`cheeseboard match`: bots against bots, many games, on all cores."""

from typing import Annotated

import rich.table
import typer

from cheeseboard.arena.match import schedule
from cheeseboard.arena.standings import Standing, seat_of
from cheeseboard.bots import BotName, external_command
from cheeseboard.cli import screen
from cheeseboard.cli.inputs import AsJson, GameName, OptionTexts
from cheeseboard.cli.results import Cores, Openings, Result, ResultsFile, ResultsStore, SaveFolder, Seed
from cheeseboard.core.options import read_option_texts
from cheeseboard.games import find
from cheeseboard.library.matches import standings_of


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("match")(play_match)


def play_match(
    game_id: GameName,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT …", help="One bot per seat: greedy, level-2@0.5s, cmd:PROGRAM@1s.")
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = 0,
    openings: Openings = 0,
    seconds: Annotated[float | None, typer.Option(min=0.001, help="Thinking time per move, for all bots.")] = None,
    results: ResultsFile = None,
    save: SaveFolder = None,
    roles: Annotated[bool, typer.Option("--roles", help="Also count each role on its own.")] = False,
    times: Annotated[bool, typer.Option("--times", help="Print the thinking time of each bot.")] = False,
    cores: Cores = None,
    option: OptionTexts = [],  # noqa: B006 - Typer copies it
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, swapping seats from game to game.

    Example: `cheeseboard match quoridor greedy random --games 200 --seed 7 --results evening.jsonl`
    """
    options = read_option_texts(find(game_id), option)
    if seconds is not None:
        bots = [bot if _is_timed(bot) else str(BotName(bot, seconds)) for bot in bots]
    scheduled = schedule(bots, games, openings)
    store = ResultsStore(game_id, options, seed, results, openings)
    exit_code = store.play(scheduled, cores=cores, save=save)
    known = store.results(scheduled)
    if not known:
        raise typer.Exit(exit_code)
    ended = [(result.number, result.ranks) for result in known]
    different = len({result.fingerprint or result.number for result in known})
    table = standings_of(game_id, bots, options, ended, different=different, roles=roles)
    think_ms = think_times(bots, known) if times else {}
    if as_json:
        summary = {"game": game_id, "games": len(known), "different": different, "seed": seed, "standings": table}
        screen.print_json({**summary, "think_ms": think_ms} if times else summary)
    else:
        screen.out.print(_as_table(table))
        if different < len(known):
            screen.print_text(screen.words().text("match-repeats", games=len(known), different=different))
        for bot, (mean, longest) in think_ms.items():
            times_text = screen.words().text("match-times", mean=f"{mean:.1f}", longest=f"{longest:.0f}")
            screen.print_text(screen.words().labelled(bot, times_text))
    if exit_code:
        raise typer.Exit(exit_code)


def _is_timed(bot: str) -> bool:
    command = external_command(bot)
    return command[1] is not None if command else "@" in bot


def think_times(bots: list[str], results: list[Result]) -> dict[str, tuple[float, float]]:
    """Mean and longest thinking time per action of each bot, in milliseconds."""
    times = {}
    for bot, name in enumerate(bots):
        thoughts = [result.thoughts[seat_of(bot, result.number, len(bots))] for result in results]
        asked = sum(thought.asked for thought in thoughts) or 1
        mean = sum(thought.seconds for thought in thoughts) / asked
        times[name] = (1000 * mean, 1000 * max(thought.longest for thought in thoughts))
    return times


def _as_table(rows: list[Standing]) -> rich.table.Table:
    table = rich.table.Table(box=None, header_style="faint")
    heads = ["bot", *(["role"] if any(row.role for row in rows) else []), "games", "first", "shared", "score", "95 %"]
    for head in heads:
        table.add_column(head, justify="left" if head in ("bot", "role") else "right")
    for row in rows:
        interval = f"{100 * row.low:.1f} – {100 * row.high:.1f} %"
        role = [row.role] if "role" in heads else []
        counts = (str(row.games), str(row.first), str(row.shared))
        table.add_row(row.bot, *role, *counts, f"{100 * row.score:.1f} %", interval)
    return table
