"""Worker processes that end with whoever started them: when it ends, is interrupted, or dies."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import TypeVar

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
Task = TypeVar("Task")
Done = TypeVar("Done")


def exit_with_parent(held: Connection) -> None:
    """Runs in a new worker: it ends when its parent's end of the pipe is gone; signals to the group are not for it."""
    for number in STOP_SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)

    def watch() -> None:
        wait([held])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def stop_signals_blocked() -> Iterator[None]:
    """Workers started meanwhile inherit it, so that no signal ends one before it can ignore it."""
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
    """What comes of each task, as soon as it is done; whoever stops listening stops the work."""
    workers = min(processes or multiprocessing.cpu_count(), len(tasks))
    if workers <= 1:
        for task in tasks:
            yield work(task)
        return
    context = multiprocessing.get_context("spawn")
    held, parent_pipe = context.Pipe(duplex=False)
    with parent_pipe, ProcessPoolExecutor(workers, context, exit_with_parent, (held,)) as pool:
        try:
            with stop_signals_blocked():
                waiting = [pool.submit(work, task) for task in tasks]
            for done in as_completed(waiting):
                yield done.result()
        except BaseException:
            parent_pipe.close()  # nobody waits for work that is not done
            raise
