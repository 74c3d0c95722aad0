"""A process is killed after it has claimed an errand: when its lease ends another does it, exactly once."""

import asyncio
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from cheeseboard.bots import Question, make_bot
from cheeseboard.bus import MemoryBell
from cheeseboard.core import Action, sample
from cheeseboard.store import Store
from cheeseboard.tables import answers, seating
from cheeseboard.tables.clock import dues_of
from cheeseboard.tables.desk import Desk
from cheeseboard.tables.errands import Errands
from cheeseboard.tables.live import Live
from cheeseboard.tables.ports import Log
from cheeseboard.tables.record import Change, DecisionClock, Due, Entry, NoClock, Record, Seated
from store.kit import opened

TABLE, NONCE, LEASE_MS = "table-x", "0" * 32, 400
ORDER = "pass"
PATIENCE_S = 300
STEP_MS = 100


async def think(bot: str, game_id: str, question: Question) -> Action:
    return make_bot(bot, game_id, Random(question.seat)).choose(question)


async def put_up(store: Store, kind: str) -> Desk:
    """A table at which dues of this kind come up: people, with an order, a clock or a bot among them."""
    seats = [Seated(person, person, nonce=NONCE) for person in ("ann", "bob", "eve")]
    if kind == "bot":
        seats[1] = Seated(bot="random")
    if kind == "order":
        seats = [Seated(seat.person, seat.name, nonce=NONCE, order=ORDER) for seat in seats]
    clock = DecisionClock() if kind == "clock" else NoClock()
    desk = Desk(store.log, MemoryBell())
    await desk.open(Record(TABLE, "ABCDEF", "gouda-gouda", "{}", tuple(seats), "ann", bytes(32), 1_000, clock=clock))
    await desk.change(TABLE, partial(seating.start, by="ann", now=2_000))
    return desk


async def play_until(desk: Desk, kind: str) -> Due:
    """Let people answer, at once, until something of this kind is due."""
    rng, now = Random(1), 2_000
    for _ in range(500):
        live = await desk.look(TABLE)
        if found := next((due for due in dues_of(live) if due.kind == kind), None):
            return found
        now += 10
        free = [seat for seat in live.asked if not live.record.seats[seat].bot]
        held = {held.seat for held in live.record.held}
        if waiting := [seat for seat in free if seat not in held]:
            await desk.change(TABLE, partial(_answer, seat=rng.choice(waiting), rng=rng, now=now))
        else:
            now += answers.SHORTEST_WINDOW
            await desk.change(TABLE, partial(_release, now=now))
    raise AssertionError(f"no {kind} came up")


def _answer(live: Live, seat: int, rng: Random, now: int) -> Change:
    return answers.answer(live, seat, sample(live.menu(seat), rng), live.asked_at[seat], now)


def _release(live: Live, now: int) -> Change:
    held = live.record.held[0]
    return answers.release(live, held.seat, held.at, now)


def questions_of(record: Record, entries: Sequence[Entry]) -> list[tuple[int, int]]:
    """The question that each answer answered: its seat, and since which row it was asked."""
    live, found = Live.load(record), []
    for entry in entries:
        if entry.seat in live.asked_at:
            found.append((entry.seat, live.asked_at[entry.seat]))
        live = live.after(record, [entry])
    return found


class Looked:
    """A log that counts how often somebody looked for what is due and did not find anything."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.in_vain = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._log, name)

    async def next_due(self, *, bots: bool = True) -> int | None:
        """Asked after nothing was found."""
        self.in_vain += 1
        return await self._log.next_due(bots=bots)


async def looked_around(errands: Sequence[Errands], logs: Sequence[Looked]) -> None:
    """Let everybody look for what is due by the clock as it stands now; twice, for the first may have begun before."""
    for _ in range(2):
        before = [log.in_vain for log in logs]
        for each in errands:
            each.nudge()
        while any(log.in_vain == count for log, count in zip(logs, before, strict=True)):
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("kind", ["clock", "order", "held", "bot"])
def test_what_a_killed_process_had_claimed_another_does_once(url: str, kind: str) -> None:
    async def work() -> None:
        async with opened(url) as one, opened(url) as other:
            due = await play_until(await put_up(one, kind), kind)
            moment = due.when + 1
            claimed = await one.log.claim_due(moment, "killed", LEASE_MS)
            assert due in claimed
            assert await other.log.claim_due(moment, "other", LEASE_MS) == ()
            desks, logs = [], [Looked(store.log) for store in (one, other)]
            errands = []
            for place, log in enumerate(logs):
                desks.append(Desk(log, MemoryBell()))
                errands.append(Errands(desks[-1], log, think, owner=str(place), now=lambda: moment))
            for each in errands:
                each.start()
            async with asyncio.timeout(PATIENCE_S):
                for now in (moment, moment + LEASE_MS - 1):
                    moment = now
                    await looked_around(errands, logs)
                    assert (await desks[0].catch_up(TABLE)).asked_at.get(due.seat) == due.at, "the lease has not ended"
                moment += 1
                while (await desks[0].catch_up(TABLE)).asked_at.get(due.seat) == due.at:
                    await looked_around(errands, logs)
                    moment += STEP_MS
            for each in errands:
                await each.stop()
            found = await one.log.load(TABLE)
            assert found is not None
            answered = [entry for entry in found[1] if entry.n > due.at and entry.seat == due.seat]
            assert answered[0].by == ("" if kind == "held" else kind)
            assert answered[0].ms >= due.when + 1 + LEASE_MS, "not before the lease had ended"
            questions = questions_of(*found)
            assert questions.count((due.seat, due.at)) == 1
            assert len({*questions}) == len(questions)

    asyncio.run(work())
