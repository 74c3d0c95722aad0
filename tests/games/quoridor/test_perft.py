"""Perft: the number of ways a game can go, against tables made by programs that share no code with ours."""

from pathlib import Path

import pytest

from cheeseboard.core.perft import divide, perft
from cheeseboard.games.quoridor import GAME
from cheeseboard.games.quoridor.text import read_position


def cases() -> list[tuple[str, str, int, int]]:
    found, name, position = [], "", ""
    for text in (Path(__file__).parent / "start.perft").read_text("utf-8").splitlines():
        word, _, rest = text.partition(" ")
        if word == "id":
            name = rest
        elif word == "position":
            position = rest
        elif word == "perft":
            depth, count = map(int, rest.split())
            found.append((name, position, depth, count))
    return found


@pytest.mark.parametrize(
    ("name", "position", "depth", "count"),
    [pytest.param(*case, marks=pytest.mark.slow if case[3] > 100_000 else ()) for case in cases()],
)
def test_perft_equals_the_table(name: str, position: str, depth: int, count: int) -> None:
    state = read_position(position)
    found = perft(GAME, state, depth)
    if found != count:
        split = "\n".join(f"{action} {number}" for action, number in divide(GAME, state, depth).items())
        pytest.fail(f"{name}: perft {depth} is {found}, should be {count}; behind each action:\n{split}")


def test_the_split_adds_up() -> None:
    state = read_position("pawns e4 e6; hands 3 3; barriers e4h d5v; turn 0")
    assert sum(divide(GAME, state, 2).values()) == perft(GAME, state, 2)
