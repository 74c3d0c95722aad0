"""The rooms and their one-way doors: who may import whom, read from the imports themselves."""

import ast
from pathlib import Path

import pytest

import cheeseboard

SOURCE = Path(cheeseboard.__file__).parent
RULES = {"core", "games"}

# A room may be entered from these rooms (and from itself).
DOORS = {
    "core": {"games", "bots", "tables", "words", "store", "bus", "server", "cli", "adapters"},
    "games": {"bots", "tables", "words", "store", "server", "cli", "adapters"},
    "bots": {"tables", "store", "server", "cli", "adapters"},
    "tables": {"store", "bus", "server", "cli", "adapters"},
    "words": {"server", "cli"},
    "store": {"server", "cli"},
    "bus": {"server", "cli"},
    "server": {"cli"},
    "cli": set[str](),
    "adapters": set[str](),
}

# What the rules must never know: time, network, disk, processes, randomness of their own, users, human language.
FORBIDDEN_TO_RULES = {
    *("asyncio", "datetime", "fluent", "litestar", "logging", "multiprocessing", "os", "pathlib", "pyspiel", "redis"),
    *("rich", "secrets", "socket", "sqlalchemy", "sqlite3", "subprocess", "tempfile", "threading", "time", "typer"),
    *("urllib", "uuid", "cheeseboard_kernel"),
}
FORBIDDEN_NAMES = {"utils", "helpers", "common", "misc"}


def wrong_doors(room: str, path: str, code: str) -> list[str]:
    """Every import in this code that its room must not make."""
    found = []
    for name, what in _imports(code):
        top, *rest = name.split(".")
        if top == "cheeseboard" and rest:
            if rest[0] != room and rest[0] in DOORS and room not in DOORS[rest[0]]:
                found.append(f"{path}: {room} imports {name}")
        elif room in RULES and top in FORBIDDEN_TO_RULES - _kernel_door(path):
            found.append(f"{path}: the rules import {name}")
        elif room in RULES and top == "random" and what != {"Random"}:
            found.append(f"{path}: the rules may name Random, not roll dice")
    return found


def _imports(code: str) -> list[tuple[str, set[str]]]:
    found: list[tuple[str, set[str]]] = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            found += [(alias.name, {"*"}) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, "imports are absolute here"
            names = {alias.name for alias in node.names}
            found += [(f"cheeseboard.{name}", names) for name in names] if node.module == "cheeseboard" else []
            found.append((node.module, names))
    return found


def _kernel_door(path: str) -> set[str]:
    return {"cheeseboard_kernel"} if path.endswith("/fast.py") else set()


def test_every_room_keeps_its_doors() -> None:
    faults = []
    for file in SOURCE.rglob("*.py"):
        parts = file.relative_to(SOURCE).parts
        if len(parts) > 1:
            assert parts[0] in DOORS, f"{parts[0]} is no room: give it doors here"
            faults += wrong_doors(parts[0], file.as_posix(), file.read_text("utf-8"))
    assert faults == []


def test_nothing_is_called_utils() -> None:
    assert [file for file in SOURCE.rglob("*") if file.stem in FORBIDDEN_NAMES] == []


@pytest.mark.parametrize(
    ("room", "code"),
    [
        ("core", "from cheeseboard.games import find"),
        ("core", "from cheeseboard import games"),
        ("games", "import cheeseboard.bots.greedy"),
        ("games", "from cheeseboard.words import Words"),
        ("bots", "from cheeseboard.cli import screen"),
        ("words", "from cheeseboard.cli import screen"),
        ("games", "import time"),
        ("games", "from random import choice"),
        ("core", "import random"),
        ("games", "from cheeseboard_kernel import search"),
    ],
)
def test_a_wrong_door_is_found(room: str, code: str) -> None:
    assert wrong_doors(room, f"src/cheeseboard/{room}/example.py", code)


def test_the_kernel_has_one_door() -> None:
    assert not wrong_doors("games", "src/cheeseboard/games/quoridor/fast.py", "import cheeseboard_kernel")
