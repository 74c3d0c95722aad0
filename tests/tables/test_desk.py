"""Two processes' desks over one log: whichever is asked decides on the newest state, bell or no bell."""

import asyncio
from functools import partial

import pytest

from cheeseboard.core import Action, Illegal, NotYours
from cheeseboard.tables import answers, seating
from cheeseboard.tables.desk import Desk
from tables.memory import MemoryBell, MemoryLog
from tables.test_tables import ANN, BOB, NONCE, record


async def two_desks() -> tuple[Desk, Desk]:
    """Both know the table as it was put up, and neither hears the other's bell."""
    log = MemoryLog()
    one, other = Desk(log, MemoryBell()), Desk(log, MemoryBell())
    await one.open(record())
    await other.look("tbl-x")
    return one, other


def test_what_is_refused_on_an_old_state_is_decided_again_on_the_newest() -> None:
    async def work() -> None:
        one, other = await two_desks()
        await one.change("tbl-x", lambda live: seating.sit(live, 0, ANN, "Ann", nonce=NONCE))
        await one.change("tbl-x", lambda live: seating.sit(live, 1, BOB, "Bob", nonce=NONCE))
        begun = await other.change("tbl-x", lambda live: seating.start(live, ANN, 0))
        assert begun.asked == (0,)
        first = partial(answers.answer, seat=0, action=Action.parse("move e2"), at=0, now=1)
        assert (await one.change("tbl-x", first)).n == 1

    asyncio.run(work())


def test_what_is_refused_on_the_newest_state_stays_refused() -> None:
    async def work() -> None:
        one, other = await two_desks()
        with pytest.raises(Illegal, match="seats-empty"):
            await other.change("tbl-x", lambda live: seating.start(live, ANN, 0))
        await one.change("tbl-x", lambda live: seating.sit(live, 0, ANN, "Ann"))
        with pytest.raises(NotYours):
            await other.change("tbl-x", lambda live: seating.start(live, BOB, 0))

    asyncio.run(work())
