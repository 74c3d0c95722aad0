"""Shows that renaming an event breaks everything that has not followed: `python tools/rename_events.py`.

In a copy of this checkout one event of every game gets another name, in the game's `events.py` and nowhere else; in a
second copy one of its fields does. Then mypy, svelte-check and the test of the words must together name every file that
uses the old name; which files those are is found by searching before the change. Takes some minutes; `make soak` runs it.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PYTHON = str(ROOT / ".venv" / "bin" / "python")
SEARCHED = ("*.py", "*.ts", "*.svelte", "*.ftl")


class Named(NamedTuple):
    """An event of a game, and one of its fields."""

    game: str  # as its folder is called
    event: str
    field: str

    @property
    def type(self) -> str:
        """The event as messages and words have it."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", self.event).lower()


EVENTS = (
    Named("quoridor", "WallPlaced", "builder"),
    Named("pac_man", "FigureStepped", "figure"),
    Named("gouda_gouda", "MouseMoved", "leaves_board"),
    Named("gouda_gangster", "FighterRevealed", "strength"),
)
Rename = Callable[[str, Named], str]  # the text of events.py, and of which event; gives the text with other names
Uses = Callable[[str, Named], bool]  # whether a file's text uses the old name


def uses_event(text: str, named: Named) -> bool:
    """Whether a file names the event, as Python or TypeScript, messages or words do."""
    return re.search(rf'\b{named.event}\b|\bevent-{named.type}\b|"{named.type}"', text) is not None


def uses_field(text: str, named: Named) -> bool:
    """Whether a file names the event and uses the field."""
    return uses_event(text, named) and re.search(rf"[.$]{named.field}\b|\b{named.field}\b[=,:]", text) is not None


def rename_event(text: str, named: Named) -> str:
    """The event under another name."""
    return re.sub(rf"\b{named.event}\b", f"{named.event}Renamed", text)


def rename_field(text: str, named: Named) -> str:
    """The field under another name."""
    start = text.index(f"class {named.event}(")
    end = text.index("\nclass ", start + 1)
    body = re.sub(rf"\b{named.field}\b", f"{named.field}_renamed", text[start:end])
    assert body != text[start:end], named
    return text[:start] + body + text[end:]


def users(root: Path, named: Named, uses: Uses) -> list[str]:
    """Files of this game, or of none, that use the old name; but for where it is defined."""
    listed = subprocess.run(["git", "ls-files", *SEARCHED], cwd=root, check=True, capture_output=True, text=True)
    names = [name for name in listed.stdout.split("\n") if name and not name.endswith("/events.py")]
    return [name for name in names if _may_mean(name, named) and uses((root / name).read_text("utf-8"), named)]


def _may_mean(name: str, named: Named) -> bool:
    """Another game may have an event of the same name, and this program names them all."""
    folders = {named.game, named.game.replace("_", "-")}
    others = {folder for other in EVENTS for folder in (other.game, other.game.replace("_", "-"))} - folders
    return not others & set(Path(name).parts) and Path(name).name != Path(__file__).name


def complaints(root: Path) -> Iterator[str]:
    """What mypy, svelte-check and the test of the words say of a checkout."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    for words, folder in (
        ((PYTHON, "-m", "mypy", "--no-error-summary"), root),
        (("npx", "svelte-check", "--output", "machine"), root / "web"),
        ((PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/words"), root),
    ):
        done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        yield done.stdout + done.stderr


def unnamed(copy: Path, rename: Rename, uses: Uses) -> list[str]:
    """The files that use an old name and that nobody complained of, in a copy of this checkout made for it."""
    subprocess.run(["git", "worktree", "add", "--quiet", "--detach", copy, "HEAD"], cwd=ROOT, check=True)
    try:
        (copy / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
        wanted = {named: users(copy, named, uses) for named in EVENTS}
        for named in EVENTS:
            path = copy / "src" / "cheeseboard" / "games" / named.game / "events.py"
            path.write_text(rename(path.read_text("utf-8"), named), "utf-8")
        generate = (PYTHON, "tools/generate_web.py", "web/src/generated")
        made = subprocess.run(
            generate, cwd=copy, env={"PYTHONPATH": "src"}, capture_output=True, text=True, check=False
        )
        said = "\n".join((made.stderr, *complaints(copy)))
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", copy], cwd=ROOT, check=True)
    missed = []
    for named, names in wanted.items():
        print(f"{named.game}, {named.event}.{named.field}: {len(names)} files")
        for name in names:
            is_named = name in said or name.removeprefix("web/") in said
            print(f"  {'named  ' if is_named else 'UNNAMED'} {name}")
            missed += [] if is_named else [name]
    return missed


def prove(folder: Path) -> list[str]:
    """Both renamings; what nobody complained of."""
    return unnamed(folder / "events", rename_event, uses_event) + unnamed(folder / "fields", rename_field, uses_field)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        sys.exit(bool(prove(Path(made))))
