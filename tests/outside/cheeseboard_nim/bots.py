"""What bots value in Nim: leaving a multiple of `most` + 1."""

from cheeseboard.core import Seat
from cheeseboard.core.evaluation import Evaluator
from cheeseboard_nim.state import View


class NimTaste(Evaluator[View]):
    def evaluate(self, view: View, seat: Seat) -> float:
        safe = view.left % (view.options.most + 1) == 0
        return 1.0 if safe == (view.to_move != seat) else -1.0


EVALUATOR = NimTaste()
