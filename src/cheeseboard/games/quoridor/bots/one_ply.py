"""The search without the kernel: one ply deep, by the lengths of shortest paths."""

from cheeseboard.core import Action, expand
from cheeseboard.games.quoridor import rules
from cheeseboard.games.quoridor.rules import board_of, placed_walls, start_edges
from cheeseboard.games.quoridor.state import Quoridor
from cheeseboard.games.walled_grid import distance

# In hundredths of a step, as the kernel's scores.
STEP_SCORE = 100
TURN_SCORE = 50  # for the seat that is to move next
WALL_SCORE = 40  # for each wall left
WON_SCORE = 29_999  # the kernel's score of a win in one action


def one_ply_search(state: Quoridor) -> list[tuple[int, Action]]:
    """Score every action of the seat to move; return them with the best first."""
    seat = state.to_move
    scored = [(evaluate(rules.play(state, seat, action), seat), action) for action in expand(rules.menu(state, seat))]
    return sorted(scored, key=lambda pair: (-pair[0], str(pair[1])))


def evaluate(state: Quoridor, seat: int) -> int:
    """Score a position for the seat that has just acted: how far it is ahead of the nearest other."""
    if rules.at_goal(state, seat):
        return WON_SCORE
    here = board_of(state)
    edges = here.open_edges(placed_walls(state))
    steps = [
        distance(edges, here.width, square, edge.goal) or 0
        for square, edge in zip(state.pawns, start_edges(here.size, len(state.pawns)), strict=True)
    ]
    nearest_other = min(count for other, count in enumerate(steps) if other != seat)
    theirs = [left for other, left in enumerate(state.walls_left) if other != seat]
    walls_ahead = state.walls_left[seat] - sum(theirs) // len(theirs)
    return STEP_SCORE * (nearest_other - steps[seat]) - TURN_SCORE + WALL_SCORE * walls_ahead
