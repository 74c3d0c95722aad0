"""The bus by Redis. A notice reaches the other processes as soon as Redis carries it.

Notices of one turn of the event loop are sent together. While Redis is away they wait, one per table, and nobody waits
for them. A listener that may have missed something is told to look at everything again: `on_notice("", -1)`.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from cheeseboard.core import Illegal, Refusal
from cheeseboard.tables.ports import OnNotice
from cheeseboard.tables.registry import Listeners
from cheeseboard.tables.tasks import cancel_and_wait

RESYNC = ("", -1)
CHANNEL = "cheeseboard/bell"  # an older name, kept so that processes of two versions understand each other
MAX_WAITING_NOTICES = 10_000  # tables; beyond that one RESYNC is sent instead
TIMEOUT_S = 3.0
MIN_RETRY_S, MAX_RETRY_S = 0.1, 3.0
CONNECTION_ERRORS = (RedisError, OSError, asyncio.TimeoutError)

logger: logging.Logger = logging.getLogger(__name__)


class Notices(msgspec.Struct, array_like=True):
    """What is sent: the sender, and the newest row of each table that has moved."""

    sender: str
    heads: dict[str, int]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Notices).decode


class RedisBus:
    """Notifies the listeners of every other process that is connected to the same Redis."""

    def __init__(self, url: str) -> None:
        # No retries within the library: it would connect again silently, and what was missed would stay unknown.
        self._redis: Redis = Redis.from_url(
            url, retry=Retry(NoBackoff(), 0), socket_timeout=TIMEOUT_S, socket_connect_timeout=TIMEOUT_S
        )
        self._sender = secrets.token_hex(8)
        self._listeners = Listeners()
        self._waiting: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.is_connected: bool = False  # whether notices of other processes arrive now

    @classmethod
    async def open(cls, url: str) -> "RedisBus":
        """Connect. Refuse if Redis cannot be reached now: the address is probably wrong."""
        try:
            bus = cls(url)
        except ValueError:
            raise Illegal("bad-bus") from None  # without the address: it may contain a password
        pubsub = bus._redis.pubsub()
        try:
            await bus._subscribe(pubsub)
        except CONNECTION_ERRORS as error:
            await _close(pubsub)
            await bus._redis.aclose()
            raise Refusal("bus-down") from error
        bus._tasks = [asyncio.create_task(bus._receive_forever(pubsub)), asyncio.create_task(bus._send_forever())]
        return bus

    async def close(self) -> None:
        """Stop sending and receiving."""
        await cancel_and_wait(self._tasks)
        await self._redis.aclose()

    async def publish(self, table_id: str, n: int) -> None:
        """Say that the table has rows up to n; this never waits for Redis."""
        self._waiting[table_id] = max(n, self._waiting.get(table_id, n))
        self._wake.set()

    def listen(self, on_notice: OnNotice) -> Callable[[], None]:
        """Call this for every notice of another process from now on; call what is returned to stop."""
        return self._listeners.listen(on_notice)

    async def _send_forever(self) -> None:
        pause = MIN_RETRY_S
        while True:
            await self._wake.wait()
            self._wake.clear()
            heads, self._waiting = self._waiting, {}
            if len(heads) > MAX_WAITING_NOTICES:
                heads = dict([RESYNC])
            try:
                await self._redis.publish(CHANNEL, _encode(Notices(self._sender, heads)))
                pause = MIN_RETRY_S
            except CONNECTION_ERRORS as error:
                logger.warning("Redis does not take notices (%s)", type(error).__name__)
                for table_id, n in heads.items():
                    self._waiting[table_id] = max(n, self._waiting.get(table_id, n))
                self._wake.set()
                pause = await _back_off(pause)

    async def _receive_forever(self, pubsub: PubSub) -> None:
        pause = MIN_RETRY_S
        while True:
            try:
                await self._receive(pubsub)
            except CONNECTION_ERRORS as error:
                logger.warning("Redis is away (%s)", type(error).__name__)
            finally:
                self.is_connected = False
                await _close(pubsub)
            pause = await _back_off(pause)
            pubsub = self._redis.pubsub()
            with contextlib.suppress(*CONNECTION_ERRORS):
                await self._subscribe(pubsub)
                pause = MIN_RETRY_S
            self._listeners.notify(*RESYNC)  # also while Redis is away: then only the log tells

    async def _subscribe(self, pubsub: PubSub) -> None:
        """Subscribe and wait for the confirmation: nothing is missed from then on."""
        await pubsub.subscribe(CHANNEL)
        reply = await pubsub.get_message(timeout=TIMEOUT_S)
        if not reply or reply["type"] != "subscribe":
            raise TimeoutError
        self.is_connected = True

    async def _receive(self, pubsub: PubSub) -> None:
        if not self.is_connected:
            return
        is_pinged = False  # a dead connection looks like a quiet one until a ping goes unanswered
        while True:
            message = await pubsub.get_message(timeout=TIMEOUT_S)
            if message is None and is_pinged:
                raise TimeoutError
            if is_pinged := message is None:
                await pubsub.ping()
            elif message["type"] == "message":
                self._deliver(message["data"])

    def _deliver(self, data: bytes) -> None:
        try:
            notices = _decode(data)
        except msgspec.MsgspecError:
            logger.warning("Redis carried something that is no notice")
            return
        if notices.sender != self._sender:
            for table_id, n in notices.heads.items():
                self._listeners.notify(table_id, n)


async def _back_off(pause: float) -> float:
    await asyncio.sleep(pause * (0.5 + secrets.randbelow(1_000) / 1_000))
    return min(2 * pause, MAX_RETRY_S)


async def _close(pubsub: PubSub) -> None:
    with contextlib.suppress(*CONNECTION_ERRORS):
        await pubsub.aclose()  # type: ignore[no-untyped-call]
