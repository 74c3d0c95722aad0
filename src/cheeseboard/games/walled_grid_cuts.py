"""Which walls would cut a square off from its goal, for all wall places at once.

Why this is exact, and why not a flood per wall: docs/why/parity-instead-of-flood.md.
"""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from cheeseboard.games import walled_grid
from cheeseboard.games.walled_grid import Board, Walls, each_bit, shortest_path


@lru_cache(maxsize=4096)
def cutting_walls(board: Board, placed: Walls, square: int, goal: int, border: int) -> Walls:
    """The free places where a wall would cut this square off from its goal; `border` is that of the board without the
    goal's side.

    A wall cuts something off only by closing a ring of walls and border around it. Take any path from the square to the
    goal: the ring lies between them exactly if the path crosses it an odd number of times. The path crosses no placed
    wall, so only the two halves of the new wall count.
    """
    horizontal, vertical = _rings(board, placed, border)
    if not any(horizontal) and not any(vertical):
        return Walls(0, 0)
    crossed_h = crossed_v = 0
    path = shortest_path(board.open_edges(placed), board.width, square, goal)
    for here, there in pairwise(path):
        if abs(there - here) == 1:
            crossed_v |= 1 << min(here, there)
        else:
            crossed_h |= 1 << min(here, there)
    return Walls(
        _crossed(horizontal, crossed_h, crossed_h >> 1),
        _crossed(vertical, crossed_v, crossed_v >> board.width),
    )


class Rings(NamedTuple):
    """The free places where a wall would close a ring, by which part of the wall closes it."""

    first_half: int
    second_half: int
    whole: int


@lru_cache(maxsize=4096)
def _rings(board: Board, placed: Walls, border: int) -> tuple[Rings, Rings]:
    """For horizontal and vertical walls: a part of a wall closes a ring if both its ends belong to one cluster."""
    clusters = []
    for cluster in _clusters(board.size, placed):
        if cluster & border:
            border |= cluster
        else:
            clusters.append(cluster)
    clusters.append(border)
    width, free = board.width, board.free_places(placed)
    return (
        _rings_of(clusters, (width, width + 1, width + 2), free.h),
        _rings_of(clusters, (1, width + 1, 2 * width + 1), free.v),
    )


def _rings_of(clusters: list[int], points: tuple[int, int, int], free: int) -> Rings:
    first_half = second_half = whole = 0
    for cluster in clusters:
        first, middle, last = (cluster >> point & free for point in points)
        first_half |= first & middle
        second_half |= middle & last
        whole |= first & last
    return Rings(first_half, second_half, whole)


@lru_cache(maxsize=4096)
def _clusters(size: int, placed: Walls) -> tuple[int, ...]:
    """The walls as groups that touch, each as the set of its corner points."""
    width = size + 1
    points_h, points_v = 0b111 << width, (1 | 1 << width | 1 << 2 * width) << 1  # the three points of wall a1
    clusters: list[int] = []
    for bits, points in ((placed.h, points_h), (placed.v, points_v)):
        for place in each_bit(bits):
            joined = points << place
            apart = []
            for cluster in clusters:
                if cluster & joined:
                    joined |= cluster
                else:
                    apart.append(cluster)
            clusters = [*apart, joined]
    return tuple(clusters)


def _crossed(rings: Rings, first_crossed: int, second_crossed: int) -> int:
    """The places whose ring a path crosses an odd number of times, if of the ring it crosses only these halves."""
    return (
        rings.first_half & first_crossed
        | rings.second_half & second_crossed
        | rings.whole & (first_crossed ^ second_crossed)
    )


def clear_caches() -> None:
    """Empty all caches of the board, so that a measurement does the whole work."""
    walled_grid.clear_caches()
    for cached in (_clusters, _rings, cutting_walls):
        cached.cache_clear()
