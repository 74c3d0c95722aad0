"""A PostgreSQL and a Redis of the tests' own: on free ports of 127.0.0.1, in folders of their own, stopped at the end.

Where they are not installed the test is skipped and says so; where CI is true it fails, so that nothing is skipped
unseen. `apt-get install postgresql redis-server` brings both; the system's own services need not run.
"""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest

PATIENCE_S = 60.0
POSTGRES_USER = "postgres"


def missing(what: str) -> None:
    """Say that a service cannot be started here."""
    reason = f"{what} is not installed: apt-get install postgresql redis-server"
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for_port(port: int) -> None:
    """Wait until somebody listens there."""
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
        else:
            return


class Postgres:
    """A server that can be stopped and started again, as in life."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.port = free_port()
        self._data = folder / "data"
        self._programs = programs
        self._folder = folder
        self._run("initdb", "-D", str(self._data), "-U", POSTGRES_USER, "-A", "trust", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder} -c fsync=off"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(self._data), "-w", "-t", "60", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        """At once, without waiting for whoever is connected."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", "immediate", "stop")

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{uuid4().hex}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", POSTGRES_USER, name)
        return f"postgresql+asyncpg://{POSTGRES_USER}@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *words: str) -> None:
        # PostgreSQL refuses to run as root.
        before = ["runuser", "-u", POSTGRES_USER, "--"] if os.geteuid() == 0 else []
        with (self._folder / "said").open("ab") as said:
            done = subprocess.run(
                [*before, str(self._programs / program), *words],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                check=False,
            )
        assert done.returncode == 0, (program, (self._folder / "said").read_text("utf-8", "replace")[-2_000:])


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
    assert programs is not None
    with tempfile.TemporaryDirectory(prefix="cheeseboard-pg-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, POSTGRES_USER)
        server = Postgres(folder, programs)
        server.start()
        try:
            yield server
        finally:
            if (folder / "data" / "postmaster.pid").exists():
                server.stop()


def _has_user(name: str) -> bool:
    return any(user.pw_name == name for user in pwd.getpwall())


class Redis:
    """A server that can be stopped and started again, as in life."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(
            ["redis-server", *words, "--dir", str(self._folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_for_port(self.port)

    def stop(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
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
