"""What has changed in a view makes the new one of the old one, whatever happened in between."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.core import TABLE, Action, Ask, Over, sample
from cheeseboard.core.chance import play_chance
from cheeseboard.core.history import History
from cheeseboard.core.kit import BLOCK_SIZE, Blocks
from cheeseboard.core.options import random_options
from cheeseboard.games import find_kit, packages
from cheeseboard.protocol.updates import added_to, view_change
from server.merged_views import merged_view


def as_json(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def walked(game_id: str, rng: Random, rows: int) -> History:
    """A random game with take-backs, as far as they may go."""
    kit = find_kit(game_id)
    seats = rng.choice(kit.rules.spec.seats)
    history = History.begin(kit.rules, random_options(kit.rules, seats, rng.randrange), seats, revealed=kit.revealed)
    while len(history.rows) < rows and not isinstance(history.turn(), Over):
        play_chance(history, rng.randbytes(32))
        limit = history.takeback_limit()
        if limit < len(history.rows) and rng.random() < 0.1:
            history.add(TABLE, Action("back", ((str(rng.randrange(limit, len(history.rows))),),)))
        elif isinstance(turn := history.turn(), Ask):
            seat = rng.choice(turn.seats)
            menu = kit.rules.menu(history.state, seat)
            form = menu[0] if rng.random() < 0.9 else rng.choice(menu)
            history.add(seat, sample((form,), rng))
    return history


@pytest.mark.parametrize("game_id", packages())
def test_a_client_that_was_away_for_any_number_of_rows_rebuilds_the_view(game_id: str) -> None:
    rng, growing = Random(5), find_kit(game_id).growing_fields
    for _ in range(4):
        history = walked(game_id, rng, 120)
        views = [history.game.view(state, 0) for state in history.states]
        for _ in range(200):
            old, new = rng.choice(views), rng.choice(views)
            change = view_change(old, new, growing)
            sent = {"view": as_json(change.fields), "added": as_json(change.added)}
            assert merged_view(as_json(old), sent) == as_json(new)


def test_a_step_in_quoridor_sends_one_key_and_a_wall_a_new_list() -> None:
    kit = find_kit("quoridor")
    history = History.begin(kit.rules, kit.rules.spec.options(first=0), 2)
    for text in ("move e2", "move e8", "wall a1h"):
        history.add(history.state.to_move, Action.parse(text))
    views = [kit.rules.view(state, None) for state in history.states]
    step, wall = (view_change(views[at], views[at + 1], kit.growing_fields) for at in (1, 2))
    assert [len(numbers) for numbers in step.added.values()] == [1]
    assert "repetition_keys" not in step.fields
    assert not wall.added
    assert [len(block) for block in wall.fields["repetition_keys"]] == [1]


NUMBERS = st.lists(st.integers(0, 5), max_size=3 * BLOCK_SIZE)


def in_blocks(numbers: list[int]) -> Blocks:
    return tuple(tuple(numbers[first : first + BLOCK_SIZE]) for first in range(0, len(numbers), BLOCK_SIZE))


@given(NUMBERS, NUMBERS)
def test_what_was_added_makes_the_new_list_of_the_old_one(numbers: list[int], more: list[int]) -> None:
    assert added_to(in_blocks(numbers), in_blocks(numbers + more)) == tuple(more)


@given(NUMBERS, NUMBERS)
def test_a_list_that_does_not_go_on_from_the_old_one_has_nothing_added(numbers: list[int], other: list[int]) -> None:
    added = added_to(in_blocks(numbers), in_blocks(other))
    assert (added is not None) == (other[: len(numbers)] == numbers)
