"""Laws through the front door: whatever one does with a playthrough, it stands where the raw rules stand."""

import pickle
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

import cheeseboard
from cheeseboard.core import CHANCE, Action, AnyGame, Ask, Chance, sample
from cheeseboard.core.chance import draw
from cheeseboard.games import bundled, find

PLAYED = ("play", "play", "play text", "ask")
KINDS = (*PLAYED, "undo", "copy", "at", "pickle", "file", "refused")


class Raw(Struct):
    """A game by the rules alone: the state after each row, and who played what."""

    rules: AnyGame
    key: bytes
    states: list[Any]
    rows: list[tuple[int, Action]]

    def draw(self) -> None:
        while isinstance(turn := self.rules.turn(self.states[-1]), Chance):
            self.add(CHANCE, draw(self.key, len(self.rows) + 1, turn.outcomes))

    def add(self, seat: int, action: Action) -> None:
        self.states.append(self.rules.play(self.states[-1], seat, action))
        self.rows.append((seat, action))

    def cut(self, row: int) -> "Raw":
        return Raw(self.rules, self.key, self.states[: row + 1], self.rows[:row])


def agrees(game: cheeseboard.Playthrough, raw: Raw) -> None:
    assert [(step.seat, step.action) for step in game.full_steps()] == raw.rows
    assert game.full_state() == raw.states[-1]
    turn = raw.rules.turn(raw.states[-1])
    for seat in range(game.seats):
        menu = raw.rules.menu(raw.states[-1], seat) if isinstance(turn, Ask) and seat in turn.seats else ()
        assert game.seat(seat).menu == menu


@pytest.mark.parametrize("game_id", bundled())
@settings(max_examples=12)
@given(seed=st.integers(0, 2**32), kinds=st.lists(st.sampled_from(KINDS), min_size=5, max_size=40))
def test_a_playthrough_stands_where_the_rules_stand(game_id: str, seed: int, kinds: list[str]) -> None:
    rng = Random(seed)
    rules = find(game_id)
    seats = rng.choice(rules.spec.seats)
    game = cheeseboard.new(game_id, seed=seed, seats=seats)
    raw = Raw(rules, game._draws.key, [rules.new(game.options, seats)], [])
    raw.draw()
    with TemporaryDirectory() as folder:
        for kind in kinds:
            game, raw = after(kind, game, raw, rng, Path(folder) / "evening.game")
            agrees(game, raw)


def after(
    kind: str, game: cheeseboard.Playthrough, raw: Raw, rng: Random, path: Path
) -> tuple[cheeseboard.Playthrough, Raw]:
    """One more thing that somebody does, in both."""
    if kind in PLAYED:
        act(kind, game, raw, rng)
    elif kind == "undo" and any(seat != CHANCE for seat, _ in raw.rows):
        game.undo()
        raw = raw.cut(max(n for n, (seat, _) in enumerate(raw.rows) if seat != CHANCE))
    elif kind == "copy":
        original, game = game, game.copy()
        act("play", original, raw.cut(len(raw.rows)), rng)  # which the copy must not notice
        raw.key = game._draws.key
    elif kind == "at":
        row = rng.randint(0, game.row)
        game, raw = game.at(row), raw.cut(row)
        raw.key = game._draws.key
    elif kind == "pickle":
        game = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own
    elif kind == "file":
        game.save(path, secrets=True)
        game = cheeseboard.load(path)
    elif kind == "refused":
        with pytest.raises(cheeseboard.Refusal):
            game.play("nonsense nowhere", 0)
        answers, runner = iter(range(3)), game.copy()
        with suppress(cheeseboard.Refusal):  # a game may end before the third answer
            runner.run(lambda question: question.actions[0] if next(answers, None) is not None else "nonsense nowhere")
        if not runner.result:
            agrees(runner, raw)
    return game, raw


def act(kind: str, game: cheeseboard.Playthrough, raw: Raw, rng: Random) -> None:
    raw.draw()
    turn = raw.rules.turn(raw.states[-1])
    if not isinstance(turn, Ask):
        return
    if game.row < len(raw.rows):
        game._draw()  # `at` leaves draws that are due to the next action
    seat = rng.choice(turn.seats)
    if kind == "ask":
        action = game.ask(lambda question: question.actions.sample(rng), seat)
    else:
        action = sample(raw.rules.menu(raw.states[-1], seat), rng)
    game.play(str(action).upper() if kind == "play text" else action, seat)
    raw.add(seat, action)
    raw.draw()
