"""Whatever was acknowledged is there after the process was killed in the middle of anything."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from store.sample_tables import opened, running

SCRIPT = Path(__file__).parent / "appender.py"
TABLES = [f"table-{number}" for number in range(8)]
EACH = 2  # appends of every table that are acknowledged before a kill


def kill_at_random_moments(url: str, rounds: int) -> None:
    async def put_up() -> None:
        async with opened(url) as store:
            for number in range(len(TABLES)):
                await store.log.create(running(number))

    asyncio.run(put_up())
    acknowledged = dict.fromkeys(TABLES, 0)
    for number in range(rounds):
        for table, head in _run_and_kill(url, Random(number)):
            acknowledged[table] = head
        asyncio.run(_all_there(url, acknowledged))
    assert min(acknowledged.values()) > EACH * rounds


def _run_and_kill(url: str, rng: Random) -> list[tuple[str, int]]:
    """Kill it when every table has got on and some more was acknowledged, wherever it is then."""
    process = subprocess.Popen([sys.executable, str(SCRIPT), url, *TABLES], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said: list[str] = []
    times = dict.fromkeys(TABLES, 0)
    while min(times.values()) < EACH:
        said.append(process.stdout.readline())
        assert said[-1], "it ended by itself"
        times[said[-1].split()[0]] += 1
    said += [process.stdout.readline() for _ in range(rng.randrange(400))]
    time.sleep(rng.uniform(0, 0.02))
    process.kill()
    with process:
        rest = process.stdout.read()  # `communicate` with a time limit would lose what was read ahead
    whole = [line.split() for line in ("".join(said) + rest).splitlines(keepends=True) if line.endswith("\n")]
    return [(table, int(head)) for table, head in whole]


async def _all_there(url: str, acknowledged: dict[str, int]) -> None:
    async with opened(url) as store:
        for table, head in acknowledged.items():
            found = await store.log.load(table)
            assert found is not None
            assert len(found[1]) >= head, f"{table}: row {head} was acknowledged"
            assert [str(entry.action) for entry in found[1]] == [f"move r{n}" for n in range(1, len(found[1]) + 1)]
            # Every append was of 1 + head % 3 rows: a half-written one would leave a head that no append ends at.
            end = 0
            while end < len(found[1]):
                end += 1 + end % 3
            assert end == len(found[1]), f"{table} ends in the middle of an append"


@pytest.mark.slow
def test_what_was_acknowledged_survives_kill_9(url: str) -> None:
    kill_at_random_moments(url, rounds=4)


@pytest.mark.soak
def test_what_was_acknowledged_survives_many_kill_9(url: str) -> None:
    kill_at_random_moments(url, rounds=60)
