"""What all tests share: the same surroundings however they were started, their order, and two ways to run the command.

One seeded Hypothesis, so that red is red for everybody.
"""

import contextlib
import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from cheeseboard import cli
from services import postgres_server

__all__ = ["postgres_server"]  # here, for each module that imported it would have one of its own

settings.register_profile("cheeseboard", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("cheeseboard")

OUTSIDE = Path(__file__).parent / "outside"  # where Nim lies, as an installed package would
LANGUAGE_SETTINGS = ("LANG", "LC_ALL", "CHEESEBOARD_LANG")


@pytest.fixture
def installed(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run the installed command in an empty folder, as a person would."""

    def run(*arguments: str | Path, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if name not in LANGUAGE_SETTINGS}
        return subprocess.run(
            [Path(sys.executable).parent / "cheeseboard", *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            errors="surrogateescape",
            cwd=tmp_path,
            env={**clean, "PYTHONPATH": str(OUTSIDE), **environment},
            timeout=1500,
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

    def run(*arguments: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        monkeypatch.setattr(sys, "argv", ["cheeseboard", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as exited:
            cli.main()
        output = capsys.readouterr()
        return subprocess.CompletedProcess(sys.argv, int(exited.value.code or 0), output.out, output.err)

    return run


ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
SERVICES = ("store", "bus", "server", "web")
# Cheap and basic first: a broken rule is known within a minute, and is not found out by a browser.
ORDER = ("rules", "tables", "cli", "store", "bus", "server", "witnesses", "web")


def set_surroundings() -> None:
    """Whatever started the tests (nohup, a script, another user), they and all they start find the same.

    Signals do what they usually do, nothing on this computer is reached through a proxy, caches can be written, and
    Python keeps what it has compiled: else each of hundreds of servers and commands compiles everything again.
    """
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    for number in signal.valid_signals() - {signal.SIGPIPE, signal.SIGXFSZ}:  # Python itself ignores these two
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    os.environ["no_proxy"] = os.environ["NO_PROXY"] = "localhost,127.0.0.1,::1"
    try:
        cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        cache.mkdir(parents=True, exist_ok=True)
    except OSError:
        os.environ["XDG_CACHE_HOME"] = str(ROOT / ".setup" / "cache")
        os.environ["NPM_CONFIG_CACHE"] = str(ROOT / ".setup" / "cache" / "npm")  # npm itself would try for ever


set_surroundings()  # here and not in a fixture, so that every worker has them before it imports a test


def folder_of(item: pytest.Item) -> str:
    """The folder of the tests in which a test lies, or nothing for an example in the code."""
    return item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What starts servers and databases is a tier of its own, and comes after the rules."""
    for item in items:
        if folder_of(item) in SERVICES:
            item.add_marker("service")
    items.sort(key=lambda item: ORDER.index(folder_of(item)) if folder_of(item) in ORDER else 0)


def pytest_configure(config: pytest.Config) -> None:
    """Start no worker in place of one that died: pytest-xdist loses the rest of its file, and may wait for ever."""
    config.option.maxworkerrestart = "0"


class FailuresAtOnce:
    """Prints a failure when it happens, and how a worker died; the whole run may take a while longer."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal
        self._died: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._terminal.line("")
            self._terminal.section(f"{report.nodeid} ({report.when})", red=True)
            for text in (report.longreprtext, *(f"{title}: {found}" for title, found in report.sections)):
                self._terminal.line(text)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        """Pytest-xdist says only that: -9 is a kill, often for want of memory; -7 a full disk; 1 our own time limit."""
        if error:
            program = node.gateway._io.popen
            with contextlib.suppress(subprocess.TimeoutExpired):
                program.wait(60)
            self._died.append(f"worker {node.gateway.id} ended with {program.returncode}")
            self._terminal.line(f"\n{self._died[-1]}")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """A worker that died after its last test has failed none; it is red all the same."""
        if self._died and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self) -> None:
        for died in self._died:
            self._terminal.line(f"{died}: perhaps not all tests were run", red=True)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Only who speaks to the terminal can print there: with several workers, the one who leads them."""
    plugins = session.config.pluginmanager
    if isinstance(terminal := plugins.get_plugin("terminalreporter"), pytest.TerminalReporter):
        plugins.register(FailuresAtOnce(terminal))
