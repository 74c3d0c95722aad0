"""What bots value in Quoridor: being nearer to the goal than the next best, and a little the barriers in hand."""

from cheeseboard.core import Seat
from cheeseboard.core.evaluation import Evaluator
from cheeseboard.games.quoridor.state import sides
from cheeseboard.games.quoridor.view import View
from cheeseboard.games.walled_grid import board, distance

HAND_WORTH = 0.01  # decides only between ways of equal length


class QuoridorEvaluator(Evaluator[View]):
    """The difference of shortest ways."""

    def evaluate(self, view: View, seat: Seat) -> float:
        """How many steps this seat is ahead of the nearest other."""
        here = board(view.options.size)
        ways = here.ways(here.barriers(view.walls))
        steps = [
            distance(ways, here.width, here.squares[name], side.goal) or 0
            for name, side in zip(view.pawns, sides(here.size, len(view.pawns)), strict=True)
        ]
        nearest_other = min(far for other, far in enumerate(steps) if other != seat)
        return nearest_other - steps[seat] + HAND_WORTH * view.walls_left[seat]


EVALUATOR = QuoridorEvaluator()
