"""The bus: how processes learn of each other's rows. It carries a table's id and a number, never a state."""

from cheeseboard.bus.redis import RESYNC, RedisBus

__all__ = ["RESYNC", "RedisBus"]
