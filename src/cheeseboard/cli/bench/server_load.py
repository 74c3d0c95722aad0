"""`cheeseboard bench server`: how many actions a server takes, how fast the other player hears of them, at what cost.

It starts servers of its own on this computer, each with an empty database, plays Quoridor at many tables in a closed
loop (the next action when both players have seen the last), and stops them again. Nothing leaves this computer.
"""

import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from rich.table import Table as RichTable

from cheeseboard.cli.bench.load_clients import Crowd, Pair, RelayCrowd

MAX_TABLES = 2_000
FEW = 10
WALLS = 0.08  # how often somebody lays a barrier, so that the middle game lasts
EARLY, LATE, MEASURED_ROWS = 5, 150, 40  # rows of a game whose cost is compared
TABLES_COMPARED = 50
ROWS_OF_FEW, TURNS_OF_FEW = 60, 8
TURNS_OF_ROWS = 10


class Load(Struct, frozen=True):
    """What was measured in one case, in the best of its runs."""

    case: str
    actions_per_second: float
    p50_ms: float
    p99_ms: float
    server_us: float  # processor time for each action
    players_us: float  # the same of the load generator: above that of the server, it is the limit
    waiting_bytes: int  # median message to the seat that is not asked
    asked_bytes: int  # median message to the seat that is
    kb_per_table: float  # what each open table with two sockets takes of the server's memory
    of_relay: float | None = None  # its actions a second as a part of the bare relay's


class ServerUnderTest:
    """A server of our own and the players at its tables."""

    def __init__(self, process: "subprocess.Popen[str]", crowd: Crowd) -> None:
        self._process = process
        self.crowd = crowd
        self._memory_kb = self._read_memory_kb()  # without any table

    def measure(self, case: str, pairs: Sequence[Pair], **how: float) -> Load:
        """Let these pairs play, and measure."""
        open_tables, memory_kb = len(self.crowd.pairs), self._read_memory_kb() - self._memory_kb
        cpu, own = self._cpu_s(), time.process_time()
        seconds = self.crowd.play(pairs, **how)
        own, cpu = time.process_time() - own, self._cpu_s() - cpu
        took = sorted(each for pair in pairs for each in pair.took)
        waiting, asked = (sorted(size for pair in pairs for size in pair.sizes[kind]) for kind in (0, 1))
        return Load(
            case=case,
            actions_per_second=len(took) / seconds,
            p50_ms=1_000 * took[len(took) // 2],
            p99_ms=1_000 * took[int(len(took) * 0.99)],
            server_us=1e6 * cpu / len(took),
            players_us=1e6 * own / len(took),
            waiting_bytes=waiting[len(waiting) // 2],
            asked_bytes=asked[len(asked) // 2],
            kb_per_table=memory_kb / open_tables,
        )

    def _read_memory_kb(self) -> int:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self._process.pid}/status").read_text("utf-8"))
        return int(found[1]) if found else 0

    def _cpu_s(self) -> float:
        """Processor time of all its threads; /proc/PID/stat would count in hundredths of a second."""
        threads = Path(f"/proc/{self._process.pid}/task").iterdir()
        return sum(int((thread / "schedstat").read_text("utf-8").split()[0]) for thread in threads) / 1e9


@contextmanager
def own_server(options: str = "") -> Iterator[ServerUnderTest]:
    """A server with an empty database, for as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/load.db{options}"
        command = [
            sys.executable,
            "-m",
            "cheeseboard",
            "serve",
            "--data",
            folder,
            "--db",
            db,
            "--port",
            str(_free_port()),
        ]
        with _started(command, Crowd) as server:
            yield server


@contextmanager
def bare_relay() -> Iterator[ServerUnderTest]:
    """The reference: as many bytes to and fro, and nothing behind them."""
    with _started([sys.executable, "-m", "cheeseboard.cli.bench.echo_server"], RelayCrowd) as server:
        yield server


@contextmanager
def _started(command: list[str], kind: type[Crowd]) -> Iterator[ServerUnderTest]:
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        try:
            crowd = kind(*_address(process))
            try:
                yield ServerUnderTest(process, crowd)
            finally:
                crowd.close()
        finally:
            process.terminate()


def _free_port() -> int:
    """A port that nobody has, so that two measurements at once do not reach for the same one."""
    with socket.socket() as listening_socket:
        listening_socket.bind(("127.0.0.1", 0))
        return int(listening_socket.getsockname()[1])


def _address(process: "subprocess.Popen[str]") -> tuple[str, int]:
    """Where it listens, as it says itself."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://(127\.0\.0\.1):(\d+)", line):
            return found[1], int(found[2])
    raise RuntimeError("the server did not start")


def measure_server(seconds: float, runs: int, tables: int, rate: int, crowded: int) -> list[Load]:
    """As fast as it goes, at a quiet rate, early and late in a game, at few tables and many."""
    with bare_relay() as relay:
        bare = _best_of(runs, relay, f"bare relay, {tables} pairs", tables, seconds=seconds)
    loads = [bare]
    for name, options in (("FULL", ""), ("NORMAL", "?synchronous=NORMAL")):
        with own_server(options) as server:
            for case, kept in (("as fast as it goes", 0), (f"{rate} a second", rate)):
                named = f"{tables} tables, {name}, {case}"
                load = _best_of(runs, server, named, tables, seconds=seconds, walls=WALLS, rate=kept)
                part = None if kept else load.actions_per_second / bare.actions_per_second
                loads.append(replace(load, of_relay=part))
    loads += few_of_many(crowded)
    with own_server() as server:
        return [*loads, *early_and_late(server)]


def _best_of(runs: int, server: ServerUnderTest, case: str, tables: int, *, rate: float = 0, **how: float) -> Load:
    """The best run counts, for whatever else the computer does only makes it slower; each with new games.

    The best is the fastest; where a rate is kept, the one in which nobody waited long.
    """
    loads = [server.measure(case, server.crowd.open(tables), rate=rate, **how) for _ in range(runs)]
    return min(loads, key=lambda load: load.p99_ms if rate else -load.actions_per_second)


def few_of_many(crowded: int) -> list[Load]:
    """The same walk at a few tables when they are the only ones, and when many others are open; by turns, so that
    whatever else the computer does meets both."""
    with own_server() as calm, own_server() as full:
        full.crowd.open(crowded - FEW)
        cases = [
            (server, f"{FEW} tables of {tables}", server.crowd.open(FEW))
            for server, tables in ((calm, FEW), (full, crowded))
        ]

        def measure(server: ServerUnderTest, case: str, few: Sequence[Pair], turn: int) -> Load:
            for each in (calm, full):
                each.crowd.answer_pings()
            return server.measure(case, few, row=EARLY + ROWS_OF_FEW * turn)

        loads = [[measure(*case, turn) for case in cases] for turn in range(1, TURNS_OF_FEW + 1)]
    return _cheapest(loads)


def early_and_late(server: ServerUnderTest) -> list[Load]:
    """The same walk about an empty board at the beginning of a game and far into it; by turns, each with new games."""
    loads = []
    for _ in range(TURNS_OF_ROWS):
        pairs = server.crowd.open(TABLES_COMPARED)
        loads.append([_measure_from(server, pairs, row) for row in (EARLY, LATE)])
    return _cheapest(loads)


def _measure_from(server: ServerUnderTest, pairs: Sequence[Pair], row: int) -> Load:
    server.crowd.play(pairs, row=row)
    return server.measure(f"{len(pairs)} tables, from row {row}", pairs, row=row + MEASURED_ROWS)


def _cheapest(loads: list[list[Load]]) -> list[Load]:
    """The best turn of each case."""
    return [min(of_case, key=lambda load: load.server_us) for of_case in zip(*loads, strict=True)]


def as_table_of_loads(loads: list[Load]) -> RichTable:
    """A row for each case."""
    table = RichTable(box=None, header_style="faint")
    heads = (
        "case",
        "actions/s",
        "p50 ms",
        "p99 ms",
        "server µs",
        "players µs",
        "B waiting",
        "B asked",
        "KB/table",
        "of relay",
    )
    for head in heads:
        table.add_column(head, justify="left" if head == "case" else "right", no_wrap=True)
    for load in loads:
        table.add_row(
            load.case,
            f"{load.actions_per_second:,.0f}",
            f"{load.p50_ms:.1f}",
            f"{load.p99_ms:.1f}",
            f"{load.server_us:,.0f}",
            f"{load.players_us:,.0f}",
            str(load.waiting_bytes),
            str(load.asked_bytes),
            f"{load.kb_per_table:.0f}",
            f"{load.of_relay:.0%}" if load.of_relay else "",
        )
    return table
