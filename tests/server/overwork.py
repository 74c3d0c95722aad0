"""Work for a worker process: some of it takes too much. It is looked up there by the name of this module."""

import time

from cheeseboard.core import Unknown

LONG_S = 20.0  # of processor time: twenty times what it may take
VERY_LONG_S = 300.0  # of real time: thousands of times as long as a worker may be stuck in a test


def spin() -> None:
    """Runs in the worker, and computes for so long that nobody can wait for it."""
    while time.process_time() < LONG_S:
        pass


def doze() -> None:
    """Runs in the worker, and does not even compute."""
    time.sleep(VERY_LONG_S)


def eat(size: int) -> int:
    """Runs in the worker: takes so much memory."""
    return len(bytearray(size))


def dig(depth: int) -> int:
    """Runs in the worker: too deep for any stack."""
    return dig(depth + 1)


def refuse() -> None:
    """Runs in the worker, and knows nothing of that name."""
    raise Unknown("unknown-game", game="chess")


def fail() -> None:
    """Runs in the worker, and has a fault."""
    raise KeyError("a fault of ours")


def plus(one: int, other: int) -> int:
    """Runs in the worker."""
    return one + other
