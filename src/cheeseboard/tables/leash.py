"""Worker processes that end with whoever started them: when it lets go of the leash, is interrupted, or dies."""

import os
import signal
import threading
from multiprocessing.connection import Connection, wait


def end_with_the_leash(held: Connection) -> None:
    """Runs in a new worker: it ends when the other end of the leash is gone, and Ctrl-C is not for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        wait([held])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
