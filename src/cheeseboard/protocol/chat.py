"""Chat at tables: stored, and sent to everybody there who has not muted the writer."""

from collections.abc import Callable, Mapping, Sequence

from cheeseboard.core import NotYours
from cheeseboard.protocol.broadcast import Broadcaster, Subscriber, TableSubscribers
from cheeseboard.protocol.messages import ChatMessage, ChatMessages
from cheeseboard.protocol.ports import ChatEntry, ChatStore
from cheeseboard.tables.ports import Bus
from cheeseboard.tables.record import Ms, Person

CHAT = "chat:"  # how the bus names a table's chat
CHAT_HISTORY = 50  # messages sent to somebody who comes


class ChatRelay:
    """Sends chat messages to the subscribers of a table."""

    def __init__(self, store: ChatStore, bus: Bus | None, broadcaster: Broadcaster, now: Callable[[], Ms]) -> None:
        self._store = store
        self._bus = bus
        self._subscribers = broadcaster.subscribers
        self._tasks = broadcaster.tasks
        self._now = now
        if bus:
            bus.listen(self._on_notice)

    async def has_message(self, table_id: str, person: Person, request_id: str) -> bool:
        """Whether this person has sent a message with this request id before."""
        return await self._store.has_message(table_id, person.id, request_id)

    async def say(self, table_id: str, person: Person, text: str, request_id: str | None) -> None:
        """Store a message and send it to everybody; a resend with the same request id is not stored again."""
        entry = await self._store.say(table_id, person.id, person.name, text, self._now(), request_id)
        self._pass_on_soon(table_id, entry.id)
        if self._bus:
            await self._bus.publish(f"{CHAT}{table_id}", entry.id)

    async def mute(self, subscriber: Subscriber, message_id: int) -> None:
        """Send this client no more of whoever wrote this message; 0: everybody again."""
        if not subscriber.person_id:
            raise NotYours("no-person")
        await self._store.mute(subscriber.table_id, subscriber.person_id, message_id)
        here = self._subscribers.get(subscriber.table_id)
        for each in here.subscribers if here else ():
            if each.person_id == subscriber.person_id and each.has_said_hello:
                await self.send_history(each)

    async def send_history(self, subscriber: Subscriber) -> None:
        """Send the newest messages to somebody who has just come, or has muted somebody."""
        here = self._subscribers.get(subscriber.table_id)
        rounds = -1
        while here and rounds != here.chat_rounds:  # read again if newer messages were passed on meanwhile
            rounds = here.chat_rounds
            entries = await self._store.since(subscriber.table_id, 0, CHAT_HISTORY)
            muted = await self._store.muted(subscriber.table_id) if entries else {}
        if here:
            subscriber.chat_sent = {entry.id for entry in entries}
            if entries:
                subscriber.chat_from = entries[0].id
                _send(here, subscriber, entries, muted, is_full=True)

    def _on_notice(self, topic: str, message_id: int) -> None:
        if topic.startswith(CHAT):
            self._pass_on_soon(topic.removeprefix(CHAT), message_id)

    def _pass_on_soon(self, table_id: str, message_id: int) -> None:
        if self.is_new(table_id, message_id):
            self._tasks.spawn(self.pass_on(table_id))

    def is_new(self, table_id: str, message_id: int) -> bool:
        """Whether somebody here has not been sent this message yet."""
        here = self._subscribers.get(table_id)
        return here is not None and any(
            message_id not in subscriber.chat_sent
            for subscriber in here.subscribers
            if subscriber.chat_sent is not None
        )

    async def pass_on(self, table_id: str) -> None:
        """Send everybody at a table the messages they do not have; between processes a lower id may come later."""
        entries = await self._store.since(table_id)
        muted = await self._store.muted(table_id)
        here = self._subscribers.get(table_id)
        if here is None:
            return
        here.chat_rounds += 1
        for subscriber in here.subscribers:
            if subscriber.chat_sent is None:  # its history comes
                continue
            since = [entry for entry in entries if entry.id >= subscriber.chat_from]
            fresh = [entry for entry in since if entry.id not in subscriber.chat_sent]
            subscriber.chat_sent = {entry.id for entry in since}
            if fresh:
                _send(here, subscriber, fresh, muted)


def _send(
    here: TableSubscribers,
    subscriber: Subscriber,
    entries: Sequence[ChatEntry],
    muted: Mapping[str, set[str]],
    *,
    is_full: bool = False,
) -> None:
    silent = muted.get(subscriber.person_id, set())
    seats = {seat.person: number for number, seat in enumerate(here.table.record.seats) if seat.person}
    messages = tuple(
        ChatMessage(
            id=entry.id,
            name=entry.name,
            text=entry.text,
            ms=entry.ms,
            seat=seats.get(entry.person),
            is_yours=bool(entry.person) and entry.person == subscriber.person_id,
        )
        for entry in entries
        if entry.person not in silent
    )
    if messages or is_full:
        subscriber.push(ChatMessages(messages, is_full, len(silent)))
