"""Whatever is passed, a public function answers, refuses or raises TypeError; after a refusal nothing has changed."""

import inspect
import pickle
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import cheeseboard
from cheeseboard.core import Action
from cheeseboard.core.gamefile import GameFile
from cheeseboard.games import bundled
from cheeseboard.games.quoridor import KIT
from cheeseboard.games.quoridor.state import Options

STRANGE: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 7, 10**30, 1.5, -0.1, float("nan"), float("inf"), 1j, Fraction(1, 3)),
    *(
        "",
        "x",
        "é\udcff",
        "x" * 5000,
        "\0",
        "../..",
        "cmd:",
        "cmd:/no/such",
        "level-3",
        "level-99",
        "random@0s",
        "pass",
    ),
    *("sneak - -", "move e2", "a+b", "+", "quoridor", "light", b"e2", bytearray(3), Path("no") / "where"),
    *([], [None], ["random"], ["random", "random"], {}, {"size": 5}, {"size": "x"}, {1: 2}, set(), range(3), iter(())),
    *(object(), int, print, Action("pass"), Action("move", ((),)), Action(1, 2), Options(size=5), Options(size=4)),  # type: ignore[arg-type]
    *(lambda question: question, lambda question: "pass", lambda: None, Random(1)),
]
NAMES = [name for name in cheeseboard.__all__ if not inspect.isclass(getattr(cheeseboard, name))]
METHODS = [
    name
    for name, value in inspect.getmembers(cheeseboard.Playthrough)
    if (not name.startswith("_") or name in ("__iter__", "__str__", "__repr__")) and callable(value)
]
PROPERTIES = [name for name, value in inspect.getmembers(cheeseboard.Playthrough) if isinstance(value, property)]
PLAYED = cheeseboard.match("quoridor", ["random", "random"], games=1, options={"size": 3})
# What fits a parameter, so that the others are reached too; and those that would take long are only given these.
FITTING: dict[str, list[Any]] = {
    "game": [*bundled(), KIT],
    "bots": [["random", "random"], ["random"] * 3, ["greedy", lambda question: question.actions[0]]],
    "bot": ["random", "greedy", lambda question: "pass", "cmd:/no/such"],
    "options": [{}, {"size": 5}, {"magic": "none"}, Options(size=5)],
    "seats": [2, 3],
    "seat": [0, 1],
    "names": [["Ann", "Bo"], "ab"],
    "path": ["evening.game", PLAYED.files[0], replace(PLAYED.files[0], rows=()), GameFile(())],
    "choose": [lambda question: question.actions[0]],
}
ONLY: dict[str, list[Any]] = {
    "games": [1, -1, 0, 10**30, None, "x", 1.5, True],
    "workers": [0, 1, None, "x", -1, 10**30, 1.5],
    "seconds": [0.01, 0, -1, None, "x", float("nan"), float("inf"), True, 10**30],
    "lines": [[], ["quit"], ["play x", "genmove 1"], ["newgame {", "newgame 3", "question {}"], 3],
}


@pytest.fixture(autouse=True, scope="module")
def in_an_empty_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Files are written wherever they like."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("fuzz"))
        yield


def begun(game_id: str, seed: int) -> cheeseboard.Playthrough:
    game = cheeseboard.new(game_id, seed=seed)
    rng = Random(seed)
    for _ in range(rng.randrange(8)):
        seat = next(seat for seat in range(game.seats) if len(game.seat(seat).actions))
        game.play(game.seat(seat).actions.sample(rng), seat)
    return game


def arguments(function: Callable[..., object], data: st.DataObject) -> tuple[list[Any], dict[str, Any]]:
    """Anything for each parameter that it has; some are left out where they may be."""
    positional: list[Any] = []
    named: dict[str, Any] = {}
    for name, parameter in inspect.signature(function).parameters.items():
        values = st.sampled_from(STRANGE) | st.sampled_from(FITTING.get(name, STRANGE))
        if name in ONLY:
            values = st.sampled_from(ONLY[name])
        if parameter.kind is parameter.VAR_POSITIONAL:
            positional += data.draw(st.lists(values | st.sampled_from(FITTING["bot"]), max_size=3))
        elif parameter.default is parameter.empty:
            positional.append(data.draw(values))
        elif name in ONLY or data.draw(st.booleans()):
            named[name] = data.draw(values)
    return positional, named


def attempt(call: Callable[[], object]) -> bool:
    """Whether it was refused; fails for any other exception."""
    try:
        result = call()
        if isinstance(result, Iterator):
            list(result)
        str(result)
    except (cheeseboard.Refusal, TypeError):
        return True
    return False


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=60)
@given(data=st.data())
def test_a_function_answers_or_refuses(name: str, data: st.DataObject) -> None:
    function = getattr(cheeseboard, name)
    positional, named = arguments(function, data)
    attempt(lambda: function(*positional, **named))


@pytest.mark.parametrize("name", METHODS)
@settings(max_examples=40)
@given(data=st.data(), game_id=st.sampled_from(bundled()), seed=st.integers(0, 50))
def test_a_method_answers_or_refuses_and_a_refusal_changes_nothing(
    name: str, data: st.DataObject, game_id: str, seed: int
) -> None:
    game = begun(game_id, seed)
    method = getattr(game, name)
    positional, named = arguments(method, data)
    before = pickle.dumps(game)
    was_refused = attempt(lambda: method(*positional, **named))
    if was_refused or name not in ("play", "run", "undo"):
        assert pickle.dumps(game) == before


@pytest.mark.parametrize("name", PROPERTIES)
def test_a_property_answers_or_refuses(name: str) -> None:
    for game_id in bundled():
        for game in (cheeseboard.new(game_id, seed=1), cheeseboard.new(game_id, seed=1, draw=False)):
            attempt(lambda game=game: getattr(game, name))  # type: ignore[misc]
            game.at(0).view  # noqa: B018
    over = cheeseboard.new("quoridor", seed=1)
    over.run("random")
    attempt(lambda: getattr(over, name))


def test_a_function_that_fails_otherwise_is_found() -> None:
    with pytest.raises(ZeroDivisionError):
        attempt(lambda: 1 // 0)
