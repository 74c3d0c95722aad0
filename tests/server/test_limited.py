"""Work for strangers: it ends when its time or its memory is used up, and askers take turns."""

import asyncio
import os
from collections.abc import Iterator

import pytest

from cheeseboard.core import BadFile, Illegal, Unknown
from cheeseboard.server import limited
from cheeseboard.server.limited import MAX_QUEUED_PER_CLIENT, LimitedWorker
from server.late import answer
from server.overwork import dig, doze, eat, fail, plus, refuse, spin


@pytest.fixture(scope="module")
def worker() -> Iterator[LimitedWorker]:
    working = LimitedWorker(seconds=0.2)
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

    async def work() -> None:
        with pytest.raises(BadFile, match="too-complex"):
            await worker.run("eve", doze)

    asyncio.run(work())
    assert list(used_ns) == []


def test_the_time_that_a_process_computes_is_known() -> None:
    before = limited.processor_ns(os.getpid())
    while limited.processor_ns(os.getpid()) == before:
        pass


def test_what_is_imported_late_does_not_count_as_stuck(worker: LimitedWorker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited, "STUCK_S", 0.1)
    assert asyncio.run(worker.run("ann", answer)) == 42


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
