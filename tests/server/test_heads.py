"""The head of a request: bounded in size and time, whoever sends it and whatever becomes of it."""

import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from cheeseboard.server.reader import requests, unread
from cheeseboard.server.reader.connections import RESERVE, Connections
from cheeseboard.server.settings import Settings
from server.arrived import Arrived
from server.program import COMMAND, ServeProgram, serving
from server.raw import LOBBY, UPGRADE, Raw, status
from server.real_server import PATIENCE_S, Served, served
from server.test_cookies import FOREIGN
from server.test_play import begun

TOO_MUCH = {
    "lines": [b"x: y"] * 120,
    "one line": [b"x: " + b"y" * 33_000],
    "all together": [b"x: " + b"y" * 7_000] * 10,
    "a long name": [b"x" * 33_000 + b": y"],
}
ENOUGH = [b"x: y"] * 80 + [b"x: " + b"y" * 31_000] + [b"x: " + b"y" * 9_000] * 3
KINDS = {"request": ("/api/lobby", b""), "socket": (LOBBY, UPGRADE[:-2])}
HURRY_S = 0.3
HEAD_S = 10_000  # longer than any test takes: the server's clock is set on instead


@pytest.fixture(scope="module")
def house_for_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for everybody, without a proxy before it."""
    with served(tmp_path_factory.mktemp("heads"), is_local=False, proxies=()) as running:
        yield running


@pytest.fixture
def open_house(house_for_all: Served) -> Iterator[Served]:
    yield house_for_all
    house_for_all.clients.close()


@pytest.fixture(scope="module")
def waiting_house_for_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Likewise, one whose time for a head passes when a test says so."""
    with served(tmp_path_factory.mktemp("late"), is_local=False, proxies=(), head_seconds=HEAD_S) as running:
        yield running


@pytest.fixture
def waiting_house(waiting_house_for_all: Served) -> Iterator[Served]:
    wait_until(lambda: not waiting_house_for_all.connections)
    yield waiting_house_for_all
    waiting_house_for_all.clients.close()


@pytest.fixture
def arrived(monkeypatch: pytest.MonkeyPatch) -> Arrived:
    return Arrived(monkeypatch, requests.RequestReader)


def wait_until(claim: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not claim():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("what", TOO_MUCH)
def test_too_much_before_a_request_is_refused_and_the_connection_closed(
    open_house: Served, kind: str, what: str
) -> None:
    path, upgrade = KINDS[kind]
    raw = Raw(open_house)
    raw.ask(path, *filter(None, [upgrade]), *TOO_MUCH[what])
    assert raw.refused() == (431, "head-too-big")


@pytest.mark.parametrize("kind", KINDS)
def test_a_large_head_is_read_however_it_is_cut(open_house: Served, kind: str) -> None:
    path, upgrade = KINDS[kind]
    rng = Random(3)
    for pieces in (1, 40):
        raw = Raw(open_house)
        lines = [raw.host[:-2], *filter(None, [upgrade]), *ENOUGH]
        head = f"GET {path} HTTP/1.1\r\n".encode() + b"".join(line + b"\r\n" for line in lines) + b"\r\n"
        cuts = [0, *sorted(rng.sample(range(1, len(head)), pieces - 1)), len(head)]
        for start, end in pairwise(cuts):
            raw.send(head[start:end])
        assert status(raw.head()) == (101 if upgrade else 200)


@pytest.mark.parametrize("begin", [b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nx: "])
def test_a_head_without_end_is_cut_off(open_house: Served, begin: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "LINGER_S", 0.01)
    raw = Raw(open_house)
    raw.send(begin)
    line = b"x: y\r\n" if begin.endswith(b"\n") else b"x" * 4_000
    for _ in range(40_000_000 // len(line)):  # more than all buffers between us hold
        try:
            raw.socket.sendall(line * 50)
        except ConnectionError:
            break
    else:
        pytest.fail("it read all of that")


@pytest.mark.parametrize(("lines", "answer"), [(2, b"HTTP/1.1 201"), (200, b"HTTP/1.1 431")])
def test_what_follows_a_body_counts_as_its_head_does(open_house: Served, lines: int, answer: bytes) -> None:
    raw = Raw(open_house)
    raw.ask("/api/people", b"Content-Type: application/json", b"Transfer-Encoding: chunked", method="POST")
    raw.send(b'e\r\n{"name":"Ann"}\r\n0\r\n' + b"x: y\r\n" * lines + b"\r\n")
    assert raw.head().startswith(answer)


@pytest.mark.parametrize("half", [b"G", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\nx: y", UPGRADE])
def test_half_a_head_is_not_waited_for(waiting_house: Served, arrived: Arrived, half: bytes) -> None:
    raw = Raw(waiting_house)
    arrived.send(raw.socket, half if half != UPGRADE else b"GET / HTTP/1.1\r\n" + half)
    waiting_house.let_pass(HEAD_S)
    assert raw.refused() == (408, "request-too-slow")


def test_a_head_that_comes_drop_by_drop_is_not_waited_for_either(waiting_house: Served, arrived: Arrived) -> None:
    raw = Raw(waiting_house)
    arrived.send(raw.socket, b"GET / HTTP/1.1\r\n")
    for _ in range(9):
        waiting_house.let_pass(HEAD_S / 10)
        arrived.send(raw.socket, b"x: y\r\n")
    waiting_house.let_pass(HEAD_S / 10)
    assert raw.refused() == (408, "request-too-slow")


@pytest.mark.parametrize("before", [b"", b"GET /api/lobby HTTP/1.1\r\nHost: localhost\r\n\r\n"])
def test_who_asks_for_nothing_is_let_go(waiting_house: Served, arrived: Arrived, before: bytes) -> None:
    raw = Raw(waiting_house)
    wait_until(lambda: waiting_house.connections == 1)
    if before:
        raw.send(before)
        assert status(raw.head()) == 200
        arrived.send(raw.socket, b"\r\n")
    waiting_house.let_pass(HEAD_S)
    assert b"408" not in raw.until_closed()


@pytest.mark.parametrize("kind", ["who goes away", "who is too slow"])
def test_half_a_body_is_not_waited_for_and_no_fault_of_ours(
    open_house: Served, kind: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = "/api/lesson"  # by no other test here: the last answers of those before may come late

    def answered() -> list[int]:
        told = [vars(record) for record in caplog.records if record.getMessage() == "request"]
        return [one["status"] for one in told if one["path"] == asked]

    caplog.set_level(logging.INFO)
    if kind == "who is too slow":
        monkeypatch.setattr(requests, "BODY_S", HURRY_S)
    raw = Raw(open_house)
    raw.ask(asked, b"Content-Type: application/json", b"Content-Length: 20", method="POST", body=b'{"game"')
    if kind == "who goes away":
        raw.socket.close()
    else:
        assert raw.refused() == (408, "request-too-slow")
    wait_until(lambda: bool(answered()))
    assert [record.getMessage() for record in caplog.records if record.levelno > logging.INFO] == []
    assert answered() == [400]


def test_an_answer_that_nobody_reads_is_not_kept(open_house: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unread, "UNREAD_S", HURRY_S)
    open_house.listens_at.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096)  # whoever is taken now has it, too
    raw = Raw(open_house, receives=4_096)
    for _ in range(requests.MAX_PIPELINED):
        raw.ask("/api/schema/openapi.json")
    assert raw.socket.recv(10) == b"HTTP/1.1 2"
    wait_until(lambda: not open_house.connections)


def test_a_socket_is_not_opened_in_the_middle_of_an_answer(open_house: Served) -> None:
    raw = Raw(open_house)
    asked = b"GET /api/schema/openapi.json HTTP/1.1\r\n" + raw.host + b"\r\n"
    raw.send(asked + f"GET {LOBBY} HTTP/1.1\r\n".encode() + raw.host + UPGRADE + b"\r\n")
    assert b"101 Switching" not in raw.until_closed()


def test_only_so_many_connections_come_from_one_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("counted")
    with served(folder, is_local=False, proxies=(), connections=5, head_seconds=2 * PATIENCE_S) as server:

        def opened() -> Raw | None:
            raw = Raw(server)
            raw.ask(LOBBY, UPGRADE[:-2])
            return raw if status(raw.head()) == 101 else None

        waiting = [Raw(server) for _ in range(3)]
        table = [opened(), opened()]
        assert all(table)
        assert Raw(server).refused() == (429, "too-many-connections")
        for raw in (waiting.pop(), *table):
            assert raw
            raw.socket.close()
        for _ in range(3):  # as many as have gone
            wait_until(lambda: opened() is not None)
        assert opened() is None


def test_behind_a_proxy_the_address_counts_that_it_names(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("behind")

    def ask(server: Served, address: bytes) -> int:
        raw = Raw(server)
        raw.ask(LOBBY, UPGRADE[:-2], b"X-Forwarded-For: " + address)
        return status(raw.head())

    with served(folder, is_local=False, proxies=("127.0.0.0/8",), connections=2, sockets=3) as server:
        assert [ask(server, b"192.0.2.1") for _ in range(4)] == [101, 101, 101, 403]
        assert ask(server, b"192.0.2.2") == 101


class Waits:
    """Somebody who waits."""

    is_dropped = False

    def drop(self) -> None:
        self.is_dropped = True


def test_300_connections_of_one_address_are_let_in_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cheeseboard.server.reader.connections.descriptors", lambda: sys.maxsize)
    everybodys = {"is_local": False, "proxies": ()}
    for settings, most in ((everybodys, 300), ({**everybodys, "proxies": ("192.0.2.0/24",)}, 400), ({}, 400)):
        room = Connections(Settings(data=tmp_path, **settings))  # type: ignore[arg-type]
        let_in = [room.enter(Waits(), "192.0.2.1") is None for _ in range(400)]
        assert let_in == [True] * most + [False] * (400 - most), settings
        assert room.enter(Waits(), "198.51.100.1") is None, "others are"


def test_when_descriptors_run_out_the_oldest_without_a_head_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cheeseboard.server.reader.connections.descriptors", lambda: RESERVE + 3)
    room = Connections(Settings(data=tmp_path))
    *first, last, none = (Waits() for _ in range(5))
    assert [room.enter(one, "127.0.0.1") for one in first] == [None] * 3
    room.has_head(first[0])
    assert room.enter(last, "127.0.0.1") is None
    assert [one.is_dropped for one in (*first, last)] == [False, True, False, False]
    room.leave("127.0.0.1")  # as the second does once it is dropped
    room.has_head(first[2])
    room.has_head(last)
    refusal = room.enter(none, "127.0.0.1")
    assert refusal
    assert refusal.code == "server-full"


class FewDescriptors(ServeProgram):
    """A server that may not have many files and sockets open."""

    command = (
        sys.executable,
        "-c",
        "import os, resource as r, sys; r.setrlimit(r.RLIMIT_NOFILE, (256, 256)); os.execv(sys.argv[1], sys.argv[1:])",
        COMMAND,
    )


class FewWithoutUvloop(ServeProgram):
    """Likewise, in asyncio's own loop."""

    command = (
        sys.executable,
        "-c",
        (
            "import resource as r, sys; r.setrlimit(r.RLIMIT_NOFILE, (256, 256)); sys.modules['uvloop'] = None; "
            "from cheeseboard.cli import main; main()"
        ),
    )


@pytest.mark.parametrize("kind", [FewDescriptors, FewWithoutUvloop])
def test_a_burst_of_more_connections_than_descriptors_is_taken_in_turns(
    tmp_path: Path, kind: type[ServeProgram]
) -> None:
    with serving(tmp_path, kind=kind) as server:
        assert server.process
        server.process.send_signal(signal.SIGSTOP)
        for _ in range(600):
            Raw(server).send(b"GET / HTTP/1.1\r\n")
        server.process.send_signal(signal.SIGCONT)
        raw = Raw(server)
        raw.ask("/api/lobby", b"Connection: close")
        assert status(raw.head()) == 200
        assert "out of system resource" not in server.text()


def test_half_requests_do_not_lock_others_out(tmp_path: Path) -> None:
    with serving(tmp_path, kind=FewDescriptors) as server:
        for number in range(400):
            Raw(server).send(b"GET / HTTP/1.1\r\n")
            if number % 25 == 0:
                raw = Raw(server)
                raw.ask("/api/lobby", b"Connection: close")
                assert status(raw.head()) == 200
        here, _, _ = begun(server)
        here.play("move e2", 0)


def test_a_browser_with_20_kb_of_other_cookies_plays_a_whole_game(server: Served) -> None:
    here, there, table = begun(server)
    for at in (here, there):
        at.close()
        for number, cookie in enumerate(FOREIGN.split("; ")):
            at.person.http.cookies.set(f"other{number}", cookie.partition("=")[2])
    here, there = here.person.at(table), there.person.at(table)
    here.until_row(0, 0)
    walk = ["e2", "e8", "e3", "e7", "e4", "e6", "d4", "e5", "d5", "f5", "d6", "f4", "d7", "f3", "d8", "f2", "d9"]
    for n, square in enumerate(walk, 1):
        mover, seat = ((here, 0), (there, 1))[(n + 1) % 2]
        mover.until_row(n - 1, seat)
        mover.play(f"move {square}", seat)
    there.until_row(17, 1)
    assert there.seats[1]["over"]["ranks"] == [0, 1]
    assert "[Seed " in here.person.ask("GET", f"/api/tables/{table}/game")
