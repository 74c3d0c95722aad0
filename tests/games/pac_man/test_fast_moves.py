"""The fast copy that bots search with, checked against the rules on random walks over all options."""

from random import Random
from typing import Any

import pytest

from cheeseboard.core import CHANCE, Ask, Chance, Over, expand, sample
from cheeseboard.core.options import random_options
from cheeseboard.games.pac_man import GAME
from cheeseboard.games.pac_man.bots.evaluation import EVALUATOR, LIFE_VALUE
from cheeseboard.games.pac_man.bots.fast_moves import Position, fast_moves_for, position_of
from cheeseboard.games.pac_man.bots.search_model import search_model_for
from cheeseboard.games.pac_man.rules import to_move
from cheeseboard.games.pac_man.state import NOBODY, Options, PacMan


def whole_moves(state: PacMan) -> dict[Position, set[str]]:
    """Where the rules let this move end, and with which first action."""
    found: dict[Position, set[str]] = {}
    todo: list[tuple[PacMan, str]] = [(state, "")]
    seen: set[Any] = set()
    while todo:
        now, first = todo.pop()
        seat = to_move(now)
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
    """Whether the same figure moves on, seen by lives and counts."""
    if NOBODY in (before.mover, after.mover):
        return False
    if after.end or action == "stop" or after.mover != before.mover or after.lives != before.lives:
        return False
    return after.bonus or after.steps_left < before.steps_left or (before.mover == 0 and after.dots != before.dots)


def ended(state: PacMan) -> Position:
    """A finished game as the fast copy has it: where the figures stood no longer matters."""
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
        caught = {after for after in truth if after[2] < state.lives and state.mover > 0}
        if caught and len(moves) == 1:  # a ghost that can catch him does
            assert set(moves) <= caught
        elif CHANCE in state.figure_seats:  # whichever ghost is taken
            assert len(moves) == 1
            assert set(moves) <= set(truth)
        else:
            assert set(moves) == set(truth), GAME.show(GAME.view(state, None))
        for after, action in moves.items():
            assert action in truth[after]
        state = GAME.play(state, turn.seats[0], sample(GAME.menu(state, turn.seats[0]), rng))


@pytest.mark.parametrize("seed", range(10))
def test_a_view_has_the_value_of_its_position(seed: int) -> None:
    rng = Random(seed)
    options = random_options(GAME, 2, rng.randrange)
    assert isinstance(options, Options)
    state: PacMan = GAME.new(options, 2)
    for _ in range(300):
        turn = GAME.turn(state)
        if isinstance(turn, Over):
            break
        if isinstance(turn, Chance):
            state = GAME.play(state, CHANCE, turn.outcomes[0][0])
            continue
        value = search_model_for(options).evaluate(position_of(state)) - LIFE_VALUE * options.lives
        pac_man = state.figure_seats[0]
        assert EVALUATOR.evaluate(GAME.view(state, 0), pac_man) == value
        assert EVALUATOR.evaluate(GAME.view(state, 0), 1 - pac_man) == -value
        state = GAME.play(state, turn.seats[0], sample(GAME.menu(state, turn.seats[0]), rng))
