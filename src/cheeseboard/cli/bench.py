"""`cheeseboard bench`: how fast the rules are, as rates and, where it can be had, beside open_spiel in the same run."""

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Annotated

import typer
from msgspec import Struct
from rich.table import Table

from cheeseboard.cli import screen, spiel
from cheeseboard.cli.inputs import AsJson
from cheeseboard.core import CHANCE, Ask, Chance, sample
from cheeseboard.core.options import start
from cheeseboard.games import find, packages, part

RANDOM_PLAY = "random play, steps"
_RNG = Random(1)  # one stream of games, the same in every run of the program


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("bench")(run_benchmarks)


class Rate(Struct, frozen=True):
    """What was measured: the best of several runs, per second of processor time, beside a reference if there is one."""

    game: str
    what: str
    per_second: float
    reference: str = ""
    reference_per_second: float | None = None

    @property
    def ratio(self) -> float | None:
        """How many times the reference."""
        return self.per_second / self.reference_per_second if self.reference_per_second else None


def run_benchmarks(
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each single run may take.")] = 1.0,
    runs: Annotated[int, typer.Option(min=1, help="Runs of each; the best counts.")] = 3,
    signature: Annotated[bool, typer.Option("--signature", help="Only count the positions of fixed searches.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the rules of every game.

    Example: `cheeseboard bench --json`
    """
    if signature:
        _sign()
        return
    rates, theirs = [], spiel.references()
    for game_id in packages():
        own = part(game_id, "bench")
        work = {RANDOM_PLAY: partial(random_steps, game_id), **(own.workloads() if own else {})}
        for what, ours in work.items():
            rate = Rate(game_id, what, best(ours, seconds, runs))
            if reference := theirs.get((game_id, what)):
                rate = Rate(game_id, what, rate.per_second, spiel.NAME, best(reference, seconds, runs))
            rates.append(rate)
    if as_json:
        screen.answer([{**_plain(rate), "ratio": rate.ratio} for rate in rates])
    else:
        screen.out.print(_as_table(rates))


def _sign() -> None:
    for game_id in packages():
        own = part(game_id, "bench")
        for what, nodes in own.signature().items() if own else ():
            screen.say(f"{game_id} {what} {nodes}")


def best(work: Callable[[], int], seconds: float, runs: int) -> float:
    """Units of work per second of this processor's time, in the best run."""
    return max(_rate(work, seconds) for _ in range(runs))


def random_steps(game_id: str) -> int:
    """One random game from start to end: turn, menu, sample, play; the number of its steps, chance included."""
    game, rng = find(game_id), _RNG
    state = start(game, game.facts.options(), game.facts.seats[0])
    steps = 0
    while True:
        turn = game.turn(state)
        if isinstance(turn, Ask):
            seat = turn.seats[0]
            state = game.play(state, seat, sample(game.menu(state, seat), rng))
        elif isinstance(turn, Chance):
            outcomes, weights = zip(*turn.outcomes, strict=True)
            state = game.play(state, CHANCE, rng.choices(outcomes, weights)[0])
        else:
            return steps
        steps += 1


def _rate(work: Callable[[], int], seconds: float) -> float:
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        done += work()
    return done / spent


def _plain(rate: Rate) -> dict[str, object]:
    return {name: getattr(rate, name) for name in rate.__struct_fields__}


def _as_table(rates: list[Rate]) -> Table:
    table = Table(box=None, header_style="faint")
    for head in ("game", "what", "per second", "reference", "per second", "ratio"):
        table.add_column(head, justify="right" if head in ("per second", "ratio") else "left")
    for rate in rates:
        theirs = f"{rate.reference_per_second:,.0f}" if rate.reference_per_second else ""
        ratio = f"{rate.ratio:.2g} ×" if rate.ratio else ""
        table.add_row(rate.game, rate.what, f"{rate.per_second:,.0f}", rate.reference, theirs, ratio)
    return table
