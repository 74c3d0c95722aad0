"""Every path, module and function that a page names exists, so that a rename or a move reaches the documentation."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from pkgutil import resolve_name

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "src").rglob("README.md"))]
FOLDERS = ("", "src/cheeseboard", "tests", "tests/server", "tests/web", "web", "web/src", "docs", "tests/examples/pig")
MADE_LATER = (".setup/", ".venv/", "web/src/protocol/generated", "protocol/generated/", "src/cheeseboard/server/web/")
EXAMPLES = {
    *(
        "events.py",
        "rules.py",
        "state.py",
        "view.py",
        "bots.py",
        "puzzles.py",
        "rules.md",
    ),  # of a game yet to be written
    *("poster/PosterScreen.svelte", "tests/web/test_poster.py"),  # of a screen
}
OF_OTHERS = {"websockets/protocol.py"}  # files of libraries
DATABASE = "cheeseboard.db"  # looks like a module
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"(?<![\w/.:…${}-])[\w.{},*-]+(?:/[\w.{},*-]+)*(?:/|\.(?:py|ts|svelte|toml|md|ftl|conf))(?![\w/])")
FOLDER = re.compile(r"(?<![\w/.:-])(?:src|tests|tools|docs|web|kernel)(?:/[\w.*-]+)+/?")
MODULE = re.compile(r"\bcheeseboard(?:\.\w+)+")
MEMBER = re.compile(r"([\w/]+\.py)`?:`?(\w+)")
CALL = re.compile(r"(?<![\w.$/-])([a-z_]\w*)\(")


def wrong_names(page: str, folder: Path) -> Iterator[str]:
    """What a page names that is not there."""
    for span in _code(page):
        for path in {*PATH.findall(span), *FOLDER.findall(span)}:
            if not path.startswith(MADE_LATER) and not any(_exists(one, folder) for one in _spellings(path)):
                yield path
        yield from (name for name in MODULE.findall(span) if name != DATABASE and not _resolves(name))
        for path, name in MEMBER.findall(span):
            if not any(
                re.search(rf"^(?:def|class) {name}\b|^{name}\b", file.read_text("utf-8"), re.M) for file in _found(path)
            ):
                yield f"{path}:{name}"
        yield from (f"{name}()" for name in CALL.findall(span) if name not in _defined())


def _code(page: str) -> Iterator[str]:
    """What stands in backticks or in lines of commands, `<id>` as any name; fenced blocks are tested elsewhere."""
    text = re.sub(r"^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"<[\w ]+>", "*", text)
    yield from CODE.findall(text)
    yield from re.findall(r"^ {4}((?:python|cheeseboard|\.venv|PYTHONPATH).*)$", text, re.MULTILINE)


def _spellings(path: str) -> Iterator[str]:
    """A path with `{a,b}` written out."""
    parts = re.split(r"\{([^{}]*)\}", path)
    yield from (
        "".join(one) for one in product(*(part.split(",") if n % 2 else [part] for n, part in enumerate(parts)))
    )


def _exists(path: str, folder: Path) -> bool:
    if path in OF_OTHERS:
        return True
    places = (folder, *(ROOT / name for name in FOLDERS))
    if any(next(place.glob(path.rstrip("/")), None) for place in places):
        return True
    return path in EXAMPLES or bool(_found(path))


def _found(path: str) -> list[Path]:
    """Files of this name in any folder, or at this place of a package."""
    return [file for file in _files() if file.as_posix().endswith(f"/{path}")]


@cache
def _files() -> list[Path]:
    folders = ("src", "tests", "tools", "docs", "web/src", "kernel")
    return [file for name in folders for file in (ROOT / name).rglob("*.*") if "node_modules" not in file.parts]


def _resolves(name: str) -> bool:
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


@cache
def _defined() -> frozenset[str]:
    """The names of all Python functions, classes and structs' fields, and of the client's functions."""
    names = set(dir(__builtins__))
    for file in (file for file in _files() if file.suffix == ".py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                names.add(node.name)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                names.add(node.target.id)
    for file in (file for file in _files() if file.suffix == ".ts"):
        names.update(re.findall(r"^(?:export )?(?:async )?(?:function|const) (\w+)", file.read_text("utf-8"), re.M))
    return frozenset(names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_exists(page: Path) -> None:
    assert sorted({*wrong_names(page.read_text("utf-8"), page.parent)}) == []


@pytest.mark.parametrize(
    "named",
    [
        "src/cheeseboard/tables/desk.py",
        "tables/desk.py",
        "test_bells.py",
        "src/cheeseboard/games/four_in_a_row",
        "tools/no_such_folder/",
        "web/src/games/*/nothing.ts",
        "cheeseboard.tables.desk",
        "cheeseboard.core.history.Course",
        "games/walled_grid.py:shortest_way_home",
        "shortest_way_home()",
    ],
)
def test_a_planted_wrong_name_is_found(named: str) -> None:
    page = (
        f"`core/game.py`, `cheeseboard.core.history.History` and `play(…)` exist, `{named.replace('()', '(…)')}` not."
    )
    assert [*wrong_names(page, ROOT)] == [named]
