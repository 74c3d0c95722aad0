"""Sends every client at a table its own update, never another's, whenever this or another process has a new row.

Each is sent what it lacks since the last time; a lost notice, a slow reader and a reconnect are the same path. All
updates come from `updates`.
"""

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from cheeseboard.core import Illegal, NotYours, Refusal, Seat
from cheeseboard.protocol.counters import ENOUGH_TABLES, Counters
from cheeseboard.protocol.messages import Pong
from cheeseboard.protocol.ports import Translator
from cheeseboard.protocol.updates import LastSent, UpdateEncoder
from cheeseboard.tables.ports import Bus
from cheeseboard.tables.record import Person
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.table import Table, seats_of
from cheeseboard.tables.tasks import BackgroundTasks, guarded

MAX_UNREAD_REPLIES = 256  # more means that a client does not read
RESYNC_BATCH = 50  # tables

_encode = msgspec.json.Encoder().encode


class Subscriber:
    """One client at one table."""

    __slots__ = (
        "_flush",
        "_soon",
        "_will_flush",
        "chat_from",
        "chat_sent",
        "chosen_seats",
        "close_reason",
        "has_said_hello",
        "language",
        "last_sent",
        "outbox",
        "person",
        "table_id",
        "wants_text",
    )

    def __init__(self, table_id: str, person: Person | None, flush: Callable[[], None]) -> None:
        self.table_id: str = table_id
        self.person: Person | None = person
        self._flush = flush  # sends what is waiting here
        self._will_flush = False
        self._soon = asyncio.get_running_loop().call_soon
        self.language: str = ""
        self.wants_text: bool = False
        self.chosen_seats: tuple[Seat, ...] | None = None
        self.last_sent: dict[Seat | None, LastSent] = {}
        self.has_said_hello: bool = False
        self.chat_from: int = 0  # the oldest chat message of the history it was sent
        self.chat_sent: set[int] | None = None  # the chat messages it has; None until the history was sent
        self.close_reason: Refusal | None = None  # why nothing more is sent
        self.outbox: list[bytes] = []

    @property
    def person_id(self) -> str:
        """Whose client this is; the empty text for somebody without a cookie."""
        return self.person.id if self.person else ""

    def push(self, message: object) -> None:
        """Send this soon."""
        if len(self.outbox) >= MAX_UNREAD_REPLIES:
            self.close_reason = Illegal("too-fast", seconds=1)
        else:
            self.outbox.append(_encode(message))
        self.wake()

    def wake(self) -> None:
        """Flush once, after the current task of the event loop."""
        if not self._will_flush:
            self._will_flush = True
            self._soon(self._flush_once)

    def _flush_once(self) -> None:
        self._will_flush = False
        self._flush()

    def seats(self, table: Table) -> tuple[Seat | None, ...]:
        """The seats whose updates this client gets: its person's, or a spectator's."""
        mine = seats_of(table, self.person_id)
        if self.chosen_seats is not None:
            mine = tuple(seat for seat in mine if seat in self.chosen_seats)
        return mine or (None,)

    def may_watch(self, table: Table) -> bool:
        """Whether this person may see the table at all: who plays there always, others if it is watchable."""
        record = table.record
        return record.watchable or record.phase == "open" or bool(seats_of(table, self.person_id))


class TableSubscribers:
    """The subscribers of one table, and the newest state that was sent to them."""

    def __init__(self, table: Table, translator: Translator) -> None:
        self.subscribers: set[Subscriber] = set()
        self.encoder: UpdateEncoder = UpdateEncoder(table, translator)
        self.chat_rounds = 0  # how often new messages were passed on
        self.is_refreshing = False
        self.must_refresh_again = False

    @property
    def table(self) -> Table:
        """The table as it was sent last."""
        return self.encoder.table


class Broadcaster:
    """Wakes the subscribers of this process, and says what each is to be sent."""

    def __init__(self, registry: TableRegistry, bus: Bus | None, translator: Translator, counters: Counters) -> None:
        self._registry = registry
        self._translator = translator
        self._counters = counters
        self.subscribers: dict[str, TableSubscribers] = {}  # by table
        self.tasks: BackgroundTasks = BackgroundTasks()  # they end with it
        self.on_join: Callable[[TableSubscribers], None] = lambda here: None
        self.on_leave: Callable[[Subscriber], None] = lambda subscriber: None
        self.on_record: Callable[[TableSubscribers], None] = lambda here: None  # the table's record has changed
        self._stops = [registry.listen(self._on_commit)]
        if bus:
            self._stops.append(bus.listen(self._on_notice))

    def join(self, subscriber: Subscriber, table: Table) -> None:
        """Add a client that has connected to this table."""
        here = self.subscribers.get(subscriber.table_id)
        if here is None:
            here = self.subscribers[subscriber.table_id] = TableSubscribers(table, self._translator)
        elif table.record.version > here.table.record.version or table.n > here.table.n:
            here.encoder.advance(table)
        here.subscribers.add(subscriber)
        self._counters.subscribers += 1
        self.on_join(here)

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a client that has gone."""
        here = self.subscribers.get(subscriber.table_id)
        if here is None or subscriber not in here.subscribers:
            return
        here.subscribers.remove(subscriber)
        self._counters.subscribers -= 1
        if not here.subscribers:
            del self.subscribers[subscriber.table_id]
        self.on_leave(subscriber)

    def close(self) -> None:
        """Stop sending; those who reconnect elsewhere are not away."""
        for stop_listening in self._stops:
            stop_listening()
        self.tasks.close()

    def _on_commit(self, table_id: str, n: int) -> None:
        """This process has committed: send the table's subscribers what they lack."""
        here, table = self.subscribers.get(table_id), self._registry.cached(table_id)
        if here and table:
            self._broadcast(here, table)

    def _on_notice(self, table_id: str, n: int) -> None:
        """Another process has committed, or notices were lost: read the log, unless this copy is newer."""
        if not table_id:
            for each in self.subscribers:
                self._refresh_soon(each)
        elif here := self.subscribers.get(table_id):
            table = self._registry.cached(table_id)
            if table and table.n > n:
                self._broadcast(here, table)
            else:
                self._refresh_soon(table_id)

    async def resync(self, within_s: float) -> None:
        """Ping every table once within this time with its newest row, and read what a lost notice announced."""
        tables = list(self.subscribers)
        if not tables:
            await asyncio.sleep(within_s)
        for first in range(0, len(tables), RESYNC_BATCH):
            some = tables[first : first + RESYNC_BATCH]
            await asyncio.sleep(within_s * len(some) / len(tables))
            await guarded(self._resync(some))

    async def _resync(self, table_ids: list[str]) -> None:
        for here in [self.subscribers[each] for each in table_ids if each in self.subscribers]:
            for subscriber in here.subscribers:
                subscriber.push(Pong(here.table.n))
        for table_id in await self._registry.outdated(table_ids):
            if table_id in self.subscribers:
                self._refresh_soon(table_id)

    def _refresh_soon(self, table_id: str) -> None:
        here = self.subscribers[table_id]
        if here.is_refreshing:
            here.must_refresh_again = True
        else:
            here.is_refreshing = True
            self.tasks.spawn(self._refresh_until_newest(table_id, here))

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
        if here := self.subscribers.get(table_id):
            self._broadcast(here, table)
        return table

    def _broadcast(self, here: TableSubscribers, table: Table) -> None:
        has_new_record = table.record is not here.table.record
        here.encoder.advance(table)
        if has_new_record:
            self.on_record(here)
        for subscriber in here.subscribers:
            subscriber.wake()

    def pending_updates(self, subscriber: Subscriber) -> list[bytes]:
        """All that a subscriber lacks, as texts to send."""
        here = self.subscribers.get(subscriber.table_id)
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
