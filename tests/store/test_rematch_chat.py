"""The talk at a table goes on in its rematch."""

import asyncio

from msgspec.structs import replace

from cheeseboard.protocol.chat import CHAT_HISTORY
from store.sample_tables import ANN, BOB, opened, record

OLD, NEW = record(), replace(record(1), rematch_of=record().id)


def test_the_talk_goes_on_in_a_rematch_with_its_times_and_who_is_muted(url: str) -> None:
    async def checking() -> None:
        async with opened(url) as store:
            await store.log.create(OLD)
            lines = [
                await store.chat.say(OLD.id, ANN, "Ann", f"line {number}", 10 + number, f"{number}")
                for number in range(CHAT_HISTORY + 2)
            ]
            await store.chat.mute(OLD.id, BOB, lines[0].id)
            await store.log.create(NEW)
            said = await store.chat.since(NEW.id)
            assert [(line.text, line.ms) for line in said] == [(line.text, line.ms) for line in lines[2:]]
            assert min(line.id for line in said) > lines[-1].id, "each is a message of its own there"
            assert await store.chat.muted(NEW.id) == {BOB: {ANN}}
            await store.chat.say(NEW.id, ANN, "Ann", "new", 99, "new")
            assert len(await store.chat.since(OLD.id)) == len(lines), "who stayed behind is told nothing more"

    asyncio.run(checking())
