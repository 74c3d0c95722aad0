"""Two processes' desks over one log: whichever is asked decides on the newest state, bell or no bell."""

import asyncio
from functools import partial
from typing import Any

import pytest

from cheeseboard.core import Action, Illegal, NotYours, Unknown
from cheeseboard.tables import decisions, seating
from cheeseboard.tables.registry import TableRegistry
from tables.memory import MemoryBell, MemoryLog
from tables.test_tables import ANN, BOB, NONCE, record


async def two_desks() -> tuple[TableRegistry, TableRegistry]:
    """Both know the table as it was put up, and neither hears the other's bell."""
    log = MemoryLog()
    one, other = TableRegistry(log, MemoryBell()), TableRegistry(log, MemoryBell())
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
        registry = TableRegistry(log, MemoryBell())
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
