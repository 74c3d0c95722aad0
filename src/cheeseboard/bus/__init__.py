"""Bells: how every process hears that a table has moved. A bell carries two numbers and never a state."""

from cheeseboard.bus.memory import MemoryBell
from cheeseboard.bus.redis import RESYNC, RedisBell

__all__ = ["RESYNC", "MemoryBell", "RedisBell"]
