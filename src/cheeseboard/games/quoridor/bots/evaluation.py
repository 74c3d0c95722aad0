"""The evaluation of Quoridor: being nearer to the goal than the nearest other, and a little the walls left."""

from cheeseboard.core import Seat
from cheeseboard.core.evaluation import Evaluator
from cheeseboard.games.quoridor.rules import start_edges
from cheeseboard.games.quoridor.view import View
from cheeseboard.games.walled_grid import board, distance

WALL_LEFT_VALUE = 0.01  # in steps; decides only between paths of equal length


class QuoridorEvaluator(Evaluator[View]):
    """The difference of shortest paths."""

    def evaluate(self, view: View, seat: Seat) -> float:
        """Return how many steps this seat is ahead of the nearest other."""
        here = board(view.options.size)
        edges = here.open_edges(here.walls(view.walls))
        steps = [
            distance(edges, here.width, here.squares[name], edge.goal) or 0
            for name, edge in zip(view.pawns, start_edges(here.size, len(view.pawns)), strict=True)
        ]
        nearest_other = min(count for other, count in enumerate(steps) if other != seat)
        return nearest_other - steps[seat] + WALL_LEFT_VALUE * view.walls_left[seat]


EVALUATOR = QuoridorEvaluator()
