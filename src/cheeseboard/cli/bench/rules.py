"""`cheeseboard bench`: how fast the rules and the server are, the rules beside open_spiel if it is there."""

import time
from collections.abc import Callable
from enum import StrEnum
from functools import cache, partial
from random import Random
from typing import Annotated, Any

import typer
from msgspec import Struct
from rich.table import Table

from cheeseboard.cli import screen
from cheeseboard.cli.bench import open_spiel
from cheeseboard.cli.bench.library import as_table_of_costs, measure_library
from cheeseboard.cli.bench.server_load import FEW, MAX_TABLES, as_table_of_loads, measure_server
from cheeseboard.cli.inputs import AsJson
from cheeseboard.core import sample
from cheeseboard.core.options import initial_state
from cheeseboard.core.playout import play_out
from cheeseboard.games import find, find_kit, packages

RANDOM_PLAY = "random play, steps"
DRAWINGS = "drawings"
MIN_DRAWINGS = 200  # a second: one takes at most 5 ms
MIDDLE_GAME = 30  # steps
_RNG = Random(1)  # one stream of games, the same in every run of the program


class What(StrEnum):
    """What can be measured."""

    rules = "rules"
    library = "library"
    server = "server"


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("bench")(run_benchmarks)


class Measurement(Struct, frozen=True):
    """What was measured: the best of several runs, per second of processor time, beside a reference if there is one."""

    game: str
    what: str
    per_second: float
    reference: str = ""
    reference_per_second: float | None = None
    ratio: float | None = None  # how many times the reference


def run_benchmarks(
    what: Annotated[
        What | None,
        typer.Argument(metavar="WHAT", help="`rules`, `library` or `server`; all if left out.", show_default=False),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.05, max=60, help="How long each run may take; by default 1 for rules, 2.5 for the server."),
    ] = None,
    runs: Annotated[
        int | None,
        typer.Option(min=1, max=20, help="Runs of each; the best counts. By default 3 for rules, 6 for the server."),
    ] = None,
    tables: Annotated[int, typer.Option(min=1, max=MAX_TABLES, help="Tables of two at the server.")] = 200,
    rate: Annotated[int, typer.Option(min=1, max=5_000, help="Actions a second when latency is measured.")] = 200,
    crowded: Annotated[
        int, typer.Option(min=2 * FEW, max=MAX_TABLES, help="Open tables when few of many are played.")
    ] = 2_000,
    signature: Annotated[bool, typer.Option("--signature", help="Print node counts of fixed searches only.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the rules of every game, the Python library, and a server on this computer with players of its own.

    Example: `cheeseboard bench server --tables 50 --seconds 2`
    """
    if signature:
        _sign()
        return
    measured: dict[str, Any] = {}
    if what in (None, What.rules):
        measured["rules"] = measure_rules(seconds or 1.0, runs or 3)
    if what in (None, What.library):
        measured["library"] = measure_library(seconds or 1.0, runs or 3)
    if what in (None, What.server):
        measured["server"] = measure_server(seconds or 2.5, runs or 6, tables, rate, crowded)
    if as_json:
        screen.print_json(measured)
        return
    for name, as_table in RESULT_TABLES.items():
        if name in measured:
            screen.out.print(as_table(measured[name]))


def measure_rules(seconds: float, runs: int) -> list[Measurement]:
    """Every game's rules, beside a reference where there is one."""
    rates, theirs = [], open_spiel.references()
    for game_id in packages():
        own = find_kit(game_id).bench
        work: dict[str, Callable[[], int]] = {RANDOM_PLAY: partial(random_steps, game_id)}
        work |= own.workloads() if own else {}
        for what, ours in work.items():
            rate = Measurement(game_id, what, best(ours, seconds, runs))
            if reference := theirs.get((game_id, what)):
                theirs_per_second = best(reference, seconds, runs)
                ratio = rate.per_second / theirs_per_second
                rate = Measurement(game_id, what, rate.per_second, open_spiel.REFERENCE, theirs_per_second, ratio)
            rates.append(rate)
        drawn = best(partial(draw_middle_game, game_id), seconds, runs)
        rates.append(Measurement(game_id, DRAWINGS, drawn, "at least", MIN_DRAWINGS, drawn / MIN_DRAWINGS))
    return rates


def _sign() -> None:
    for game_id in packages():
        own = find_kit(game_id).bench
        for what, nodes in own.signature().items() if own else ():
            screen.print_text(f"{game_id} {what} {nodes}")


def best(work: Callable[[], int], seconds: float, runs: int) -> float:
    """Units of work per second of this processor's time, in the best run."""
    return max(_rate(work, seconds) for _ in range(runs))


def random_steps(game_id: str) -> int:
    """One random game from start to end: turn, menu, sample, play; the number of its steps, chance included."""
    game, rng = find(game_id), _RNG
    state = initial_state(game, game.spec.options(), game.spec.seats[0])
    return play_out(game, state, rng, lambda state, seat: sample(game.menu(state, seat), rng)).steps


def draw_middle_game(game_id: str) -> int:
    """One drawing of a position that was reached at random."""
    kit = find_kit(game_id)
    kit.svg(kit.rules.view(_middle_game(game_id), None))
    return 1


@cache
def _middle_game(game_id: str) -> Any:
    game, rng = find(game_id), Random(1)
    state = initial_state(game, game.spec.options(), game.spec.seats[-1])
    return play_out(
        game, state, rng, lambda state, seat: sample(game.menu(state, seat), rng), max_steps=MIDDLE_GAME
    ).state


def _rate(work: Callable[[], int], seconds: float) -> float:
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        done += work()
    return done / spent


def _as_table(rates: list[Measurement]) -> Table:
    table = Table(box=None, header_style="faint")
    for head in ("game", "what", "per second", "reference", "per second", "ratio"):
        table.add_column(head, justify="right" if head in ("per second", "ratio") else "left")
    for rate in rates:
        theirs = f"{rate.reference_per_second:,.0f}" if rate.reference_per_second else ""
        ratio = f"{rate.ratio:.2g} ×" if rate.ratio else ""
        table.add_row(rate.game, rate.what, f"{rate.per_second:,.0f}", rate.reference, theirs, ratio)
    return table


RESULT_TABLES: dict[str, Callable[[Any], Table]] = {
    What.rules: _as_table,
    What.library: as_table_of_costs,
    What.server: as_table_of_loads,
}
