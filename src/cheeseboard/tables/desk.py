"""The desk: holds the tables that are in use here, lets one writer at a time change each, and rings the bell.

Nothing is told to anyone before it is committed. Another process may be faster: then this one reads on and decides
again. There is no other lock.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

from cheeseboard.core import Refusal, Stale, Unknown
from cheeseboard.tables.clock import dues_of
from cheeseboard.tables.live import Live
from cheeseboard.tables.ports import Bell, Log
from cheeseboard.tables.record import Change, Due, Record, is_table_id

KEPT_LIVE = 4_096
TRIES = 20

Decide = Callable[[Live], Change]


class Desk:
    """All tables as this process knows them."""

    def __init__(self, log: Log, bell: Bell, *, kept: int = KEPT_LIVE) -> None:
        self._log = log
        self._bell = bell
        self._kept = kept
        self.on_dues: Callable[[Sequence[Due]], None] = lambda dues: None  # told what falls due after each change
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # kept while somebody waits

    async def open(self, record: Record) -> Live:
        """Put up a new table."""
        live = Live.load(record)
        await self._log.create(record)
        self._keep(live)
        await self._bell.ring(record.id, 0)
        return live

    async def look(self, table: str) -> Live:
        """The table as this process knows it; loaded if it does not."""
        if live := self._lives.get(table):
            self._lives.move_to_end(table)
            return live
        async with self._lock(table):
            return self._lives.get(table) or await self._load(table)

    def known(self, table: str) -> Live | None:
        """The table as this process knows it, if it does."""
        return self._lives.get(table)

    async def catch_up(self, table: str) -> Live:
        """The table as it is in the log now."""
        async with self._lock(table):
            return await self._read_on(table)

    async def unheard(self, tables: Sequence[str]) -> list[str]:
        """Those of these tables that stand elsewhere in the log than this process knows."""
        heads = await self._log.heads(tables)
        known = {table: (live.n, live.record.version) for table in tables if (live := self._lives.get(table))}
        return [table for table in tables if table not in known or known[table] != heads.get(table)]

    async def change(self, table: str, decide: Decide) -> Live:
        """Decide on the newest state and commit; if somebody else was faster, decide again.

        Also a refusal counts only if it is decided on the newest state: another process may have moved on unheard.
        """
        async with self._lock(table):
            live = self._lives.get(table) or await self._load(table)
            for _ in range(TRIES):
                try:
                    change = decide(live)
                except Refusal:
                    known, live = live, await self._read_on(table)
                    if (live.n, live.record.version) == (known.n, known.record.version):
                        raise
                    continue
                if change.record is live.record and not change.entries:
                    return live
                later = live.after(change.record, change.entries)
                dues = dues_of(later)
                if await self._log.append(table, live.n, live.record.version, change, dues):
                    self._keep(later)
                    break
                live = await self._read_on(table)
            else:
                raise Stale("too-busy")
        if dues:
            self.on_dues(dues)
        await self._bell.ring(table, later.n)
        return later

    async def _read_on(self, table: str) -> Live:
        live = self._lives.get(table)
        if live is None:
            return await self._load(table)
        found = await self._log.since(table, live.n)
        if found is None:
            raise Unknown("unknown-table")
        record, entries = found
        if not entries and record.version == live.record.version:
            return live
        return self._keep(live.after(record, entries))

    async def _load(self, table: str) -> Live:
        found = await self._log.load(table)
        if found is None:
            raise Unknown("unknown-table")
        return self._keep(Live.load(*found))

    def _keep(self, live: Live) -> Live:
        self._lives[live.record.id] = live
        self._lives.move_to_end(live.record.id)
        while len(self._lives) > self._kept:
            self._lives.popitem(last=False)
        return live

    def _lock(self, table: str) -> asyncio.Lock:
        """Whoever asks for a table comes by here: what is no id leads to no database and leaves nothing behind."""
        if not is_table_id(table):
            raise Unknown("unknown-table")
        lock = self._locks.get(table)
        if lock is None:
            self._locks[table] = lock = asyncio.Lock()
        return lock
