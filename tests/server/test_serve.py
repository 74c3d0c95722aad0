"""The command: it starts, says where, takes the next free port, backs up, resets a password, and stops when asked."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cheeseboard.server.running import bind
from services import free_port

COMMAND = Path(sys.executable).parent / "cheeseboard"
OUTSIDE = Path(__file__).parents[1] / "outside"
Run = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def run(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    """Start the command with a data folder of its own; what still runs afterwards is ended."""
    running: list[subprocess.Popen[str]] = []

    def start(*words: str) -> subprocess.Popen[str]:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = str(tmp_path_factory.getbasetemp() / "compiled")  # once for all starts
        environment.update(PYTHONPATH=str(OUTSIDE), CHEESEBOARD_DATA=str(tmp_path / "data"), LANG="C")
        running.append(
            subprocess.Popen(
                [COMMAND, *words],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env=environment,
                start_new_session=True,  # so that with it whatever it has started can be ended and no pipe stays open
            )
        )
        return running[-1]

    yield start
    for process in running:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


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
    with connect(f"ws{address.removeprefix('http')}/api/lobby/live", proxy=None) as lobby:
        lobby.recv(30)
        process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            lobby.recv(30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    process.communicate(timeout=60)
    assert process.returncode == 0


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_it_starts_says_where_and_stops_when_asked(run: Run, tmp_path: Path, sign: signal.Signals) -> None:
    process = run("serve", "--port", str(port := free_port()))
    greeting, address = greeting_of(process), f"http://127.0.0.1:{port}"
    assert address in greeting
    assert str(tmp_path / "data") in greeting
    assert httpx.get(f"{address}/health").text == "ok\n"
    assert httpx.get(f"{address}/ready").text == "ready\n"
    assert "cheeseboard_sockets" in httpx.get(f"{address}/metrics").text
    assert "<title>Cheeseboard</title>" in httpx.get(address, follow_redirects=True).text
    process.send_signal(sign)
    said, faults = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Stopped" in said
    assert faults == ""


def test_two_that_start_together_do_not_share_a_port() -> None:
    with bind("127.0.0.1", 18_400) as one, bind("127.0.0.1", one.getsockname()[1]) as other:
        assert one.getsockname() != other.getsockname()


def test_a_busy_port_leads_to_the_next_free_one(run: Run) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert int(address_of(run("serve", "--port", str(port))).rsplit(":", 1)[1]) > port


def test_with_lan_the_address_is_that_of_the_network_with_a_picture(run: Run) -> None:
    greeting = greeting_of(run("serve", "--lan", "--port", str(port := free_port())))
    assert "█" in greeting
    address = greeting.split("\n")[0].split(" ")[-1]
    assert address.endswith(f":{port}")
    assert httpx.get(f"{address}/health").text == "ok\n"
    guest = httpx.post(f"{address}/api/people", json={})
    made = httpx.post(f"{address}/api/tables", json={"game": "nim"}, cookies=dict(guest.cookies)).json()
    assert made["invite"] == f"{address}/t/{made['id']}"
    assert not made["is_local"]


def test_without_lan_the_invitation_says_that_only_this_computer_can_join(run: Run) -> None:
    address = address_of(run("serve", "--port", str(free_port())))
    guest = httpx.post(f"{address}/api/people", json={})
    assert httpx.post(f"{address}/api/tables", json={"game": "nim"}, cookies=dict(guest.cookies)).json()["is_local"]


def test_behind_https_the_cookie_is_secure_and_the_browser_stays(run: Run) -> None:
    port = free_port()
    process = run("serve", "--port", str(port), "--url", "https://games.example")
    assert address_of(process) == "https://games.example"
    for host in ("games.example", "127.0.0.1"):
        made = httpx.post(f"http://127.0.0.1:{port}/api/people", json={}, headers={"Host": host})
        assert "secure" in made.headers["set-cookie"].lower()
        assert "max-age" in made.headers["strict-transport-security"]


def test_a_backup_is_made_while_the_server_runs_and_a_lost_password_is_replaced(run: Run, tmp_path: Path) -> None:
    address = address_of(run("serve", "--port", str(free_port())))
    with httpx.Client(base_url=address) as ann:
        ann.post("/api/people", json={"name": "Ann"})
        given = {"account": "Ann", "password": "correct horse"}
        assert ann.post("/api/me/register", json=given).status_code == 200
        said, _ = run("backup", str(tmp_path / "copy.db")).communicate(timeout=60)
        assert "copy.db" in said
        with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
            assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert ("Ann",) in copy.execute("SELECT name FROM people").fetchall()
        said, _ = run("people", "reset", "ann").communicate(timeout=60)
        password = said.strip().rsplit(" ", 1)[1]
        assert ann.post("/api/login", json=given).json()["no"] == "wrong-password"
        assert ann.post("/api/login", json={"account": "ann", "password": password}).json()["name"] == "Ann"
    nobody = run("people", "reset", "nobody")
    nobody.communicate(timeout=60)
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
        (("backup", "copy.db"), "nothing-kept"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(run: Run, words: tuple[str, ...], code: str) -> None:
    process = run(*words)
    _, faults = process.communicate(timeout=60)
    assert process.returncode == 2
    assert f"({code})" in faults
