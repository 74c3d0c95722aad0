"""The command: it starts, says where, takes the next free port, backs up, resets a password, and stops when asked."""

import asyncio
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import services
from cheeseboard.server.launch import bind
from server.program import Program
from server.real_server import NO_TLS, PATIENCE_S
from services import Redis, free_port, redis_server

__all__ = ["redis_server"]

COMMAND = Path(sys.executable).parent / "cheeseboard"
OUTSIDE = Path(__file__).parents[1] / "outside"
FRESH = httpx.Limits(max_keepalive_connections=0)  # one that is kept may be closed for idling just as it is used again
Run = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Run]:
    """Start the command with a data folder of its own; what still runs afterwards is ended."""
    running: list[subprocess.Popen[str]] = []

    def start(*words: str, before: Sequence[str] = (), **more: str) -> subprocess.Popen[str]:
        places = {"PYTHONPATH": str(OUTSIDE), "CHEESEBOARD_DATA": str(tmp_path / "data"), "LANG": "C"}
        running.append(
            subprocess.Popen(
                [*before, COMMAND, *words],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env={**os.environ, **places, **more},
                start_new_session=True,  # so that with it whatever it has started can be ended and no pipe stays open
            )
        )
        return running[-1]

    yield start
    for process in running:
        services.end(process)
        process.communicate()


@pytest.fixture
def browser() -> Iterator[httpx.Client]:
    """Somebody who comes without cookies and through no proxy, whatever the environment says."""
    with httpx.Client(timeout=PATIENCE_S, limits=FRESH, verify=NO_TLS, trust_env=False) as client:
        yield client


def greeting_of(process: subprocess.Popen[str]) -> str:
    """All that it says until it is ready."""
    assert process.stdout is not None
    lines: list[str] = []
    while not (lines and "Ctrl-C" in lines[-1]):
        lines.append(process.stdout.readline())
        assert lines[-1], process.communicate()
    return "".join(lines)


def address_of(process: subprocess.Popen[str]) -> str:
    """The address it prints, once it is ready."""
    found = re.search(r"https?://\S+", greeting_of(process))
    assert found
    return found[0]


def test_open_sockets_are_told_that_the_server_stops(run: Run) -> None:
    process = run("serve", "--port", str(free_port()))
    address = address_of(process)
    place = f"ws{address.removeprefix('http')}/api/lobby/live"
    with connect(place, **services.PATIENT) as lobby:
        lobby.recv(PATIENCE_S)
        process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            lobby.recv(PATIENCE_S)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_it_starts_says_where_and_stops_when_asked(
    run: Run, browser: httpx.Client, tmp_path: Path, sign: signal.Signals
) -> None:
    process = run("serve", "--port", str(port := free_port()))
    greeting, address = greeting_of(process), f"http://127.0.0.1:{port}"
    assert address in greeting
    assert str(tmp_path / "data") in greeting
    assert browser.get(f"{address}/health").text == "ok\n"
    assert browser.get(f"{address}/ready").text == "ready\n"
    assert "cheeseboard_sockets" in browser.get(f"{address}/metrics").text
    assert "<title>Cheeseboard</title>" in browser.get(address, follow_redirects=True).text
    process.send_signal(sign)
    said, faults = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 0
    assert "Stopped" in said
    assert faults == ""


IGNORING_INTERRUPTS = ("sh", "-c", 'trap "" INT; exec "$@"', "sh")  # as `nohup` and `&` in a script do


def is_ignored(process: "subprocess.Popen[Any]", sign: signal.Signals) -> bool:
    """Whether this signal does nothing at all to a process, by what the kernel says of it."""
    status = Path(f"/proc/{process.pid}/status").read_text("utf-8")
    ignored = int(status.split("SigIgn:")[1].split()[0], 16)
    return bool(ignored >> sign - 1 & 1)


@pytest.mark.parametrize("before", [(), IGNORING_INTERRUPTS])
def test_a_server_that_was_told_to_ignore_an_interrupt_ignores_it(run: Run, before: tuple[str, ...]) -> None:
    process = run("serve", "--port", str(free_port()), before=before)
    greeting_of(process)
    assert is_ignored(process, signal.SIGINT) is bool(before)
    assert not is_ignored(process, signal.SIGTERM)
    if before:
        process.send_signal(signal.SIGINT)
        assert is_ignored(process, signal.SIGINT)
    process.send_signal(signal.SIGTERM if before else signal.SIGINT)
    said, faults = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, faults) == (0, "")
    assert "Stopped" in said


@pytest.mark.parametrize("before", [(), IGNORING_INTERRUPTS])
def test_a_worker_that_was_told_to_ignore_an_interrupt_ignores_it(
    tmp_path: Path, redis_server: Redis, before: tuple[str, ...]
) -> None:
    worker = Program(tmp_path, "worker", "--bus", redis_server.url)
    worker.command = (*before, *worker.command)
    worker.start()
    try:
        assert worker.process
        assert is_ignored(worker.process, signal.SIGINT) is bool(before)
        assert not is_ignored(worker.process, signal.SIGTERM)
        if before:
            worker.process.send_signal(signal.SIGINT)
        worker.process.send_signal(signal.SIGTERM if before else signal.SIGINT)
        assert worker.process.wait(PATIENCE_S) == 0, worker.text()
        assert "Stopped" in worker.text()
    finally:
        worker.end()


def test_two_that_start_together_do_not_share_a_port() -> None:
    with bind("127.0.0.1", 18_400) as one, bind("127.0.0.1", one.getsockname()[1]) as other:
        assert one.getsockname() != other.getsockname()


def test_small_answers_are_sent_at_once_also_by_asyncios_own_loop() -> None:
    found: list[int] = []

    async def look(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        found.append(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    async def take_one() -> None:
        with bind("127.0.0.1", 18_500) as place:
            async with await asyncio.start_server(look, sock=place):
                reader, writer = await asyncio.open_connection(*place.getsockname())
                await reader.read()
                writer.close()

    asyncio.run(take_one())
    assert found == [1]


def test_a_busy_port_leads_to_the_next_free_one(run: Run) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", port := free_port()))
        taken.listen()
        assert int(address_of(run("serve", "--port", str(port))).rsplit(":", 1)[1]) > port


def test_with_lan_the_address_is_that_of_the_network_with_a_picture(run: Run, browser: httpx.Client) -> None:
    greeting = greeting_of(run("serve", "--lan", "--port", str(port := free_port())))
    assert "█" in greeting
    address = greeting.split("\n")[0].split(" ")[-1]
    assert address.endswith(f":{port}")
    assert browser.get(f"{address}/health").text == "ok\n"
    browser.post(f"{address}/api/people", json={})
    made = browser.post(f"{address}/api/tables", json={"game": "nim"}).json()
    assert made["invite"] == f"{address}/t/{made['id']}"
    assert not made["is_local"]


def test_without_lan_the_invitation_says_that_only_this_computer_can_join(run: Run, browser: httpx.Client) -> None:
    address = address_of(run("serve", "--port", str(free_port())))
    browser.post(f"{address}/api/people", json={})
    assert browser.post(f"{address}/api/tables", json={"game": "nim"}).json()["is_local"]


def test_behind_https_the_cookie_is_secure_and_the_browser_stays(run: Run, browser: httpx.Client) -> None:
    port = free_port()
    process = run("serve", "--port", str(port), "--url", "https://games.example")
    assert address_of(process) == "https://games.example"
    for host in ("games.example", "127.0.0.1"):
        made = browser.post(f"http://127.0.0.1:{port}/api/people", json={}, headers={"Host": host})
        assert "secure" in made.headers["set-cookie"].lower()
        assert "max-age" in made.headers["strict-transport-security"]


def test_a_backup_is_made_while_the_server_runs_and_a_lost_password_is_replaced(run: Run, tmp_path: Path) -> None:
    address = address_of(run("serve", "--port", str(free_port())))
    with httpx.Client(base_url=address, timeout=PATIENCE_S, limits=FRESH, verify=NO_TLS, trust_env=False) as ann:
        ann.post("/api/people", json={"name": "Ann"})
        given = {"account": "Ann", "password": "correct horse"}
        assert ann.post("/api/me/register", json=given).status_code == 200
        said, _ = run("backup", str(tmp_path / "copy.db")).communicate(timeout=PATIENCE_S)
        assert "copy.db" in said
        with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert ("Ann",) in copy.execute("SELECT name FROM people").fetchall()
        said, _ = run("people", "reset", "ann").communicate(timeout=PATIENCE_S)
        password = said.strip().rsplit(" ", 1)[1]
        assert ann.post("/api/login", json=given).json()["code"] == "wrong-password"
        assert ann.post("/api/login", json={"account": "ann", "password": password}).json()["name"] == "Ann"
    nobody = run("people", "reset", "nobody")
    nobody.communicate(timeout=PATIENCE_S)
    assert nobody.returncode == 2


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("serve", "--log", "loud"), "log-level"),
        (("serve", "--url", "games"), "bad-url"),
        (("serve", "--no-bots"), "bus-needed"),
        (("worker",), "bus-needed"),
        (("serve", "--host", "no.such.host.invalid"), "bad-host"),
        (("serve", "--data", "/proc/nothing"), "folder-unwritable"),
        (("serve", "--data", "~nobody-of-this-name/data"), "folder-unwritable"),
        (("backup", "copy.db"), "nothing-kept"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(run: Run, words: tuple[str, ...], code: str) -> None:
    process = run(*words, RES_OPTIONS="timeout:1 attempts:1")  # who has no network need not wait to hear so
    _, faults = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 2
    assert sentence_of(code) in faults
    assert "Traceback" not in faults


def sentence_of(code: str) -> str:
    """The longest part of a refusal's sentence that stands the same whatever it is about."""
    words = (Path(__file__).parents[2] / "src/cheeseboard/words/en.ftl").read_text("utf-8")
    (text,) = re.findall(rf"^refused-{code} = (.*)$", words, re.MULTILINE)
    return max(re.split(r"\{.*?\}", text), key=len).strip()


def test_who_has_no_home_is_told_how_to_name_a_folder(run: Run) -> None:
    nowhere = {"HOME": "/proc/none", "CHEESEBOARD_DATA": "", "XDG_DATA_HOME": ""}
    process = run("serve", "--port", str(free_port()), **nowhere)
    _, faults = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 2
    assert sentence_of("folder-unwritable") in faults
    assert "--data" in faults
    assert "Traceback" not in faults
