"""Bells: every process hears that a table has moved; who may have missed something hears that too."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from redis.asyncio.client import PubSub
from redis.asyncio.connection import AbstractConnection

from cheeseboard.bus import RESYNC, MemoryBus, RedisBus
from cheeseboard.bus.redis import CHANNEL, MAX_WAITING_NOTICES
from cheeseboard.core import Refusal
from services import Redis, redis

PATIENCE_S = 300.0


class Ear:
    """Remembers what it heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []

    def __call__(self, table: str, n: int) -> None:
        self.heard.append((table, n))


async def until(claim: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not claim():
            await asyncio.sleep(0.01)


def at_once(work: Coroutine[Any, Any, None]) -> None:
    """Do this without waiting for anything."""
    with pytest.raises(StopIteration):
        work.send(None)


@asynccontextmanager
async def bells(url: str, count: int = 2) -> AsyncIterator[list[tuple[RedisBus, Ear]]]:
    there = [(await RedisBus.open(url), Ear()) for _ in range(count)]
    for bus, ear in there:
        bus.listen(ear)
    try:
        yield there
    finally:
        for bus, _ in there:
            await bus.close()


def test_the_bell_of_one_process_is_heard_until_one_stops_listening() -> None:
    async def work() -> None:
        bus, one, two = MemoryBus(), Ear(), Ear()
        stop = bus.listen(one)
        bus.listen(two)
        await bus.publish("t", 1)
        stop()
        stop()
        await bus.publish("t", 2)
        assert (one.heard, two.heard) == ([("t", 1)], [("t", 1), ("t", 2)])

    asyncio.run(work())


def test_an_ear_that_fails_keeps_nobody_from_hearing(caplog: pytest.LogCaptureFixture) -> None:
    def fail(table: str, n: int) -> None:
        raise KeyError(table)

    async def work() -> None:
        bus, ear = MemoryBus(), Ear()
        bus.listen(fail)
        bus.listen(ear)
        await bus.publish("t", 1)
        assert ear.heard == [("t", 1)]

    asyncio.run(work())
    assert "an ear failed at table t, row 1" in caplog.text


def test_a_ring_is_heard_here_at_once_and_elsewhere_once(redis_server: Redis) -> None:
    async def work() -> None:
        async with bells(redis_server.url, 3) as [(one, ear_one), (two, ear_two), (_, ear_three)]:
            await one.publish("t", 7)
            assert ear_one.heard == [("t", 7)]
            await until(lambda: ear_two.heard == [("t", 7)] == ear_three.heard)
            await two.publish("u", 1)
            assert ear_two.heard == [("t", 7), ("u", 1)]
            await until(lambda: ear_three.heard == [("t", 7), ("u", 1)] == ear_one.heard)

    asyncio.run(work())


def test_rings_of_one_turn_travel_together(redis_server: Redis) -> None:
    async def work() -> None:
        async with bells(redis_server.url) as [(one, _), (_, ear)]:
            sent: list[bytes] = []
            publish = one._redis.publish

            async def count(channel: str, message: bytes) -> int:
                sent.append(message)
                return int(await publish(channel, message))

            one._redis.publish = count  # type: ignore[method-assign, assignment]
            for n in range(300):
                await one.publish(f"t{n % 100}", n)
            await until(lambda: len(ear.heard) == 100)
            assert len(sent) == 1
            assert dict(ear.heard) == {f"t{k}": 200 + k for k in range(100)}

    asyncio.run(work())


def test_what_is_no_ring_is_passed_over(redis_server: Redis) -> None:
    async def work() -> None:
        async with bells(redis_server.url) as [(one, _), (_, ear)]:
            for message in (b"", b"\xc1", b"hello", b"\x92\xa1x\x05"):
                await one._redis.publish(CHANNEL, message)
            await one.publish("t", 1)
            await until(lambda: bool(ear.heard))
            assert ear.heard == [("t", 1)]

    asyncio.run(work())


def test_redis_away_and_back_rings_go_on_and_everybody_looks_again() -> None:
    with redis() as server:

        async def work() -> None:
            async with bells(server.url) as [(one, ear_one), (two, ear_two)]:
                await one.publish("t", 1)
                await until(lambda: ear_two.heard == [("t", 1)])
                server.stop()
                await until(lambda: not one.is_connected and not two.is_connected)
                for n in range(2, 50):
                    at_once(one.publish("t", n))
                heard = [ring for ring in ear_one.heard if ring != RESYNC]
                assert heard == [("t", n) for n in range(1, 50)], "here every ring is heard all the time"
                assert {*ear_two.heard} <= {("t", 1), RESYNC}
                ear_two.heard.clear()
                await until(lambda: len(ear_two.heard) >= 2)
                assert {*ear_two.heard} == {RESYNC}
                assert not two.is_connected, "while Redis is away one looks oneself, now and then"
                server.start()
                await until(lambda: one.is_connected and two.is_connected)
                await one.publish("t", 50)
                await two.publish("u", 1)
                await until(lambda: ("t", 50) in ear_two.heard and ("u", 1) in ear_one.heard)

        asyncio.run(work())


def test_after_too_many_rings_without_redis_the_others_look_at_everything() -> None:
    with redis() as server:

        async def work() -> None:
            async with bells(server.url) as [(one, _), (two, ear)]:
                server.stop()
                await until(lambda: not one.is_connected and not two.is_connected)
                for n in range(MAX_WAITING_NOTICES + 1):
                    await one.publish(f"t{n}", 1)
                server.start()
                await until(lambda: not one._waiting and two.is_connected)
                await one.publish("t", 2)
                await until(lambda: ("t", 2) in ear.heard)
                assert {*ear.heard} == {RESYNC, ("t", 2)}

        asyncio.run(work())


class Silence:
    """Decides when it has been quiet for long enough, instead of time: `falls` and a bell no longer waits to hear."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.signs_of_life = 0
        self._left = 0
        self._monkeypatch = monkeypatch
        listen = PubSub.get_message

        async def get_message(pubsub: PubSub, *_: Any, **__: Any) -> dict[str, Any] | None:
            while not self._left:
                if message := await listen(pubsub, timeout=0.01):
                    self.signs_of_life += message["type"] == "pong"
                    return dict(message)
            self._left -= 1
            return None

        monkeypatch.setattr(PubSub, "get_message", get_message)

    async def falls(self) -> None:
        self._left += 1
        await until(lambda: not self._left)


def test_a_connection_that_is_dead_but_not_closed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with redis() as server, monkeypatch.context() as patch:

        async def work() -> None:
            async with bells(server.url, 1) as [(one, ear)]:
                silence = Silence(patch)
                for number in range(4):
                    await silence.falls()
                    await until(lambda number=number: silence.signs_of_life == number + 1)  # type: ignore[misc]
                assert one.is_connected, "quiet is not dead"
                assert ear.heard == []
                server.freeze()
                await silence.falls()
                await silence.falls()
                await until(lambda: not one.is_connected)
                patch.undo()
                server.thaw()
                await until(lambda: one.is_connected and RESYNC in ear.heard)

        asyncio.run(work())


def test_a_bell_that_is_closed_in_the_very_turn_of_its_reconnect_ends(monkeypatch: pytest.MonkeyPatch) -> None:
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
            async with asyncio.timeout(PATIENCE_S):
                await closing[0]
            assert all(task.done() for task in bus._tasks)

        asyncio.run(work())


def test_no_redis_at_the_start_is_refused() -> None:
    with pytest.raises(Refusal, match="bus-down"):
        asyncio.run(RedisBus.open("redis://127.0.0.1:1/0"))
