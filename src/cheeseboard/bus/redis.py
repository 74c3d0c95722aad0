"""The bus of several processes, by Redis. A notice is heard here at once and elsewhere as soon as Redis carries it.

Rings of one turn of the event loop travel together. While Redis is away they wait, one per table, and nobody waits for
them. Whoever may have missed something, or hears nothing now, is told to look at everything again: `hear("", -1)`.
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

from cheeseboard.bus.memory import LocalListeners, OnPublish
from cheeseboard.core import Illegal, Refusal
from cheeseboard.tables.tasks import cancel_and_wait

RESYNC = ("", -1)
CHANNEL = "cheeseboard/bell"
MAX_WAITING_NOTICES = 10_000  # tables; with more, one "look at everything" takes their place
TIMEOUT_S = 3.0
SHORTEST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 3.0
CONNECTION_ERRORS = (RedisError, OSError, asyncio.TimeoutError)

_log = logging.getLogger(__name__)


class Notices(msgspec.Struct, array_like=True):
    """What travels: who rings, and which tables have moved up to which row."""

    sender: str
    rung: dict[str, int]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Notices).decode


class RedisBus:
    """Rings in every process that is connected to the same Redis."""

    def __init__(self, url: str) -> None:
        # No retries within the library: it would connect again silently, and what was missed would stay unknown.
        self._redis: Redis = Redis.from_url(
            url, retry=Retry(NoBackoff(), 0), socket_timeout=TIMEOUT_S, socket_connect_timeout=TIMEOUT_S
        )
        self._me = secrets.token_hex(8)
        self._listeners = LocalListeners()
        self._waiting: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.is_connected = False  # whether rings of others are heard now

    @classmethod
    async def open(cls, url: str) -> "RedisBus":
        """Connect; if Redis cannot be reached now, refuse, for then the address is likely wrong."""
        try:
            bus = cls(url)
        except ValueError:
            raise Illegal("bad-bus") from None  # without the address, for a password may stand in it
        pubsub = bus._redis.pubsub()
        try:
            await bus._subscribe(pubsub)
        except CONNECTION_ERRORS as error:
            await _end(pubsub)
            await bus._redis.aclose()
            raise Refusal("bus-down") from error
        bus._tasks = [asyncio.create_task(bus._hear_on(pubsub)), asyncio.create_task(bus._send_on())]
        return bus

    async def close(self) -> None:
        """Stop hearing and ringing."""
        await cancel_and_wait(self._tasks)
        await self._redis.aclose()

    async def publish(self, table_id: str, n: int) -> None:
        """Say that the table has news up to row n; this never waits for Redis."""
        self._listeners.notify(table_id, n)
        self._waiting[table_id] = max(n, self._waiting.get(table_id, n))
        self._wake.set()

    def listen(self, on_publish: OnPublish) -> Callable[[], None]:
        """Hear every ring from now on; call what is returned to stop."""
        return self._listeners.listen(on_publish)

    async def _send_on(self) -> None:
        pause = SHORTEST_PAUSE_S
        while True:
            await self._wake.wait()
            self._wake.clear()
            rung, self._waiting = self._waiting, {}
            if len(rung) > MAX_WAITING_NOTICES:
                rung = dict([RESYNC])
            try:
                await self._redis.publish(CHANNEL, _encode(Notices(self._me, rung)))
                pause = SHORTEST_PAUSE_S
            except CONNECTION_ERRORS as error:
                _log.warning("Redis does not take rings (%s)", type(error).__name__)
                for table, n in rung.items():
                    self._waiting[table] = max(n, self._waiting.get(table, n))
                self._wake.set()
                pause = await _longer(pause)

    async def _hear_on(self, pubsub: PubSub) -> None:
        pause = SHORTEST_PAUSE_S
        while True:
            try:
                await self._hear(pubsub)
            except CONNECTION_ERRORS as error:
                _log.warning("Redis is away (%s)", type(error).__name__)
            finally:
                self.is_connected = False
                await _end(pubsub)
            pause = await _longer(pause)
            pubsub = self._redis.pubsub()
            with contextlib.suppress(*CONNECTION_ERRORS):
                await self._subscribe(pubsub)
                pause = SHORTEST_PAUSE_S
            self._listeners.notify(*RESYNC)  # also while it is away: then this is all that others let us know

    async def _subscribe(self, pubsub: PubSub) -> None:
        """Only once the subscription is confirmed nothing is missed any more."""
        await pubsub.subscribe(CHANNEL)
        answer = await pubsub.get_message(timeout=TIMEOUT_S)
        if not answer or answer["type"] != "subscribe":
            raise TimeoutError
        self.is_connected = True

    async def _hear(self, pubsub: PubSub) -> None:
        if not self.is_connected:
            return
        is_asked = False  # whether a sign of life is awaited: a dead connection looks like a quiet one
        while True:
            message = await pubsub.get_message(timeout=TIMEOUT_S)
            if message is None and is_asked:
                raise TimeoutError
            if is_asked := message is None:
                await pubsub.ping()
            elif message["type"] == "message":
                self._take(message["data"])

    def _take(self, data: bytes) -> None:
        try:
            rings = _decode(data)
        except msgspec.MsgspecError:
            _log.warning("something that is no ring came by Redis")
            return
        if rings.sender != self._me:
            for table, n in rings.rung.items():
                self._listeners.notify(table, n)


async def _longer(pause: float) -> float:
    await asyncio.sleep(pause * (0.5 + secrets.randbelow(1_000) / 1_000))
    return min(2 * pause, LONGEST_PAUSE_S)


async def _end(pubsub: PubSub) -> None:
    with contextlib.suppress(*CONNECTION_ERRORS):
        await pubsub.aclose()  # type: ignore[no-untyped-call]
