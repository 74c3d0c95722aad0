"""A fifth game is one folder: Pig, laid into a copy of this tree, is accepted by every check with no other edit."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PIG = ROOT / "tests" / "examples" / "pig"
LINKED = ("web/node_modules", "docs/pictures", "src/cheeseboard/server/web")
# What holds for all games at once is run whole, the rest for Pig alone.
WHOLE = ("tests/docs", "tests/words", "tests/test_imports.py", "tests/test_names.py", "tests/test_game_ids.py")
FOR_EACH_GAME = (
    "tests/laws",
    "tests/games",
    "tests/core",
    "tests/bots",
    "tests/arena",
    "tests/server/test_whole_games.py",
)
IN_THE_BROWSER = ("tests/web/test_screens.py", "tests/web/test_rules_pages.py", "tests/web/test_languages.py")
PYTEST = ("pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of all that git knows or would know, with Pig in it."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    for name in filter(None, names):
        if not name.startswith("docs/pictures/") and (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tmp_path / name)
    for name in LINKED:
        if (ROOT / name).exists():
            (tmp_path / name).symlink_to((ROOT / name).resolve())
    shutil.copytree(PIG, tmp_path, dirs_exist_ok=True)
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    return tmp_path


def run(tree: Path, *command: str) -> None:
    """Run a program of ours on the copy."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "CHEESEBOARD_PYTHON": sys.executable}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def run_python(tree: Path, *module: str) -> None:
    run(tree, sys.executable, "-m", *module)


@pytest.mark.slow
def test_the_checks_accept_a_fifth_game(tree: Path) -> None:
    run_python(tree, "ruff", "check", "--no-cache")
    run_python(tree, "ruff", "format", "--check", "--no-cache")
    if (ROOT / ".mypy_cache").is_dir():
        shutil.copytree(ROOT / ".mypy_cache", tree / ".mypy_cache")
    run_python(tree, "mypy")


@pytest.mark.slow
def test_the_tests_of_all_games_accept_a_fifth_game(tree: Path) -> None:
    run_python(tree, *PYTEST, "-m", "not soak and not slow", *WHOLE)
    run_python(tree, *PYTEST, "-m", "not soak", "-k", "pig", *FOR_EACH_GAME)


@pytest.mark.soak
def test_the_web_client_accepts_a_fifth_game(tree: Path) -> None:
    """Types, checks and tests of the client; then pages of all games in a real browser, with a client of its own."""
    run(tree, "npm", "--prefix", "web", "run", "--silent", "check")
    run(tree, "npm", "--prefix", "web", "run", "--silent", "test")
    (tree / "src/cheeseboard/server/web").unlink()
    run(tree, "npm", "--prefix", "web", "run", "--silent", "build", "--", "--logLevel", "warn")
    run_python(tree, *PYTEST, "-m", "not soak", *IN_THE_BROWSER)
