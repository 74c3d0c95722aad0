"""Shows that renaming an event breaks everything that has not followed: `python tools/rename_events.py`.

In a copy of this checkout one event and one field of every game get other names, in the game's `events.py` and nowhere
else. Then mypy, svelte-check and the test of the words must together name every file that uses the old ones; which
files those are is found by searching before the change. Takes some minutes; `make soak` runs it.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
SEARCHED = ("*.py", "*.ts", "*.svelte", "*.ftl")
NOT_SEARCHED = ("tests/witnesses/", "docs/")


class Renaming(NamedTuple):
    """An event, one of its fields, and the other names both get."""

    game: str  # as its folder is called
    event: str
    field: str

    @property
    def kind(self) -> str:
        """The event as messages and words have it."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", self.event).lower()


RENAMINGS = (Renaming("quoridor", "WallPlaced", "builder"),)


def users(root: Path, renaming: Renaming) -> Iterator[str]:
    """Files that use this event, by its name in Python or in messages and words; but for where it is defined."""
    shared = ("core", "bots", "tables", "server")
    for path in _searched(root):
        name = path.relative_to(root).as_posix()
        folder = renaming.game.replace("_", "-")
        if not (f"/{renaming.game}/" in name or f"/{folder}/" in name or any(f"/{one}/" in name for one in shared)):
            continue  # another game may have an event of this name
        text = path.read_text("utf-8")
        if re.search(rf'\b{renaming.event}\b|event-{renaming.kind}\b|"{renaming.kind}"', text):
            yield name


def _searched(root: Path) -> Iterator[Path]:
    listed = subprocess.run(["git", "ls-files", *SEARCHED], cwd=root, check=True, capture_output=True, text=True)
    for name in listed.stdout.split("\n"):
        if name and not name.endswith("/events.py") and not name.startswith(NOT_SEARCHED):
            yield root / name


def rename(root: Path, renaming: Renaming) -> None:
    """Give event and field other names where they are defined."""
    path = root / "src" / "cheeseboard" / "games" / renaming.game / "events.py"
    text = path.read_text("utf-8")
    start = text.index(f"class {renaming.event}(")
    end = text.find("\nclass ", start + 1)
    body = text[start:end]
    assert re.search(rf"^    {renaming.field}: ", body, re.MULTILINE), renaming
    text = text[:start] + re.sub(rf"\b{renaming.field}\b", f"{renaming.field}_renamed", body) + text[end:]
    path.write_text(re.sub(rf"\b{renaming.event}\b", f"{renaming.event}Renamed", text), "utf-8")


def complaints(root: Path) -> str:
    """What mypy, svelte-check and the test of the words say of a checkout."""
    python = str(ROOT / ".venv" / "bin" / "python")
    environment = {"PYTHONPATH": str(root / "src")}
    commands = (
        ((python, "-m", "mypy", "--no-error-summary"), root),
        (("npx", "svelte-check", "--output", "machine"), root / "web"),
        ((python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "", "tests/words"), root),
    )
    return "\n".join(_output(words, folder, environment) for words, folder in commands)


def _output(words: Iterable[str], folder: Path, environment: dict[str, str]) -> str:

    done = subprocess.run(
        [*words], cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


def unnamed(folder: Path) -> dict[str, list[str]]:
    """By renaming: the files that use the old names and that nobody complained of."""
    copy = folder / "copy"
    subprocess.run(["git", "worktree", "add", "--quiet", "--detach", copy, "HEAD"], cwd=ROOT, check=True)
    try:
        (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        wanted = {renaming: sorted(users(copy, renaming)) for renaming in RENAMINGS}
        for renaming in RENAMINGS:
            rename(copy, renaming)
        generate(copy)
        said = complaints(copy)
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", copy], cwd=ROOT, check=True)
    for renaming, names in wanted.items():
        print(f"{renaming.game}: {renaming.event} and its {renaming.field} are used in {len(names)} files")
        for name in names:
            print(f"  {'named  ' if _is_named(name, said) else 'UNNAMED'} {name}")
    return {renaming.event: [name for name in names if not _is_named(name, said)] for renaming, names in wanted.items()}


def _is_named(name: str, said: str) -> bool:
    return name in said or name.removeprefix("web/") in said


def generate(root: Path) -> None:
    """Make the web client's types anew."""
    python = ROOT / ".venv" / "bin" / "python"
    words = (str(python), "tools/generate_web.py", "web/src/generated")
    subprocess.run(words, cwd=root, env={"PYTHONPATH": str(root / "src")}, check=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        missed = unnamed(Path(folder))
    sys.exit(any(missed.values()))
