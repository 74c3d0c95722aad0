"""Everybody who has a socket at a table here: hears the bell and sends each their own message, never another's.

Each listener keeps what it was sent last and is told what it lacks; a lost bell, a slow reader and a reconnect are the
same path. Nothing is told here that `tables.telling` did not say.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import msgspec

from cheeseboard.core import Illegal, NotYours, Over, Refusal, Seat
from cheeseboard.server.frames import ChatMessage, ChatMessages, Pong
from cheeseboard.server.metrics import Metrics
from cheeseboard.server.telling import Known, Teller
from cheeseboard.store import Message, Person, Store
from cheeseboard.tables import seating
from cheeseboard.tables.desk import Desk
from cheeseboard.tables.live import Live
from cheeseboard.tables.ports import Bell
from cheeseboard.tables.record import Change, Ms
from cheeseboard.tables.telling import seats_of

CHAT = "chat:"  # how the bell names a table's chat
CHAT_SHOWN = 50
HEALED_TOGETHER = 50  # tables
MOST_WAITING = 256  # replies that a client has not read; more means that it does not read

Work = Coroutine[Any, Any, None]
_encode = msgspec.json.Encoder().encode
log = logging.getLogger(__name__)


class OwnRings:
    """A bell that knows when it is this process itself that rings: then what the desk knows is the newest."""

    def __init__(self, bell: Bell) -> None:
        self._bell = bell
        self.is_ringing = False

    async def ring(self, table: str, n: int) -> None:
        """Ring; within this process it is heard at once."""
        self.is_ringing = True
        try:
            await self._bell.ring(table, n)
        finally:
            self.is_ringing = False

    def listen(self, hear: Callable[[str, int], None]) -> Callable[[], None]:
        """Hear every ring from now on."""
        return self._bell.listen(hear)


class Listener:
    """One socket at one table."""

    __slots__ = (
        "_soon",
        "_speak",
        "_will_speak",
        "greeted",
        "known",
        "language",
        "lost",
        "only",
        "outbox",
        "person",
        "table",
        "wants_text",
    )

    def __init__(self, table: str, person: Person | None, speak: Callable[[], None]) -> None:
        self.table = table
        self.person = person
        self._speak = speak  # sends what is there to be said
        self._will_speak = False
        self._soon = asyncio.get_running_loop().call_soon
        self.language = ""
        self.wants_text = False
        self.only: tuple[Seat, ...] | None = None
        self.known: dict[Seat | None, Known] = {}
        self.greeted = False
        self.lost: Refusal | None = None  # why nobody speaks to it any more
        self.outbox: list[bytes] = []

    @property
    def person_id(self) -> str:
        """Whose socket this is; the empty text for somebody without a cookie."""
        return self.person.id if self.person else ""

    def push(self, value: object) -> None:
        """Send this soon."""
        if len(self.outbox) >= MOST_WAITING:
            self.lost = Illegal("too-fast", seconds=1)
        else:
            self.outbox.append(_encode(value))
        self.wake()

    def wake(self) -> None:
        """There is something to say: once, when whoever is at work here is done."""
        if not self._will_speak:
            self._will_speak = True
            self._soon(self._say)

    def _say(self) -> None:
        self._will_speak = False
        self._speak()

    def seats(self, live: Live) -> tuple[Seat | None, ...]:
        """As whom this socket looks: its person's seats, or as a spectator."""
        mine = seats_of(live, self.person_id)
        if self.only is not None:
            mine = tuple(seat for seat in mine if seat in self.only)
        return mine or (None,)

    def may_look(self, live: Live) -> bool:
        """Whether this person may see the table at all: who plays there always, others if it is watchable."""
        record = live.record
        return record.watchable or record.phase == "open" or bool(seats_of(live, self.person_id))


class Listeners:
    """The listeners of one table, and the newest state that was brought to them."""

    def __init__(self, live: Live) -> None:
        self.listeners: set[Listener] = set()
        self.teller = Teller(live)
        self.chat_id: int | None = None  # the newest message that was passed on
        self.bringing = False
        self.again = False


class Audience:
    """All listeners of this process, by table."""

    def __init__(self, desk: Desk, store: Store, bell: OwnRings, metrics: Metrics, now: Callable[[], Ms]) -> None:
        self._desk = desk
        self._store = store
        self._bell = bell
        self._metrics = metrics
        self._now = now
        self._tables: dict[str, Listeners] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        self.sockets = 0

    @property
    def watched(self) -> int:
        """How many tables somebody listens at."""
        return len(self._tables)

    # Coming and going

    async def join(self, listener: Listener, live: Live, away_ms: Ms) -> None:
        """Somebody listens at this table from now on."""
        here = self._tables.get(listener.table)
        if here is None:
            here = self._tables[listener.table] = Listeners(live)
            self._later(away_ms, self._call_roll, listener.table)
        elif live.record.version > here.teller.live.record.version or live.n > here.teller.live.n:
            here.teller.move_to(live)
        here.listeners.add(listener)
        self.sockets += 1
        self._metrics.sockets.set(self.sockets)
        self._welcome_back(here)

    def leave(self, listener: Listener, away_ms: Ms) -> None:
        """A socket has gone; when it was the last of its person, the seat waits."""
        here = self._tables.get(listener.table)
        if here is None or listener not in here.listeners:
            return
        here.listeners.remove(listener)
        self.sockets -= 1
        self._metrics.sockets.set(self.sockets)
        if not here.listeners:
            del self._tables[listener.table]
        if listener.person_id and not self._closing:
            self._later(away_ms, self._mark_away, listener.table, listener.person_id)

    def close(self) -> None:
        """Stop telling; those who reconnect elsewhere are not away."""
        self._closing = True
        for task in self._tasks:
            task.cancel()

    def is_here(self, table: str, person: str) -> bool:
        """Whether a person has a socket at this table in this process."""
        here = self._tables.get(table)
        return here is not None and any(listener.person_id == person for listener in here.listeners)

    # The bell

    def hear(self, table: str, n: int) -> None:
        """The bell: bring the table up to date here and wake its listeners."""
        if not table:
            for name in self._tables:
                self._bring_soon(name)
        elif table.startswith(CHAT):
            if (here := self._tables.get(table.removeprefix(CHAT))) and n > (here.chat_id or 0):
                self._spawn(self._pass_on_chat(table.removeprefix(CHAT)))
        elif here := self._tables.get(table):
            live = self._desk.known(table)
            if live is not None and (self._bell.is_ringing or live.n > n):
                self._show(here, live)
            else:
                self._bring_soon(table)

    async def heal(self, within_s: float) -> None:
        """For every table once within this time: what a lost bell did not say, and a ping with the newest row."""
        tables = list(self._tables)
        if not tables:
            await asyncio.sleep(within_s)
        for first in range(0, len(tables), HEALED_TOGETHER):
            some = tables[first : first + HEALED_TOGETHER]
            await asyncio.sleep(within_s * len(some) / len(tables))
            await _guarded(self._heal(some))

    async def _heal(self, tables: list[str]) -> None:
        for here in [self._tables[table] for table in tables if table in self._tables]:
            for listener in here.listeners:
                listener.push(Pong(here.teller.live.n))
        for table in await self._desk.unheard(tables):
            if table in self._tables:
                self._bring_soon(table)

    def _bring_soon(self, table: str) -> None:
        here = self._tables[table]
        if here.bringing:
            here.again = True
        else:
            here.bringing = True
            self._spawn(self._bring_all(table, here))

    async def _bring_all(self, table: str, here: Listeners) -> None:
        try:
            here.again = True
            while here.again:
                here.again = False
                await self.refresh(table)
        finally:
            here.bringing = False

    async def refresh(self, table: str) -> Live:
        """The table as it is in the log now, also for everybody who listens here."""
        live = await self._desk.catch_up(table)
        if here := self._tables.get(table):
            self._show(here, live)
        return live

    def _show(self, here: Listeners, live: Live) -> None:
        is_anew = live.record is not here.teller.live.record
        here.teller.move_to(live)
        if is_anew:
            self._welcome_back(here)
        for listener in here.listeners:
            listener.wake()

    def told(self, listener: Listener) -> list[bytes]:
        """All that a listener lacks, as texts to send."""
        here = self._tables.get(listener.table)
        if here is None or not listener.greeted:
            return []
        teller = here.teller
        if not listener.may_look(teller.live):
            listener.lost = NotYours("not-watchable")
            return []
        seats = listener.seats(teller.live)
        known = listener.known
        listener.known = {}
        texts = []
        language = (listener.language or "en") if listener.wants_text else ""
        for seat in seats:
            text, listener.known[seat] = teller.tell(seat, listener.person_id, known.get(seat), language)
            if text:
                texts.append(text)
                if not teller.live.game.spec.has_hidden_information:
                    self._metrics.count_told(listener.table, len(text))
        return texts

    # Presence

    def _welcome_back(self, here: Listeners) -> None:
        """Whoever is marked away and has a socket here is not away."""
        record = here.teller.live.record
        away = {seated.person for seated in record.seats if seated.person and seated.away_since}
        for person in away & {listener.person_id for listener in here.listeners}:
            self._spawn(self._change(record.id, partial(seating.come_back, person=person)))

    async def _mark_away(self, table: str, person: str) -> None:
        if not self.is_here(table, person):
            await self._change(table, partial(seating.go_away, person=person, now=self._now()))

    async def _call_roll(self, table: str) -> None:
        """After a restart nobody was seen going: mark those who have not come back."""
        live = await self._desk.look(table)
        if isinstance(live.turn, Over):
            return
        for person in {seated.person for seated in live.record.seats if seated.person and not seated.away_since}:
            await self._mark_away(table, person)

    async def _change(self, table: str, decide: Callable[[Live], Change]) -> None:
        await self._desk.change(table, decide)

    # Chat

    async def say(self, table: str, person: Person, text: str, key: str | None) -> None:
        """Keep what was said and ring for it; what the person has said under this id before is not said again."""
        message = await self._store.chat.say(table, person.id, person.name, text, self._now(), key)
        await self._bell.ring(f"{CHAT}{table}", message.id)

    async def mute(self, listener: Listener, message_id: int) -> None:
        """Pass on no more of whoever said this; 0: hear everybody again."""
        if not listener.person_id:
            raise NotYours("no-person")
        await self._store.chat.mute(listener.table, listener.person_id, message_id)

    async def show_chat(self, listener: Listener) -> None:
        """What was said last, for somebody who has just come."""
        messages = await self._store.chat.since(listener.table, 0, CHAT_SHOWN)
        muted = await self._store.chat.muted(listener.table) if messages else {}
        if here := self._tables.get(listener.table):
            if messages:
                here.chat_id = max(here.chat_id or 0, messages[-1].id)
            self._pass_to(here, listener, messages, muted)

    async def _pass_on_chat(self, table: str) -> None:
        here = self._tables.get(table)
        if here is None:
            return
        messages = await self._store.chat.since(table, here.chat_id or 0)
        muted = await self._store.chat.muted(table)
        fresh = [message for message in messages if message.id > (here.chat_id or 0)]
        if fresh:
            here.chat_id = fresh[-1].id
            for listener in here.listeners:
                if listener.greeted:
                    self._pass_to(here, listener, fresh, muted)

    def _pass_to(
        self, here: Listeners, listener: Listener, messages: list[Message], muted: dict[str, set[str]]
    ) -> None:
        silent = muted.get(listener.person_id, set())
        seats = {seated.person: seat for seat, seated in enumerate(here.teller.live.record.seats) if seated.person}
        lines = tuple(
            ChatMessage(
                id=message.id,
                name=message.name,
                text=message.text,
                ms=message.ms,
                seat=seats.get(message.person),
                is_yours=bool(message.person) and message.person == listener.person_id,
            )
            for message in messages
            if message.person not in silent
        )
        if lines:
            listener.push(ChatMessages(lines))

    # Work beside

    def _later(self, after_ms: Ms, work: Callable[..., Work], *args: str) -> None:
        self._spawn(_after(after_ms, work, *args))

    def _spawn(self, work: Work) -> None:
        task = asyncio.create_task(_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _after(after_ms: Ms, work: Callable[..., Work], *args: str) -> None:
    await asyncio.sleep(after_ms / 1_000)
    await work(*args)


async def _guarded(work: Work) -> None:
    """The outermost loop of what nobody waits for."""
    try:
        await work
    except Refusal as refusal:
        log.debug("beside", extra={"code": refusal.code})
    except Exception:
        log.exception("beside")
