"""Holds the tables that are in use here, lets one writer at a time change each, and announces what was written.

Nothing is announced before it is committed. Another process may be faster: then this one reads on and decides again.
One lock per table orders the writers of this process; between processes the head of the log decides.
"""

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

from cheeseboard.core import Refusal, Stale, Unknown
from cheeseboard.tables.clock import jobs_of
from cheeseboard.tables.ports import Bus, Log, OnNotice
from cheeseboard.tables.record import Change, Job, TableRecord
from cheeseboard.tables.table import Table

TABLE_CACHE_SIZE = 4_096
MAX_TRIES = 20  # of one commit against other processes
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")

Decide = Callable[[Table], Change]

logger: logging.Logger = logging.getLogger(__name__)


class Listeners:
    """Callbacks for notices: from the registry those of this process, from a bus those of the others."""

    def __init__(self) -> None:
        self._callbacks: dict[object, OnNotice] = {}

    def listen(self, on_notice: OnNotice) -> Callable[[], None]:
        """Call this for every notice from now on; call what is returned to stop."""
        key = object()
        self._callbacks[key] = on_notice

        def stop() -> None:
            self._callbacks.pop(key, None)

        return stop

    def notify(self, table_id: str, n: int) -> None:
        """Call all listeners; an error in one is logged and the others are still called."""
        for on_notice in tuple(self._callbacks.values()):
            try:
                on_notice(table_id, n)
            except Exception:  # the outermost loop: the table has moved whatever a listener makes of it
                logger.exception("a listener failed at table %s, row %d", table_id, n)


class TableRegistry:
    """This process's copies of tables; a bus tells other processes of their changes, if there are others."""

    def __init__(self, log: Log, bus: Bus | None = None, *, cache_size: int = TABLE_CACHE_SIZE) -> None:
        self._log = log
        self._bus = bus
        self._listeners = Listeners()
        self._cache_size = cache_size
        self.on_jobs: Callable[[Sequence[Job]], None] = lambda jobs: None  # called with a table's jobs after a change
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while somebody waits

    async def create(self, record: TableRecord) -> Table:
        """Create a table."""
        table = Table.load(record)
        await self._log.create(record)
        self._cache(table)
        await self._announce(record.id, 0)
        return table

    async def load(self, table_id: str) -> Table:
        """The cached copy of a table, else the table from the log."""
        if table := self._tables.get(table_id):
            self._tables.move_to_end(table_id)
            return table
        async with self._lock(table_id):
            return self._tables.get(table_id) or await self._load_from_log(table_id)

    def cached(self, table_id: str) -> Table | None:
        """The cached copy of a table, if there is one."""
        return self._tables.get(table_id)

    async def refresh(self, table_id: str) -> Table:
        """The table as it is in the log now."""
        async with self._lock(table_id):
            return await self._read_on(table_id)

    async def outdated(self, table_ids: Sequence[str]) -> list[str]:
        """Those of these tables of which the log has another head or version than the cached copy."""
        heads = await self._log.heads(table_ids)
        cached = {each: (table.n, table.record.version) for each in table_ids if (table := self._tables.get(each))}
        return [each for each in table_ids if each not in cached or cached[each] != heads.get(each)]

    async def commit(self, table_id: str, decide: Decide) -> Table:
        """Decide on the newest state and commit; if somebody else was faster, decide again.

        A refusal, too, counts only on the newest state: a notice of another process may have been lost.
        """
        async with self._lock(table_id):
            table = self._tables.get(table_id) or await self._load_from_log(table_id)
            for _ in range(MAX_TRIES):
                try:
                    change = decide(table)
                except Refusal:
                    decided_on, table = table, await self._read_on(table_id)
                    if (table.n, table.record.version) == (decided_on.n, decided_on.record.version):
                        raise
                    continue
                if change.record is table.record and not change.rows:
                    return table
                later = table.after(change.record, change.rows, change.states)
                jobs = jobs_of(later)
                if await self._log.append(table_id, table.n, table.record.version, change, jobs):
                    self._cache(later)
                    break
                table = await self._read_on(table_id)
            else:
                raise Stale("too-busy")
        if jobs:
            self.on_jobs(jobs)
        await self._announce(table_id, later.n)
        return later

    def listen(self, on_commit: OnNotice) -> Callable[[], None]:
        """Call this after every commit of this process from now on; call what is returned to stop."""
        return self._listeners.listen(on_commit)

    async def _announce(self, table_id: str, n: int) -> None:
        self._listeners.notify(table_id, n)
        if self._bus:
            await self._bus.publish(table_id, n)

    async def _read_on(self, table_id: str) -> Table:
        table = self._tables.get(table_id)
        if table is None:
            return await self._load_from_log(table_id)
        found = await self._log.since(table_id, table.n)
        if found is None:
            raise Unknown("unknown-table")
        record, rows = found
        if not rows and record.version == table.record.version:
            return table
        return self._cache(table.after(record, rows))

    async def _load_from_log(self, table_id: str) -> Table:
        found = await self._log.load(table_id)
        if found is None:
            raise Unknown("unknown-table")
        return self._cache(Table.load(*found))

    def _cache(self, table: Table) -> Table:
        self._tables[table.record.id] = table
        self._tables.move_to_end(table.record.id)
        while len(self._tables) > self._cache_size:
            self._tables.popitem(last=False)
        return table

    def _lock(self, table_id: str) -> asyncio.Lock:
        """The lock of a table. A text that is no id is refused here, before the database and the locks see it."""
        if not TABLE_ID.fullmatch(table_id):
            raise Unknown("unknown-table")
        lock = self._locks.get(table_id)
        if lock is None:
            self._locks[table_id] = lock = asyncio.Lock()
        return lock
