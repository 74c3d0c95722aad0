"""Finds the games: every folder here, and every installed package with an entry point `cheeseboard.games`.

There is no list to edit. A game is a package with `GAME`, and beside it `taste.py`, `words/` and, if it likes, more,
such as `lesson.toml`.
"""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType

from cheeseboard.core import AnyGame, Unknown
from cheeseboard.core.lesson import Lesson, read_lesson
from cheeseboard.core.taste import AnyTaste

ENTRY_POINTS = "cheeseboard.games"


@cache
def packages() -> dict[str, str]:
    """The package of every game by its id, without importing any of them."""
    inside = {
        found.name.replace("_", "-"): f"{__name__}.{found.name}"
        for found in pkgutil.iter_modules(__path__)
        if found.ispkg
    }
    outside = {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}
    return dict(sorted({**outside, **inside}.items()))


def find(game_id: str) -> AnyGame:
    """The game of this id."""
    game: AnyGame = _module(game_id).GAME
    assert game.facts.id == game_id, game.facts.id
    return game


def find_taste(game_id: str) -> AnyTaste | None:
    """What bots value in this game, if it says so."""
    beside = part(game_id, "taste")
    return beside.TASTE if beside else None


@cache
def find_lesson(game_id: str) -> Lesson | None:
    """The first lesson of this game, if it has one."""
    file = files(_module(game_id)) / "lesson.toml"
    return read_lesson(file.read_text("utf-8")) if file.is_file() else None


def part(game_id: str, name: str) -> ModuleType | None:
    """A further module of a game's package, such as its scores, if it has one."""
    module = f"{_module(game_id).__name__}.{name}"
    return import_module(module) if find_spec(module) else None


def _module(game_id: str) -> ModuleType:
    if game_id not in packages():
        raise Unknown("unknown-game", game=game_id[:40], games=" | ".join(packages()))
    return import_module(packages()[game_id])
