"""Shows that the tests tell the truth on any machine: `make steady`, or `python tools/steady.py [part …]`.

Three parts: whole runs from clean clones; every browser, server and command-line test many times beside others, in
rounds; such rounds in surroundings that differ from a developer's terminal. Each is cut into slices whose results are
lines of `tests/steady.jsonl`, so that it can be stopped at any time and goes on where it stood, also in a later commit.
Nothing is tried twice: a red slice stays red until the code has changed, and a red test begins its rounds anew.
"""

import argparse
import contextlib
import os
import pwd
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from steady_ledger import COMMITS, ROUNDS, Ledger, Row, missing_rounds, path_of, table

ROOT = Path(__file__).parents[1]
LEDGER = "tests/steady.jsonl"
LOGS = ROOT / ".setup" / "steady-logs"
WHOLE_RUNS = ("quiet-1", "quiet-2", "busy-1", "busy-2")
AT_ONCE = 3  # tests that share a core in a round
CORES = os.cpu_count() or 2
FOLDERS = ("cli", "server", "web")
BURN = "while True: pass"
SUMMARY = re.compile(r"^=*\s*((?:\d+ [a-z]+(?:, )?)+) in [\d.]+s", re.MULTILINE)
FAILED = re.compile(r"^(?:FAILED|ERROR) ((?:src|tests)/.+?)(?: - .*)?$", re.MULTILINE)
FAILED_AT_ONCE = re.compile(r"^=+ ((?:src|tests)/.+) \(\S+\) =+$", re.MULTILINE)  # printed by tests/conftest.py
BROKE_DOWN = re.compile(r"^(?:INTERNALERROR> |(?=worker gw\d+ ended with ))(\w.*)$", re.MULTILINE)
OTHER_USER = "cheeseboard-tests"
NO_PROXY_THERE = "http://127.0.0.1:9"  # nobody listens there


class Slice(NamedTuple):
    """Something to run: its part, its name, the command, and in which surroundings."""

    part: str
    name: str
    words: tuple[str, ...]
    prepare: Callable[[Path], tuple[str, ...]] = lambda clone: ()  # words to put before the command
    environment: Mapping[str, str] = MappingProxyType({"CI": "true"})
    burners: int = 0


def _git(root: Path, *words: str) -> str:
    return subprocess.run(
        ["git", "-c", "safe.directory=*", "-C", root, *words], capture_output=True, text=True, check=True
    ).stdout.strip()


def commit_of(root: Path) -> str:
    """The newest commit that changed more than the ledger."""
    return _git(root, "log", "-1", "--format=%h", "--", ".", f":!{LEDGER}")


def commits_since(commit: str) -> int:
    """How many newer commits change more than the ledger; too many if nobody knows this one."""
    try:
        return int(_git(ROOT, "rev-list", "--count", f"{commit}..HEAD", "--", ".", f":!{LEDGER}"))
    except subprocess.CalledProcessError:
        return sys.maxsize


def test_files() -> list[str]:
    """The files of tests that are run in rounds."""
    found = [file for folder in FOLDERS for file in sorted((ROOT / "tests" / folder).glob("test_*.py"))]
    return [str(file.relative_to(ROOT)) for file in found]


def under_load(path: str) -> tuple[str, ...]:
    """Runs a folder or a file of tests once, with more tests at once than there are cores."""
    by_file = () if path.endswith(".py") else ("--dist", "loadfile", "--no-loadscope-reorder")  # they share a server
    return (".venv/bin/pytest", "-q", "-n", str(AT_ONCE * CORES), *by_file, path)


def round_of(path: str) -> Slice:
    """A folder or a file of tests once, under load."""
    return Slice("rounds", path, under_load(path))


def whole_runs() -> Iterator[Slice]:
    """What CI runs, alone and beside other work."""
    for name in WHOLE_RUNS:
        yield Slice("whole", name, ("bash", ".ci/run"), burners=CORES if name.startswith("busy") else 0)


def surroundings() -> Iterator[Slice]:
    """A round of each folder in each of the places that differ from a developer's terminal."""
    proxies = {f"{kind}_proxy": NO_PROXY_THERE for kind in ("http", "https", "all")}
    for folder in FOLDERS:

        def of(name: str, path: str = f"tests/{folder}", **more: Any) -> Slice:
            environment = {"CI": "true", **more.pop("environment", {})}
            return Slice("surroundings", f"{name}, {path}", under_load(path), environment=environment, **more)

        yield of("nohup", prepare=lambda clone: ("nohup",))
        yield of("no terminal", prepare=lambda clone: ("setsid", "--wait"))
        yield of("another user", prepare=as_another_user)
        yield of("HOME=/proc/none", environment={"HOME": "/proc/none", "XDG_CACHE_HOME": ""})
        yield of("LANG=C, Kathmandu", environment={"LANG": "C", "LC_ALL": "C", "TZ": "Asia/Kathmandu"})
        yield of("a proxy", environment={**proxies, **{name.upper(): value for name, value in proxies.items()}})
        yield of("no network, no IPv6", prepare=without_network)
        if folder == "web":
            yield of("a slow network", environment={"CHEESEBOARD_TEST_LATE_MS": "300"})


def as_another_user(clone: Path) -> tuple[str, ...]:
    """Give the clone to a user who may do nothing special."""
    if OTHER_USER not in {user.pw_name for user in pwd.getpwall()}:
        subprocess.run(["useradd", "--create-home", OTHER_USER], check=True)
    subprocess.run(["chown", "-R", OTHER_USER, clone], check=True)
    return ("setpriv", "--reuid", OTHER_USER, "--regid", OTHER_USER, "--init-groups", "env", f"HOME=/home/{OTHER_USER}")


def without_network(clone: Path) -> tuple[str, ...]:
    """A network of its own with nothing but 127.0.0.1."""
    up = 'ip link set lo up && sysctl -q -w net.ipv6.conf.all.disable_ipv6=1 && exec "$@"'
    return ("unshare", "--net", "sh", "-c", up, "sh")


def is_due(one: Slice, ledger: Ledger, enough: int = COMMITS) -> bool:
    """Whether a slice has to be run of which one green run is enough for so many commits: a red one on a new commit."""
    newest = ledger.newest(one.part, one.name)
    if newest is None or newest["exit"] == 0:
        return newest is None or commits_since(newest["commit"]) > enough
    return bool(newest["commit"] != commit_of(ROOT))


def missing(parts: list[str], ledger: Ledger, only: str, rounds: int, enough: int = COMMITS) -> Iterator[Slice]:
    """Everything that is still to be run, the quickest to tell first."""
    if "surroundings" in parts:
        yield from (one for one in surroundings() if only in one.name and is_due(one, ledger, enough))
    if "rounds" in parts:
        yield from (round_of(path) for path in missing_rounds(ledger, test_files(), rounds) if only in path)
    if "whole" in parts:
        yield from (one for one in whole_runs() if only in one.name and is_due(one, ledger, enough))


@contextlib.contextmanager
def clean_clone(where: Path) -> Iterator[Path]:
    """The newest commit as somebody else would get it."""
    clone = where / "clone"
    shutil.rmtree(clone, ignore_errors=True)
    _git(ROOT, "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone))
    yield clone
    shutil.rmtree(clone, ignore_errors=True)


def refresh(clone: Path) -> None:
    """Take over what was committed since: a fault that is mended in between fails no further slice."""
    subprocess.run(["chown", "-R", f"{os.getuid()}:{os.getgid()}", clone], check=True)  # it may be another user's
    _git(clone, "fetch", "--quiet", "origin", "HEAD")
    _git(clone, "status")  # looks into files that only seem to differ: reset would write them, and all be built again
    _git(clone, "reset", "--quiet", "--hard", "FETCH_HEAD")


@contextlib.contextmanager
def busy(burners: int) -> Iterator[None]:
    """Keep so many cores busy meanwhile."""
    burning = [subprocess.Popen([sys.executable, "-c", BURN]) for _ in range(burners)]
    try:
        yield
    finally:
        for one in burning:
            one.kill()
            one.wait()


def run(one: Slice, clone: Path, logs: Path) -> Row:
    """Run a slice in a clone; its line of the ledger."""
    before = one.prepare(clone)
    began = time.monotonic()
    log = logs / f"{re.sub(r'[^a-z0-9]+', '-', f'{one.part}-{one.name}'.lower())}-{time.time():.0f}.log"
    with busy(one.burners), log.open("wb") as said:
        done = subprocess.run(
            [*before, *one.words],
            cwd=clone,
            env={**os.environ, **one.environment},
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
        )
    text = log.read_text("utf-8", "replace")
    counts = SUMMARY.findall(text)
    failed = {*FAILED.findall(text), *FAILED_AT_ONCE.findall(text)}
    broke_down = BROKE_DOWN.findall(text)
    if broke_down or (done.returncode and not failed):
        failed.add(path_of(one.name))  # not every test was run
    if failed and (evidence := clone / ".setup" / "failures").is_dir():
        shutil.copytree(evidence, logs / f"{log.stem}-failures", dirs_exist_ok=True)
    return {
        "part": one.part,
        "name": one.name,
        "commit": commit_of(clone),
        "exit": done.returncode,
        "counts": counts[-1] if counts else "",
        "seconds": round(time.monotonic() - began),
        "failed": sorted(failed),
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        **({"error": broke_down[-1]} if broke_down else {}),
    }


def set_up(clone: Path) -> None:
    """What `make test` prepares, where it changed; by the system's Python, which another user may run, too."""
    python = shutil.which("python3", path="/usr/bin:/usr/local/bin") or sys.executable
    prepared = (".setup/ready-dev", ".setup/web", "services")
    subprocess.run(["make", "-s", "-C", clone, f"PYTHON={python}", *prepared], check=True)


def run_all(slices: list[Slice], ledger: Ledger, logs: Path) -> None:
    """Run these slices, whole runs from a clone each, the others in one clone that follows the newest commit."""
    logs.mkdir(parents=True, exist_ok=True)
    with contextlib.ExitStack() as kept:
        where = Path(kept.enter_context(tempfile.TemporaryDirectory(prefix="cheeseboard-steady-")))
        where.chmod(0o755)  # another user works there, too
        prepared: Path | None = None
        for number, one in enumerate(slices, 1):
            print(f"{number} of {len(slices)}: {one.part}: {one.name}", flush=True)
            if one.part == "whole":
                with clean_clone(where / "whole") as clone:
                    row = run(one, clone, logs)
            else:
                if prepared is None:
                    prepared = kept.enter_context(clean_clone(where / "parts"))
                refresh(prepared)
                set_up(prepared)
                row = run(one, prepared, logs)
            if row["exit"] in (-signal.SIGINT, -signal.SIGTERM):
                sys.exit("interrupted")  # by somebody, so it says nothing
            ledger.add(row)
            result = "green" if row["exit"] == 0 else f"RED {' '.join(row['failed'])}"
            print(f"    {result}: {row['counts']}, {row['seconds']} s", flush=True)
            if not row["counts"] and one.part != "whole":
                sys.exit(f"no test ran to its end, and none would in the next slice: see {logs}")


def main() -> int:
    """Run what is missing; 0 if nothing is missing any more."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("parts", nargs="*", default=["surroundings", "rounds", "whole"])
    asked.add_argument("--only", default="", help="only files, surroundings and runs whose name contains this")
    asked.add_argument("--rounds", type=int, default=ROUNDS, help="green rounds every test needs")
    asked.add_argument("--commits", type=int, default=COMMITS, help="how many later ones a green run is enough for")
    asked.add_argument("--most", type=int, help="stop after so many slices")
    asked.add_argument("--beside", action="store_true", help="another `make steady` keeps the cores busy meanwhile")
    asked.add_argument("--table", action="store_true", help="print what is known and run nothing")
    given = asked.parse_args()
    ledger = Ledger(ROOT / LEDGER)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that clones and burners go
    wanted = (given.parts, ledger, given.only, given.rounds, given.commits)
    if not given.table:
        slices = [*missing(*wanted)][: given.most]
        run_all([one._replace(burners=0) for one in slices] if given.beside else slices, ledger, LOGS)
    once = [(one.part, one.name) for one in (*surroundings(), *whole_runs())]
    print(table(ledger, test_files(), once, commits_since))
    red = any(ledger.mended(test) == "not mended" for test in ledger.red_tests())
    return 1 if red or [*missing(*wanted)] else 0


if __name__ == "__main__":
    sys.exit(main())
