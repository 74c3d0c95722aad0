"""Work for strangers: it ends when its time or its memory is used up, and askers take turns."""

import asyncio
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from cheeseboard.core import BadFile, Illegal, Unknown
from cheeseboard.server import limited
from cheeseboard.server.limited import MAX_QUEUED_PER_CLIENT, LimitedWorker
from server.late import IMPORTED, answer
from server.overwork import dig, doze, eat, fail, plus, refuse, spin


@pytest.fixture(scope="module")
def worker() -> Iterator[LimitedWorker]:
    working = LimitedWorker()
    yield working
    working.close()


def test_what_takes_too_long_is_killed_and_the_next_is_served(worker: LimitedWorker) -> None:
    async def work() -> None:
        before = await worker.run("ann", os.getpid)
        with pytest.raises(BadFile, match="too-complex"):
            await worker.run("eve", spin)
        assert await worker.run("ann", plus, 2, 3) == 5
        assert await worker.run("ann", os.getpid) not in (before, os.getpid())

    asyncio.run(work())


def test_a_worker_that_does_not_even_compute_is_not_waited_for(
    worker: LimitedWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limited, "STUCK_S", 0.1)

    async def work() -> None:
        with pytest.raises(BadFile, match="too-complex"):
            await worker.run("eve", doze)

    asyncio.run(work())


def test_a_worker_that_computes_is_waited_for_however_slow_the_machine_is(
    worker: LimitedWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limited, "STUCK_S", 0.1)
    used_ns = iter([1, 2, 3, 3])
    monkeypatch.setattr(limited, "processor_ns", lambda pid: next(used_ns))
    monkeypatch.setattr(limited, "wants_processor", lambda pid: False)

    async def work() -> None:
        with pytest.raises(BadFile, match="too-complex"):
            await worker.run("eve", doze)

    asyncio.run(work())
    assert list(used_ns) == []


def test_a_worker_that_would_compute_is_waited_for_however_long_others_keep_the_processor(
    worker: LimitedWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limited, "STUCK_S", 0.1)
    wants = iter([True, True, False])
    monkeypatch.setattr(limited, "wants_processor", lambda pid: next(wants))
    monkeypatch.setattr(limited, "processor_ns", lambda pid: 7)

    async def work() -> None:
        with pytest.raises(BadFile, match="too-complex"):
            await worker.run("eve", doze)

    asyncio.run(work())
    assert list(wants) == []


def test_the_time_that_a_process_computes_is_known() -> None:
    before = limited.processor_ns(os.getpid())
    while limited.processor_ns(os.getpid()) == before:
        pass


def test_who_computes_wants_the_processor_and_who_waits_does_not(worker: LimitedWorker) -> None:
    assert limited.wants_processor(os.getpid())
    waiting = asyncio.run(worker.run("ann", os.getpid))  # for its next task, soon
    while limited.wants_processor(waiting):
        pass


def test_what_is_imported_late_does_not_count_as_stuck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever somebody looks, it is stuck while it imports, and afterwards it computes."""
    imported, used_ns = tmp_path / "imported", count(1)
    monkeypatch.setenv(IMPORTED, str(imported))
    monkeypatch.setattr(limited, "STUCK_S", 0.1)
    monkeypatch.setattr(limited, "wants_processor", lambda pid: False)
    monkeypatch.setattr(limited, "processor_ns", lambda pid: next(used_ns) if imported.exists() else 0)
    worker = LimitedWorker()
    try:
        assert asyncio.run(worker.run("ann", answer)) == 42
    finally:
        worker.close()
    assert imported.exists()


def test_what_takes_too_much_memory_or_goes_too_deep_is_refused(worker: LimitedWorker) -> None:
    async def work() -> None:
        with pytest.raises(BadFile, match="too-complex"):
            await worker.run("eve", eat, 250_000_000)
        with pytest.raises(BadFile, match="too-complex"):
            await worker.run("eve", dig, 0)
        assert await worker.run("eve", eat, 1_000_000) == 1_000_000

    asyncio.run(work())


def test_a_refusal_and_a_fault_come_back_as_what_they_are(worker: LimitedWorker) -> None:
    async def work() -> None:
        with pytest.raises(Unknown, match="unknown-game") as refused:
            await worker.run("ann", refuse)
        assert refused.value.params == {"game": "chess"}
        with pytest.raises(RuntimeError, match="a fault of ours"):
            await worker.run("ann", fail)

    asyncio.run(work())


def test_many_of_one_asker_wait_behind_one_of_another(worker: LimitedWorker) -> None:
    async def work() -> None:
        done: list[str] = []

        async def ask(who: str) -> None:
            await worker.run(who, plus, 1, 1)
            done.append(who)

        many = [asyncio.create_task(ask("eve")) for _ in range(MAX_QUEUED_PER_CLIENT)]
        await asyncio.sleep(0)
        one = asyncio.create_task(ask("ann"))
        await asyncio.sleep(0)
        with pytest.raises(Illegal, match="too-fast"):
            await worker.run("eve", plus, 1, 1)
        await asyncio.gather(*many, one)
        assert done.index("ann") <= 1
        assert await worker.run("eve", plus, 1, 1) == 2

    asyncio.run(work())
