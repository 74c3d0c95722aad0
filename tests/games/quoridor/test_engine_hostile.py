"""The engine as a program among careless ones: whatever it reads, it answers each line once and lives."""

import subprocess
import sys
from collections.abc import Iterator
from typing import IO

import pytest

GARBAGE = (
    b"\xff\xfe\x00\x80",
    b"play \xff",
    b"play",
    b"play e5 e6",
    b"play wall e3x",
    b"play wall " + b"e" * 100_000,
    b"newgame " + b"[" * 100_000,
    b'newgame {"seats":"many"}',
    b'newgame {"first":99}',
    b'newgame {"size":1e400}',
    b"undo",
    b"undo 3",
    b"genmove inf",
    b"genmove nan",
    b"genmove 1e308",
    b"genmove 0",
    b"analyse -1",
    b"analyse",
    b"GENMOVE 1",
    "žlutý kůň".encode(),
)


class Program:
    """An engine in a process of its own."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "cheeseboard", "engine", "quoridor", "--memory", "4"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def say(self, line: bytes) -> str:
        """One line in, one line out."""
        self._pipe(self.process.stdin).write(line + b"\n")
        self._pipe(self.process.stdin).flush()
        return self._pipe(self.process.stdout).readline().decode().rstrip("\n")

    def hang_up(self) -> int:
        """No more lines; how it ends."""
        self._pipe(self.process.stdin).close()
        return self.process.wait(timeout=1500)

    @staticmethod
    def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
        assert pipe is not None
        return pipe


@pytest.fixture
def program() -> Iterator[Program]:
    program = Program()
    with program.process:
        yield program
        program.process.kill()


def test_garbage_is_refused_line_by_line_and_changes_nothing(program: Program) -> None:
    assert program.say(b'newgame {"first":0}') == "="
    for line in GARBAGE:
        answer = program.say(line)
        assert answer.startswith("? "), (line[:40], answer)
        assert answer.endswith(")"), (line[:40], answer)
    assert program.say(b"show") == "= pawns e1 e9; hands 10 10; turn 0"
    assert program.say(b"genmove 0.01").startswith("= ")
    assert program.hang_up() == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_to_the_end_in_no_time_and_then_refuses(program: Program, seats: int) -> None:
    assert program.say(b'newgame {"size":5,"first":0,"seats":%d}' % seats) == "="
    for _ in range(300):
        answer = program.say(b"genmove 0.000001")
        if not answer.startswith("= "):
            break
    assert answer.endswith("(game-over)")
    assert program.say(b"play a1").endswith("(game-over)")
    assert program.say(b"analyse 0.01").endswith("(game-over)")
    assert program.say(b"undo") == "="
    assert program.say(b"genmove 0.01").startswith("= ")
    assert program.say(b"quit") == "="
    assert program.process.wait(timeout=1500) == 0


def test_half_a_line_and_then_nothing_is_the_end(program: Program) -> None:
    stdin = program.process.stdin
    assert stdin is not None
    stdin.write(b"genmove 0.01")
    assert program.hang_up() == 0
