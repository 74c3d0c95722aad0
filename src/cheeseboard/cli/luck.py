"""`cheeseboard luck`: how much of a finished game's result came from chance and how much from decisions."""

from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Annotated, Any

import rich.table
import typer

from cheeseboard.arena.luck import LuckAnalysis, LuckReport, estimate
from cheeseboard.arena.workers import parallel_map
from cheeseboard.bots import bot_names, make_bot
from cheeseboard.cli import screen
from cheeseboard.cli.inputs import AsJson, FilePath, read_game_file
from cheeseboard.cli.luck_chart import luck_chart
from cheeseboard.cli.results import Cores, Seed
from cheeseboard.core import CHANCE, BadFile, Over, Unknown
from cheeseboard.library.files import write_text
from cheeseboard.library.knowledge import history_of
from cheeseboard.library.loading import replayed


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("luck")(analyse_luck)


def analyse_luck(
    path: FilePath,
    bot: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="Bot for the playouts; by default the bots in the file, or greedy."),
    ] = None,
    rollouts: Annotated[int, typer.Option(min=1, max=10_000, help="Playouts from each position.")] = 20,
    most: Annotated[int, typer.Option(min=0, help="How many of the biggest changes to list.")] = 10,
    seed: Seed = 0,
    picture: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw it as SVG.")] = None,
    cores: Cores = None,
    as_json: AsJson = False,
) -> None:
    """Show how much luck mattered in a finished game: start + luck + decisions = result, for every player.

    Example: `cheeseboard luck evening.game --rollouts 50 --picture luck.svg`
    """
    file = read_game_file(path)
    game_id = file["Game"]
    history = history_of(replayed(file))
    if not isinstance(history.turn(), Over):
        raise BadFile("luck-not-over", file=str(path))
    bots = [bot or _stand_in(name, game_id) for name in file.seat_names]
    for name in bots:
        make_bot(name, game_id, Random(0))
    analysis = LuckAnalysis(history, rollouts)
    starts = analysis.playout_starts()
    with (
        screen.progress() as bar,
        closing(parallel_map(partial(estimate, game_id, history.options, bots, seed), starts, cores)) as playing,
    ):
        report = analysis.report(dict(bar.track(playing, len(starts), description="positions")))
    names = _distinct(file.seat_names)
    if picture:
        write_text(picture, luck_chart(screen.words(game_id, names), names, report))
    if as_json:
        screen.print_json({"game": game_id, "bots": bots, "rollouts": rollouts, **as_numbers(names, report)})
    else:
        _print_report(names, report, most)


def _stand_in(name: str, game_id: str) -> str:
    """The bot that sat there; for a person, the best quick bot."""
    try:
        make_bot(name, game_id, Random(0))
    except Unknown:
        return "greedy" if "greedy" in bot_names(game_id) else "random"
    return name


def _distinct(names: Sequence[str]) -> list[str]:
    """The names, with the seat number where two are equal."""
    return [f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def as_numbers(names: Sequence[str], report: LuckReport) -> dict[str, Any]:
    """The report as JSON values."""
    return {
        "seats": [
            {
                "name": name,
                "start": float(report.start[seat]),
                "luck": float(report.luck(seat)),
                "luck_error": report.luck_error(seat),
                "own": float(report.own_decisions(seat)),
                "others": float(report.others_decisions(seat)),
                "result": float(report.result[seat]),
            }
            for seat, name in enumerate(names)
        ],
        "events": [
            {
                "row": swing.row,
                "by": swing.seat,
                "action": swing.action,
                "change": [float(share) for share in swing.change],
            }
            for swing in report.events
        ],
    }


def _print_report(names: Sequence[str], report: LuckReport, most: int) -> None:
    words = screen.words()
    table = rich.table.Table(box=None, header_style="faint")
    for head in ("seat", "start", "luck", "own", "others", "result"):
        table.add_column(words.text(f"luck-{head}"), justify="left" if head == "seat" else "right")
    for seat, name in enumerate(names):
        luck = f"{percent(report.luck(seat))} ± {100 * report.luck_error(seat):.0f}"
        changes = (percent(report.own_decisions(seat)), percent(report.others_decisions(seat)))
        start, result = (f"{100 * float(one[seat]):.0f} %" for one in (report.start, report.result))
        table.add_row(name, start, luck, *changes, result)
    screen.out.print(table)
    changing = [swing for swing in report.events if any(swing.change)]
    greatest = sorted(changing, key=lambda swing: -max(abs(share) for share in swing.change))[:most]
    for swing in sorted(greatest, key=lambda swing: swing.row):
        who = words.text("luck-chance") if swing.seat == CHANCE else names[swing.seat] if swing.seat >= 0 else "–"
        changes_text = [f"{name} {percent(share)}" for name, share in zip(names, swing.change, strict=True) if share]
        screen.print_text(f"{swing.row:5}  {words.labelled(who, str(swing.action))}   {'  '.join(changes_text)}")


def percent(share: Any) -> str:
    """A change in per cent, with its sign."""
    return f"{100 * float(share):+.1f} %"
