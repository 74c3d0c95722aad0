"""Sends every subscriber of a table its own update, never another's, whenever this or another process has a new row.

Each subscriber is sent what it lacks since the last time; a lost notice, a slow reader and a reconnect are the same
path. All that is sent comes from `updates`.
"""

import asyncio
from collections.abc import Callable, Sequence

from cheeseboard.core import NotYours
from cheeseboard.protocol.chat import ChatRelay
from cheeseboard.protocol.counters import ENOUGH_TABLES, Counters
from cheeseboard.protocol.messages import Pong
from cheeseboard.protocol.ports import ChatStore, Translator
from cheeseboard.protocol.presence import Presence
from cheeseboard.protocol.subscribers import Subscriber, Subscribers, TableSubscribers
from cheeseboard.tables.ports import Bus
from cheeseboard.tables.record import Ms
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.table import Table
from cheeseboard.tables.tasks import BackgroundTasks, guarded

RESYNC_BATCH = 50  # tables


class Broadcaster:
    """Wakes the subscribers of this process, and says what each is to be sent."""

    def __init__(
        self,
        registry: TableRegistry,
        bus: Bus | None,
        chat: ChatStore,
        translator: Translator,
        counters: Counters,
        *,
        away_ms: Ms,
        now: Callable[[], Ms],
    ) -> None:
        self._registry = registry
        self._translator = translator
        self._counters = counters
        self._subscribers = Subscribers()
        self._tasks = BackgroundTasks()
        self._presence = Presence(self._subscribers, registry, self._tasks, away_ms, now)
        self.chat: ChatRelay = ChatRelay(chat, bus, self._subscribers, self._tasks, now)
        self._stops = [registry.listen(self._on_commit)]
        if bus:
            self._stops.append(bus.listen(self._on_notice))

    @property
    def tables_watched(self) -> int:
        """How many tables somebody is connected to."""
        return len(self._subscribers)

    def join(self, subscriber: Subscriber, table: Table) -> None:
        """Add a client that has connected to this table."""
        here = self._subscribers.get(subscriber.table_id)
        if here is None:
            here = self._subscribers[subscriber.table_id] = TableSubscribers(table, self._translator)
            self._presence.watch(subscriber.table_id)
        elif table.record.version > here.table.record.version or table.n > here.table.n:
            here.encoder.advance(table)
        here.subscribers.add(subscriber)
        self._counters.subscribers += 1
        self._presence.mark_present(here)

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a client that has gone; after a while its person counts as away."""
        here = self._subscribers.get(subscriber.table_id)
        if here is None or subscriber not in here.subscribers:
            return
        here.subscribers.remove(subscriber)
        self._counters.subscribers -= 1
        if not here.subscribers:
            del self._subscribers[subscriber.table_id]
        self._presence.on_leave(subscriber.table_id, subscriber.person_id)

    def close(self) -> None:
        """Stop sending; those who reconnect elsewhere are not away."""
        for stop_listening in self._stops:
            stop_listening()
        self._tasks.close()

    def _on_commit(self, table_id: str, n: int) -> None:
        """This process has committed: send the table's subscribers what they lack."""
        here, table = self._subscribers.get(table_id), self._registry.cached(table_id)
        if here and table:
            self._broadcast(here, table)

    def _on_notice(self, table_id: str, n: int) -> None:
        """Another process has committed, or notices were lost: read the log, unless this copy is newer."""
        if not table_id:
            for each in self._subscribers:
                self._refresh_soon(each)
        elif here := self._subscribers.get(table_id):
            table = self._registry.cached(table_id)
            if table and table.n > n:
                self._broadcast(here, table)
            else:
                self._refresh_soon(table_id)

    async def resync(self, within_s: float) -> None:
        """Ping every table once within this time with its newest row, and read what a lost notice announced."""
        tables = list(self._subscribers)
        if not tables:
            await asyncio.sleep(within_s)
        for first in range(0, len(tables), RESYNC_BATCH):
            some = tables[first : first + RESYNC_BATCH]
            await asyncio.sleep(within_s * len(some) / len(tables))
            await guarded(self._resync(some))

    async def _resync(self, table_ids: list[str]) -> None:
        for here in [self._subscribers[each] for each in table_ids if each in self._subscribers]:
            for subscriber in here.subscribers:
                subscriber.push(Pong(here.table.n))
        for table_id in await self._registry.outdated(table_ids):
            if table_id in self._subscribers:
                self._refresh_soon(table_id)

    def _refresh_soon(self, table_id: str) -> None:
        here = self._subscribers[table_id]
        if here.is_refreshing:
            here.must_refresh_again = True
        else:
            here.is_refreshing = True
            self._tasks.spawn(self._refresh_until_newest(table_id, here))

    async def _refresh_until_newest(self, table_id: str, here: TableSubscribers) -> None:
        try:
            here.must_refresh_again = True
            while here.must_refresh_again:
                here.must_refresh_again = False
                await self.refresh(table_id)
        finally:
            here.is_refreshing = False

    async def refresh(self, table_id: str) -> Table:
        """The table as it is in the log now, also for everybody who is connected here."""
        table = await self._registry.refresh(table_id)
        if here := self._subscribers.get(table_id):
            self._broadcast(here, table)
        return table

    def _broadcast(self, here: TableSubscribers, table: Table) -> None:
        has_new_record = table.record is not here.table.record
        here.encoder.advance(table)
        if has_new_record:
            self._presence.mark_present(here)
        for subscriber in here.subscribers:
            subscriber.wake()

    def pending_updates(self, subscriber: Subscriber) -> list[bytes]:
        """All that a subscriber lacks, as texts to send."""
        here = self._subscribers.get(subscriber.table_id)
        if here is None or not subscriber.has_said_hello:
            return []
        if not subscriber.may_watch(here.table):
            subscriber.close_reason = NotYours("not-watchable")
            return []
        last_sent, subscriber.last_sent = subscriber.last_sent, {}
        language = (subscriber.language or "en") if subscriber.wants_text else ""
        texts = []
        for seat in subscriber.seats(here.table):
            text, subscriber.last_sent[seat] = here.encoder.encode_for(
                seat, subscriber.person_id, last_sent.get(seat), language
            )
            if text:
                texts.append(text)
        if texts and not here.table.game.spec.has_hidden_information:
            count_updates(self._counters, subscriber.table_id, texts)
        return texts


def count_updates(counters: Counters, table_id: str, texts: Sequence[bytes]) -> None:
    """Some more messages at a table without hidden information."""
    counters.messages += len(texts)
    counters.message_bytes += sum(map(len, texts))
    if len(counters.tables) < ENOUGH_TABLES:
        counters.tables.add(table_id)
