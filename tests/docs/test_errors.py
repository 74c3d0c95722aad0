"""Every code of a refusal is documented, and every documented code exists.

They stand in tables whose first column is `code`: in docs/reference/errors.md, a game's in the section of its id, or
on the game's rules page.
"""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMMON = ""
RAISED = re.compile(r'\b(?:Illegal|Stale|NotYours|BadOptions|BadFile|Unknown|Refusal)\(\s*"([^"]*)"')
TABLE = re.compile(r"^\| code \|.*\n\|[-| ]+\|\n((?:\|.*\n?)+)", re.MULTILINE)
ROW = re.compile(r"^\| `([a-z0-9-]+)` \|", re.MULTILINE)
SECTION = re.compile(r"^## (.*)\n", re.MULTILINE)


def raised(source: Path) -> dict[str, set[str]]:
    """The codes in the program's text, by the id of the game whose folder they stand in."""
    codes: dict[str, set[str]] = {COMMON: set()}
    for file in sorted(source.rglob("*.py")):
        inside = file.relative_to(source).parts
        game_id = inside[1].replace("_", "-") if inside[0] == "games" and len(inside) > 2 else COMMON
        codes.setdefault(game_id, set()).update(RAISED.findall(file.read_text("utf-8")))
    return codes


def in_tables(text: str) -> set[str]:
    return {code for table in TABLE.findall(text) for code in ROW.findall(table)}


def documented(docs: Path, games: list[str]) -> dict[str, set[str]]:
    """The codes in tables, by game; sections of errors.md that are no game's id are common."""
    codes: dict[str, set[str]] = {COMMON: set(), **{game_id: set() for game_id in games}}
    _, *parts = SECTION.split((docs / "reference" / "errors.md").read_text("utf-8"))
    for title, text in zip(parts[::2], parts[1::2], strict=True):
        codes[title if title in games else COMMON] |= in_tables(text)
    for game_id in games:
        page = docs / "rules" / f"{game_id}.en.md"
        codes[game_id] |= in_tables(page.read_text("utf-8")) if page.is_file() else set()
    return codes


def problems(source: Path, docs: Path) -> list[str]:
    used = raised(source)
    games = sorted({*used} - {COMMON})
    listed, found = documented(docs, games), []
    for game_id, codes in used.items():
        for code in sorted(codes):
            if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", code):
                found.append(f"{code} is not kebab-case")
            elif code not in listed[game_id] | listed[COMMON]:
                found.append(f"{code} ({game_id or 'common'}) is not documented")
    for game_id, codes in listed.items():
        found += [f"{code} is documented and dead" for code in sorted(codes - used[game_id] - used[COMMON])]
    return found


def test_every_code_is_documented_and_none_is_dead() -> None:
    assert problems(ROOT / "src" / "cheeseboard", ROOT / "docs") == []


def test_no_code_is_documented_twice() -> None:
    for section in SECTION.split((ROOT / "docs" / "reference" / "errors.md").read_text("utf-8")):
        rows = ROW.findall(section)
        assert [code for code in sorted(set(rows)) if rows.count(code) > 1] == []


@pytest.mark.parametrize(
    ("code", "errors", "complaint"),
    [
        ('raise Illegal("new-one")', "", ["new-one (go-fish) is not documented"]),
        ('raise Illegal("new-one")', "Refused as `new-one`.", ["new-one (go-fish) is not documented"]),
        ('raise Illegal(\n    "new-one"', "## go-fish\n| code |\n|---|\n| `new-one` |\n", []),
        ('raise Illegal("new_one")', "", ["new_one is not kebab-case"]),
        ("", "## go-fish\n| code |\n|---|\n| `gone` |\n", ["gone is documented and dead"]),
        ("", "## Files\n| code |\n|---|\n| `gone` |\n", ["gone is documented and dead"]),
    ],
)
def test_a_planted_fault_is_reported(tmp_path: Path, code: str, errors: str, complaint: list[str]) -> None:
    written = {"src/games/go_fish/rules.py": code, "docs/reference/errors.md": errors}
    for name, text in written.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    assert problems(tmp_path / "src", tmp_path / "docs") == complaint
