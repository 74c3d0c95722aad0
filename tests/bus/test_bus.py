"""The bus: every other process learns that a table has moved, and that it may have missed something."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from redis.asyncio.client import PubSub
from redis.asyncio.connection import AbstractConnection

from cheeseboard.bus import RESYNC, RedisBus
from cheeseboard.bus.redis import CHANNEL, MAX_WAITING_NOTICES
from cheeseboard.core import Refusal
from services import Redis, redis

TIMEOUT_S = 300.0


class Recorder:
    """A listener that remembers its notices."""

    def __init__(self) -> None:
        self.notices: list[tuple[str, int]] = []

    def __call__(self, table_id: str, n: int) -> None:
        self.notices.append((table_id, n))


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        while not condition():
            await asyncio.sleep(0.01)


def run_without_waiting(coroutine: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine that never waits."""
    with pytest.raises(StopIteration):
        coroutine.send(None)


@asynccontextmanager
async def buses(url: str, count: int = 2) -> AsyncIterator[list[tuple[RedisBus, Recorder]]]:
    opened = [(await RedisBus.open(url), Recorder()) for _ in range(count)]
    for bus, recorder in opened:
        bus.listen(recorder)
    try:
        yield opened
    finally:
        for bus, _ in opened:
            await bus.close()


def test_a_notice_arrives_once_in_every_other_process(redis_server: Redis) -> None:
    async def work() -> None:
        async with buses(redis_server.url, 3) as [(one, recorder_one), (two, recorder_two), (_, recorder_three)]:
            await one.publish("t", 7)
            await until(lambda: recorder_two.notices == [("t", 7)] == recorder_three.notices)
            await two.publish("u", 1)
            await until(lambda: recorder_three.notices == [("t", 7), ("u", 1)])
            await until(lambda: recorder_one.notices == [("u", 1)])
            assert recorder_two.notices == [("t", 7)]

    asyncio.run(work())


def test_notices_of_one_turn_are_sent_together(redis_server: Redis) -> None:
    async def work() -> None:
        async with buses(redis_server.url) as [(one, _), (_, recorder)]:
            sent: list[bytes] = []
            publish = one._redis.publish

            async def count(channel: str, message: bytes) -> int:
                sent.append(message)
                return int(await publish(channel, message))

            one._redis.publish = count  # type: ignore[method-assign, assignment]
            for n in range(300):
                await one.publish(f"t{n % 100}", n)
            await until(lambda: len(recorder.notices) == 100)
            assert len(sent) == 1
            assert dict(recorder.notices) == {f"t{k}": 200 + k for k in range(100)}

    asyncio.run(work())


def test_what_is_no_notice_is_ignored(redis_server: Redis) -> None:
    async def work() -> None:
        async with buses(redis_server.url) as [(one, _), (_, recorder)]:
            for message in (b"", b"\xc1", b"hello", b"\x92\xa1x\x05"):
                await one._redis.publish(CHANNEL, message)
            await one.publish("t", 1)
            await until(lambda: bool(recorder.notices))
            assert recorder.notices == [("t", 1)]

    asyncio.run(work())


def test_after_an_outage_of_redis_everybody_resyncs() -> None:
    with redis() as server:

        async def work() -> None:
            async with buses(server.url) as [(one, recorder_one), (two, recorder_two)]:
                await one.publish("t", 1)
                await until(lambda: recorder_two.notices == [("t", 1)])
                server.stop()
                await until(lambda: not one.is_connected and not two.is_connected)
                for n in range(2, 50):
                    run_without_waiting(one.publish("t", n))
                assert {*recorder_one.notices} <= {RESYNC}, "a bus brings only notices of other processes"
                assert {*recorder_two.notices} <= {("t", 1), RESYNC}
                recorder_two.notices.clear()
                await until(lambda: len(recorder_two.notices) >= 2)
                assert {*recorder_two.notices} == {RESYNC}
                assert not two.is_connected, "while Redis is away a process resyncs now and then"
                server.start()
                await until(lambda: one.is_connected and two.is_connected)
                await one.publish("t", 50)
                await two.publish("u", 1)
                await until(lambda: ("t", 50) in recorder_two.notices and ("u", 1) in recorder_one.notices)

        asyncio.run(work())


def test_after_too_many_notices_without_redis_the_others_resync() -> None:
    with redis() as server:

        async def work() -> None:
            async with buses(server.url) as [(one, _), (two, recorder)]:
                server.stop()
                await until(lambda: not one.is_connected and not two.is_connected)
                for n in range(MAX_WAITING_NOTICES + 1):
                    await one.publish(f"t{n}", 1)
                server.start()
                await until(lambda: not one._waiting and two.is_connected)
                await one.publish("t", 2)
                await until(lambda: ("t", 2) in recorder.notices)
                assert {*recorder.notices} == {RESYNC, ("t", 2)}

        asyncio.run(work())


class FakeTimeouts:
    """Decides when reading from Redis times out, instead of time: after `expire` one read comes back empty."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pongs = 0
        self._left = 0
        self._monkeypatch = monkeypatch
        read = PubSub.get_message

        async def get_message(pubsub: PubSub, *_: Any, **__: Any) -> dict[str, Any] | None:
            while not self._left:
                if message := await read(pubsub, timeout=0.01):
                    self.pongs += message["type"] == "pong"
                    return dict(message)
            self._left -= 1
            return None

        monkeypatch.setattr(PubSub, "get_message", get_message)

    async def expire(self) -> None:
        self._left += 1
        await until(lambda: not self._left)


def test_a_connection_that_is_dead_but_not_closed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with redis() as server, monkeypatch.context() as patch:

        async def work() -> None:
            async with buses(server.url, 1) as [(one, recorder)]:
                timeouts = FakeTimeouts(patch)
                for number in range(4):
                    await timeouts.expire()
                    await until(lambda number=number: timeouts.pongs == number + 1)  # type: ignore[misc]
                assert one.is_connected, "quiet is not dead"
                assert recorder.notices == []
                server.freeze()
                await timeouts.expire()
                await timeouts.expire()
                await until(lambda: not one.is_connected)
                patch.undo()
                server.thaw()
                await until(lambda: one.is_connected and RESYNC in recorder.notices)

        asyncio.run(work())


def test_a_bus_closed_while_it_reconnects_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.11 loses a cancellation that meets the end of what `wait_for` waits for, as when a command is sent."""
    send = AbstractConnection._send_packed_command
    closing: list[asyncio.Task[None]] = []

    with redis() as server:

        async def work() -> None:
            bus = await RedisBus.open(server.url)

            async def send_and_close(self: AbstractConnection, command: list[bytes]) -> None:
                await send(self, command)
                if b"SUBSCRIBE" in b"".join(command) and not closing:
                    closing.append(asyncio.create_task(bus.close()))

            monkeypatch.setattr(AbstractConnection, "_send_packed_command", send_and_close)
            server.stop()
            server.start()
            await until(lambda: bool(closing))
            async with asyncio.timeout(TIMEOUT_S):
                await closing[0]
            assert all(task.done() for task in bus._tasks)

        asyncio.run(work())


def test_no_redis_at_the_start_is_refused() -> None:
    with pytest.raises(Refusal, match="bus-down"):
        asyncio.run(RedisBus.open("redis://127.0.0.1:1/0"))
