"""Work for a worker process whose module is there only after a while, as on a busy machine."""

import multiprocessing
import time

IMPORT_S = 2.0  # many times as long as a worker may be stuck in the test

if multiprocessing.parent_process():  # in the worker alone
    time.sleep(IMPORT_S)


def answer() -> int:
    """Runs in the worker, and is quick."""
    return 42
