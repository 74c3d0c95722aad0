"""What bots value in Pig. A bot that looks one roll ahead then holds at 20, as good players do."""

from cheeseboard.core import Seat
from cheeseboard.core.evaluation import Evaluator
from cheeseboard.games.pig.game import View


class PigEvaluator(Evaluator[View]):
    """Points in the bank, and those of a turn that goes on."""

    def evaluate(self, view: View, seat: Seat) -> float:
        """The value of a view for the seat."""
        own = view.scores[seat] + (view.turn_points if seat == view.to_move else 0)
        return own - max(score for other, score in enumerate(view.scores) if other != seat)


EVALUATOR = PigEvaluator()
