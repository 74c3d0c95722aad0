"""A machine without a C++ compiler that cannot fetch one: set-up says so and goes on; bots play in plain Python."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ("sh", "touch", "find", "nproc", "make", "mkdir", "rm")
PLAY = """
import sys
from cheeseboard.games.quoridor import fast
from cheeseboard.cli import main
assert not fast.has_kernel()
sys.argv = ["cheeseboard", "match", "quoridor", "level-3", "greedy", "--games", "2", "--seed", "1", "--json"]
main()
"""


@pytest.fixture
def poor_path(tmp_path: Path) -> str:
    """A PATH on which there is no compiler."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for tool in NEEDED:
        found = shutil.which(tool)
        assert found, f"{tool} is missing"
        (folder / tool).symlink_to(found)
    return str(folder)


def test_setup_without_a_compiler_says_so_and_goes_on(tmp_path: Path, poor_path: str) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in (
        ".setup/bin/uv",
        "requirements/play.txt",
        "requirements/compiler.txt",
        "pyproject.toml",
        "src/cheeseboard/__init__.py",
        ".setup/ready",
    ):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    (tmp_path / "kernel").mkdir()
    for name in ("pyproject.toml", "CMakeLists.txt"):
        shutil.copy(ROOT / "kernel" / name, tmp_path / "kernel")
    os.utime(tmp_path / ".setup/ready")
    done = subprocess.run(
        ["make", "--no-print-directory", "-C", str(tmp_path), ".setup/kernel"],
        env={"PATH": poor_path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "no C++ compiler on this machine: fetching one from PyPI (100 MB)",
        "no C++ compiler, so no kernel: Quoridor bots think in plain Python, much slower",
    ]
    assert not (tmp_path / ".setup/kernel").exists(), "the next `make` tries again"


def test_the_bots_play_where_the_kernel_is_not_installed(tmp_path: Path, poor_path: str) -> None:
    site = tmp_path / "site"
    site.mkdir()
    for entry in Path(sysconfig.get_path("purelib")).iterdir():
        if not entry.name.startswith("cheeseboard_kernel"):
            (site / entry.name).symlink_to(entry)
    done = subprocess.run(
        [sys.executable, "-S", "-c", PLAY],
        env={"PATH": poor_path, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(site)]), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2_000:]
    assert '"games"' in done.stdout
