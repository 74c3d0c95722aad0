"""What `make steady` has found, in `tests/steady.jsonl`: one line of JSON for each slice that was run.

Lines are only ever added. A line whose part is `mended` is added by hand: it names a test that was red, the commit
that mended it, and why it was red.
"""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

Row = dict[str, Any]
ROUNDS = 30  # green rounds every test needs since it was last red
COMMITS = 100  # so many commits later a whole run or a surrounding no longer counts


class Ledger:
    """The lines of the ledger in the order in which they were added."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.rows: list[Row] = []
        if path.exists():
            self.rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]

    def add(self, row: Row) -> None:
        """Append how a slice ended."""
        self.rows.append(row)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    def rounds(self, file: str) -> list[Row]:
        """All rounds that ran a file of tests, alone or with its folder, in whatever surroundings."""
        return [row for row in self.rows if is_round_of(row, file)]

    def green_rounds(self, test: str) -> int:
        """In how many rounds a test, or each test of a file, was green since it was last red in any part."""
        green = 0
        for row in reversed(self.rows):
            if any(contains(test, red) or contains(red, test) for red in row.get("failed", ())):
                break
            green += is_round_of(row, test)
        return green

    def red_tests(self) -> dict[str, Row]:
        """Every test that was ever red in any part, and when it was last."""
        return {test: row for row in self.rows if row["part"] != "mended" for test in row["failed"]}

    def mended(self, test: str) -> str:
        """Where a test that was red has been mended since, in words."""
        for row in reversed(self.rows):
            if row["part"] == "mended" and contains(row["name"], test):
                return f"mended in {row['commit']}: {row['why']}"
            if test in row.get("failed", ()):
                break
        return "not mended"

    def newest(self, part: str, name: str) -> Row | None:
        """How a slice ended the last time."""
        return next((row for row in reversed(self.rows) if (row["part"], row["name"]) == (part, name)), None)


def contains(whole: str, part: str) -> bool:
    """Whether a folder, file or test is another one or contains it."""
    return part == whole or part.startswith((f"{whole}/", f"{whole}::", f"{whole}["))


def path_of(name: str) -> str:
    """The folder or file that a slice runs: `tests/cli` of `nohup, tests/cli`."""
    return name.rpartition(", ")[2]


def is_round_of(row: Row, test: str) -> bool:
    """Whether a slice has run a folder, file or test once under load, in whatever surroundings."""
    if row["part"] == "whole":
        return str(row["name"]).startswith("busy")
    return row["part"] in ("rounds", "surroundings") and contains(path_of(row["name"]), test)


def missing_rounds(ledger: Ledger, files: Iterable[str], rounds: int) -> list[str]:
    """What to run until every file has its green rounds: folders while all of their files need more, then files."""
    folders: dict[str, dict[str, int]] = {}
    for file in files:
        need = max(0, rounds - ledger.green_rounds(file))
        folders.setdefault(file.rpartition("/")[0], {})[file] = need
    found: list[str] = []
    for folder, needs in folders.items():
        together = min(needs.values())
        found += [folder] * together
        for file, need in needs.items():
            found += [file] * (need - together)
    return found


def table(ledger: Ledger, files: Iterable[str], once: Iterable[tuple[str, str]], age: Callable[[str], int]) -> str:
    """All that is known, to be read; `once` names the slices that one green run is enough for."""
    lines = ["| folder | rounds | every test green in the last | date |", "|---|---|---|---|"]
    every = list(files)
    for folder in sorted({file.rpartition("/")[0] for file in every}):
        inside = [file for file in every if contains(folder, file)]
        rounds = [len(ledger.rounds(file)) for file in inside]
        green = [ledger.green_rounds(file) for file in inside]
        dates = sorted(row["date"] for file in inside for row in ledger.rounds(file))
        lines.append(f"| {folder} | {min(rounds)} | {min(green)} | {' to '.join(dates[:1] + dates[-1:])} |")
    lines += ["", "| red once | last red | green rounds since | |", "|---|---|---|---|"]
    for test, row in ledger.red_tests().items():
        where = f"{row['commit']}, {row['part']} {row['name']}"
        lines.append(f"| {test} | {where} | {ledger.green_rounds(test)} | {ledger.mended(test)} |")
    lines += ["", "| slice | result | commit | commits since | seconds |", "|---|---|---|---|---|"]
    for part, name in once:
        newest = ledger.newest(part, name)
        if newest is None:
            lines.append(f"| {part}: {name} | not run | | | |")
            continue
        result = "green" if newest["exit"] == 0 else "**red**"
        said = f"{result}, {newest['counts']} | {newest['commit']} | {age(newest['commit'])} | {newest['seconds']}"
        lines.append(f"| {part}: {name} | {said} |")
    return "\n".join(lines)
