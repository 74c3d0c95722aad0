"""A test that hangs fails after a while, and its stack is printed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HANGING_TEST = """
import threading

def test_waits_for_nobody():
    threading.Event().wait()
"""


@pytest.mark.slow
def test_a_test_that_hangs_fails_and_prints_its_stack(tmp_path: Path) -> None:
    (tmp_path / "test_still.py").write_text(HANGING_TEST)
    settings = Path(__file__).parents[1] / "pyproject.toml"
    arguments = [
        "-q",
        "-p",
        "xdist",
        "-p",
        "conftest",
        "-n",
        "1",
        "-c",
        str(settings),
        "--rootdir",
        str(tmp_path),
        "-p",
        "no:cacheprovider",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *arguments, "-o", "faulthandler_timeout=5", tmp_path],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": str(Path(__file__).parent),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # they take most of the time
        },
        timeout=1500,
    )
    assert done.returncode == 1
    assert "test_still.py::test_waits_for_nobody" in done.stdout
    assert "worker gw0 ended with 1: perhaps not all tests were run" in done.stdout
    assert "in test_waits_for_nobody" in done.stderr
