"""A worker process for untrusted input: each task has a limit of processor time and memory.

A file of 30 kB can keep a parser busy for seconds. Here it delays nobody else: a worker over its limit is killed and
replaced, and the task is refused. Clients take turns, so a client with many tasks gets no more than others.
"""

import asyncio
import os
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from cheeseboard import games
from cheeseboard.arena.workers import WorkerGroup
from cheeseboard.core import BadFile, Illegal, Refusal

Given = TypeVarTuple("Given")
T = TypeVar("T")

WORK_S = 1.0  # of processor time, however busy the machine is
WORK_BYTES = 200_000_000  # beyond what the worker had before the task
MAX_QUEUED_PER_CLIENT = 8
STUCK_S = 60.0  # of real time without any of processor time, and without a wish for it: the worker waits for something


class LimitedWorker:
    """One worker process, started when first needed and again after it was killed."""

    def __init__(self, seconds: float = WORK_S, memory: int = WORK_BYTES) -> None:
        self._seconds = seconds
        self._memory = memory
        self._one_at_a_time = ThreadPoolExecutor(1, "limited")
        self._waiting: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._workers: WorkerGroup | None = None

    async def run(self, client: str, work: Callable[[*Given], T], *given: *Given) -> T:
        """Run this in the worker; refuse it over its limits, or if this client has too many tasks queued."""
        if self._waiting[client] >= MAX_QUEUED_PER_CLIENT:
            raise Illegal("too-fast", seconds=1)
        self._waiting[client] += 1
        try:
            async with self._turn(client):
                asked = asyncio.get_running_loop().run_in_executor(self._one_at_a_time, self._ask, work, given)
                answer: T = await asked
                return answer
        finally:
            self._waiting[client] -= 1
            if not self._waiting[client]:
                del self._waiting[client]

    def close(self) -> None:
        """End the worker without waiting for it."""
        self._one_at_a_time.shutdown(wait=False, cancel_futures=True)
        self._end()

    def _turn(self, client: str) -> asyncio.Lock:
        lock = self._turns.get(client)
        if lock is None:
            self._turns[client] = lock = asyncio.Lock()
        return lock

    def _ask(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """Runs in the one thread that talks to the worker."""
        try:
            pipe = self._started()
            pipe.send((self._seconds, self._memory, work, given))
            pipe.recv()  # it has imported what the work needs; on a busy machine that alone may take a minute
            answer = pipe.recv() if self._answers(pipe) else None
        except (EOFError, OSError):  # it was killed
            answer = None
        if answer is None:
            self._end()
            raise BadFile("too-complex")
        is_done, value = answer
        if is_done:
            return value
        raise value

    def _answers(self, pipe: Connection) -> bool:
        """Wait as long as the worker computes or would: on a busy machine its second may take minutes."""
        assert self._process
        used_ns, is_going_on = processor_ns(self._process.pid), True
        while is_going_on:
            if pipe.poll(STUCK_S):
                return True
            before_ns = used_ns
            is_ready = wants_processor(self._process.pid)  # asked first: what it computes from here on is seen below
            used_ns = processor_ns(self._process.pid)
            is_going_on = is_ready or used_ns != before_ns
        return False

    def _started(self) -> Connection:
        if self._process is None or self._pipe is None or not self._process.is_alive():
            self._end()
            self._workers = WorkerGroup()
            self._process, self._pipe = self._workers.start(_serve)
            self._pipe.recv()  # it has imported all it needs
        return self._pipe

    def _end(self) -> None:
        process, pipe, workers = self._process, self._pipe, self._workers
        self._process = self._pipe = self._workers = None
        if process and process.is_alive():
            process.kill()
        for open_end in (pipe, workers):
            if open_end:
                open_end.close()


def processor_ns(pid: int | None) -> int:
    """How long a process has used the processor; 0 where the system does not tell."""
    used = Path(f"/proc/{pid}/schedstat")
    return int(used.read_text("ascii").split()[0]) if used.exists() else 0


def wants_processor(pid: int | None) -> bool:
    """Whether a process computes or would if others left it a processor; False where the system does not tell."""
    state = Path(f"/proc/{pid}/stat")
    return state.exists() and state.read_text("utf-8", "replace").rpartition(")")[2].split()[0] == "R"


def _serve(pipe: Connection) -> None:
    """Runs in the worker: one task after the other."""
    for game in games.packages():
        games.find_kit(game)
    pipe.send(os.getpid())
    while True:
        seconds, memory, work, given = pipe.recv()
        pipe.send(None)
        pipe.send(_do(seconds, memory, work, given))


def _do(seconds: float, memory: int, work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        _limit(seconds, memory)
        return True, work(*given)
    except Refusal as refusal:
        return False, refusal
    except (MemoryError, RecursionError):
        return False, BadFile("too-complex")
    except Exception:
        return False, RuntimeError(traceback.format_exc())  # not every exception can be pickled
    finally:
        _limit(0, 0)


def _limit(seconds: float, memory: int) -> None:
    """Limit processor time, after which the system kills this process, and memory; 0 lifts the limit."""
    if sys.platform == "win32":
        return
    import resource

    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    size = Path("/proc/self/statm")
    if memory and size.exists():
        used = int(size.read_text("ascii").split()[0]) * resource.getpagesize()
        limit = used + memory
        resource.setrlimit(resource.RLIMIT_AS, (limit if hard == resource.RLIM_INFINITY else min(limit, hard), hard))
    elif not memory:
        resource.setrlimit(resource.RLIMIT_AS, (hard, hard))
