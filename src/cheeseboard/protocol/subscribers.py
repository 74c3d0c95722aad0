"""Clients that are connected to tables, and what each was sent last."""

import asyncio
from collections.abc import Callable

import msgspec

from cheeseboard.core import Illegal, Refusal, Seat
from cheeseboard.protocol.ports import Translator
from cheeseboard.protocol.updates import LastSent, UpdateEncoder
from cheeseboard.tables.record import Person
from cheeseboard.tables.table import Table, seats_of

MAX_UNREAD_REPLIES = 256  # more means that a client does not read

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


class Subscribers(dict[str, TableSubscribers]):
    """All subscribers of this process, by table."""

    def is_here(self, table_id: str, person_id: str) -> bool:
        """Whether a person has a client at this table."""
        here = self.get(table_id)
        return here is not None and any(subscriber.person_id == person_id for subscriber in here.subscribers)
