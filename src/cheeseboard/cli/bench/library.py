"""What `import cheeseboard` costs beside what it stands on: msgspec for the start, `core.step` for an action."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct
from rich.table import Table

from cheeseboard.core import step
from cheeseboard.games import bundled
from cheeseboard.library.playthrough import Playthrough
from cheeseboard.library.start import new

ACTIONS = 100  # of one run
EARLY_ROW, LATE_ROW = 10, 1_000  # rows
LONG_GAME = {"lives": 9, "patience": "off"}  # of Pac-Man
# In milliseconds; beside 32 for msgspec on the machine where the limits were set.
MAX_IMPORT_MS, MAX_BEGIN_MS, MSGSPEC_MS = 3, 30, 32
MAX_PLAY_US, MAX_READ_US, MAX_COPY = 10, 30, 1.5

_CLOCKED = "import time{before}; began = time.process_time(); {work}; print(time.process_time() - began)"


class Cost(Struct, frozen=True):
    """A cost in processor time, beside a reference measured in the same run."""

    what: str
    cost: float
    reference: str
    reference_cost: float
    ratio: float
    most: float  # ratio that is promised


def measure_library(seconds: float, runs: int) -> list[Cost]:
    """The start of a program, and an action, a text and a copy early and late in a long game."""
    return [*_starts(2 * runs), *_actions(max(3, round(seconds * 20)) * runs)]


def _starts(runs: int) -> list[Cost]:
    with TemporaryDirectory() as byte_code:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": byte_code, "PYTHONDONTWRITEBYTECODE": ""}

        def clock(work: str, before: str = "") -> float:
            command = [sys.executable, "-c", _CLOCKED.format(work=work, before=before)]
            times = []
            for _ in range(runs + 1):  # the first writes byte code
                printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603 - our own
                times.append(1000 * float(printed.stdout.split()[-1]))
            return min(times[1:])

        alone = clock("import msgspec")
        costs = [_beside("import cheeseboard, ms", clock("import cheeseboard"), alone, MAX_IMPORT_MS)]
        for game_id in bundled():
            began = clock(f"import cheeseboard; print(cheeseboard.new({game_id!r}))", ", msgspec")
            costs.append(_beside(f"{game_id}, ms", began, alone, MAX_BEGIN_MS))
        return costs


def _beside(what: str, cost: float, alone: float, most_ms: float) -> Cost:
    return Cost(what, cost, "import msgspec", alone, cost / alone, most_ms / MSGSPEC_MS)


def _actions(runs: int) -> list[Cost]:
    game, costs = _long_game(), list[Cost]()
    early = _copying(game, EARLY_ROW, runs)
    for row in (EARLY_ROW, LATE_ROW):
        raw, value, text = _playing(game, row, runs)
        costs += [
            Cost(f"play at row {row}, µs", value, "core.step", raw, value / raw, (raw + MAX_PLAY_US) / raw),
            Cost(f"play text at row {row}, µs", text, "play", value, text / value, (value + MAX_READ_US) / value),
        ]
    late = _copying(game, LATE_ROW, runs)
    return [*costs, Cost(f"copy at row {LATE_ROW}, µs", late, f"at row {EARLY_ROW}", early, late / early, MAX_COPY)]


def _long_game() -> Playthrough:
    for seed in range(1_000):
        game, rng = new("pac-man", options=LONG_GAME, seed=seed), Random(seed)
        while not game.result and game.row < LATE_ROW + ACTIONS:
            game.play(game.actions.sample(rng))
        if not game.result:
            return game
    raise AssertionError("some random game is as long")


def _playing(game: Playthrough, row: int, runs: int) -> tuple[float, float, float]:
    """Microseconds of an action by the rules alone, by its value and by its text."""
    rules = game._kit.rules
    played = [(one.seat, one.action) for one in game.full_steps()][row : row + ACTIONS]

    def raw() -> None:
        state = start.full_state()
        for seat, action in played:
            assert seat is not None
            assert action is not None
            state = step(rules, state, seat, action)

    def play(actions: list[str] | None = None) -> None:
        branch = start.copy()
        for number, (_, action) in enumerate(played):
            assert action is not None
            branch.play(actions[number] if actions else action)

    start, texts = game.at(row), [str(action) for _, action in played]
    return _best(raw, runs), _best(play, runs), _best(lambda: play(texts), runs)


def _copying(game: Playthrough, row: int, runs: int) -> float:
    start = game.at(row)

    def copy() -> None:
        for _ in range(ACTIONS):
            start.copy()

    return _best(copy, runs)


def _best(work: Callable[[], None], runs: int) -> float:
    times = []
    for _ in range(runs):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return 1_000_000 * min(times) / ACTIONS


def as_table_of_costs(costs: list[Cost]) -> Table:
    """For the terminal."""
    table = Table(box=None, header_style="faint")
    for head in ("library", "cost", "beside", "cost", "ratio", "at most"):
        table.add_column(head, justify="left" if head in ("library", "beside") else "right")
    for one in costs:
        limits = (f"{one.ratio:.2f} ×", f"{one.most:.2f} ×")
        table.add_row(one.what, f"{one.cost:.2f}", one.reference, f"{one.reference_cost:.2f}", *limits)
    return table
