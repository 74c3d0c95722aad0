"""Numbered seats from 0, and three special ones."""

from typing import Final

Seat = int
CHANCE: Final[Seat] = -1  # draws what is random
TABLE: Final[Seat] = -2  # resignations, take-backs and the like: rows of the log that no rule knows
OPEN: Final[Seat] = -3  # the viewpoint that sees everything, once the game is over
