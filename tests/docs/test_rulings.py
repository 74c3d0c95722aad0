"""Every numbered ruling is proved by a test that carries its number, and stands on the page of every language."""

import re
from collections import Counter
from pathlib import Path

import pytest

from cheeseboard.games import bundled
from cheeseboard.words import LANGUAGES

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
PAGES = [page for page in sorted(RULES.glob("*.*.md")) if page.name.split(".")[0] in bundled()]
RULING = re.compile(r"^(?:[-*] +\*\*|\*\*|#+ +|\| *\*\*)([A-Z]+)-([0-9]+)\b", re.MULTILINE)
TEST = re.compile(r"^\s*def test_([a-z]+)_([0-9]+)_", re.MULTILINE)


def problems(page: Path, tests: Path) -> list[str]:
    """What is wrong between a rules page and the folder of its tests."""
    rulings = [(prefix, int(number)) for prefix, number in RULING.findall(page.read_text("utf-8"))]
    prefixes = sorted({prefix for prefix, _ in rulings})
    if len(prefixes) != 1:
        return [f"{page.name}: rulings of one prefix are wanted, found {prefixes}"]
    prefix, numbers = prefixes[0], [number for _, number in rulings]
    found = [f"{prefix}-{number} stands on the page more than once" for number in sorted(_repeated(numbers))]
    found += [f"{prefix}-{number} is missing on the page" for number in range(1, max(numbers)) if number not in numbers]
    named = {
        int(number)
        for file in sorted(tests.rglob("test_*.py"))
        for found_prefix, number in TEST.findall(file.read_text("utf-8"))
        if found_prefix == prefix.lower()
    }
    found += [f"{prefix}-{number} has no test_{prefix.lower()}_{number}_…" for number in sorted({*numbers} - named)]
    found += [f"test_{prefix.lower()}_{number}_… proves no ruling of the page" for number in sorted(named - {*numbers})]
    return found


def _repeated(numbers: list[int]) -> set[int]:
    return {number for number in numbers if numbers.count(number) > 1}


def test_every_game_has_a_rules_page_in_english_or_in_every_language() -> None:
    written = {game_id: [page.name.split(".")[1] for page in PAGES if page.name.startswith(f"{game_id}.")]
               for game_id in bundled()}  # fmt: skip
    assert {game_id: codes for game_id, codes in written.items() if codes not in (["en"], sorted(LANGUAGES))} == {}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_ruling_has_a_test_of_its_name_in_every_language(page: Path) -> None:
    assert problems(page, ROOT / "tests" / "games" / page.name.split(".")[0].replace("-", "_")) == []


def fixed_parts(text: str) -> list[str]:
    """Rulings, options, words of actions and positions, in the order of the page: what no translation may change."""
    found = re.findall(r"\b[A-Z]{1,3}-[0-9]+\b|`[^`]+`|^#+ |^```.*?^```$|<!--.*?-->", text, re.MULTILINE | re.DOTALL)
    return [what if what.startswith("```") else " ".join(what.split()) for what in found]


def differences(english: str, other: str) -> list[str]:
    """What stands on one of two pages and not as often on the other."""
    mine, theirs = Counter(fixed_parts(english)), Counter(fixed_parts(other))
    return [*(f"lacks {what}" for what in sorted((mine - theirs).elements())),
            *(f"has {what} besides" for what in sorted((theirs - mine).elements()))]  # fmt: skip


@pytest.mark.parametrize("page", [page for page in PAGES if ".en." not in page.name], ids=lambda page: page.stem)
def test_every_language_tells_the_same_rulings_options_and_positions(page: Path) -> None:
    english = RULES / f"{page.name.split('.')[0]}.en.md"
    found = differences(english.read_text("utf-8"), page.read_text("utf-8"))
    rooms = ["bathroom", "bedroom", "basement", "childrens-room"]  # their own names stand beside them
    assert [one for one in found if one.strip("`") not in rooms] == []


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        ("## B\n- **X-1 Un.** `first`\n", []),
        ("## B\n- **X-1 Un.**\n", ["lacks `first`"]),
        ("## B\n- **X-2 Un.** `first`\n", ["lacks X-1", "has X-2 besides"]),
        ("- **X-1 Un.** `first`, `prvni`\n", ["lacks ##", "has `prvni` besides"]),
    ],
)
def test_a_translation_that_tells_something_else_is_found(other: str, complaint: list[str]) -> None:
    assert differences("## A\n- **X-1 One.** `first`\n", other) == complaint


def test_a_sound_page_is_not_reported(tmp_path: Path) -> None:
    page = _page(tmp_path, "- **X-1 One.** See X-2.\n- **X-2 Two.**\n\n  X-3 in a sentence is no ruling.\n")
    _tests(tmp_path, "test_x_1_one", "test_x_2_two", "test_x_2_two_again", "test_other")
    assert problems(page, tmp_path) == []


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
    assert any(found.startswith(complaint) for found in problems(page, tmp_path)), problems(page, tmp_path)


def _page(folder: Path, text: str) -> Path:
    page = folder / "page.md"
    page.write_text(text, "utf-8")
    return page


def _tests(folder: Path, *names: str) -> None:
    text = "".join(f"def {name}() -> None: ...\n" for name in names)
    (folder / "test_planted.py").write_text(text, "utf-8")
