"""The bus: how every process learns that a table has a new row. It carries a table's id and a number, never a state."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from cheeseboard.bus.memory import MemoryBus

if TYPE_CHECKING:
    from cheeseboard.bus.redis import RESYNC, RedisBus

__all__ = ["RESYNC", "MemoryBus", "RedisBus"]


def __getattr__(name: str) -> Any:
    """Redis is imported only for those who use it: a server for one process should not wait for it."""
    if name in __all__:
        return getattr(import_module("cheeseboard.bus.redis"), name)
    raise AttributeError(name)
