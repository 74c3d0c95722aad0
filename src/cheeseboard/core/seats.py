"""Who acts: numbered seats from 0, and three that nobody sits on."""

from typing import Final

Seat = int
CHANCE: Final[Seat] = -1  # draws what is random
TABLE: Final[Seat] = -2  # resignations, take-backs and the like: rows of the log that no rule knows
OPEN: Final[Seat] = -3  # looks at everything, once the game is over
