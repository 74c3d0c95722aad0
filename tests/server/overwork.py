"""Work for a worker process: some of it is never done. It is looked up there by the name of this module."""

from cheeseboard.core import Unknown


def spin() -> None:
    """Runs in the worker, for ever."""
    while True:
        pass


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
