"""One client at one table: decodes its messages, carries them out, and answers each, also with a refusal."""

import hashlib
import logging
import time
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cheeseboard import __version__
from cheeseboard.core import Action, Illegal, NotYours, Refusal, Seat
from cheeseboard.protocol.broadcast import Broadcaster, Subscriber
from cheeseboard.protocol.chat import ChatRelay
from cheeseboard.protocol.counters import COMMIT_SECONDS, Counters
from cheeseboard.protocol.errors import OLD_PAGE, as_refusal, refusal_message
from cheeseboard.protocol.messages import (
    Accepted,
    Act,
    Arm,
    BoardShown,
    ClientId,
    ClientMessage,
    Hello,
    Mute,
    PassWindow,
    Ping,
    Pong,
    SendChat,
    Undo,
    Wait,
    Welcome,
    WindowShown,
    Withdraw,
)
from cheeseboard.protocol.ports import Address, PeopleStore, RateLimit, Translator
from cheeseboard.protocol.table_details import table_details
from cheeseboard.protocol.texts import clean_text, is_visible
from cheeseboard.protocol.updates import LastSent
from cheeseboard.tables import windows
from cheeseboard.tables.agreements import undo
from cheeseboard.tables.beats import PASS
from cheeseboard.tables.decisions import ActionRequest, decide_action
from cheeseboard.tables.record import Change, Ms
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.seating import show_board
from cheeseboard.tables.table import Table, seats_of

ONCE_ONLY = (Act, PassWindow, Withdraw, Arm, Wait, Undo, SendChat)  # a resend gets the first answer, nothing is done
ANSWER_CACHE_SIZE = 32
HELLO_ROWS = 10  # cost in rows of a hello without new rows: the table is read, and sent in full
TEXT_TIMES = 4  # cost factor of a row with sentences and drawings
MAX_HELLO_ROWS = 15_000  # at most charged for one hello, so that the longest game can be read by everybody
MAX_REFUSED_MESSAGES = 200  # above the rate in a row, after which the socket is closed

logger: logging.Logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class TableServices:
    """What every connection of a server needs."""

    registry: TableRegistry
    broadcaster: Broadcaster
    chat: ChatRelay
    people: PeopleStore
    translator: Translator
    counters: Counters
    address: Address
    row_limit: RateLimit  # of the rows that a hello asks for
    chat_limit: RateLimit
    max_message_bytes: int
    now: Callable[[], Ms]


class TableConnection:
    """The messages of one client at one table."""

    __slots__ = ("_address", "_answers", "_over_rate", "_person_hash", "_seconds_to_wait", "_services", "_subscriber")

    def __init__(
        self, services: TableServices, subscriber: Subscriber, address: str, seconds_to_wait: Callable[[], float]
    ) -> None:
        self._services = services
        self._subscriber = subscriber
        self._address = address  # where the client is, for what is limited by address
        self._seconds_to_wait = seconds_to_wait  # counts one message: 0 if the rate allows it now
        self._over_rate = 0  # messages above the rate in a row
        self._answers: dict[str, Accepted | Pong] = {}
        self._person_hash = _short_hash(subscriber.person_id)

    async def receive(self, text: str) -> Refusal | None:
        """Answer one message; return why the connection must be closed, if so."""
        if seconds := self._seconds_to_wait():
            self._over_rate += 1
            refusal: Refusal = Illegal("too-fast", seconds=int(seconds) + 1)
            if self._over_rate > MAX_REFUSED_MESSAGES:
                return refusal
            self._refuse(refusal, None)
            return None
        self._over_rate = 0
        message: ClientMessage | None = None
        try:
            if len(text) > self._services.max_message_bytes:
                raise Illegal("too-big")
            message = decode_message(text)
            first = self._answers.get(message.id) if message.id and isinstance(message, ONCE_ONLY) else None
            reply = first or await self._answer(message)
            if reply is not None:
                self._remember(message.id, reply)
                self._subscriber.push(reply)
        except Exception as error:
            refusal = as_refusal(error)
            if refusal.code == OLD_PAGE:
                self._subscriber.language = self._subscriber.language or language_of_old_page(text)
                return refusal
            if refusal.code == "our-fault":
                self._log(error, message)
            self._refuse(refusal, message.id if message else request_id_of(text))
        return None

    async def _answer(self, message: ClientMessage) -> Accepted | Pong | None:
        match message:
            case Act():
                texts = message.actions or (message.action,)
                return await self._act(message, tuple(Action.parse(text) for text in texts))
            case PassWindow():
                return await self._act(message, (PASS,))
            case Withdraw() | Arm() | Wait() | WindowShown() | Undo():
                return await self._change(message)
            case Hello():
                return await self._greet(message)
            case BoardShown():
                return await self._show_board(message)
            case SendChat():
                return await self._send_chat(message)
            case Mute():
                await self._services.chat.mute(self._subscriber, max(0, min(message.message, 2**53)))
                return Accepted((await self._table()).n, message.id)
            case Ping():
                return Pong((await self._table()).n, message.id)

    async def _change(self, message: Withdraw | Arm | Wait | WindowShown | Undo) -> Accepted:
        """Whatever a seat does besides answering its question; each is one function of `tables`."""
        now, person, request_id = self._services.now(), self._subscriber.person_id, self._request_id(message.id)
        question = message.question if isinstance(message, Wait | WindowShown) else -1
        request = windows.WindowRequest(person, message.seat, question, request_id)
        armed = Action.parse(message.action) if isinstance(message, Arm) else PASS

        def decide(table: Table) -> Change:
            match message:
                case Withdraw():
                    return windows.withdraw(table, request)
                case Arm():
                    return windows.arm(table, request, armed)
                case Wait():
                    return windows.wait(table, request, now, on=message.on)
                case WindowShown():
                    return windows.confirm_window(table, request, now)
                case Undo():
                    return undo(table, person, message.seat, message.row, now, request_id)

        table = await self._services.registry.commit(self._subscriber.table_id, decide)
        return Accepted(table.row_of_request(request_id) or table.n, message.id)

    def _request_id(self, client_id: str | None) -> str:
        return f"{self._person_hash}:{client_id}" if client_id else ""

    async def _act(self, act: Act | PassWindow, actions: tuple[Action, ...]) -> Accepted:
        request = ActionRequest(
            person=self._subscriber.person_id,
            actions=actions,
            question=act.question,
            seat=act.seat,
            request_id=self._request_id(act.id),
            only_in_window=isinstance(act, PassWindow),
        )
        begun = time.perf_counter()
        table = await self._services.registry.commit(
            self._subscriber.table_id, lambda table: decide_action(table, request, self._services.now())
        )
        if not table.game.spec.has_hidden_information:
            seconds, counters = time.perf_counter() - begun, self._services.counters
            counters.commits[bisect_left(COMMIT_SECONDS, seconds)] += 1
            counters.commit_seconds += seconds
        return Accepted(table.row_of_request(request.request_id) or table.n, act.id)

    async def _greet(self, hello: Hello) -> Accepted | None:
        subscriber, rows = self._subscriber, self._services.row_limit
        rows.take(self._address, HELLO_ROWS)
        table = await self._services.broadcaster.refresh(subscriber.table_id)
        rows.take(self._address, _rows_to_send(hello, table, seats_of(table, subscriber.person_id)))
        if hello.lang and hello.lang not in self._services.translator.languages:
            raise Illegal("bad-request", what=f"lang: {' | '.join(self._services.translator.languages)}")
        subscriber.language, subscriber.wants_text, subscriber.chosen_seats = hello.lang, hello.text, hello.seats
        subscriber.last_sent = {seat: LastSent(min(max(hello.have, -1), table.n)) for seat in subscriber.seats(table)}
        first = not subscriber.has_said_hello
        subscriber.push(
            Welcome(
                table_details(table, subscriber.person_id, self._services.address), self._services.now(), __version__
            )
        )
        subscriber.has_said_hello = True
        if first:
            await self._services.chat.send_history(subscriber)
        subscriber.wake()
        return Accepted(table.n, hello.id) if hello.id else None

    async def _show_board(self, shown: BoardShown) -> Accepted:
        person, now = self._subscriber.person_id, self._services.now()
        table = await self._services.registry.commit(
            self._subscriber.table_id,
            lambda table: show_board(table, person, now, confirms_windows=shown.confirms_windows),
        )
        return Accepted(table.n, shown.id)

    async def _send_chat(self, chat: SendChat) -> Accepted:
        person = await self._services.people.find(self._subscriber.person_id)
        if person is None:
            raise NotYours("no-person")
        text = clean_text(chat.text)
        if not is_visible(text):
            raise Illegal("bad-request", what="text")
        if not chat.id or not await self._services.chat.has_message(self._subscriber.table_id, person, chat.id):
            self._services.chat_limit.take(person.id)
            await self._services.chat.say(self._subscriber.table_id, person, text, chat.id)
        return Accepted((await self._table()).n, chat.id)

    async def _table(self) -> Table:
        return await self._services.registry.load(self._subscriber.table_id)

    def _refuse(self, refusal: Refusal, client_id: str | None) -> None:
        table = self._services.registry.cached(self._subscriber.table_id)
        if table and not table.game.spec.has_hidden_information:
            self._services.counters.refusals[refusal.code] += 1
        language = self._subscriber.language
        words = self._services.translator.words(language, table.record if table else None) if language else None
        self._subscriber.push(replace(refusal_message(refusal, words), id=client_id))

    def _remember(self, client_id: str | None, reply: Accepted | Pong) -> None:
        if client_id:
            self._answers[client_id] = reply
            if len(self._answers) > ANSWER_CACHE_SIZE:
                del self._answers[next(iter(self._answers))]

    def _log(self, error: Exception, message: ClientMessage | None) -> None:
        """Log what is needed to replay the error; not the action where cards are hidden, for it names them."""
        details: dict[str, object] = {"table": self._subscriber.table_id, "kind": type(message).__name__}
        table = self._services.registry.cached(self._subscriber.table_id)
        if isinstance(message, Act) and table and not table.game.spec.has_hidden_information:
            details |= msgspec.to_builtins(message)
        logger.error("fault", extra=details, exc_info=error)


def _rows_to_send(hello: Hello, table: Table, seats: tuple[Seat, ...]) -> int:
    """The cost of sending a client all it lacks, in rows; events are looked up for each row and each seat."""
    rows = table.n - min(max(hello.have, 0), table.n)
    return min(MAX_HELLO_ROWS, rows * max(1, len(seats)) * (TEXT_TIMES if hello.text else 1))


def _short_hash(person: str) -> str:
    """A short hash of a person for the log; it does not lead back to the id."""
    return hashlib.sha256(person.encode()).hexdigest()[:12]


class _Envelope(Struct):
    type: msgspec.Raw = msgspec.Raw()
    id: msgspec.Raw = msgspec.Raw()
    lang: str = ""


_message: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_envelope = msgspec.json.Decoder(_Envelope)
_client_id = msgspec.json.Decoder(ClientId)
_DECODE_ERRORS = (msgspec.MsgspecError, UnicodeError, RecursionError)


def decode_message(text: str) -> ClientMessage:
    """A message from a client, or a refusal that says what is wrong with it."""
    try:
        return _message.decode(text)
    except _DECODE_ERRORS as error:
        if _is_of_old_page(text):
            raise Illegal("old-page") from None
        raise Illegal("bad-request", what=str(error)[:200]) from None


def request_id_of(text: str) -> str | None:
    """The id of a message that cannot be decoded otherwise, for its refusal."""
    try:
        raw = _envelope.decode(text).id
        return _client_id.decode(raw) if raw else None
    except _DECODE_ERRORS:
        return None


def language_of_old_page(text: str) -> str:
    """The language of a page that is too old."""
    try:
        return _envelope.decode(text).lang
    except _DECODE_ERRORS:
        return ""


def _is_of_old_page(text: str) -> bool:
    """Whether a message has no type: its page is older than typed messages."""
    try:
        return not _envelope.decode(text).type
    except _DECODE_ERRORS:
        return False
