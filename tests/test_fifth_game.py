"""A fifth game is one folder: Pig, laid into a copy of this tree, is accepted by every check with no other edit."""

import shutil
import sys
from pathlib import Path

import pytest

from copied_tree import PIG, ROOT, copy_tree, run

PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
# What holds for all games at once is run whole, the rest for Pig alone.
WHOLE = ("tests/docs", "tests/words", "tests/test_imports.py", "tests/test_names.py", "tests/test_game_ids.py")
FOR_EACH_GAME = (
    *("tests/laws", "tests/games", "tests/core", "tests/bots", "tests/arena"),
    "tests/server/test_whole_games.py",
)
IN_THE_BROWSER = (
    *("tests/web/test_screens.py", "tests/web/test_rules_pages.py", "tests/web/test_languages.py"),
    *("tests/web/test_frames.py", "tests/web/test_many_games.py"),
)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return Path(shutil.copytree(PIG, copy_tree(tmp_path), dirs_exist_ok=True))


@pytest.mark.slow
def test_the_checks_accept_a_fifth_game(tree: Path) -> None:
    run(tree, sys.executable, "-m", "ruff", "check", "--no-cache")
    run(tree, sys.executable, "-m", "ruff", "format", "--check", "--no-cache")
    if (ROOT / ".mypy_cache").is_dir():
        shutil.copytree(ROOT / ".mypy_cache", tree / ".mypy_cache")
    run(tree, sys.executable, "-m", "mypy")


@pytest.mark.slow
def test_the_tests_of_all_games_together_accept_a_fifth_game(tree: Path) -> None:
    run(tree, *PYTEST, "-m", "not soak and not slow", *WHOLE)


@pytest.mark.slow
@pytest.mark.parametrize("tests", FOR_EACH_GAME)  # together they could take longer than a test may stand still
def test_the_tests_of_each_game_accept_a_fifth_game(tree: Path, tests: str) -> None:
    run(tree, *PYTEST, "-m", "not soak", "-k", "pig", tests)


@pytest.mark.soak
def test_the_web_client_accepts_a_fifth_game(tree: Path) -> None:
    """Types, checks and tests of the client; then pages of all games in a real browser, with a client of its own."""
    run(tree, "npm", "--prefix", "web", "run", "--silent", "check")
    run(tree, "npm", "--prefix", "web", "run", "--silent", "test")
    (tree / "src/cheeseboard/server/web").unlink()
    run(tree, "npm", "--prefix", "web", "run", "--silent", "build", "--", "--logLevel", "warn")
    run(tree, *PYTEST, "-m", "not soak", *IN_THE_BROWSER)
