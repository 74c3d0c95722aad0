"""What bots value in Nim: leaving a multiple of `most` + 1."""

from cheeseboard.core import Seat
from cheeseboard_nim import View


class NimTaste:
    levels = ("random", "greedy")

    def value(self, view: View, seat: Seat) -> float:
        safe = view.left % (view.options.most + 1) == 0
        return 1.0 if safe == (view.to_move != seat) else -1.0


TASTE = NimTaste()
