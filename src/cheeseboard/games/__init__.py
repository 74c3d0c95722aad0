"""Finds the games: every folder here, and every installed package with an entry point `cheeseboard.games`.

There is no list to edit. A game is a package with `KIT`, one struct that names all it brings, and beside it `words/`.
"""

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from cheeseboard.core import AnyGame, GameKit, Unknown
from cheeseboard.core.kit import Puzzle
from cheeseboard.core.package_files import package_text

if TYPE_CHECKING:
    from cheeseboard.core.lesson import Lesson

GAME_ENTRY_POINTS = "cheeseboard.games"
PUZZLE_FILE = "puzzles.jsonl"


@cache
def packages() -> dict[str, str]:
    """The package of every game by its id, without importing any of them."""
    from importlib.metadata import entry_points

    outside = {point.name: point.value for point in entry_points(group=GAME_ENTRY_POINTS)}
    return dict(sorted({**outside, **_own_packages()}.items()))


@cache
def _own_packages() -> dict[str, str]:
    return {
        found.name.replace("_", "-"): f"{__name__}.{found.name}"
        for found in pkgutil.iter_modules(__path__)
        if found.ispkg
    }


def package_of(game_id: str) -> str | None:
    """The package of this game, if there is one."""
    return _own_packages().get(game_id) or packages().get(game_id)


def bundled() -> tuple[str, ...]:
    """The ids of the games that come with Cheeseboard itself."""
    return tuple(sorted(_own_packages()))


def find_kit(game_id: str) -> GameKit:
    """Everything that the game of this id brings."""
    kit: GameKit = _module(game_id).KIT
    assert kit.rules.spec.id == game_id, kit.rules.spec.id
    return kit


def find(game_id: str) -> AnyGame:
    """The rules of this game."""
    return find_kit(game_id).rules


@cache
def find_lessons(game_id: str) -> "Mapping[str, Lesson]":
    """The lessons of this game by id, the one to begin with first; many games have none or one."""
    from cheeseboard.core.lesson import read_lesson  # few programs teach

    return {name: read_lesson(_read(game_id, f"lessons/{name}.toml")) for name in find_kit(game_id).lessons}


@cache
def every_puzzle(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles of this game in the order of its file, those withdrawn included; most games have none."""
    if find_kit(game_id).puzzles is None:
        return ()
    from cheeseboard.core.puzzle import read_puzzles

    return read_puzzles(_read(game_id, PUZZLE_FILE))


@cache
def find_puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles of this game that hold."""
    return tuple(puzzle for puzzle in every_puzzle(game_id) if not puzzle.withdrawn)


def find_puzzle(game_id: str, number: int) -> Puzzle:
    """The puzzle of this number."""
    for puzzle in every_puzzle(game_id):
        if puzzle.number == number:
            if puzzle.withdrawn:
                raise Unknown("puzzle-withdrawn", number=number)
            return puzzle
    raise Unknown("unknown-puzzle", number=number, most=max((one.number for one in find_puzzles(game_id)), default=0))


def _module(game_id: str) -> ModuleType:
    package = package_of(game_id)
    if package is None:
        raise Unknown("unknown-game", game=game_id[:40], games=" | ".join(packages()))
    return import_module(package)


def _read(game_id: str, name: str) -> str:
    """A text file in the game's folder."""
    return package_text(_module(game_id).__name__, name)
