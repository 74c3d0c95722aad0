"""`kill -9` at any moment: what was acknowledged is there, what is due happens once, and nothing stays behind."""

import time
from collections.abc import Callable
from pathlib import Path

from server.program import serving

PATIENCE_S = 60.0


def until(claim: Callable[[], bool]) -> None:
    """Wait for something that must become true."""
    end = time.monotonic() + PATIENCE_S
    while not claim():
        assert time.monotonic() < end
        time.sleep(0.02)


def group_of(leader: int) -> list[int]:
    """All processes of this process group that still run."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                state, _, group = (folder / "stat").read_text().rsplit(") ", 1)[1].split()[:3]
            except OSError:
                continue
            if int(group) == leader and state != "Z":
                found.append(int(folder.name))
    return found


def test_workers_of_a_killed_server_end_with_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.person("Ann")
        table = ann.put_up("nim", options={"heap": 10})["id"]
        ann.sit(table, 0)
        ann.post(table, "start", fill="greedy")
        here = ann.at(table)
        here.until_row(0, 0)
        here.play("take 1", 0)
        here.until_row(2, 0)
        assert server.process
        assert len(group_of(server.process.pid)) > 1, "a bot has thought in a process of its own"
        server.kill()
        leader = server.process.pid
        until(lambda: not group_of(leader))
