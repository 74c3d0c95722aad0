"""The packages and the one way they are imported, read from the imports themselves."""

import ast
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

import cheeseboard
from cheeseboard import games

SOURCE = Path(cheeseboard.__file__).parent
RULES = {"core", "games"}

# A package may be imported by these packages (and by itself).
IMPORTED_BY = {
    "core": {"games", "bots", "arena", "library", "tables", "protocol", "words", "store", "bus", "server", "cli"},
    "games": {"bots", "arena", "library", "tables", "protocol", "words", "store", "server", "cli"},
    "bots": {"arena", "library", "tables", "protocol", "store", "server", "cli"},
    "arena": {"library", "server", "cli"},
    "library": {"server", "cli"},
    "tables": {"protocol", "words", "store", "bus", "server", "cli"},
    "protocol": {"store", "server", "cli"},
    "words": {"server", "cli"},
    "store": {"server", "cli"},
    "bus": {"server", "cli"},
    "server": {"cli"},
    "cli": set[str](),
}

# What the rules must never know: time, network, disk, processes, randomness of their own, users, human language.
FORBIDDEN_TO_RULES = {
    *("asyncio", "datetime", "fluent", "litestar", "logging", "multiprocessing", "os", "pathlib", "pyspiel", "redis"),
    *("rich", "secrets", "socket", "sqlalchemy", "sqlite3", "subprocess", "tempfile", "threading", "time", "typer"),
    *("urllib", "uuid", "cheeseboard_kernel"),
}
FORBIDDEN_NAMES = {"utils", "helpers", "common", "misc"}


def wrong_imports(package: str, path: str, code: str) -> list[str]:
    """Every import in this code that its package must not make."""
    found = []
    for name, what in _imports(code):
        top, *rest = name.split(".")
        if top == "cheeseboard" and rest:
            if rest[0] != package and package not in IMPORTED_BY.get(rest[0], {package}):
                found.append(f"{path}: {package} imports {name}")
        elif package in RULES and top in FORBIDDEN_TO_RULES - _kernel_import(path):
            found.append(f"{path}: the rules import {name}")
        elif package in RULES and top == "random" and what != {"Random"}:
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


def _kernel_import(path: str) -> set[str]:
    return {"cheeseboard_kernel"} if path.endswith("/fast.py") else set()


def test_every_package_imports_one_way() -> None:
    wrong = []
    for file in SOURCE.rglob("*.py"):
        package, *rest = file.relative_to(SOURCE).parts
        if rest:
            wrong += wrong_imports(package, file.as_posix(), file.read_text("utf-8"))
    assert wrong == []


def test_every_package_has_its_arrows_and_every_arrow_a_package() -> None:
    packages = {file.parent.name for file in SOURCE.glob("*/__init__.py")}
    assert packages == set(IMPORTED_BY) == set(IMPORTED_BY) | set().union(*IMPORTED_BY.values())


def test_the_page_about_packages_says_the_same() -> None:
    page = (SOURCE.parents[1] / "docs/why/packages.md").read_text("utf-8")
    rows = [row.split(" | ") for row in re.findall(r"^\| (`.*) \|$", page, re.MULTILINE)]
    allowed = {row[0].strip("`"): _allowed(row[2], row[0].strip("`")) for row in rows}
    assert allowed == {
        package: {other for other, users in IMPORTED_BY.items() if package in users} for package in IMPORTED_BY
    }


def _allowed(cell: str, package: str) -> set[str]:
    named = set(re.findall(r"`(\w+)`", cell))
    return set(IMPORTED_BY) - {package} - named if cell.startswith("all") else named


def reachable_modules(package: str, module: str, known: set[str]) -> set[str]:
    """The modules of a game's package that this one imports, those they import, and so on."""
    source = find_spec(module)
    assert source
    assert source.origin
    for name, what in _imports(Path(source.origin).read_text("utf-8")):
        for inner in (name, *(f"{name}.{part}" for part in what)):
            if inner.startswith(f"{package}.") and inner not in known and _is_module(inner):
                known |= reachable_modules(package, inner, known | {inner})
    return known


def _is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # a name in a module
        return False


@pytest.mark.parametrize("game_id", games.packages())
def test_the_rules_of_a_game_do_not_import_its_bots(game_id: str) -> None:
    package = games.packages()[game_id]
    for name in ("state", "rules", "view", "events", "game"):
        if _is_module(module := f"{package}.{name}"):
            found = reachable_modules(package, module, set())
            assert not [inner for inner in found if inner.startswith(f"{package}.bots")], module


def test_bots_behind_another_module_are_found() -> None:
    package = "cheeseboard.games.pac_man"
    assert f"{package}.bots.proof_search" in reachable_modules(package, f"{package}.puzzles", set())


def test_nothing_is_called_utils() -> None:
    assert [file for file in SOURCE.rglob("*") if file.stem in FORBIDDEN_NAMES] == []


@pytest.mark.parametrize(
    ("package", "code"),
    [
        ("core", "from cheeseboard.games import find"),
        ("core", "from cheeseboard import games"),
        ("games", "import cheeseboard.bots.greedy"),
        ("games", "from cheeseboard.words import Words"),
        ("bots", "from cheeseboard.cli import screen"),
        ("words", "from cheeseboard.cli import screen"),
        ("tables", "from cheeseboard.arena.match import play_one"),
        ("tables", "from cheeseboard.protocol.messages import Act"),
        ("protocol", "from cheeseboard.server.context import AppContext"),
        ("protocol", "from cheeseboard.store import Store"),
        ("protocol", "from cheeseboard.words import Words"),
        ("arena", "from cheeseboard.tables.table import Table"),
        ("games", "import time"),
        ("games", "from random import choice"),
        ("core", "import random"),
        ("games", "from cheeseboard_kernel import search"),
    ],
)
def test_a_wrong_import_is_found(package: str, code: str) -> None:
    assert wrong_imports(package, f"src/cheeseboard/{package}/example.py", code)


def test_the_kernel_is_imported_in_one_place() -> None:
    assert not wrong_imports("games", "src/cheeseboard/games/quoridor/fast.py", "import cheeseboard_kernel")
