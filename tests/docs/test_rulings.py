"""Every numbered ruling of a rules page is proved by a test that carries its number in its name."""

import re
from pathlib import Path

import pytest

from cheeseboard.games import packages

ROOT = Path(__file__).parents[2]
PAGES = [page for page in sorted((ROOT / "docs" / "rules").glob("*.md")) if page.stem in packages()]
RULING = re.compile(r"^(?:[-*] +\*\*|\*\*|#+ +|\| *\*\*)([A-Z]+)-([0-9]+)\b", re.MULTILINE)
TEST = re.compile(r"^\s*def test_([a-z]+)_([0-9]+)_", re.MULTILINE)


def faults(page: Path, tests: Path) -> list[str]:
    """What is wrong between a rules page and the folder of its tests."""
    rulings = [(prefix, int(number)) for prefix, number in RULING.findall(page.read_text("utf-8"))]
    prefixes = sorted({prefix for prefix, _ in rulings})
    if len(prefixes) != 1:
        return [f"{page.name}: rulings of one prefix are wanted, found {prefixes}"]
    prefix, numbers = prefixes[0], [number for _, number in rulings]
    said = [f"{prefix}-{number} stands on the page more than once" for number in sorted(_twice(numbers))]
    said += [f"{prefix}-{number} is missing on the page" for number in range(1, max(numbers)) if number not in numbers]
    named = {
        int(number)
        for file in sorted(tests.rglob("test_*.py"))
        for found, number in TEST.findall(file.read_text("utf-8"))
        if found == prefix.lower()
    }
    said += [f"{prefix}-{number} has no test_{prefix.lower()}_{number}_…" for number in sorted({*numbers} - named)]
    said += [f"test_{prefix.lower()}_{number}_… proves no ruling of the page" for number in sorted(named - {*numbers})]
    return said


def _twice(numbers: list[int]) -> set[int]:
    return {number for number in numbers if numbers.count(number) > 1}


def test_there_are_rules_pages() -> None:
    assert "quoridor" in [page.stem for page in PAGES]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_ruling_has_a_test_of_its_name(page: Path) -> None:
    assert faults(page, ROOT / "tests" / "games" / page.stem.replace("-", "_")) == []


def test_a_sound_page_is_not_reported(tmp_path: Path) -> None:
    page = _page(tmp_path, "- **X-1 One.** See X-2.\n- **X-2 Two.**\n\n  X-3 in a sentence is no ruling.\n")
    _tests(tmp_path, "test_x_1_one", "test_x_2_two", "test_x_2_two_again", "test_other")
    assert faults(page, tmp_path) == []


@pytest.mark.parametrize(
    ("text", "names", "complaint"),
    [
        ("- **X-1 One.**\n- **X-2 Two.**\n", ["test_x_1_one"], "X-2 has no test_x_2_…"),
        ("- **X-1 One.**\n", ["test_x_11_one"], "X-1 has no test_x_1_…"),
        ("### X-1 One\n### X-3 Three\n", ["test_x_1_one", "test_x_3_three"], "X-2 is missing on the page"),
        ("- **X-1 One.**\n- **X-1 Again.**\n", ["test_x_1_one"], "X-1 stands on the page more than once"),
        ("- **X-1 One.**\n", ["test_x_1_one", "test_x_2_two"], "test_x_2_… proves no ruling of the page"),
        ("- **X-1 One.**\n- **Y-1 One.**\n", ["test_x_1_one"], "page.md: rulings of one prefix are wanted"),
        ("Words only.\n", [], "page.md: rulings of one prefix are wanted"),
    ],
)
def test_a_planted_fault_is_reported(tmp_path: Path, text: str, names: list[str], complaint: str) -> None:
    page = _page(tmp_path, text)
    _tests(tmp_path, *names)
    assert any(said.startswith(complaint) for said in faults(page, tmp_path)), faults(page, tmp_path)


def _page(folder: Path, text: str) -> Path:
    page = folder / "page.md"
    page.write_text(text, "utf-8")
    return page


def _tests(folder: Path, *names: str) -> None:
    text = "".join(f"def {name}() -> None: ...\n" for name in names)
    (folder / "test_planted.py").write_text(text, "utf-8")
