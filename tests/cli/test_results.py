"""A match that was interrupted goes on where it stopped, and a file of other games is refused."""

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
TIMEOUT_S = 300
MATCH = ("match", "nim", "greedy", "random", "--seed", "3", "--json", "--results", "kept.jsonl")


def test_a_match_goes_on_where_it_stopped(cheeseboard: Run, tmp_path: Path) -> None:
    whole = cheeseboard(*MATCH[:-1], "other.jsonl", "--games", "12")
    cheeseboard(*MATCH, "--games", "5")
    kept = tmp_path / "kept.jsonl"
    first = kept.read_bytes()
    assert first.count(b"\n") == 6
    with kept.open("ab") as file:
        file.write(b'{"bots":["gree')  # cut off
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
    output = msgspec.json.decode(cheeseboard(*MATCH, "--games", "4").stdout)["standings"][0]["first"]
    ranks = [msgspec.json.decode(line) for line in turned[1:]]
    assert output == sum(result["ranks"][-result["number"] % 2] == 0 for result in ranks)


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


COMMAND = Path(sys.executable).parent / "cheeseboard"
LONG_MATCH = ("match", "pac-man", "random", "random", "--games", "5000", "--results", "kept.jsonl", "--json")


@pytest.mark.parametrize(("number", "exit_code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
@pytest.mark.parametrize("cores", ["1", "2"])
def test_a_signal_ends_a_match_keeps_its_results_and_leaves_no_process(
    tmp_path: Path, number: signal.Signals, exit_code: int, cores: str
) -> None:
    match = start_match(tmp_path, COMMAND, *LONG_MATCH, "--cores", cores)
    os.killpg(match.pid, number)
    output, errors = match.communicate(timeout=TIMEOUT_S)
    assert match.returncode == exit_code
    assert errors == b""
    assert msgspec.json.decode(output)["games"] == count_results(tmp_path)
    until = time.monotonic() + TIMEOUT_S
    while is_running(match.pid):  # Python's own helper goes a moment later
        assert time.monotonic() < until
        time.sleep(0.05)


def test_only_the_first_signal_counts(tmp_path: Path) -> None:
    match = start_match(tmp_path, COMMAND, *LONG_MATCH)
    for number in (signal.SIGTERM, signal.SIGTERM, signal.SIGINT):
        os.killpg(match.pid, number)
    output, errors = match.communicate(timeout=TIMEOUT_S)
    assert match.returncode in (130, 143)  # of several signals that wait, the system may deliver any first
    assert errors == b""
    assert msgspec.json.decode(output)["games"] == count_results(tmp_path)


def test_a_match_that_ignores_ctrl_c_plays_on(tmp_path: Path) -> None:
    """As after `nohup` or by `&` in a script."""
    match = start_match(tmp_path, "sh", "-c", "trap '' INT; exec \"$@\"", "sh", COMMAND, *LONG_MATCH)
    os.killpg(match.pid, signal.SIGINT)
    known = count_results(tmp_path)
    while count_results(tmp_path) < known + 3:
        assert match.poll() is None
        time.sleep(0.05)
    os.killpg(match.pid, signal.SIGTERM)
    match.communicate(timeout=TIMEOUT_S)
    assert match.returncode == 143


def start_match(folder: Path, *command: str | Path) -> subprocess.Popen[bytes]:
    """Start a match in its own process group and wait for its first results."""
    match = subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    while count_results(folder) < 2:
        assert match.poll() is None, match.communicate()
        time.sleep(0.05)
    return match


def count_results(folder: Path) -> int:
    """The number of games in the results file: its lines below the first."""
    kept = folder / "kept.jsonl"
    return kept.read_bytes().count(b"\n") - 1 if kept.exists() else 0


def is_running(group: int) -> bool:
    """Whether a process of this group runs; a zombie does not."""
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, of_group, *_ = file.read_text("utf-8", "replace").rpartition(")")[2].split()
            if int(of_group) == group and state != "Z":
                return True
    return False
