"""Every example in the pages for Python users runs as it stands."""

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from notebook_page import NOTEBOOKS
from python_picture import PICTURE, drawn

from cheeseboard.games.quoridor.fast import has_kernel

ROOT = Path(__file__).parents[2]
PAGES = [page for page in sorted((ROOT / "docs").rglob("*.md")) if ">>> import cheeseboard" in page.read_text("utf-8")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = without_fences(page.read_text("utf-8"))
    examples = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert examples.examples
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=said.append)
    assert said == []


def test_there_are_thirty_short_recipes() -> None:
    page = (ROOT / "docs/how-to/python-cookbook.md").read_text("utf-8")
    numbers, recipes = re.findall(r"(?m)^\*\*(\d+)\. ", page), re.split(r"(?m)^\*\*\d+\. ", page)[1:]
    assert [int(number) for number in numbers] == list(range(1, 31))
    blocks = [block for recipe in recipes for block in re.findall(r"```pycon\n(.*?)```", recipe, re.DOTALL)]
    assert len(blocks) == len(recipes)
    lines = [[line for line in block.splitlines() if line.startswith((">>>", "..."))] for block in blocks]
    assert max(map(len, lines)) <= 15


def without_fences(page: str) -> str:
    """A page for `doctest`: an empty line of a block is one of its output, and a fence does not belong to any."""
    blocks = re.compile(r"```pycon\n(.*?)```", re.DOTALL)
    marked = blocks.sub(lambda block: re.sub(r"(?m)^$(?!\Z)", "<BLANKLINE>", block[1]) + "\n", page)
    return marked.replace("```", "")


def test_an_empty_line_of_a_block_belongs_to_its_output() -> None:
    page = "```pycon\n>>> print('a', '', 'b', sep='\\n')\na\n\nb\n```\n\nText.\n"
    (example,) = doctest.DocTestParser().get_examples(without_fences(page))
    assert example.want == "a\n<BLANKLINE>\nb\n"


def test_a_wrong_example_is_found() -> None:
    examples = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "wrong", None, 0)
    assert doctest.DocTestRunner().run(examples, out=lambda text: None).failed == 1


def test_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})  # noqa: S102 - our own page
    assert "Over(ranks=" in capsys.readouterr().out


@pytest.mark.skipif(not has_kernel(), reason="without the kernel Quoridor's bots choose otherwise")
def test_the_picture_of_the_readme_is_what_its_lines_draw() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert drawn(readme) == PICTURE.read_text("utf-8"), "tools/python_picture.py makes it anew"
    assert drawn(readme.replace('play("c2")', 'play("b1")')) != PICTURE.read_text("utf-8")


def test_every_example_passes_a_strict_type_check(tmp_path: Path) -> None:
    for page in PAGES:
        examples = doctest.DocTestParser().get_examples(page.read_text("utf-8").replace("```", ""))
        code = "".join(example.source for example in examples if not example.exc_msg)
        (tmp_path / f"{page.stem.replace('-', '_')}.py").write_text(code, "utf-8")
    for notebook in NOTEBOOKS:
        cells = json.loads(notebook.read_text("utf-8"))["cells"]
        code = "\n".join(cell["source"] for cell in cells if cell["cell_type"] == "code")
        (tmp_path / f"{notebook.stem.replace('-', '_')}.py").write_text(code, "utf-8")
    (readme,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    (tmp_path / "readme.py").write_text(readme, "utf-8")
    assert checked(tmp_path) == ""
    (tmp_path / "wrong.py").write_text("import cheeseboard\ncheeseboard.new(7)\n")
    assert "call-overload" in checked(tmp_path)


def checked(folder: Path) -> str:
    """What mypy says of the programs there; functions may be written without types, as people type them."""
    settings = ["--strict", "--allow-untyped-defs", "--allow-untyped-calls", "--allow-redefinition", "--no-pretty"]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *settings, "--config-file=", "--no-error-summary", *sorted(folder.glob("*.py"))],
        cwd=folder,
        capture_output=True,
        text=True,
    )
    return done.stdout + done.stderr
