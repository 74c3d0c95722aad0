"""Work for a worker process whose module is there only after a while, as on a busy machine."""

import multiprocessing
import os
import time
from pathlib import Path

IMPORT_S = 2.0  # many times as long as a worker may be stuck in the test
IMPORTED = "CHEESEBOARD_TEST_IMPORTED"  # names a file that is there once this is imported

if multiprocessing.parent_process():  # in the worker alone
    time.sleep(IMPORT_S)
    Path(os.environ[IMPORTED]).touch()


def answer() -> int:
    """Runs in the worker, and is quick."""
    return 42
