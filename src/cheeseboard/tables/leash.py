"""Worker processes that end with whoever started them: when it lets go of the leash, is interrupted, or dies."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing.connection import Connection, wait
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def end_with_the_leash(held: Connection) -> None:
    """Runs in a new worker: it ends when the other end of the leash is gone, and Ctrl-C is not for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        wait([held])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def on_all_cores(
    work: Callable[[Task], Done], tasks: Sequence[Task], processes: int | None = None
) -> Generator[Done, None, None]:
    """What comes of each task, as soon as it is done; whoever stops listening stops the work."""
    workers = min(processes or multiprocessing.cpu_count(), len(tasks))
    if workers <= 1:
        for task in tasks:
            yield work(task)
        return
    context = multiprocessing.get_context("spawn")
    held, leash = context.Pipe(duplex=False)
    with leash, ProcessPoolExecutor(workers, context, end_with_the_leash, (held,)) as pool:
        try:
            for done in as_completed([pool.submit(work, task) for task in tasks]):
                yield done.result()
        except BaseException:
            leash.close()  # nobody waits for work that is not done
            raise
