"""Our rules beside a second, naive implementation that shares no code with them."""

from random import Random

import pytest
from msgspec.structs import replace

from cheeseboard.core import Action, Illegal, expand, sample
from cheeseboard.core.game import step
from cheeseboard.core.options import random_options
from cheeseboard.games.quoridor import GAME
from cheeseboard.games.quoridor.rules import at_goal
from cheeseboard.games.quoridor.state import Options, Quoridor
from cheeseboard.games.quoridor.text import write
from games.quoridor import naive


def as_naive(state: Quoridor) -> naive.Position:
    view = GAME.view(state, None)
    barriers = frozenset(view.walls)
    return naive.Position(
        state.options.size, view.pawns, state.walls_left, barriers, state.to_move, state.options.third_pawn
    )


def compare(state: Quoridor) -> None:
    position = as_naive(state)
    ours = {str(action) for action in expand(GAME.menu(state, state.to_move))}
    theirs = naive.actions(position)
    assert ours == theirs, f"only ours: {ours - theirs}, only naive: {theirs - ours}\n{write(state)}"
    winner = naive.winner(position)
    assert [at_goal(state, seat) for seat in range(len(state.pawns))] == [
        seat == winner for seat in range(len(state.pawns))
    ]


def test_random_games_agree_over_all_options() -> None:
    rng, compared = Random(4), 0
    while compared < 400:
        seats = rng.choice((2, 3, 4))
        options = random_options(GAME, seats, rng.randrange)
        assert isinstance(options, Options)
        state = GAME.new(replace(options, first=0), seats)
        while not state.end and rng.random() > 0.02:
            compare(state)
            compared += 1
            state = GAME.play(state, state.to_move, sample(GAME.menu(state, state.to_move), rng))


def test_refusals_name_whom_naive_would_find_shut_in() -> None:
    rng, found = Random(5), 0
    while found < 40:
        state = GAME.new(Options(first=0, size=5, barriers=8), 2)
        while not state.end and sum(state.walls_left):
            for word in naive.all_walls(5):
                if shut := naive.shut_in_seats(as_naive(state), word):
                    found += _is_refused_naming(state, word, shut)
            state = GAME.play(state, state.to_move, sample(GAME.menu(state, state.to_move), rng))


def _is_refused_naming(state: Quoridor, word: str, shut: tuple[int, ...]) -> bool:
    with pytest.raises(Illegal) as caught:
        step(GAME, state, state.to_move, Action("wall", ((word,),)))
    refusal = caught.value
    assert refusal.code != "shuts-in" or refusal.params["who"] == "+".join(map(str, shut)), write(state)
    return refusal.code == "shuts-in"
