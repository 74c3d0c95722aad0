"""What all tests share: one seeded Hypothesis, so that red is red for everybody, and two ways to run the command."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from cheeseboard import cli

settings.register_profile("cheeseboard", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("cheeseboard")

OUTSIDE = Path(__file__).parent / "outside"  # where Nim lies, as an installed package would
LANGUAGE_SETTINGS = ("LANG", "LC_ALL", "CHEESEBOARD_LANG")


@pytest.fixture
def installed(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run the installed command in an empty folder, as a person would."""

    def run(*words: str | Path, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if name not in LANGUAGE_SETTINGS}
        return subprocess.run(
            [Path(sys.executable).parent / "cheeseboard", *words],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            errors="surrogateescape",
            cwd=tmp_path,
            env={**clean, "PYTHONPATH": str(OUTSIDE), **environment},
            timeout=120,
        )

    return run


@pytest.fixture
def cheeseboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., subprocess.CompletedProcess[str]]:
    """The same without a process of its own, which is quicker."""
    monkeypatch.chdir(tmp_path)
    for name in LANGUAGE_SETTINGS:
        monkeypatch.delenv(name, raising=False)

    def run(*words: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        monkeypatch.setattr(sys, "argv", ["cheeseboard", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            cli.main()
        said = capsys.readouterr()
        return subprocess.CompletedProcess(sys.argv, int(left.value.code or 0), said.out, said.err)

    return run


SERVICES = tuple(Path(__file__).parent / folder for folder in ("store", "bus", "server", "web"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What starts servers and databases is a tier of its own."""
    for item in items:
        if any(folder in item.path.parents for folder in SERVICES):
            item.add_marker("service")
