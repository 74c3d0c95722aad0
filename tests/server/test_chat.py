"""Everybody at a table is sent each chat message once, whoever comes meanwhile and whichever is stored first."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from cheeseboard.protocol.broadcast import Broadcaster, Subscriber, TableSubscribers
from cheeseboard.protocol.chat import ChatRelay
from cheeseboard.protocol.counters import Counters
from cheeseboard.protocol.messages import ChatMessages
from cheeseboard.protocol.ports import ChatEntry
from cheeseboard.store import Store, file_url
from cheeseboard.tables.record import Person
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.table import Table
from cheeseboard.words.table_words import Translations
from store.sample_tables import ANN, BOB, opened, record

TABLE = record().id


class Room:
    """The chat of one table with a real store, whose messages are passed on when a test says so."""

    def __init__(self, store: Store) -> None:
        self.store = store.chat
        broadcaster = Broadcaster(TableRegistry(store.log), None, Translations(), Counters())
        self.here = broadcaster.subscribers[TABLE] = TableSubscribers(Table.load(record()), Translations())
        self.relay = ChatRelay(store.chat, None, broadcaster, lambda: 1)

    def client(self, person: str = BOB) -> Subscriber:
        """Somebody who has connected and got no history yet."""
        subscriber = Subscriber(TABLE, Person(person, "somebody"), lambda: None)
        subscriber.has_said_hello = True
        self.here.subscribers.add(subscriber)
        return subscriber

    async def say(self, text: str) -> ChatEntry:
        """Store a message that nobody has been sent."""
        return await self.store.say(TABLE, ANN, "Ann", text, 1, text)


def texts(subscriber: Subscriber) -> list[str]:
    """The messages a client shows: a full list replaces what it had."""
    shown: list[str] = []
    for frame in subscriber.outbox:
        message = msgspec.json.decode(frame, type=ChatMessages)
        shown = [*([] if message.is_full else shown), *(line.text for line in message.messages)]
    return shown


def in_a_room(tmp_path: Path, work: Callable[[Room], Coroutine[Any, Any, None]]) -> None:
    async def opening() -> None:
        async with opened(file_url(tmp_path / "chat.sqlite")) as store:
            await store.log.create(record())
            await work(Room(store))

    asyncio.run(opening())


def test_who_comes_takes_no_message_from_who_was_there(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        early = room.client()
        await room.relay.send_history(early)
        await room.say("one")
        late = room.client()
        await room.relay.send_history(late)
        await room.relay.pass_on(TABLE)
        assert texts(early) == texts(late) == ["one"]

    in_a_room(tmp_path, work)


def test_who_comes_is_sent_the_history_before_anything_new(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        early, late = room.client(), room.client()
        await room.relay.send_history(early)
        await room.say("one")
        await room.relay.pass_on(TABLE)
        await room.say("two")
        await room.relay.pass_on(TABLE)
        assert texts(late) == []
        await room.relay.send_history(late)
        assert texts(early) == texts(late) == ["one", "two"]

    in_a_room(tmp_path, work)


def test_what_is_said_while_the_history_is_read_is_in_it(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        late, read = room.client(), room.store.since

        async def since(*wanted: Any) -> list[ChatEntry]:
            entries = await read(*wanted)
            room.store.since = read  # type: ignore[method-assign]
            await room.say("two")
            await room.relay.pass_on(TABLE)
            return entries

        await room.say("one")
        room.store.since = since  # type: ignore[assignment, method-assign]
        await room.relay.send_history(late)
        assert texts(late) == ["one", "two"]

    in_a_room(tmp_path, work)


def test_a_message_that_another_process_commits_late_arrives(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        client, read = room.client(), room.store.since
        await room.relay.send_history(client)
        slow = (await room.say("slow")).id
        await room.say("quick")

        async def without_slow(*wanted: Any) -> list[ChatEntry]:
            return [entry for entry in await read(*wanted) if entry.id != slow]

        room.store.since = without_slow  # type: ignore[assignment, method-assign]
        await room.relay.pass_on(TABLE)
        room.store.since = read  # type: ignore[method-assign]
        assert room.relay.is_new(TABLE, slow)
        await room.relay.pass_on(TABLE)
        assert texts(client) == ["quick", "slow"]
        assert not room.relay.is_new(TABLE, slow)

    in_a_room(tmp_path, work)
