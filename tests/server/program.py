"""`cheeseboard serve` and `worker` in processes of their own, which can be killed and started again."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import services
from server.real_server import Place

COMMAND = Path(sys.executable).parent / "cheeseboard"
OUTSIDE = Path(__file__).parents[1] / "outside"
SOURCES = Path(__file__).parents[2] / "src"  # of this tree, also where it is a copy of the one that is installed


class Program:
    """The command with these words, in a process group of its own, speaking into a file."""

    command: tuple[str | Path, ...] = (COMMAND,)

    def __init__(self, folder: Path, *words: str) -> None:
        self._words = words
        self._data = folder / "data"
        self.said = folder / f"said-{id(self)}"
        found = os.pathsep.join((str(SOURCES), str(OUTSIDE)))
        self._environment = {**os.environ, "PYTHONPATH": found, "CHEESEBOARD_DATA": str(self._data), "LANG": "C"}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it says that it is ready."""
        already = self.text().count("Ctrl-C")
        self.process = services.start([*self.command, *self._words], self.said, env=self._environment)
        until = time.monotonic() + services.PATIENCE_S
        while self.text().count("Ctrl-C") == already:
            assert self.process.poll() is None, self.text()[-2_000:]
            assert time.monotonic() < until, self.text()[-2_000:]
            time.sleep(0.02)

    def text(self) -> str:
        """All that it has said."""
        return self.said.read_text("utf-8", "replace") if self.said.exists() else ""

    def kill(self) -> None:
        """As by `kill -9`: this process alone, and at once."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As by Ctrl-C, which a terminal sends to the whole group; the exit code."""
        assert self.process
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(services.PATIENCE_S)

    def end(self) -> None:
        """End it at once; all that it started ends by itself, and takes its semaphores along."""
        if self.process and self.process.returncode is None:
            self.kill()


class ServeProgram(Program, Place):
    """A server in a process of its own, at the same port after every start."""

    def __init__(self, folder: Path, *words: str) -> None:
        Place.__init__(self, 0)  # the port is known once it was started
        Program.__init__(self, folder, *words)
        self._more = words

    def start(self) -> None:
        """Start; if a stranger has taken the port before the first start, at another."""
        if self.port:
            self._begin(self.port)
        else:
            self.port = services.on_a_free_port(self._begin)
            self.address = f"http://127.0.0.1:{self.port}"

    def _begin(self, port: int) -> None:
        before = len(self.text())
        self._words = ("serve", "--port", str(port), *self._more)
        Program.start(self)
        if {*re.findall(r"http://127\.0\.0\.1:(\d+)", said := self.text()[before:])} - {str(port)}:
            Program.end(self)
            raise AssertionError(said)

    def end(self) -> None:
        """End it, and let its visitors go."""
        Program.end(self)
        self.clients.close()


class HurriedProgram(ServeProgram):
    """A server whose bots think fast and whose windows close soon."""

    command = (sys.executable, Path(__file__).with_name("hurried.py"))


class LongBeatsProgram(ServeProgram):
    """A server whose windows do not end; started again, it may be the usual one."""

    command = (sys.executable, Path(__file__).with_name("long_beats.py"))


class ImpatientProgram(ServeProgram):
    """A server that does not wait for another program to let go of its database."""

    command = (sys.executable, Path(__file__).with_name("impatient.py"))


class PensiveProgram(Program):
    """A program whose bots never come to the end of a thought."""

    command = (sys.executable, Path(__file__).with_name("pensive.py"))


@contextlib.contextmanager
def serving(folder: Path, *words: str, kind: type[ServeProgram] = ServeProgram) -> Iterator[ServeProgram]:
    """A server that runs."""
    server = kind(folder, *words)
    try:
        server.start()
        yield server
    finally:
        server.end()
