"""What a roll is worth, for bots: how a mover would carry it out, and what the table then looks like to a seat.

All of it is reckoned from public facts. It is an estimate; the rules are elsewhere.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gouda.board import Board, BoardName, graph_of
from cheeseboard.games.gouda_gouda.dice import counted, outcomes
from cheeseboard.games.gouda_gouda.state import MOST_DICE

NEARER = 2.2  # a mouse one link nearer to cheese is worth so many times as much
CHEESE = 100.0  # a cheese of worth 1
WON = 2_000.0
NEXT = 0.8  # how much of what one's best space promises for the next turn counts already

Mice = tuple[tuple[int, ...], ...]
Roll = tuple[int, int, int]  # green, yellow, red


class Position(NamedTuple):
    """What of the table counts for an estimate."""

    board: BoardName | Board
    mice: Mice  # by space, by seat
    cheese: tuple[tuple[int, int], ...]
    points: tuple[int, ...]  # by seat


@cache
def chance_of_green(dice: int) -> float:
    """How likely some die of so many is green."""
    return float(1 - (2 / 3) ** dice)


@lru_cache(maxsize=256)
def space_values(board: BoardName | Board, cheese: tuple[tuple[int, int], ...]) -> tuple[float, ...]:
    """By space: what a mouse there is worth for the cheese it may reach."""
    ways = graph_of(board)
    best = [0.0] * len(ways.names)
    for place, value in set(cheese):
        far = {place: 0}
        row = [place]
        for space in row:
            for other in (*ways.down[space], *ways.up[space]):
                if other not in far:
                    far[other] = far[space] + 1
                    row.append(other)
        for space, links in far.items():
            best[space] = max(best[space], CHEESE * value / NEARER**links)
    return tuple(best)


def evaluate_position(position: Position, seat: Seat) -> float:
    """How good this looks for the seat: its own prospects less those of the others, the best of them most."""
    if not position.cheese:
        return WON if position.points[seat] == max(position.points) else -WON
    totals = seat_values(position)
    others = [total for other, total in enumerate(totals) if other != seat]
    return totals[seat] - 0.7 * max(others) - 0.3 * sum(others) / len(others)


@lru_cache(maxsize=20_000)
def seat_values(position: Position) -> tuple[float, ...]:
    """By seat: what was eaten, what every mouse promises, and something for the best space to roll for next."""
    value = space_values(position.board, position.cheese)
    up = graph_of(position.board).up
    sure = [CHEESE * 1.5 * points for points in position.points]
    chances = [0.0] * len(sure)
    for space, mice in enumerate(position.mice):
        standing = sum(mice)
        if not standing:
            continue
        here = value[space]
        ahead = max(value[other] for other in up[space]) - here
        gain = ahead * chance_of_green(min(standing, MOST_DICE))
        for owner, number in enumerate(mice):
            if number:
                sure[owner] += here * number
                chances[owner] = max(chances[owner], gain)
    return tuple([own + NEXT * chance for own, chance in zip(sure, chances, strict=True)])


def moved(position: Position, space: int, owner: Seat, there: int) -> Position:
    """One mouse goes there, and eats or leaves if that is what happens there."""
    board, mice, cheese, points = position
    rows = list(mice)
    here = list(rows[space])
    here[owner] -= 1
    rows[space] = tuple(here)
    found = next((lying for lying in cheese if lying[0] == there), None)
    if found is not None:
        place = cheese.index(found)
        gained = tuple(own + (found[1] if seat == owner else 0) for seat, own in enumerate(points))
        return Position(board, tuple(rows), (*cheese[:place], *cheese[place + 1 :]), gained)
    if there != graph_of(board).table:
        enters = list(rows[there])
        enters[owner] += 1
        rows[there] = tuple(enters)
    return Position(board, tuple(rows), cheese, points)


@lru_cache(maxsize=20_000)
def after_roll(position: Position, roll: Roll, space: int, mover: Seat) -> Position:
    """As a mover would do it: one's own mice up, the strongest others down, what is forced as harmlessly as can be."""
    green, _, red = roll
    ways = graph_of(position.board)
    value = space_values(position.board, position.cheese)
    higher, lower = ways.up[space], ways.down[space]
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
    """The others, by what their best mouse promises."""
    value = space_values(position.board, position.cheese)
    best = [0.0] * len(position.points)
    for space, mice in enumerate(position.mice):
        for owner, number in enumerate(mice):
            if number and value[space] > best[owner]:
                best[owner] = value[space]
    return tuple(sorted((seat for seat in range(len(best)) if seat != mover), key=lambda seat: -best[seat]))


def roll_value(position: Position, roll: Roll, space: int, mover: Seat, seat: Seat) -> float:
    """How the table looks to the seat once this roll is carried out."""
    return evaluate_position(after_roll(position, roll, space, mover), seat)


def expected_throw_value(position: Position, kept: Roll, thrown: int, space: int, mover: Seat, seat: Seat) -> float:
    """The same before so many dice are thrown, over all that may come up, each as likely as it is."""
    total, sums = 0, 0.0
    for action, weight in outcomes(thrown):
        green, yellow, red = counted(action.fills[0])
        roll = (kept[0] + green, kept[1] + yellow, kept[2] + red)
        sums += weight * roll_value(position, roll, space, mover, seat)
        total += weight
    return sums / total


def expected_turn_value(position: Position, space: int, mover: Seat, seat: Seat) -> float:
    """The same before the mover has rolled for this space."""
    dice = min(sum(position.mice[space]), MOST_DICE)
    return expected_throw_value(position, (0, 0, 0), dice, space, mover, seat)
