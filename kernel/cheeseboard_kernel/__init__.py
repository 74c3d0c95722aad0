"""Quoridor at the speed of the machine. Numbers only: games/quoridor/fast.py turns states into them and back."""

from cheeseboard_kernel._quoridor import Engine, Position, count_legal_walls

__all__ = ["Engine", "Position", "count_legal_walls", "weights"]


def weights() -> bytes:
    """The net that learned to judge positions of two; nothing if none was made."""
    from importlib.resources import files  # takes longer to import than all else here

    made = files(__package__) / "quoridor.net"
    return made.read_bytes() if made.is_file() else b""
