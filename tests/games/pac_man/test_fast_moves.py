"""The quick copy that bots search with, held against the rules on random walks over all options."""

from random import Random
from typing import Any

import pytest

from cheeseboard.core import Ask, expand, sample
from cheeseboard.core.options import random_options
from cheeseboard.games.pac_man import GAME
from cheeseboard.games.pac_man.bots.evaluation import evaluate_for_pac_man
from cheeseboard.games.pac_man.bots.fast_moves import Position, fast_moves_for, position_of
from cheeseboard.games.pac_man.bots.search_model import search_model_for
from cheeseboard.games.pac_man.layouts import BOARD
from cheeseboard.games.pac_man.state import Options, PacMan


def whole_moves(state: PacMan) -> dict[Position, set[str]]:
    """Where the rules let this move end, and with which first action."""
    found: dict[Position, set[str]] = {}
    todo: list[tuple[PacMan, str]] = [(state, "")]
    seen: set[Any] = set()
    while todo:
        now, first = todo.pop()
        seat = now.figure_seats[now.mover]
        for action in expand(GAME.menu(now, seat)):
            after: PacMan = GAME.play(now, seat, action)
            begun = first or str(action)
            if is_same_move(now, after, str(action)):
                key = (position_of(after), begun)
                if key not in seen:
                    seen.add(key)
                    todo.append((after, begun))
            else:
                found.setdefault(ended(after), set()).add(begun)
    return found


def is_same_move(before: PacMan, after: PacMan, action: str) -> bool:
    """Whether the same figure goes on moving, which lives and counts tell."""
    if after.end or action == "stop" or after.mover != before.mover or after.lives != before.lives:
        return False
    return after.bonus or after.steps_left < before.steps_left or (before.mover == 0 and after.dots != before.dots)


def ended(state: PacMan) -> Position:
    """A finished game as the quick copy has it: where everybody stood no longer matters."""
    position = position_of(state)
    return ((), *position[1:]) if state.end else position


def without_places(position: Position) -> Position:
    return ((), *position[1:]) if not position[1] or not position[2] else position


@pytest.mark.parametrize("seed", range(60))
def test_whole_moves_end_where_the_rules_let_them_end(seed: int) -> None:
    rng = Random(seed)
    options = Options() if seed % 3 == 0 else random_options(GAME, 3, rng.randrange)
    assert isinstance(options, Options)
    state: PacMan = GAME.new(options, 3)
    for _ in range(60):
        turn = GAME.turn(state)
        if not isinstance(turn, Ask):
            break
        moves = {
            without_places(after): str(action)
            for after, action in fast_moves_for(options).moves(position_of(state)).items()
        }
        truth = whole_moves(state)
        caught = {after for after in truth if after[2] < state.lives and state.mover}
        if caught and len(moves) == 1:  # a ghost that can catch him does
            assert set(moves) <= caught
        else:
            assert set(moves) == set(truth), GAME.show(GAME.view(state, None))
        for after, action in moves.items():
            assert action in truth[after]
        state = GAME.play(state, turn.seats[0], sample(GAME.menu(state, turn.seats[0]), rng))


def test_it_judges_as_taste_does() -> None:
    rng, state = Random(3), GAME.new(Options(), 2)
    for _ in range(300):
        turn = GAME.turn(state)
        if not isinstance(turn, Ask):
            break
        view = GAME.view(state, 0)
        assert search_model_for(Options()).evaluate(position_of(state)) == pytest.approx(
            evaluate_for_pac_man(view) + 110 * state.options.lives
        )
        state = GAME.play(state, turn.seats[0], sample(GAME.menu(state, turn.seats[0]), rng))
    assert BOARD.size == 9
