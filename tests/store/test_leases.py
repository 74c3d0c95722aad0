"""A process is killed after it has claimed a job: when its lease ends another does it, exactly once."""

import asyncio
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from cheeseboard.bots import Question, make_bot
from cheeseboard.core import Action, sample
from cheeseboard.games import find_kit
from cheeseboard.store import Store
from cheeseboard.tables import clock, decisions, seating
from cheeseboard.tables.clock import jobs_of
from cheeseboard.tables.jobs import JobRunner
from cheeseboard.tables.ports import Log
from cheeseboard.tables.record import BankClock, Change, Job, LogRow, NoClock, SeatRecord, TableRecord
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.stand_ins import stand_in_bot
from cheeseboard.tables.table import Table
from store.sample_tables import opened

TABLE, NONCE, LEASE_MS = "table-x", "0" * 32, 400
ORDER = "pass"
STAND_IN = stand_in_bot(find_kit("gouda-gouda"))
PATIENCE_S = 300
STEP_MS = 100


async def think(bot: str, game_id: str, question: Question) -> Action:
    return make_bot(bot, game_id, Random(question.seat)).choose(question)


async def put_up(store: Store, kind: str) -> TableRegistry:
    """A table at which dues of this kind come up: people, with an order, a clock or a bot among them."""
    seats = [SeatRecord(person, person, nonce=NONCE) for person in ("ann", "bob", "eve")]
    if kind == "bot":
        seats[1] = SeatRecord(bot="random")
    if kind == "auto-pass":
        seats = [SeatRecord(seat.person, seat.name, nonce=NONCE, auto_pass=ORDER) for seat in seats]
    clock = BankClock() if kind == "clock" else NoClock()
    registry = TableRegistry(store.log)
    await registry.create(
        TableRecord(TABLE, "ABCDEF", "gouda-gouda", "{}", tuple(seats), "ann", bytes(32), 1_000, clock=clock)
    )
    await registry.commit(TABLE, partial(seating.request_start, person="ann", now=2_000))
    return registry


async def play_until(registry: TableRegistry, kind: str) -> Job:
    """Let people answer, at once, until something of this kind is due."""
    rng, now = Random(1), 2_000
    for _ in range(500):
        table = await registry.load(TABLE)
        if found := next((job for job in jobs_of(table) if job.kind == kind), None):
            return found
        now += 10
        free = [seat for seat in table.asked if not table.record.seats[seat].bot]
        held = {held.seat for held in table.record.held_answers}
        if waiting := [seat for seat in free if seat not in held]:
            await registry.commit(TABLE, partial(_answer, seat=rng.choice(waiting), rng=rng, now=now))
        else:
            now += clock.MIN_WINDOW_MS
            await registry.commit(TABLE, partial(_release, now=now))
    raise AssertionError(f"no {kind} came up")


def _answer(table: Table, seat: int, rng: Random, now: int) -> Change:
    return decisions.act(table, seat, sample(table.menu(seat), rng), table.question_rows[seat], now)


def _release(table: Table, now: int) -> Change:
    held = table.record.held_answers[0]
    return decisions.release_held(table, held.seat, held.at, now)


def questions_of(record: TableRecord, entries: Sequence[LogRow]) -> list[tuple[int, int]]:
    """The question that each answer answered: its seat, and since which row it was asked."""
    table, found = Table.load(record), []
    for entry in entries:
        if entry.seat in table.question_rows:
            found.append((entry.seat, table.question_rows[entry.seat]))
        table = table.after(record, [entry])
    return found


class Looked:
    """A log that counts how often somebody looked for what is due and did not find anything."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.in_vain = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._log, name)

    async def next_job_at(self, *, bots: bool = True) -> int | None:
        """Asked after nothing was found."""
        self.in_vain += 1
        return await self._log.next_job_at(bots=bots)


async def looked_around(jobs: Sequence[JobRunner], logs: Sequence[Looked]) -> None:
    """Let everybody look for what is due by the clock as it stands now; twice, for the first may have begun before."""
    for _ in range(2):
        before = [log.in_vain for log in logs]
        for each in jobs:
            each.wake()
        while any(log.in_vain == count for log, count in zip(logs, before, strict=True)):
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("kind", ["clock", "auto-pass", "held", "bot"])
def test_what_a_killed_process_had_claimed_another_does_once(url: str, kind: str) -> None:
    async def work() -> None:
        async with opened(url) as one, opened(url) as other:
            job = await play_until(await put_up(one, kind), kind)
            moment = job.when + 1
            claimed = await one.log.claim_jobs(moment, "killed", LEASE_MS)
            assert job in claimed
            assert await other.log.claim_jobs(moment, "other", LEASE_MS) == ()
            desks, logs = [], [Looked(store.log) for store in (one, other)]
            jobs = []
            for place, log in enumerate(logs):
                desks.append(TableRegistry(log))
                jobs.append(JobRunner(desks[-1], log, think, owner=str(place), now=lambda: moment))
            for each in jobs:
                each.start()
            async with asyncio.timeout(PATIENCE_S):
                for now in (moment, moment + LEASE_MS - 1):
                    moment = now
                    await looked_around(jobs, logs)
                    assert (await desks[0].refresh(TABLE)).question_rows.get(job.seat) == job.at, (
                        "the lease has not ended"
                    )
                moment += 1
                while (await desks[0].refresh(TABLE)).question_rows.get(job.seat) == job.at:
                    await looked_around(jobs, logs)
                    moment += STEP_MS
            for each in jobs:
                await each.stop()
            found = await one.log.load(TABLE)
            assert found is not None
            answered = [entry for entry in found[1] if entry.n > job.at and entry.seat == job.seat]
            assert answered[0].source == {"held": "", "clock": "bot"}.get(kind, kind)
            timed_out = [str(entry.action) for entry in found[1] if entry.source == "clock"]
            assert timed_out[:1] == ([f"bot {job.seat} {STAND_IN}"] if kind == "clock" else [])
            assert answered[0].ms >= job.when + 1 + LEASE_MS, "not before the lease had ended"
            questions = questions_of(*found)
            assert questions.count((job.seat, job.at)) == 1
            assert len({*questions}) == len(questions)

    asyncio.run(work())
