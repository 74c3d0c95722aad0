"""Shows that renaming an event breaks everything that has not followed: `python tools/rename_events.py`.

In copies of this checkout one event of every game, and one of its fields, get other names where they are defined and
nowhere else. Then mypy, svelte-check and the test of the words must together name every file that uses the old name;
which files those are is found by searching before the change. Takes some minutes; `make soak` runs it.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PYTHON = str(ROOT / ".venv" / "bin" / "python")
SEARCHED = ("*.py", "*.ts", "*.svelte", "*.ftl")


class EventField(NamedTuple):
    """An event of a game, and one of its fields."""

    game: str  # as its folder is called
    event: str
    field: str

    @property
    def type(self) -> str:
        """The event as messages and words have it."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", self.event).lower()


EVENTS = (
    EventField("quoridor", "WallPlaced", "builder"),
    EventField("pac_man", "FigureStepped", "figure"),
    EventField("gouda_gouda", "MouseMoved", "leaves_board"),
    EventField("gouda_gangster", "FighterRevealed", "strength"),
)
Rename = Callable[[str, EventField], str]  # the text of events.py, and of which event; gives the text with other names
Uses = Callable[[str, EventField], bool]  # whether a file's text uses the old name


def uses_event(text: str, named: EventField) -> bool:
    """Whether a file names the event, as Python or TypeScript, messages or words do."""
    return re.search(rf'\b{named.event}\b|\bevent-{named.type}\b|"{named.type}"', text) is not None


def uses_field(text: str, named: EventField) -> bool:
    """Whether a file names the event and uses the field: of an event, in a call by name, as a word's argument."""
    used = rf"\bevent\.{named.field}\b|\b{named.event}\([^()]*\b{named.field}=|\${named.field}\b"
    in_script = rf"\{{[^{{}}]*\b{named.field}\b(?!-)[^{{}}]*\}}"  # taken out of an object, or put into one
    pattern = f"{used}|{in_script}" if "import type" in text else used
    return uses_event(text, named) and re.search(pattern, text) is not None


def rename_event(text: str, named: EventField) -> str:
    """The event under another name."""
    return re.sub(rf"\b{named.event}\b", f"{named.event}Renamed", text)


def rename_field(text: str, named: EventField) -> str:
    """The field under another name."""
    start = text.index(f"class {named.event}(")
    end = text.index("\nclass ", start + 1)
    body = re.sub(rf"\b{named.field}\b", f"{named.field}_renamed", text[start:end])
    assert body != text[start:end], named
    return text[:start] + body + text[end:]


def users(root: Path, named: EventField, uses: Uses) -> list[str]:
    """Files of this game, or of none, that use the old name; but for where it is defined."""
    listed = subprocess.run(["git", "ls-files", *SEARCHED], cwd=root, check=True, capture_output=True, text=True)
    names = [name for name in listed.stdout.split("\n") if name and not name.endswith("/events.py")]
    return [name for name in names if _may_mean(name, named) and uses((root / name).read_text("utf-8"), named)]


def _may_mean(name: str, named: EventField) -> bool:
    """Another game may have an event of the same name, and this program names them all."""
    folders = {named.game, named.game.replace("_", "-")}
    others = {folder for other in EVENTS for folder in (other.game, other.game.replace("_", "-"))} - folders
    return not others & set(Path(name).parts) and Path(name).name != Path(__file__).name


def mypy(root: Path) -> str:
    """The output of mypy in a checkout."""
    return _output((PYTHON, "-m", "mypy", "--no-error-summary"), root, root)


def svelte_check(root: Path) -> str:
    """The output of svelte-check, with new types."""
    made = _output((PYTHON, "tools/generate_web.py", "web/src/protocol/generated"), root, root)
    assert "Error" not in made, made
    return _output(("npx", "svelte-check", "--output", "machine"), root / "web", root)


def words_test(root: Path) -> str:
    """The output of the tests of the words."""
    return _output((PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/words"), root, root)


def _output(command: tuple[str, ...], folder: Path, root: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


class Proof(NamedTuple):
    """A renaming in some files, and which checks must name which others."""

    rename: Rename
    uses: Uses
    renamed: str  # the files, under a game's folder
    checks: tuple[Callable[[Path], str], ...]
    named: tuple[str, ...]  # the kinds of files that they must name


PROOFS = (
    Proof(rename_event, uses_event, "events.py", (mypy,), (".py",)),
    # and when Python has followed:
    Proof(rename_event, uses_event, "**/*.py", (svelte_check, words_test), (".ts", ".svelte", ".ftl")),
    Proof(rename_field, uses_field, "events.py", (mypy, svelte_check, words_test), (".py", ".ts", ".svelte", ".ftl")),
)


def unnamed(copy: Path, proof: Proof) -> list[str]:
    """The files that use an old name and that no check named, in a copy of this checkout."""
    subprocess.run(["git", "worktree", "add", "--quiet", "--detach", copy, "HEAD"], cwd=ROOT, check=True)
    try:
        (copy / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
        found = {named: users(copy, named, proof.uses) for named in EVENTS}
        wanted = {named: [name for name in names if name.endswith(proof.named)] for named, names in found.items()}
        for named in EVENTS:
            recorder = (copy / "tools" / "recordings").glob("*.py") if proof.renamed != "events.py" else ()
            for path in (*(copy / "src" / "cheeseboard" / "games" / named.game).glob(proof.renamed), *recorder):
                path.write_text(proof.rename(path.read_text("utf-8"), named), "utf-8")
        output = "\n".join(check(copy) for check in proof.checks)
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", copy], cwd=ROOT, check=True)
    missed = []
    for named, names in wanted.items():
        what = f"{named.event}.{named.field}" if proof.uses is uses_field else named.event
        print(f"{named.game}: {what} is used in {len(names)} files of {' '.join(proof.named)}")
        for name in names:
            is_named = name in output or name.removeprefix("web/") in output
            print(f"  {'named  ' if is_named else 'UNNAMED'} {name}")
            missed += [] if is_named else [name]
    return missed


def prove(folder: Path) -> list[str]:
    """Try all renamings; the files that no check named."""
    return [name for number, proof in enumerate(PROOFS) for name in unnamed(folder / str(number), proof)]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(bool(prove(Path(folder))))
