"""Trees of this repository whose pictures are taken: one that lies there, or a commit in a folder that goes away."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]


def build(tree: Path) -> None:
    """Build the web client of a tree from the sources as they are now."""
    _fetch_packages(tree)
    _npm(tree, "run", "--silent", "build", "--", "--logLevel", "warn")


@contextmanager
def checked_out(ref: str) -> Iterator[Path]:
    """A commit in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        _git("worktree", "add", "--quiet", "--detach", str(tree), ref)
        try:
            yield tree
        finally:
            _git("worktree", "remove", "--force", str(tree))


def commit_of(tree: Path) -> str:
    """The commit of a tree, and whether anything was changed since."""
    command = ["git", "-C", str(tree), "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def _fetch_packages(tree: Path) -> None:
    """Use the packages of this tree where the other one wants the same."""
    packages, lock = "web/node_modules", "web/package-lock.json"
    if (tree / packages).exists():
        return
    if (ROOT / packages).is_dir() and (tree / lock).read_bytes() == (ROOT / lock).read_bytes():
        (tree / packages).symlink_to(ROOT / packages)
    else:
        _npm(tree, "ci", "--prefer-offline", "--loglevel", "error", "--no-audit", "--no-fund")


def _npm(tree: Path, *arguments: str) -> None:
    path = os.pathsep.join((str(ROOT / ".setup/node/bin"), os.environ["PATH"]))
    environment = {**os.environ, "PATH": path, "CHEESEBOARD_PYTHON": sys.executable}
    subprocess.run(["npm", "--prefix", str(tree / "web"), *arguments], env=environment, check=True)


def _git(*arguments: str) -> None:
    subprocess.run(["git", "-C", str(ROOT), *arguments], check=True)
