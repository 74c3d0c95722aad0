"""Worker processes that end with the process that started them: when it closes them, is interrupted, or dies."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Self, TypeVar

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
Task = TypeVar("Task")
Done = TypeVar("Done")


class WorkerGroup:
    """Starts worker processes. Each watches a pipe whose other end only we hold: it breaks when we close it or die."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._watched_end, self._parent_pipe = self._context.Pipe(duplex=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def pool(self, processes: int) -> ProcessPoolExecutor:
        """A pool that starts its workers when work is submitted; submit under `stop_signals_blocked`."""
        return ProcessPoolExecutor(processes, self._context, exit_with_parent, (self._watched_end,))

    def start(self, target: Callable[[Connection], None]) -> tuple[SpawnProcess, Connection]:
        """Start one worker that runs `target`; also our end of a pipe to it, of which `target` gets the other end."""
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_run, args=(self._watched_end, target, theirs), daemon=True)
        with stop_signals_blocked():
            process.start()
        theirs.close()  # so that we learn when the worker ends
        return process, ours

    def close(self) -> None:
        """End all workers, whatever they do."""
        self._parent_pipe.close()
        self._watched_end.close()


def _run(watched_end: Connection, target: Callable[[Connection], None], pipe: Connection) -> None:
    exit_with_parent(watched_end)
    target(pipe)


def exit_with_parent(watched_end: Connection) -> None:
    """Runs in a new worker: end it when the parent's end of this pipe is gone, and ignore signals to the group."""
    for number in STOP_SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)

    def watch() -> None:
        wait([watched_end])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def stop_signals_blocked() -> Iterator[None]:
    """Workers started meanwhile inherit the mask, so that no signal ends one before it can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def parallel_map(
    work: Callable[[Task], Done], tasks: Sequence[Task], processes: int | None = None
) -> Generator[Done, None, None]:
    """The result of each task as soon as it is done; closing the generator ends the work."""
    count = min(processes or multiprocessing.cpu_count(), len(tasks))
    if count <= 1:
        for task in tasks:
            yield work(task)
        return
    with WorkerGroup() as workers, workers.pool(count) as pool:
        try:
            with stop_signals_blocked():
                results = [pool.submit(work, task) for task in tasks]
            for result in as_completed(results):
                yield result.result()
        except BaseException:
            workers.close()  # do not wait for unfinished work
            raise
