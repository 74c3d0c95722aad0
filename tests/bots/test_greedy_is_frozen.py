"""`greedy` is what the other bots are measured against, so it must go on playing exactly as it did."""

from hashlib import sha256

import pytest

from cheeseboard.arena.match import play_one
from cheeseboard.games import find

SIGNATURES = {
    "gouda-gouda": "02116f7389a1d93e5ff3b625dc2da4e2d37d6c157891f386b8be306ad72f1a77",
    "gouda-gangster": "1f64836573765fcc237ca87fe2126e8656f9e9dc00574da66b5aafc753e11fce",
}


@pytest.mark.parametrize("game_id", SIGNATURES)
def test_greedy_plays_the_same_two_games_as_ever(game_id: str) -> None:
    played: list[str] = []
    for number in range(2):
        file = play_one(game_id, ["greedy"] * 3, find(game_id).spec.options(), 7, number)
        played += [f"{row.seat} {row.action}" for row in file.rows]
    assert sha256("\n".join(played).encode()).hexdigest() == SIGNATURES[game_id]
