"""An external engine: a subprocess that is sent every action, line by line, as docs/bots.md says.

Where nothing is hidden it is sent the whole game; else only questions, each with what its seat knows.
"""

import os
import selectors
import shlex
import signal
import subprocess
from contextlib import ExitStack, suppress
from time import monotonic

import msgspec
from msgspec import Struct

from cheeseboard.arena.question_json import write_question
from cheeseboard.core import Action, AnyGame, Menu, Question, Seat, Unknown
from cheeseboard.core.action import parse_typed
from cheeseboard.core.history import History
from cheeseboard.core.kit import question_of
from cheeseboard.core.options import format_options

DEFAULT_SECONDS = 1.0
START_SECONDS = 60.0
GRACE_SECONDS = 5.0  # beyond its thinking time, for slow machines
MAX_ANSWER_LENGTH = 10_000


class ExternalEngine:
    """One running engine in one seat of one game."""

    def __init__(self, command: str, game: AnyGame, options: Struct, seats: int, seconds: float | None) -> None:
        self._command = command
        self._seconds = seconds or DEFAULT_SECONDS
        self._unread = b""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - whoever starts a match names the program
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError, IndexError) as error:
            raise Unknown("program-missing", program=command[:60]) from error
        try:
            self._ask(f"newgame {_setting(game, options, seats)}", START_SECONDS)
        except Unknown:
            self.close()
            raise

    def send_action(self, action: Action) -> None:
        """Send an action of another seat or of chance."""
        self._ask(f"play {action}")

    def choose(self, menu: Menu) -> Action:
        """Its next action, which it has then played on its own board."""
        answer = self._ask(f"genmove {self._seconds:g}", self._seconds)
        return parse_typed(menu, answer)

    def answer(self, question: Question) -> Action:
        """Its answer to a question of one seat."""
        answer = self._ask(f"question {write_question(question)}", self._seconds)
        return parse_typed(question.menu, answer)

    def close(self) -> None:
        """Kill it and all processes it started."""
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                with suppress(OSError):
                    pipe.close()

    def _ask(self, line: str, seconds: float = 0.0) -> str:
        assert self._process.stdin
        try:
            self._process.stdin.write(f"{line}\n".encode())
            self._process.stdin.flush()
        except OSError as error:
            raise Unknown("program-silent", program=self._command[:60], command=line[:60]) from error
        answer = self._line(monotonic() + seconds + GRACE_SECONDS)
        if answer is None:
            raise Unknown("program-silent", program=self._command[:60], command=line[:60])
        if not answer.startswith("="):
            raise Unknown("program-wrong", program=self._command[:60], command=line[:60], answer=answer[:60])
        return answer.removeprefix("=").strip()

    def _line(self, until: float) -> str | None:
        """The next line of its output; None if none comes in time."""
        assert self._process.stdout
        with selectors.DefaultSelector() as selector:
            selector.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._unread and len(self._unread) < MAX_ANSWER_LENGTH:
                if not selector.select(max(0.0, until - monotonic())):
                    return None
                if not (more := os.read(self._process.stdout.fileno(), 4096)):
                    return None
                self._unread += more
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode(errors="replace")


class EnginePlayer:
    """An engine in a seat, which has been sent the game up to some row."""

    def __init__(self, engine: ExternalEngine) -> None:
        self._engine = engine
        self._sent_to = 0

    def choose(self, history: History, seat: Seat) -> Action:
        """Send it what has happened since, and take its answer."""
        for row in history.rows[self._sent_to :]:
            self._engine.send_action(row.action)
        self._sent_to = len(history.rows) + 1  # it plays its own action itself
        return self._engine.choose(history.game.menu(history.state, seat))


class QuestionedPlayer:
    """An engine in a seat of a game that hides something: it is sent what that seat knows, and nothing else."""

    def __init__(self, engine: ExternalEngine) -> None:
        self._engine = engine

    def choose(self, history: History, seat: Seat) -> Action:
        """What it answers to its question."""
        return self._engine.answer(question_of(history, seat, history.events_for(seat)))


def start_engine(
    command: str, game: AnyGame, options: Struct, seats: int, seconds: float | None, resources: ExitStack
) -> EnginePlayer | QuestionedPlayer:
    """Start a program for one seat; it ends with `resources`."""
    engine = ExternalEngine(command, game, options, seats, seconds)
    resources.callback(engine.close)
    return QuestionedPlayer(engine) if game.spec.has_hidden_information else EnginePlayer(engine)


def _setting(game: AnyGame, options: Struct, seats: int) -> str:
    """Options and seats as JSON without default values."""
    given: dict[str, object] = msgspec.json.decode(format_options(game, options, game.spec.rules))
    if seats != game.spec.seats[0]:
        given["seats"] = seats
    if game.spec.has_hidden_information:
        given["game"] = game.spec.id
    return msgspec.json.encode(given).decode()
