"""The longest game that each game allows stays small: what a table keeps of it, and what it sends to a seat.

Bounds are on bytes, never on time; each is about twice what was measured.
"""

from typing import NamedTuple

import pytest

from cheeseboard.core import Bounded
from cheeseboard.games import bundled, find
from tables.longest_games import play_longest

MB = 1_000_000
MAX_MESSAGE = 5_000  # bytes; the first one has the whole view


class Longest(NamedTuple):
    """A game as long as it gets, and the most it may take."""

    game_id: str
    seats: int
    options: dict[str, object]
    end: str
    rows: int  # at least
    memory: float  # MB
    sent: float  # MB


LONGEST = (
    Longest("quoridor", 2, {"first": 0}, "turn-limit", 1_000, 2, 1.5),
    Longest("quoridor", 4, {"first": 0}, "turn-limit", 1_000, 2, 1.5),
    Longest("quoridor", 2, {"first": 0, "repetition": "none"}, "turn-limit", 1_000, 1.2, 1.5),
    Longest(
        "pac-man",
        5,
        {"layout": "maze-20", "lives": 9, "patience": 200, "ghosts_may_hold": True},
        "caught-none",
        12_000,
        11,
        12,
    ),
    Longest("gouda-gangster", 6, {"first": 0}, "round-limit", 1_700, 2.5, 2.5),
    Longest("gouda-gouda", 6, {"first": 0, "magic": 5}, "turn-limit", 19_000, 25, 12),
)


def test_every_game_has_an_end_and_a_longest_game() -> None:
    assert {longest.game_id for longest in LONGEST} == set(bundled())
    assert all(isinstance(find(game_id).spec.ends, Bounded) for game_id in bundled())


@pytest.mark.parametrize("longest", LONGEST, ids=lambda longest: f"{longest.game_id}-{longest.seats}")
def test_the_longest_game_is_kept_and_sent_in_few_bytes(longest: Longest) -> None:
    played = play_longest(longest.game_id, longest.seats, longest.options)
    ends = find(longest.game_id).spec.ends
    assert isinstance(ends, Bounded)
    assert longest.rows <= played.rows <= ends.steps
    assert played.end == longest.end
    assert played.memory <= longest.memory * MB
    assert played.sent <= longest.sent * MB
    assert played.largest <= MAX_MESSAGE
