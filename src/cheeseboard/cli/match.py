"""`cheeseboard match`: bots against bots, many games, on all cores."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from cheeseboard.bots import BotName, program_of
from cheeseboard.bots.arena import Standing, played, standings
from cheeseboard.cli import screen
from cheeseboard.cli.inputs import AsJson, GameName, OptionTexts, game_options, write_text
from cheeseboard.core.gamefile import format_file
from cheeseboard.games import find

INTERRUPTED = 130  # Ctrl-C; what was played until then is shown and kept


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("match")(play_match)


def play_match(
    game_id: GameName,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT …", help="One bot per seat: greedy, level-2@0.5s, cmd:PROGRAM@1s.")
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    seconds: Annotated[float | None, typer.Option(min=0.001, help="Thinking time per action for all bots.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="DIR", help="Write every game as a .game file.")] = None,
    option: OptionTexts = [],  # noqa: B006 - Typer copies it
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, changing seats from game to game.

    Example: `cheeseboard match quoridor greedy random --games 200 --seed 7`
    """
    options = game_options(find(game_id), option)
    if seconds is not None:
        bots = [bot if _is_timed(bot) else str(BotName(bot, seconds)) for bot in bots]
    results = []
    try:
        with screen.progress() as bar:
            for number, game in bar.track(played(game_id, bots, options, games, seed), games, description="games"):
                results.append((number, game))
                if save:
                    write_text(save / f"{number + 1:05}.game", format_file(game))
    except KeyboardInterrupt:
        if not results:
            raise typer.Exit(INTERRUPTED) from None
    table = standings(bots, [(number, game.result or ()) for number, game in results])
    if as_json:
        screen.answer({"game": game_id, "games": len(results), "seed": seed, "standings": table})
    else:
        screen.out.print(_as_table(table))
    if len(results) < games:
        raise typer.Exit(INTERRUPTED)


def _is_timed(bot: str) -> bool:
    named = program_of(bot)
    return named[1] is not None if named else "@" in bot


def _as_table(rows: list[Standing]) -> Table:
    table = Table(box=None, header_style="faint")
    for head in ("bot", "games", "first", "shared", "score", "95 %"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for row in rows:
        interval = f"{100 * row.low:.1f} – {100 * row.high:.1f} %"
        table.add_row(row.bot, str(row.games), str(row.first), str(row.shared), f"{100 * row.score:.1f} %", interval)
    return table
