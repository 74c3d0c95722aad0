"""What can be seen without the kernel: every action tried once, and the lengths of ways after it."""

from cheeseboard.core import Action, expand
from cheeseboard.games.quoridor import rules
from cheeseboard.games.quoridor.state import Quoridor, board_of, placed_walls, sides
from cheeseboard.games.walled_grid import distance

STEP_WORTH = 100
TURN_WORTH = 50
BARRIER_WORTH = 40
ARRIVED = 29_999


def one_ply_search(state: Quoridor) -> list[tuple[int, Action]]:
    """All actions of the seat to move with what they are worth to it, the best first."""
    seat = state.to_move
    tried = [(evaluate(rules.play(state, seat, action), seat), action) for action in expand(rules.menu(state, seat))]
    return sorted(tried, key=lambda found: (-found[0], str(found[1])))


def evaluate(state: Quoridor, seat: int) -> int:
    """How far this seat, having just acted, is ahead of the nearest other, in hundredths of a step."""
    if rules.at_goal(state, seat):
        return ARRIVED
    here = board_of(state)
    ways = here.ways(placed_walls(state))
    steps = [
        distance(ways, here.width, square, side.goal) or 0
        for square, side in zip(state.pawns, sides(here.size, len(state.pawns)), strict=True)
    ]
    nearest = min(far for other, far in enumerate(steps) if other != seat)
    others = [hand for other, hand in enumerate(state.walls_left) if other != seat]
    barriers = state.walls_left[seat] - sum(others) // len(others)
    return STEP_WORTH * (nearest - steps[seat]) - TURN_WORTH + BARRIER_WORTH * barriers
