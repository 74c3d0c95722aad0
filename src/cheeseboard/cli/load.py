"""`cheeseboard bench-server`: how many actions a server takes, how fast the other player hears of them, at what cost.

It starts a server of its own on this computer with a database of its own, plays Quoridor at many tables in a closed
loop (the next action when both players have seen the last), and stops it again. Nothing leaves this computer.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from msgspec import Struct
from rich.table import Table as RichTable

from cheeseboard.cli import screen
from cheeseboard.cli.inputs import AsJson

MOST_TABLES = 2_000
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Load(Struct, frozen=True):
    """What was measured in one case."""

    case: str
    tables: int
    actions_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_us_per_action: float
    waiting_bytes: int  # median message to the seat that is not asked
    asked_bytes: int  # median message to the seat that is
    memory_kb_per_table: float


class Pair:
    """Two players at one table and what they measure."""

    def __init__(self, sockets: list[Any], rng: Random) -> None:
        self.sockets = sockets
        self.rng = rng
        self.asked: tuple[int, dict[str, Any]] | None = None
        self.took: list[float] = []
        self.sizes: dict[bool, list[int]] = {False: [], True: []}

    async def hear(self, player: int, n: int) -> None:
        """Read this player's messages until they tell of row n."""
        while True:
            text = await self.sockets[player].recv()
            message = json.loads(text)
            if "n" in message and "seat" in message:
                if message.get("menu"):
                    self.asked = (player, message)
                if message["n"] >= n:
                    self.sizes[bool(message.get("menu"))].append(len(text))
                    return

    async def act(self) -> None:
        """One action, seen by both."""
        assert self.asked is not None
        player, message = self.asked
        answer = {"do": choose(message["menu"], player, self.rng), "at": message["at"], "id": f"r{message['n']}"}
        begun = time.perf_counter()
        await self.sockets[player].send(json.dumps(answer))
        other = asyncio.create_task(self.hear(1 - player, message["n"] + 1))
        await self.hear(player, message["n"] + 1)
        await other
        self.took.append(time.perf_counter() - begun)


def choose(menu: list[dict[str, Any]], player: int, rng: Random) -> str:
    """A barrier now and then, else a step that does not end the game."""
    forms = {form["verb"]: form["slots"][0]["words"] for form in menu if form["slots"]}
    steps = [word for word in forms.get("move", ()) if word[1] != ("9", "1")[player]]
    if not steps or ("wall" in forms and rng.random() < 0.08):
        return f"wall {rng.choice(forms['wall'])}" if "wall" in forms else f"move {rng.choice(forms['move'])}"
    return f"move {rng.choice(steps)}"


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("bench-server")(measure_server)


def measure_server(
    tables: Annotated[int, typer.Option(min=1, max=MOST_TABLES, help="Tables of two.")] = 200,
    seconds: Annotated[float, typer.Option(min=0.5, max=120, help="How long to measure.")] = 10,
    rate: Annotated[int, typer.Option(min=1, max=5_000, help="Actions a second in the second case.")] = 200,
    as_json: AsJson = False,
) -> None:
    """Measure a server on this computer: as fast as it goes, and at a quiet rate.

    Example: `cheeseboard bench-server --tables 50 --seconds 5`
    """
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(Path(folder))
        try:
            loads = asyncio.run(measure(address_of(server), server.pid, tables, seconds, rate))
        finally:
            server.terminate()
            server.wait(20)
    if as_json:
        screen.answer(loads)
    else:
        screen.out.print(_as_table(loads))


def start_server(folder: Path) -> "subprocess.Popen[str]":
    """A server of our own."""
    command = [sys.executable, "-m", "cheeseboard", "serve", "--data", str(folder), "--port", "8600"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603


def address_of(server: "subprocess.Popen[str]") -> str:
    """Where it listens, as it says itself."""
    assert server.stdout is not None
    for said in server.stdout:
        if found := re.search(r"http://127\.0\.0\.1:\d+", said):
            return found[0]
    raise RuntimeError("the server did not start")


async def measure(address: str, pid: int, tables: int, seconds: float, rate: int) -> list[Load]:
    """Both cases, over the same tables."""
    before = memory_kb(pid)
    pairs = [await _pair(address, number) for number in range(tables)]
    per_table = (memory_kb(pid) - before) / tables
    fast = await _case("as fast as it goes", pairs, pid, seconds, None, per_table)
    return [fast, await _case(f"{rate} a second", pairs, pid, seconds, rate, per_table)]


async def _case(case: str, pairs: list[Pair], pid: int, seconds: float, rate: int | None, per_table: float) -> Load:
    for pair in pairs:
        pair.took, pair.sizes = [], {False: [], True: []}
    cpu, begun = cpu_seconds(pid), time.perf_counter()
    end = begun + seconds

    async def go(place: int, pair: Pair) -> None:
        pause = len(pairs) / rate if rate else 0.0
        next_at = begun + pause * place / len(pairs)
        while time.perf_counter() < end:
            if pause:
                await asyncio.sleep(max(0.0, next_at - time.perf_counter()))
                next_at += pause
            await pair.act()

    await asyncio.gather(*(go(place, pair) for place, pair in enumerate(pairs)))
    took = sorted(each for pair in pairs for each in pair.took)
    spent = time.perf_counter() - begun
    sizes = {asked: sorted(size for pair in pairs for size in pair.sizes[asked]) for asked in (False, True)}
    return Load(
        case=case,
        tables=len(pairs),
        actions_per_second=len(took) / spent,
        p50_ms=1_000 * took[len(took) // 2],
        p99_ms=1_000 * took[int(len(took) * 0.99)],
        cpu_us_per_action=1e6 * (cpu_seconds(pid) - cpu) / len(took),
        waiting_bytes=sizes[False][len(sizes[False]) // 2],
        asked_bytes=sizes[True][len(sizes[True]) // 2],
        memory_kb_per_table=per_table,
    )


async def _pair(address: str, number: int) -> Pair:
    from websockets.asyncio.client import connect

    cookies = [_guest(address, f"{name} {number}") for name in ("Ann", "Bob")]
    wanted = {"game": "quoridor", "seats": 2, "options": {"first": 0, "repetition": "none"}}
    table = _post(address, "/api/tables", wanted, cookies[0])
    path = f"/api/tables/{table['id']}"
    for seat, cookie in enumerate(cookies):
        _post(address, f"{path}/sit", {"seat": seat}, cookie)
    _post(address, f"{path}/start", {}, cookies[0])
    place = f"{address.replace('http', 'ws', 1)}{path}/live"
    sockets = [await connect(place, additional_headers={"Cookie": cookie}, compression=None) for cookie in cookies]
    pair = Pair(sockets, Random(number))
    for player, socket in enumerate(sockets):
        await socket.send(json.dumps({"hello": -1}))
        await pair.hear(player, 0)
    return pair


def _guest(address: str, name: str) -> str:
    request = _request(address, "/api/people", {"name": name}, "")
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - our own server
        return str(answer.headers["Set-Cookie"]).split(";")[0]


def _post(address: str, path: str, body: dict[str, Any], cookie: str) -> dict[str, Any]:
    with urllib.request.urlopen(_request(address, path, body, cookie)) as answer:  # noqa: S310
        said: dict[str, Any] = json.loads(answer.read() or b"{}")
        return said


def _request(address: str, path: str, body: dict[str, Any], cookie: str) -> urllib.request.Request:
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    return urllib.request.Request(f"{address}{path}", json.dumps(body).encode(), headers)  # noqa: S310


def cpu_seconds(pid: int) -> float:
    """Processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_kb(pid: int) -> int:
    """Memory a process holds."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text("utf-8"))
    return int(found[1]) if found else 0


def _as_table(loads: list[Load]) -> RichTable:
    table = RichTable(box=None, header_style="faint")
    heads = ("case", "tables", "actions/s", "p50 ms", "p99 ms", "CPU µs/action", "B waiting", "B asked", "KB/table")
    for head in heads:
        table.add_column(head, justify="left" if head == "case" else "right")
    for load in loads:
        table.add_row(
            load.case,
            str(load.tables),
            f"{load.actions_per_second:,.0f}",
            f"{load.p50_ms:.1f}",
            f"{load.p99_ms:.1f}",
            f"{load.cpu_us_per_action:,.0f}",
            str(load.waiting_bytes),
            str(load.asked_bytes),
            f"{load.memory_kb_per_table:.0f}",
        )
    return table
