"""Value of a position and expected value of a roll, for a seat. The mover is assumed to carry out rolls greedily.

Only public facts are used. These are estimates in points of their own (a cheese is worth 100); the rules are elsewhere.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gouda.board import Board, BoardName, graph_of
from cheeseboard.games.gouda_gouda.dice import counted, outcomes
from cheeseboard.games.gouda_gouda.state import MAX_DICE

CHEESE_VALUE = 100.0  # of a mouse at a cheese worth 1
VALUE_RATIO_PER_LINK = 2.2  # a mouse one link nearer to the cheese is worth so many times as much
EATEN_VALUE = 150.0  # per point already eaten
WON_VALUE = 2_000.0  # of a game won; lost, it is the negative
NEXT_ROLL_WEIGHT = 0.8  # of the expected gain of one's next roll
BEST_RIVAL_WEIGHT, MEAN_RIVAL_WEIGHT = 0.7, 0.3  # of the rivals' values, subtracted from one's own

Mice = tuple[tuple[int, ...], ...]
Roll = tuple[int, int, int]  # green, yellow, red
EMPTY_ROLL: Roll = (0, 0, 0)


class Position(NamedTuple):
    """The part of a state that the evaluation uses."""

    board: BoardName | Board
    mice: Mice  # by space, by seat
    cheese: tuple[tuple[int, int], ...]  # space and worth
    points: tuple[int, ...]  # eaten so far, by seat


@cache
def p_green(dice: int) -> float:
    """Probability that at least one of so many dice comes up green."""
    return float(1 - (2 / 3) ** dice)


@lru_cache(maxsize=256)
def space_values(board: BoardName | Board, cheese: tuple[tuple[int, int], ...]) -> tuple[float, ...]:
    """By space: the value of a mouse there. It falls with the distance to the cheese that is worth most from there."""
    graph = graph_of(board)
    best = [0.0] * len(graph.names)
    for goal, worth in set(cheese):
        distance = {goal: 0}
        queue = [goal]
        for space in queue:
            for other in (*graph.down[space], *graph.up[space]):
                if other not in distance:
                    distance[other] = distance[space] + 1
                    queue.append(other)
        for space, links in distance.items():
            best[space] = max(best[space], CHEESE_VALUE * worth / VALUE_RATIO_PER_LINK**links)
    return tuple(best)


def evaluate_position(position: Position, seat: Seat) -> float:
    """Heuristic value for the seat: its own total less a mix of the best and the mean of its rivals' totals."""
    if not position.cheese:
        return WON_VALUE if position.points[seat] == max(position.points) else -WON_VALUE
    totals = seat_values(position)
    rivals = [total for other, total in enumerate(totals) if other != seat]
    return totals[seat] - BEST_RIVAL_WEIGHT * max(rivals) - MEAN_RIVAL_WEIGHT * sum(rivals) / len(rivals)


@lru_cache(maxsize=20_000)
def seat_values(position: Position) -> tuple[float, ...]:
    """By seat: what it has, and part of what its next roll may bring."""
    return tuple([sure + NEXT_ROLL_WEIGHT * gain for sure, gain in zip(*material_and_next_gain(position), strict=True)])


@lru_cache(maxsize=50_000)
def material_and_next_gain(position: Position) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By seat: the value of its mice and eaten cheese; and the expected gain of one green die at its best space."""
    value = space_values(position.board, position.cheese)
    up = graph_of(position.board).up
    material = [EATEN_VALUE * points for points in position.points]
    gains = [0.0] * len(material)
    for space, mice in enumerate(position.mice):
        standing = sum(mice)
        if not standing:
            continue
        step_up = max([value[other] for other in up[space]]) - value[space]
        gain = step_up * p_green(min(standing, MAX_DICE))
        for owner, number in enumerate(mice):
            if number:
                material[owner] += value[space] * number
                gains[owner] = max(gains[owner], gain)
    return tuple(material), tuple(gains)


def moved(position: Position, space: int, owner: Seat, there: int) -> Position:
    """The position after one mouse has moved there; it leaves the board if it eats or reaches the empty table."""
    board, mice, cheese, points = position
    rows = list(mice)
    here = list(rows[space])
    here[owner] -= 1
    rows[space] = tuple(here)
    found = next((lying for lying in cheese if lying[0] == there), None)
    if found is not None:
        index = cheese.index(found)
        gained = tuple(own + (found[1] if seat == owner else 0) for seat, own in enumerate(points))
        return Position(board, tuple(rows), (*cheese[:index], *cheese[index + 1 :]), gained)
    if there != graph_of(board).table:
        enters = list(rows[there])
        enters[owner] += 1
        rows[there] = tuple(enters)
    return Position(board, tuple(rows), cheese, points)


@lru_cache(maxsize=20_000)
def after_roll(position: Position, roll: Roll, space: int, mover: Seat) -> Position:
    """The position after a greedy mover has carried out this roll.

    Own mice go up and the leaders' mice down. Where rivals must go up, the weakest one takes the worst link; where own
    mice must go down, they take the best.
    """
    green, _, red = roll
    graph = graph_of(position.board)
    value = space_values(position.board, position.cheese)
    higher, lower = graph.up[space], graph.down[space]
    leaders = _strongest_first(position, mover)
    for _ in range(green):
        if not position.cheese:
            return position
        mice = position.mice[space]
        if mice[mover]:
            position = moved(position, space, mover, max(higher, key=value.__getitem__))
        else:
            owner = next(seat for seat in reversed(leaders) if mice[seat])
            position = moved(position, space, owner, min(higher, key=value.__getitem__))
    for _ in range(red if lower else 0):
        if not position.cheese:
            return position
        mice = position.mice[space]
        other = next((seat for seat in leaders if mice[seat]), None)
        if other is not None:
            position = moved(position, space, other, min(lower, key=value.__getitem__))
        else:
            position = moved(position, space, mover, max(lower, key=value.__getitem__))
    return position


@lru_cache(maxsize=20_000)
def _strongest_first(position: Position, mover: Seat) -> tuple[Seat, ...]:
    """The mover's rivals by the value of their best mouse."""
    value = space_values(position.board, position.cheese)
    best = [0.0] * len(position.points)
    for space, mice in enumerate(position.mice):
        for owner, number in enumerate(mice):
            if number and value[space] > best[owner]:
                best[owner] = value[space]
    return tuple(sorted((seat for seat in range(len(best)) if seat != mover), key=lambda seat: -best[seat]))


def roll_value(position: Position, roll: Roll, space: int, mover: Seat, seat: Seat) -> float:
    """Value for the seat after this roll has been carried out."""
    return evaluate_position(after_roll(position, roll, space, mover), seat)


def expected_throw_value(position: Position, kept: Roll, thrown: int, space: int, mover: Seat, seat: Seat) -> float:
    """Expected `roll_value` when so many dice are thrown and added to those kept."""
    total, sums = 0, 0.0
    for action, weight in outcomes(thrown):
        green, yellow, red = counted(action.fills[0])
        roll = (kept[0] + green, kept[1] + yellow, kept[2] + red)
        sums += weight * roll_value(position, roll, space, mover, seat)
        total += weight
    return sums / total


def expected_turn_value(position: Position, space: int, mover: Seat, seat: Seat) -> float:
    """Expected `roll_value` if the mover names this space."""
    return expected_throw_value(position, EMPTY_ROLL, dice_for(position, space), space, mover, seat)


def dice_for(position: Position, space: int) -> int:
    """GO-8: how many dice are rolled for this space."""
    return min(sum(position.mice[space]), MAX_DICE)
