"""A match that was interrupted goes on where it stood, and a file of other games is refused."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]
MATCH = ("match", "nim", "greedy", "random", "--seed", "3", "--json", "--results", "kept.jsonl")


def test_a_match_goes_on_where_it_stopped(cheeseboard: Run, tmp_path: Path) -> None:
    whole = cheeseboard(*MATCH[:-1], "other.jsonl", "--games", "12")
    cheeseboard(*MATCH, "--games", "5")
    kept = tmp_path / "kept.jsonl"
    first = kept.read_bytes()
    assert first.count(b"\n") == 6
    with kept.open("ab") as file:
        file.write(b'{"bots":["gree')  # the power went
    assert cheeseboard(*MATCH, "--games", "12").stdout == whole.stdout
    assert kept.read_bytes().startswith(first)
    assert kept.read_bytes().count(b"\n") == 13


def test_a_match_with_random_openings_goes_on_too(cheeseboard: Run, tmp_path: Path) -> None:
    cheeseboard(*MATCH, "--games", "4", "--openings", "1")
    first = (tmp_path / "kept.jsonl").read_bytes()
    assert cheeseboard(*MATCH, "--games", "6", "--openings", "1").returncode == 0
    assert (tmp_path / "kept.jsonl").read_bytes().startswith(first)
    assert cheeseboard(*MATCH, "--games", "6").returncode == 2


def test_what_is_known_is_not_played_again(cheeseboard: Run, tmp_path: Path) -> None:
    cheeseboard(*MATCH, "--games", "4")
    kept = tmp_path / "kept.jsonl"
    lines = kept.read_text("utf-8").splitlines()
    turned = [line.replace('"ranks":[0,1]', '"ranks":[1,0]') for line in lines]
    kept.write_text("\n".join(turned) + "\n", "utf-8")
    told = msgspec.json.decode(cheeseboard(*MATCH, "--games", "4").stdout)["standings"][0]["first"]
    ranks = [msgspec.json.decode(line) for line in turned[1:]]
    assert told == sum(result["ranks"][-result["number"] % 2] == 0 for result in ranks)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("results-of-another", '{"game":"nim","rules":1,"options":"{}","seed":4}\n'),
        ("results-of-another", '{"game":"quoridor","rules":1,"options":"{}","seed":3}\n'),
        ("results-of-another", '{"game":"nim","rules":1,"options":"{}","seed":3,"openings":2}\n'),
        ("results-unreadable", '[Game "nim"]\n'),
        ("results-unreadable", ""),
        ("results-unreadable", '{"game":"nim","rules":1,"options":"{}","seed":3}\n{"bots":[]}\n'),
    ],
)
def test_a_file_of_something_else_is_refused(cheeseboard: Run, tmp_path: Path, code: str, text: str) -> None:
    (tmp_path / "kept.jsonl").write_text(text, "utf-8")
    refused = cheeseboard(*MATCH)
    assert refused.returncode == 2
    assert msgspec.json.decode(refused.stdout)["error"] == code
    assert (tmp_path / "kept.jsonl").read_text("utf-8") == text


def test_ctrl_c_keeps_what_was_played_and_leaves_nobody_behind(tmp_path: Path) -> None:
    command = Path(sys.executable).parent / "cheeseboard"
    line = [
        str(command),
        "match",
        "pac-man",
        "random",
        "random",
        "--games",
        "5000",
        "--results",
        "kept.jsonl",
        "--json",
    ]
    match = subprocess.Popen(line, cwd=tmp_path, stdout=subprocess.PIPE, start_new_session=True)
    kept = tmp_path / "kept.jsonl"
    while not kept.exists() or kept.read_bytes().count(b"\n") < 3:
        assert match.poll() is None
        time.sleep(0.05)
    os.killpg(match.pid, signal.SIGINT)
    told, _ = match.communicate(timeout=60)
    assert match.returncode == 130
    assert msgspec.json.decode(told)["games"] == kept.read_bytes().count(b"\n") - 1
    until = time.monotonic() + 60
    while still_running(match.pid):  # Python's own helper goes a moment later
        assert time.monotonic() < until
        time.sleep(0.05)


def still_running(group: int) -> bool:
    """Whether a process of this group lives; one that only waits to be buried does not."""
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, of_group, *_ = file.read_text("utf-8", "replace").rpartition(")")[2].split()
            if int(of_group) == group and state != "Z":
                return True
    return False
