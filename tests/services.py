"""A PostgreSQL and a Redis of the tests' own: on free ports of 127.0.0.1, in folders of their own, stopped at the end.

Where they are not installed the test is skipped and says so; where CI is true it fails, so that nothing is skipped
unseen. `apt-get install postgresql redis-server` brings both; the system's own services need not run.
"""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import choice
from typing import Any, NoReturn
from uuid import uuid4

import pytest

PATIENCE_S = 300.0  # nothing takes so long, however busy the machine is: only what will never come does
# For `websockets.connect`, whose own limits of ten and twenty seconds a busy machine exceeds.
PATIENT: dict[str, Any] = {
    "proxy": None,
    "open_timeout": PATIENCE_S,
    "close_timeout": PATIENCE_S,
    "ping_timeout": None,
}
POSTGRES_USER = "postgres"
# Below those that the system gives away: there a port would be lost to somebody's connection while its server is down.
PORTS = range(20_000, 32_000)
PORTS_TRIED = 5


def missing(what: str) -> NoReturn:
    """Say that a service cannot be started here."""
    reason = f"{what} is not installed: apt-get install postgresql redis-server nginx-light"
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def free_port(host: str = "127.0.0.1") -> int:
    """A port where nobody listens, and which no other tests on this computer are given meanwhile."""
    while True:
        port = choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind((host, port))
            _reserve(port)
            return port


def _reserve(port: int) -> None:
    """Refuse a port that other tests have: a name that Linux gives to one process at a time, until that ends."""
    if sys.platform == "linux":
        with socket.socket(socket.AF_UNIX) as name:
            name.bind(f"\0cheeseboard-tests-{port}")
            name.detach()  # stays open as long as we run


def start(words: Sequence[str | Path], said: Path, user: str = "", **more: Any) -> subprocess.Popen[bytes]:
    """Start a program that holds no pipe of ours, gets no signal of ours, and ends when we end, however we do."""
    before = ["setpriv", "--pdeathsig", "KILL"] if shutil.which("setpriv") else []
    if user:
        before += ["--reuid", user, "--regid", user, "--init-groups"]
    with said.open("ab") as output:
        return subprocess.Popen(
            [*before, *words],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            **more,
        )


def end(process: subprocess.Popen[Any]) -> None:
    """End a program and everything that it has started; once it was waited for, its number may be a stranger's."""
    if process.returncode is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def wait_for_port(port: int, process: subprocess.Popen[bytes], said: Path) -> None:
    """Wait until this program listens there."""
    until = time.monotonic() + PATIENCE_S
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        if process.poll() is not None or time.monotonic() > until:
            raise AssertionError(said.read_text("utf-8", "replace")[-2_000:])
        time.sleep(0.02)


def on_a_free_port(begin: Callable[[int], None]) -> int:
    """Begin something at a port that is free; a stranger may take it meanwhile, then at another."""
    for _ in range(PORTS_TRIED - 1):
        with contextlib.suppress(AssertionError):
            begin(port := free_port())
            return port
    begin(port := free_port())
    return port


class Postgres:
    """A server that can be stopped and started again, as in life."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.port = 0  # known once it was started, and the same after every start
        self._data = folder / "data"
        self._programs = programs
        self._folder = folder
        self._said = folder / "said"
        self._user = POSTGRES_USER if os.geteuid() == 0 else ""  # PostgreSQL refuses to run as root
        self._process: subprocess.Popen[bytes] | None = None
        self._run(
            "initdb",
            "-D",
            str(self._data),
            "-U",
            POSTGRES_USER,
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
            "--no-locale",
        )

    def start(self) -> None:
        """Start, and wait until it takes connections; call it where no thread ends soon, for with it this would end."""
        if self.port:
            self._begin(self.port)
        else:
            self.port = on_a_free_port(self._begin)

    def _begin(self, port: int) -> None:
        settings = ("listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off")
        words = ["-D", str(self._data), "-p", str(port), *(word for one in settings for word in ("-c", one))]
        self._process = start([self._programs / "postgres", *words], self._said, self._user, cwd=self._folder)
        wait_for_port(port, self._process, self._said)
        self._run("pg_isready", "-h", "127.0.0.1", "-p", str(port), tries=3_000)

    def stop(self) -> None:
        """At once, without waiting for whoever is connected."""
        if self._process:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(PATIENCE_S)
            self._process = None

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{uuid4().hex}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", POSTGRES_USER, name)
        return f"postgresql+asyncpg://{POSTGRES_USER}@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *words: str, tries: int = 1) -> None:
        for _ in range(tries):
            running = start([self._programs / program, *words], self._said, self._user, cwd=self._folder)
            if running.wait(PATIENCE_S) == 0:
                return
            time.sleep(0.1)
        raise AssertionError((program, self._said.read_text("utf-8", "replace")[-2_000:]))


def _postgres_programs() -> Path | None:
    if told := shutil.which("pg_config"):
        told = subprocess.run([told, "--bindir"], capture_output=True, text=True, check=True).stdout.strip()
    places = [Path(told)] if told else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists()), None)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL."""
    programs = _postgres_programs()
    if programs is None or (os.geteuid() == 0 and not _has_user(POSTGRES_USER)):
        missing("PostgreSQL")
    with tempfile.TemporaryDirectory(prefix="cheeseboard-pg-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, POSTGRES_USER)
        server = Postgres(folder, programs)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _has_user(name: str) -> bool:
    return any(user.pw_name == name for user in pwd.getpwall())


class Redis:
    """A server that can be stopped and started again, as in life."""

    def __init__(self, folder: Path) -> None:
        self.port = 0  # known once it was started, and the same after every start
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        if self.port:
            self._begin(self.port)
        else:
            self.port = on_a_free_port(self._begin)

    def _begin(self, port: int) -> None:
        words = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = start([*words, "--dir", self._folder], self._folder / "said")
        wait_for_port(port, self._process, self._folder / "said")

    def stop(self) -> None:
        if self._process:
            end(self._process)
            self._process = None

    def freeze(self) -> None:
        """Answer nobody and close no connection, as behind a broken network."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def redis() -> Iterator[Redis]:
    """A running Redis."""
    if not shutil.which("redis-server"):
        missing("Redis")
    with tempfile.TemporaryDirectory(prefix="cheeseboard-redis-") as name:
        server = Redis(Path(name))
        server.start()
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """One PostgreSQL for the whole run; every test takes a database of its own."""
    with postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """One Redis for the whole run."""
    with redis() as server:
        yield server
