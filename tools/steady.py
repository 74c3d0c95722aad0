"""Shows that the tests tell the truth on any machine: `make steady`, or `python tools/steady.py [part …]`.

Three parts, each cut into slices whose results are appended to a file, so that it can be stopped at any time and goes
on where it stood: whole runs from clean clones; every browser, server and command-line test many times beside others;
those tests in surroundings that differ from a developer's terminal. A slice counts for the tree it was run on: change
the code, and it is run again. Nothing is tried twice: a red slice stays red.
"""

import argparse
import contextlib
import json
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
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / ".setup" / "steady.jsonl"
PROGRAM = ("Makefile", "hatch_build.py", "kernel", "pyproject.toml", "requirements", "src", "tools", "web")
SHARED = ("tests/conftest.py", "tests/services.py", "tests/outside")
WHOLE_RUNS = ("quiet-1", "quiet-2", "busy-1", "busy-2")
TIMES = 30  # how often every test is run beside others
AT_ONCE = 3  # tests that share a core there
FOLDERS = ("cli", "server", "web")
BURN = "while True: pass"
SUMMARY = re.compile(r"^=*\s*((?:\d+ [a-z]+(?:, )?)+) in ([\d.]+)s", re.MULTILINE)
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
OTHER_USER = "cheeseboard-tests"
NO_PROXY_THERE = "http://127.0.0.1:9"  # nobody listens there


class Slice(NamedTuple):
    """Something to run: its part, its name, the command, and where and in which surroundings."""

    part: str
    name: str
    words: tuple[str, ...]
    tests: tuple[str, ...] = ("tests", ".ci")  # what it runs, beside the program itself
    prepare: Callable[[Path], tuple[str, ...]] = lambda clone: ()  # words to put before the command
    environment: Mapping[str, str] = MappingProxyType({})
    burners: int = 0


class Results:
    """The file of results: a line of JSON for every slice."""

    def __init__(self, path: Path) -> None:
        self._path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        self._rows = {(row["part"], row["name"], row["tree"]): row for row in map(json.loads, lines)}

    def of(self, one: Slice) -> dict[str, Any] | None:
        """How a slice ended for the files of today."""
        return self._rows.get((one.part, one.name, tree_of(one, ROOT)))

    def add(self, one: Slice, row: dict[str, Any]) -> None:
        """Write down how a slice ended."""
        whole = {"part": one.part, "name": one.name, **row}
        self._rows[one.part, one.name, row["tree"]] = whole
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(whole) + "\n")


def tree_of(one: Slice, root: Path) -> str:
    """The committed files on which a slice depends, as one short name."""
    listed = _git(root, "ls-tree", "HEAD", *PROGRAM, *SHARED, *one.tests)
    return sha256(listed.encode()).hexdigest()[:12]


def _git(root: Path, *words: str) -> str:
    return subprocess.run(
        ["git", "-c", "safe.directory=*", "-C", root, *words], capture_output=True, text=True, check=True
    ).stdout


def slices(parts: list[str], times: int) -> Iterator[Slice]:
    """Everything there is to run, the quickest to tell first."""
    if "surroundings" in parts:
        yield from surroundings()
    if "repeat" in parts:
        yield from repeats(times)
    if "whole" in parts:
        for name in WHOLE_RUNS:
            burners = os.cpu_count() or 2 if name.startswith("busy") else 0
            yield Slice("whole", name, ("bash", ".ci/run"), burners=burners, environment={"CI": "true"})


def repeats(times: int) -> Iterator[Slice]:
    """Every file of tests so many times, with more tests at once than there are cores."""
    workers = AT_ONCE * (os.cpu_count() or 2)
    for folder in FOLDERS:
        for file in sorted((ROOT / "tests" / folder).glob("test_*.py")):
            path = str(file.relative_to(ROOT))
            many = (".venv/bin/pytest", "-q", "-n", str(workers), "--keep-duplicates", *([path] * times))
            yield Slice("repeat", f"{path} x{times}", many, (f"tests/{folder}",), environment={"CI": "true"})


def surroundings() -> Iterator[Slice]:
    """One run of each folder in each of the places that differ from a developer's terminal."""
    for folder in FOLDERS:
        test = (".venv/bin/pytest", "-q", "-n", str(os.cpu_count() or 2), f"tests/{folder}")

        def of(name: str, test: tuple[str, ...] = test, folder: str = folder, **more: Any) -> Slice:
            name = f"{name}, tests/{folder}"
            return Slice("surroundings", name, test, (f"tests/{folder}",), **{"environment": {"CI": "true"}, **more})

        yield of("nohup", prepare=lambda clone: ("nohup",))
        yield of("no terminal", prepare=lambda clone: ("setsid", "--wait"))
        yield of("another user", prepare=as_another_user)
        yield of("HOME=/proc/none", environment={"CI": "true", "HOME": "/proc/none", "XDG_CACHE_HOME": ""})
        yield of("LANG=C, Kathmandu", environment={"CI": "true", "LANG": "C", "LC_ALL": "C", "TZ": "Asia/Kathmandu"})
        proxies = {f"{kind}_proxy": NO_PROXY_THERE for kind in ("http", "https", "all")}
        yield of("a proxy", environment={"CI": "true", **proxies, **{k.upper(): v for k, v in proxies.items()}})
        yield of("no network, no IPv6", prepare=without_network)


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


@contextlib.contextmanager
def clean_clone(where: Path) -> Iterator[Path]:
    """The newest commit as somebody else would get it."""
    clone = where / "clone"
    shutil.rmtree(clone, ignore_errors=True)
    _git(ROOT, "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone))
    yield clone
    shutil.rmtree(clone, ignore_errors=True)


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


def run(one: Slice, clone: Path, logs: Path) -> dict[str, Any]:
    """Run a slice in a clone; what came of it."""
    subprocess.run(["chown", "-R", f"{os.getuid()}:{os.getgid()}", clone], check=True)  # it may be another user's
    before = one.prepare(clone)
    log = logs / f"{re.sub(r'[^a-z0-9]+', '-', f'{one.part}-{one.name}'.lower())}.log"
    began = time.monotonic()
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
    told = SUMMARY.findall(text)
    return {
        "tree": tree_of(one, clone),
        "commit": _git(clone, "rev-parse", "--short", "HEAD").strip(),
        "exit": done.returncode,
        "seconds": round(time.monotonic() - began),
        "pytest": told[-1][0] if told else "",
        "pytest_seconds": float(told[-1][1]) if told else None,
        "failed": sorted({*FAILED.findall(text)}),
        "log": log.name,
    }


def set_up(clone: Path) -> None:
    """What `make test` prepares, once for many slices; by the system's Python, which another user may run, too."""
    python = shutil.which("python3", path="/usr/bin:/usr/local/bin") or sys.executable
    words: list[str | Path] = [
        "make",
        "-s",
        "-C",
        clone,
        f"PYTHON={python}",
        ".setup/ready-dev",
        ".setup/web",
        "services",
    ]
    subprocess.run(words, check=True)


def table(rows: list[dict[str, Any]]) -> str:
    """What came of these slices, to be read."""
    lines = ["| slice | result | seconds |", "|---|---|---|"]
    for row in rows:
        result = "green" if row["exit"] == 0 else f"**red** {', '.join(row['failed'])}"
        lines.append(f"| {row['part']}: {row['name']} | {result}, {row['pytest']} | {row['seconds']} |")
    return "\n".join(lines)


def run_all(missing: list[Slice], results: Results, logs: Path) -> None:
    """Run these slices, whole runs from a clone each, the others in one clone that was set up once."""
    logs.mkdir(parents=True, exist_ok=True)
    with contextlib.ExitStack() as kept:
        where = Path(kept.enter_context(tempfile.TemporaryDirectory(prefix="cheeseboard-steady-")))
        where.chmod(0o755)  # another user works there, too
        prepared: Path | None = None
        for number, one in enumerate(missing, 1):
            print(f"{number} of {len(missing)}: {one.part}: {one.name}", flush=True)
            if one.part == "whole":
                with clean_clone(where / "whole") as clone:
                    row = run(one, clone, logs)
            else:
                if prepared is None:
                    prepared = kept.enter_context(clean_clone(where / "parts"))
                    set_up(prepared)
                row = run(one, prepared, logs)
            if row["exit"] in (-signal.SIGINT, -signal.SIGTERM):
                sys.exit("interrupted")  # by somebody, so it says nothing
            results.add(one, row)
            print(f"    {'green' if row['exit'] == 0 else 'RED'}: {row['pytest']}, {row['seconds']} s", flush=True)


def main() -> int:
    """Run what is not known yet."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("parts", nargs="*", default=["surroundings", "repeat", "whole"])
    asked.add_argument("--results", type=Path, default=RESULTS)
    asked.add_argument("--times", type=int, default=TIMES)
    asked.add_argument("--only", default="", help="only slices whose name contains this")
    asked.add_argument("--table", action="store_true", help="print what is known and run nothing")
    given = asked.parse_args()
    results = Results(given.results)
    wanted = [one for one in slices(given.parts, given.times) if given.only in one.name]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that clones and burners go
    if not given.table:
        run_all([one for one in wanted if not results.of(one)], results, given.results.parent / "steady-logs")
    rows = [row for one in wanted if (row := results.of(one))]
    print(table(rows))
    return 0 if len(rows) == len(wanted) and all(row["exit"] == 0 for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
