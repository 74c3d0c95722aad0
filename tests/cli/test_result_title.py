"""How a game has ended, as the terminal says it to whoever reads."""

import pytest

from cheeseboard.cli.replay import result_title
from cheeseboard.core import Over, Seat
from cheeseboard.words import Words


@pytest.mark.parametrize(
    ("ranks", "you", "title"),
    [
        ((0, 1), 0, "You won!"),
        ((0, 1), 1, "You lost"),
        ((0, 1), None, "Ann won!"),
        ((0, 0), 1, "It’s a draw"),
        ((1, 0, 1), 2, "You lost"),
        ((0, 2, 1), 2, "You came second"),
        ((0, 2, 1), 1, "You came third"),
        ((0, 0, 1), 0, "You won, together with Ben!"),
        ((0, 0, 1), None, "Ann and Ben won!"),
    ],
)
def test_it_speaks_to_who_reads_it(ranks: tuple[int, ...], you: Seat | None, title: str) -> None:
    words = Words("en", "quoridor", ["Ann", "Ben", "Cleo"][: len(ranks)], you)
    assert result_title(words, Over(ranks, "goal"), you) == title
