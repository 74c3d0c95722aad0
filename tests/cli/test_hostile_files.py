"""Game files from strangers: nothing in them reaches the terminal as a command, and one without end is not read."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

HEX = "0123456789abcdef" * 4
FILE = f"""[Game "quoridor"]
[Rules "1"]
[Table "tbl-1"]
[Seats "NAME; Bob"]
[Options "{{}}"]
[Commitment "{HEX}"]
[Nonces ";"]

1 - first 0
2 T resign 0
"""
WITH_LITTLE_MEMORY = """
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, (3_000_000_000, 3_000_000_000))
from cheeseboard.cli import main
main()
"""
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.mark.parametrize("verb", ["replay", "verify", "score"])
def test_a_file_with_escape_sequences_is_refused(cheeseboard: Run, tmp_path: Path, verb: str) -> None:
    for sign in ("\x1b[2J", "\x9b2J", "\0", "\x07"):
        (tmp_path / "bad.game").write_text(FILE.replace("NAME", f"Ann{sign}"), "utf-8")
        done = cheeseboard(verb, "bad.game")
        assert done.returncode == 2
        assert "control character" in done.stderr
        assert not set(done.stdout + done.stderr) & set(sign) - set("[2J")


def test_signs_that_turn_or_hide_writing_are_left_out_where_a_name_is_shown(cheeseboard: Run, tmp_path: Path) -> None:
    (tmp_path / "odd.game").write_text(FILE.replace("NAME", "A\u202en\u200bn\u2066"), "utf-8")
    done = cheeseboard("replay", "odd.game")
    assert done.returncode == 0
    assert "Ann" in done.stdout
    assert not set(done.stdout) & set("\u202e\u200b\u2066")


def test_a_refusal_that_quotes_what_was_given_quotes_no_escape(cheeseboard: Run) -> None:
    done = cheeseboard("replay", "no\x1b[2Jsuch.game")
    assert "There’s no file" in done.stderr
    assert "\x1b" not in done.stderr


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a file without end is there on Unix only")
def test_a_file_without_end_is_refused_before_memory_is_full() -> None:
    command = [sys.executable, "-c", WITH_LITTLE_MEMORY, "verify", "/dev/zero"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1500)
    assert (done.returncode, "too long for one game" in done.stderr) == (2, True), done.stderr[-500:]
