"""Quoridor at the speed of the machine. Numbers only: games/quoridor/fast.py turns states into them and back."""

from cheeseboard_kernel._quoridor import Position, count_places

__all__ = ["Position", "count_places"]
