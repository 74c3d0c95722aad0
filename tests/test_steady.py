"""What `make steady` writes down of tests that are sometimes red, and what it runs next."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import steady
from steady_ledger import Ledger, Row, missing_rounds, table

TESTS = Path(__file__).parent
FILES = ("tests/cli/test_ladder.py", "tests/cli/test_play.py")
RED_TEST = "tests/cli/test_play.py::test_luck[two words]"
IDENTITY = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
SOMETIMES_RED = """
from pathlib import Path
import pytest

@pytest.mark.parametrize("words", ["two words"])
def test_luck(words):
    assert not Path("red").exists()
"""

BREAKS_DOWN_LATER = """
def pytest_runtest_protocol(item):
    if "well" in item.name:
        raise OSError("no room")
"""
DIES = """
import os

def test_dies():
    os._exit(1)
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A repository with a test that can be made to fail."""
    clone = tmp_path / "clone"
    (clone / "tests" / "cli").mkdir(parents=True)
    (clone / FILES[1]).write_text(SOMETIMES_RED)
    (clone / FILES[0]).write_text("def test_is_well():\n    pass\n")
    (clone / "pytest.ini").write_text("[pytest]\n")
    for words in (("init", "-q"), ("add", "."), ("commit", "-q", "-m", "tests")):
        subprocess.run(["git", *IDENTITY, *words], cwd=clone, check=True)
    return clone


def run_round(clone: Path, *more: str) -> Row:
    words = (sys.executable, "-m", "pytest", "-q", "-p", "conftest", "-p", "no:cacheprovider", *more)
    one = steady.Slice("rounds", "tests/cli", words, environment={"PYTHONPATH": str(TESTS)})
    return steady.run(one, clone, clone.parent)


def row_of(name: str, *failed: str, part: str = "rounds", commit: str = "c0ffee") -> Row:
    ended = {"exit": int(bool(failed)), "counts": "2 passed", "seconds": 9, "failed": [*failed], "date": "2026-11-17"}
    return {"part": part, "name": name, "commit": commit, **ended}


def ledger_of(tmp_path: Path, *rows: Row) -> Ledger:
    ledger = Ledger(tmp_path / "steady.jsonl")
    for row in rows:
        ledger.add(row)
    return Ledger(tmp_path / "steady.jsonl")  # as the next sitting reads it


def test_a_planted_red_test_is_written_down_by_its_name(clone: Path) -> None:
    green = run_round(clone)
    assert (green["exit"], green["counts"], green["failed"]) == (0, "2 passed", [])
    (clone / "red").touch()
    red = run_round(clone)
    assert (red["exit"], red["counts"], red["failed"]) == (1, "1 failed, 1 passed", [RED_TEST])
    assert red["commit"] == steady.commit_of(clone)
    assert str(clone.parent) not in str(red)


@pytest.mark.parametrize(("part", "name"), [("rounds", "tests/cli"), ("surroundings", "nohup, tests/cli")])
def test_a_round_that_breaks_down_is_red_for_all_of_its_tests(
    clone: Path, tmp_path: Path, part: str, name: str
) -> None:
    broken = steady.run(steady.Slice(part, name, ("false",)), clone, tmp_path)
    ledger = ledger_of(tmp_path, row_of("tests/cli"), broken)
    assert broken["failed"] == ["tests/cli"]
    assert [ledger.green_rounds(file) for file in FILES] == [0, 0]


def test_a_run_that_breaks_down_names_what_was_red_and_what_broke(clone: Path) -> None:
    (clone / "red").touch()
    (clone / "breaks.py").write_text(BREAKS_DOWN_LATER)
    broken = run_round(clone, "-p", "breaks", *reversed(FILES))
    assert (broken["exit"], broken["failed"]) == (3, ["tests/cli", RED_TEST])
    assert broken["error"] == "OSError: no room"


def test_a_run_in_which_a_worker_died_is_red_for_all_of_its_tests(clone: Path) -> None:
    (clone / FILES[0]).write_text(DIES)
    broken = run_round(clone, "-n", "1", *FILES)
    assert (broken["exit"], broken["failed"]) == (1, ["tests/cli", "tests/cli/test_ladder.py::test_dies"])
    assert broken["error"] == "worker gw0 ended with 1: perhaps not all tests were run"


def test_where_no_test_runs_the_first_slice_is_the_last(
    clone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steady, "ROOT", clone)
    monkeypatch.setattr(steady, "set_up", lambda clone: None)
    ledger = ledger_of(tmp_path)
    with pytest.raises(SystemExit, match="no test ran"):
        steady.run_all([steady.Slice("rounds", "tests/cli", ("false",))] * 3, ledger, tmp_path)
    assert [row["failed"] for row in ledger.rows] == [["tests/cli"]]


def test_a_slice_runs_what_was_committed_since_the_one_before(
    clone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steady, "ROOT", clone)
    with steady.clean_clone(tmp_path / "later") as other:
        (clone / "mended").touch()
        for words in (("add", "."), ("commit", "-q", "-m", "mended")):
            subprocess.run(["git", *IDENTITY, *words], cwd=clone, check=True)
        os.utime(other / FILES[0], (1, 1))
        steady.refresh(other)
        assert (other / "mended").exists()
        assert steady.commit_of(other) == steady.commit_of(clone)
        assert (other / FILES[0]).stat().st_mtime == 1  # what is made of it need not be made again


def test_rounds_of_several_sittings_add_up_and_a_red_test_begins_anew(tmp_path: Path) -> None:
    rows = (row_of("tests/cli"), row_of("tests/cli", RED_TEST), row_of("tests/cli"), row_of(FILES[1]))
    ledger = ledger_of(tmp_path, *rows)
    assert [ledger.green_rounds(one) for one in (*FILES, RED_TEST)] == [3, 2, 2]
    assert ledger.green_rounds(f"{FILES[1]}::test_another") == 4
    assert missing_rounds(ledger, FILES, 5) == ["tests/cli"] * 2 + [FILES[1]]
    assert missing_rounds(ledger, FILES, 2) == []


def test_a_test_that_was_red_elsewhere_begins_its_rounds_anew(tmp_path: Path) -> None:
    ledger = ledger_of(tmp_path, row_of("tests/cli"), row_of("nohup, tests/cli", RED_TEST, part="surroundings"))
    assert [ledger.green_rounds(file) for file in FILES] == [2, 0]


def test_surroundings_and_busy_runs_are_rounds_too(tmp_path: Path) -> None:
    whole = (row_of("quiet-1", part="whole"), row_of("busy-1", part="whole"))
    elsewhere = row_of("LANG=C, Kathmandu, tests/cli", part="surroundings")
    ledger = ledger_of(tmp_path, elsewhere, *whole)
    assert [ledger.green_rounds(file) for file in (*FILES, "tests/web/test_table.py")] == [2, 2, 1]
    assert missing_rounds(ledger, FILES, 3) == ["tests/cli"]


def test_the_table_tells_what_was_red_and_where_it_was_mended(tmp_path: Path) -> None:
    rows = (row_of("tests/cli", RED_TEST), row_of("tests/cli"), row_of("quiet-1", part="whole"))
    once = (("whole", "quiet-1"), ("whole", "busy-1"))
    said = table(ledger_of(tmp_path, *rows), FILES, once, lambda commit: 7)
    assert "| tests/cli | 2 | 1 | 2026-11-17 to 2026-11-17 |" in said
    assert f"| {RED_TEST} | c0ffee, rounds tests/cli | 1 | not mended |" in said
    assert "| whole: quiet-1 | green, 2 passed | c0ffee | 7 | 9 |" in said
    assert "| whole: busy-1 | not run | | | |" in said
    mended = {"part": "mended", "name": RED_TEST, "commit": "beef", "why": "it waited for time"}
    ledger = ledger_of(tmp_path, mended)
    assert f"| {RED_TEST} | c0ffee, rounds tests/cli | 1 | mended in beef: it waited for time |" in table(
        ledger, FILES, once, lambda commit: 7
    )
    ledger.add(row_of("tests/cli", RED_TEST))
    assert ledger.mended(RED_TEST) == "not mended"


@pytest.mark.parametrize(("age", "is_due"), [(100, False), (101, True)])
def test_one_green_run_counts_for_the_newest_commits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, age: int, is_due: bool
) -> None:
    monkeypatch.setattr(steady, "commits_since", lambda commit: age)
    one = next(steady.whole_runs())
    ledger = ledger_of(tmp_path, row_of(one.name, part="whole"))
    assert steady.is_due(one, ledger) == is_due
    assert steady.is_due(one, ledger, enough=age - 1)


def test_a_commit_of_the_ledger_alone_makes_no_run_older(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steady, "ROOT", clone)
    tested = steady.commit_of(clone)
    for file, age in ((steady.LEDGER, 0), (FILES[0], 1), (steady.LEDGER, 1)):
        with (clone / file).open("a") as text:
            text.write("\n")
        for words in (("add", "."), ("commit", "-q", "-m", "more")):
            subprocess.run(["git", *IDENTITY, *words], cwd=clone, check=True)
        assert steady.commits_since(tested) == age


def test_a_red_run_stays_red_until_the_code_has_changed(tmp_path: Path) -> None:
    one, now = next(steady.whole_runs()), steady.commit_of(steady.ROOT)
    assert not steady.is_due(one, ledger_of(tmp_path, row_of(one.name, RED_TEST, part="whole", commit=now)))
    assert steady.is_due(one, ledger_of(tmp_path, row_of(one.name, RED_TEST, part="whole", commit="c0ffee")))


def test_only_what_is_asked_for_is_run(tmp_path: Path) -> None:
    asked = [*steady.missing(["surroundings", "rounds", "whole"], ledger_of(tmp_path), "tests/cli", 30)]
    assert len([one for one in asked if one.part == "surroundings"]) == 7
    assert [one.name for one in asked if one.part == "rounds"] == ["tests/cli"] * 30
    assert not [one for one in asked if one.part == "whole"]
