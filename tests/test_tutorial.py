"""The tutorial is followed literally, in a copy of this tree: its files are written, its commands run, in its order."""

import json
import re
import shlex
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import services
from copied_tree import PIG, ROOT, copy_tree, environment_of, run

PAGE = ROOT / "docs" / "tutorial" / "add-a-game.md"
PACKAGE = ROOT / "tests" / "examples" / "pig_package"
PART = re.compile(
    r"^`(?P<path>[\w./-]+)`:$"
    r"|^```\w+\n(?P<text>.*?)^```$"
    r"|^ {4}(?P<command>(?:make|mkdir|cp|\.venv/bin/\w+) [^\n]*)$",
    re.MULTILINE | re.DOTALL,
)
RUN_BY_CI = {"make setup", "make check", "make quick"}  # before and beside this test


class Reader:
    """Somebody who does what the page says, and nothing else."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        self.commands: list[str] = []
        self.written: dict[str, str] = {}
        self._path = ""

    def follow(self, page: str) -> None:
        for part in PART.finditer(page):
            if part["path"]:
                self._path = part["path"]
            elif part["text"]:
                self._write(part["text"])
            else:
                self.commands.append(part["command"])
                self._run(part["command"])

    def _write(self, text: str) -> None:
        """Write a file, or go on with it."""
        before = self.written.get(self._path, "")
        self.written[self._path] = f"{before}\n{text}" if before else text
        file = self.tree / self._path
        if self._path != "pyproject.toml":  # of a package of its own
            file.write_text(self.written[self._path], "utf-8")

    def _run(self, command: str) -> None:
        if command == "make play":
            self._serve()
        elif command not in RUN_BY_CI:
            words = [name for word in shlex.split(command) for name in self._spelt_out(word)]
            run(self.tree, *words, typed="roll\n")

    def _spelt_out(self, word: str) -> Iterator[str]:
        """As a shell does."""
        yield from sorted(map(str, self.tree.glob(word))) if "*" in word else [word]

    def _serve(self) -> None:
        """What `make play` does once all is set up; the game is there to be chosen."""
        port = services.free_port()
        command = [".venv/bin/cheeseboard", "serve", "--port", str(port)]
        said = self.tree / "said"
        process = services.start(command, said, env=environment_of(self.tree), cwd=self.tree)
        try:
            services.wait_for_port(port, process, said)
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games/pig") as reply:
                assert json.load(reply)["name"] == "Pig"
        finally:
            services.end(process)


def lines(text: str) -> list[str]:
    """Without those that are empty: how many stand between two parts of a file is the formatter's business."""
    return [line for line in text.splitlines() if line.strip()]


@pytest.mark.slow
def test_who_follows_the_tutorial_has_pig(tmp_path: Path) -> None:
    reader = Reader(copy_tree(tmp_path))
    reader.follow(PAGE.read_text("utf-8"))
    assert len(reader.commands) > 10
    example = {path.relative_to(PIG).as_posix(): path for path in PIG.rglob("*") if path.is_file()}
    for name, path in example.items():
        assert lines((tmp_path / name).read_text("utf-8")) == lines(path.read_text("utf-8")), name
    shown = {**example, **{path.name: path for path in PACKAGE.iterdir()}}
    for name, text in reader.written.items():
        assert lines(text) == lines(shown[name].read_text("utf-8")), name


def test_a_game_with_secrets_is_as_short_as_the_page_says() -> None:
    game = ROOT / "tests" / "outside" / "cheeseboard_snack" / "__init__.py"
    assert "in fewer than 250 lines" in PAGE.read_text("utf-8")
    assert len(game.read_text("utf-8").splitlines()) < 250


def test_a_page_is_read_in_order() -> None:
    page = "`a.py`:\n\n```python\nx = 1\n```\n\n    make check\n\n```python\ny = 2\n```\n\nSee `a.py`: no.\n"
    found = [next(filter(None, part.groups())) for part in PART.finditer(page)]
    assert found == ["a.py", "x = 1\n", "make check", "y = 2\n"]
