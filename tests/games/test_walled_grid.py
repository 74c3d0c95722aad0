"""The board that Quoridor and Pac-Man share."""

import pytest

from cheeseboard.games.walled_grid import Walls, board


@pytest.mark.parametrize("size", [3, 9])
def test_a_wall_is_described_by_the_squares_it_separates(size: int) -> None:
    here = board(size)
    free = here.open_edges(Walls())
    for place, sides in here.both_sides.items():
        walled = here.open_edges(here.walls([place]))
        separated = {
            frozenset((name, here.names[square + offset]))
            for square, name in here.names.items()
            for offset, before, now in zip(here.offsets, free, walled, strict=True)
            if (before & ~now) >> square & 1
        }
        near, far = (side.split("–") for side in sides)
        assert separated == {frozenset(pair) for pair in zip(near, far, strict=True)}
