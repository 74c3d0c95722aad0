"""Two processes' desks over one log: whichever is asked decides on the newest state, whatever it was told."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from cheeseboard.core import Action, Illegal, NotYours, Unknown
from cheeseboard.tables import decisions, seating
from cheeseboard.tables.ports import OnNotice
from cheeseboard.tables.registry import TableRegistry
from tables.memory import MemoryLog
from tables.test_tables import ANN, BOB, NONCE, record


async def two_desks() -> tuple[TableRegistry, TableRegistry]:
    """Both know the table as it was put up, and neither hears of the other's commits."""
    log = MemoryLog()
    one, other = TableRegistry(log), TableRegistry(log)
    await one.create(record())
    await other.load("tbl-x")
    return one, other


def test_what_is_refused_on_an_old_state_is_decided_again_on_the_newest() -> None:
    async def work() -> None:
        one, other = await two_desks()
        await one.commit("tbl-x", lambda table: seating.sit(table, 0, ANN, "Ann", nonce=NONCE))
        await one.commit("tbl-x", lambda table: seating.sit(table, 1, BOB, "Bob", nonce=NONCE))
        begun = await other.commit("tbl-x", lambda table: seating.request_start(table, ANN, 0))
        assert begun.asked == (0,)
        first = partial(decisions.act, seat=0, action=Action.parse("move e2"), question=0, now=1)
        assert (await one.commit("tbl-x", first)).n == 1

    asyncio.run(work())


def test_what_is_refused_on_the_newest_state_stays_refused() -> None:
    async def work() -> None:
        one, other = await two_desks()
        with pytest.raises(Illegal, match="seats-empty"):
            await other.commit("tbl-x", lambda table: seating.request_start(table, ANN, 0))
        await one.commit("tbl-x", lambda table: seating.sit(table, 0, ANN, "Ann"))
        with pytest.raises(NotYours):
            await other.commit("tbl-x", lambda table: seating.request_start(table, BOB, 0))

    asyncio.run(work())


def test_nothing_is_kept_of_tables_that_do_not_exist() -> None:
    async def work() -> None:
        one, _ = await two_desks()
        before = len(one._locks)
        for number in range(200):
            with pytest.raises(Unknown, match="unknown-table"):
                await one.refresh(f"no-{number}")
            with pytest.raises(Unknown, match="unknown-table"):
                await one.load(f"no-{number}")
            with pytest.raises(Unknown, match="unknown-table"):
                await one.commit(f"no-{number}", lambda table: seating.sit(table, 0, ANN, "Ann"))
        assert len(one._locks) <= before

    asyncio.run(work())


def test_those_who_change_one_table_at_once_still_wait_for_each_other() -> None:
    async def work() -> None:
        log = SlowLog()
        registry = TableRegistry(log)
        await registry.create(record())
        names = ("Ann", "Eve", "Eva", "Amy")
        seats = [registry.commit("tbl-x", partial(seating.sit, seat=0, person=name, name=name)) for name in names]
        done = await asyncio.gather(*seats, return_exceptions=True)
        assert sum(isinstance(one, Illegal) for one in done) == len(names) - 1
        assert log.most_at_once == 1

    asyncio.run(work())


class SlowLog(MemoryLog):
    """Counts how many append to it at the same time."""

    now = most_at_once = 0

    async def append(self, *given: Any) -> bool:
        self.now += 1
        self.most_at_once = max(self.most_at_once, self.now)
        await asyncio.sleep(0)
        self.now -= 1
        return await super().append(*given)


class RecordingBus:
    """Remembers what was published, each with the rows that were in the log then."""

    def __init__(self, log: MemoryLog) -> None:
        self.published: list[tuple[str, int, int]] = []
        self._log = log

    async def publish(self, table_id: str, n: int) -> None:
        self.note(table_id, n)

    def note(self, table_id: str, n: int) -> None:
        self.published.append((table_id, n, len(self._log.entries[table_id])))

    def listen(self, on_notice: OnNotice) -> Callable[[], None]:
        raise AssertionError("a registry does not listen")


def test_nothing_is_announced_before_it_is_committed() -> None:
    async def work() -> None:
        log = MemoryLog()
        here, elsewhere = RecordingBus(log), RecordingBus(log)
        registry = TableRegistry(log, elsewhere)
        registry.listen(here.note)
        await registry.create(record())
        for seat, person in enumerate((ANN, BOB)):
            await registry.commit("tbl-x", partial(seating.sit, seat=seat, person=person, name=person, nonce=NONCE))
        await registry.commit("tbl-x", partial(seating.request_start, person=ANN, now=0))
        with pytest.raises(Illegal):
            await registry.commit("tbl-x", partial(decisions.act, seat=0, action=Action("fly"), question=0, now=1))
        first = partial(decisions.act, seat=0, action=Action.parse("move e2"), question=0, now=1)
        await registry.commit("tbl-x", first)
        assert here.published == elsewhere.published == [("tbl-x", 0, 0)] * 4 + [("tbl-x", 1, 1)]

    asyncio.run(work())


def test_a_listener_is_called_until_it_stops() -> None:
    async def work() -> None:
        registry = TableRegistry(MemoryLog())
        one: list[tuple[str, int]] = []
        two: list[tuple[str, int]] = []
        stop = registry.listen(lambda *notice: one.append(notice))
        registry.listen(lambda *notice: two.append(notice))
        await registry.create(record())
        stop()
        stop()
        await registry.commit("tbl-x", partial(seating.sit, seat=0, person=ANN, name="Ann"))
        assert (one, two) == ([("tbl-x", 0)], [("tbl-x", 0)] * 2)

    asyncio.run(work())


def test_a_listener_that_fails_stops_neither_the_others_nor_the_commit(caplog: pytest.LogCaptureFixture) -> None:
    def fail(table_id: str, n: int) -> None:
        raise KeyError(table_id)

    async def work() -> None:
        registry = TableRegistry(MemoryLog())
        heard: list[tuple[str, int]] = []
        registry.listen(fail)
        registry.listen(lambda *notice: heard.append(notice))
        assert (await registry.create(record())).n == 0
        assert heard == [("tbl-x", 0)]

    asyncio.run(work())
    assert "a listener failed at table tbl-x, row 0" in caplog.text
