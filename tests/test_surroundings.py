"""However the tests are started, they run in the same environment; a failure is printed when it happens."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent
# Started as by a careless parent: signals ignored and blocked, a proxy set, a home nobody can write to,
# and a Python that keeps nothing it has compiled.
CARELESS_PARENT = f"""
import os, signal, sys
for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
    signal.signal(number, signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGCHLD, signal.SIGUSR1))
os.environ.update(http_proxy="http://127.0.0.1:9", HOME="/proc/none", PYTHONPATH={str(TESTS)!r})
os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
for name in ("XDG_CACHE_HOME", "NPM_CONFIG_CACHE", "no_proxy", "NO_PROXY"):
    os.environ.pop(name, None)
os.execv(sys.executable, [sys.executable, "-c", sys.argv[1]])
"""
REPORT = """
import json, os, signal
{before}
mask = signal.pthread_sigmask(signal.SIG_BLOCK, ())
ignored = [number for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM)
           if signal.getsignal(number) == signal.SIG_IGN]
told = map(os.environ.get, ("no_proxy", "XDG_CACHE_HOME", "NPM_CONFIG_CACHE", "PYTHONDONTWRITEBYTECODE"))
print(json.dumps([len(mask), len(ignored), *told]))
"""
FAILS_EARLY = """
import time

def test_fails():
    assert 6 * 9 == 42

def test_comes_later():
    print("later")
"""
DIES = """
import os, signal

def test_dies():
    os.kill(os.getpid(), signal.SIGKILL)
"""
DIES_AFTER_ITS_LAST_TEST = """
import os, signal, pytest

@pytest.fixture(scope="session", autouse=True)
def kept():
    yield
    os.kill(os.getpid(), signal.SIGKILL)

def test_is_green():
    pass
"""


def run_from_careless_parent(before: str) -> str:
    command = [sys.executable, "-c", CARELESS_PARENT, REPORT.format(before=before)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_tests_have_usual_signals_no_proxy_for_this_computer_and_caches_to_write_to() -> None:
    cache = TESTS.parent / ".setup" / "cache"
    assert (
        run_from_careless_parent("import conftest")
        == f'[0, 0, "localhost,127.0.0.1,::1", "{cache}", "{cache / "npm"}", null]'
    )


def test_without_our_settings_they_would_not() -> None:
    assert run_from_careless_parent("") == '[2, 3, null, null, null, "1"]'


def run_tests(folder: Path, text: str, *more: str) -> subprocess.CompletedProcess[str]:
    """Run a file of tests with what ours share."""
    (folder / "test_some.py").write_text(text)
    command = ["-q", "-s", "-p", "conftest", "-c", os.devnull, "--rootdir", str(folder), "-p", "no:cacheprovider"]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *command, *more, folder],
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(TESTS)},
        timeout=900,
    )


def test_a_failure_is_printed_when_it_happens(tmp_path: Path) -> None:
    done = run_tests(tmp_path, FAILS_EARLY)
    assert done.returncode == 1, done.stderr
    assert "assert (6 * 9) == 42" in done.stdout.partition("later")[0]


def test_a_worker_that_died_is_told_and_not_waited_for(tmp_path: Path) -> None:
    """Pytest-xdist alone starts another one and may wait for ever for the rest of the file."""
    (tmp_path / "test_more.py").write_text(FAILS_EARLY)
    done = run_tests(tmp_path, DIES, "-n", "1", "--dist", "loadfile", "--no-loadscope-reorder")
    assert done.returncode == 1, done.stderr
    assert "worker gw0 ended with -9: perhaps not all tests were run" in done.stdout
    assert "gw1" not in done.stdout


def test_a_worker_that_died_after_its_last_test_is_red(tmp_path: Path) -> None:
    done = run_tests(tmp_path, DIES_AFTER_ITS_LAST_TEST, "-n", "1")
    assert "1 passed" in done.stdout, done.stderr
    assert done.returncode == 1
