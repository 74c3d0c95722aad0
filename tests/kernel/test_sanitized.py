"""The kernel's own tests, built here with address and undefined-behaviour sanitizers."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

KERNEL = Path(__file__).parents[2] / "kernel"
TOOLS = [shutil.which(tool) for tool in ("cmake", "c++")]


@pytest.mark.slow
@pytest.mark.skipif(not all(TOOLS), reason="needs cmake and a C++ compiler")
def test_the_kernels_own_tests_hold_under_sanitizers(tmp_path: Path) -> None:
    switches = ["-DBINDING=OFF", "-DTESTS=ON", "-DSANITIZE=ON"]
    for command in (
        ["cmake", "-S", str(KERNEL), "-B", str(tmp_path), *switches],
        ["cmake", "--build", str(tmp_path), "--parallel", str(min(2, os.cpu_count() or 1))],
        [str(tmp_path / "kernel_tests")],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-2_000:] + done.stderr[-4_000:]
    assert "checks hold" in done.stdout
