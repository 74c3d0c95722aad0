"""The board that Quoridor and Pac-Man share."""

import pytest

from cheeseboard.games.walled_grid import Walls, board


@pytest.mark.parametrize("size", [3, 9])
def test_a_wall_is_described_by_the_squares_it_separates(size: int) -> None:
    here = board(size)
    free = here.ways(Walls())
    for place, sides in here.between.items():
        walled = here.ways(here.barriers([place]))
        separated = {
            frozenset((name, here.names[square + move]))
            for square, name in here.names.items()
            for move, before, now in zip(here.moves, free, walled, strict=True)
            if (before & ~now) >> square & 1
        }
        near, far = (side.split("–") for side in sides)
        assert separated == {frozenset(pair) for pair in zip(near, far, strict=True)}
