"""Runs the jobs of tables: bots answer, time runs out, auto-pass and held answers are played.

Jobs lie in the log. Any process claims a due job with a lease and runs it; a second process finds the question answered
and does nothing. So after the end of a process every job is still done, and done once.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from random import Random

from cheeseboard.core import CHANCE, Action, Ask, Question, Refusal, Seat, canonical, sample
from cheeseboard.tables import clock
from cheeseboard.tables.beats import ROLL_MS, at_pace, longest_thought
from cheeseboard.tables.decisions import act_by_default, act_for_bot, release_held
from cheeseboard.tables.ports import Log
from cheeseboard.tables.record import Job, Ms
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.rematches import lapse_rematch, open_rematch
from cheeseboard.tables.seating import start_without_nonces
from cheeseboard.tables.table import Table
from cheeseboard.tables.tasks import cancel_and_wait
from cheeseboard.tables.timeouts import run_out_of_time
from cheeseboard.tables.windows import end_window

AskBot = Callable[[str, str, Question], Awaitable[Action]]  # bot, game, question

LEASE_MS: Ms = 15_000  # how long one process may take for a job before another tries; no bot may think longer
NEVER_MS: Ms = 2**62
MAX_SLEEP_S = 1.0  # another process may have written an earlier job, and ended
RETRY_MS: Ms = 100  # until a due job that could not be claimed is tried again
PACE_S = 0.02  # between two looks for due jobs, however often we are woken

logger: logging.Logger = logging.getLogger(__name__)


class JobRunner:
    """Runs the jobs of all tables, side by side with other processes doing the same.

    At most `bot_slots` bots think here at once; the others' questions wait in the log, where any process finds them.
    """

    def __init__(
        self,
        registry: TableRegistry,
        log: Log,
        ask_bot: AskBot,
        *,
        owner: str,
        bot_slots: int = 1,
        now: Callable[[], Ms] = clock.now_ms,
    ) -> None:
        self._registry = registry
        self._log = log
        self._ask_bot = ask_bot
        self._owner = owner
        self._free = bot_slots
        self._now = now
        self._woken = asyncio.Event()
        self._wakes_at: Ms = NEVER_MS
        self._loop: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin, in the running event loop."""
        self._loop = asyncio.create_task(self._run_forever())

    async def stop(self) -> None:
        """Stop; other processes run what is left."""
        if self._loop:
            await cancel_and_wait([self._loop])
        await cancel_and_wait(self._running)

    def on_jobs_written(self, jobs: Sequence[Job]) -> None:
        """This process has written these jobs; those of other processes are found within a second."""
        if any(job.when < self._wakes_at for job in jobs):
            self.wake()

    def wake(self) -> None:
        """Look for due jobs now: one may be due earlier than was known."""
        self._woken.set()

    async def _run_forever(self) -> None:
        while True:
            self._woken.clear()
            self._wakes_at = NEVER_MS  # so that any job written meanwhile wakes us
            try:
                jobs = await self._log.claim_jobs(self._now(), self._owner, LEASE_MS, bots=self._free)
                for job in jobs:
                    self._free -= job.kind == "bot"
                    task = asyncio.create_task(self._run(job))
                    self._running.add(task)
                    task.add_done_callback(self._running.discard)
                if not jobs:
                    until = await self._log.next_job_at(bots=self._free > 0)
                    await self._sleep(max(until, self._now() + RETRY_MS) if until is not None else None)
                    await asyncio.sleep(PACE_S)
            except Refusal as refusal:  # the store is away for a while
                logger.warning("jobs wait: %s", refusal.code)
                await asyncio.sleep(MAX_SLEEP_S)
            except Exception:  # the outermost loop: without it nothing would happen by itself any more
                logger.exception("jobs")
                await asyncio.sleep(MAX_SLEEP_S)

    async def _sleep(self, until: Ms | None) -> None:
        now = self._now()
        seconds = MAX_SLEEP_S if until is None else min(MAX_SLEEP_S, (until - now) / 1_000)
        self._wakes_at = now + int(1_000 * seconds)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(seconds, 0.005)):
                await self._woken.wait()

    async def _wait_until(self, when: Ms) -> None:
        """Answer at a fixed time: how long a bot thought depends on its hand."""
        if (left := when - self._now()) > 0:
            await asyncio.sleep(left / 1_000)

    async def _run(self, job: Job) -> None:
        try:
            await self.run_job(job)
        except Refusal as refusal:
            logger.debug("job %s at %s row %s: %s", job.kind, job.table, job.at, refusal.code)
        except Exception:
            logger.exception("job %s at %s, seat %s, row %s", job.kind, job.table, job.seat, job.at)
        finally:
            if job.kind == "bot":
                self._free += 1
                self.wake()

    async def run_job(self, job: Job) -> None:
        """Carry out one job; refused if the question is no longer asked."""
        match job.kind:
            case "held":
                await self._registry.commit(job.table, lambda table: release_held(table, job.seat, job.at, self._now()))
            case "clock" | "grace":
                was_in_grace = job.kind == "grace"
                await self._registry.commit(
                    job.table,
                    lambda table: run_out_of_time(table, job.seat, job.at, self._now(), was_in_grace=was_in_grace),
                )
            case "window":
                await self._registry.commit(job.table, lambda table: end_window(table, self._now()))
            case "auto-pass":
                await self._registry.commit(
                    job.table, lambda table: act_by_default(table, job.seat, job.at, self._now(), job.kind)
                )
            case "start":
                await self._registry.commit(job.table, lambda table: start_without_nonces(table, self._now()))
            case "rematch-lapse":
                await self._registry.commit(job.table, lambda table: lapse_rematch(table, self._now()))
            case "rematch-start":
                await open_rematch(self._registry, job.table, self._now())
            case "bot":
                await self._let_bot_answer(job)

    async def _let_bot_answer(self, job: Job) -> None:
        table = await self._registry.load(job.table)
        if table.question_rows.get(job.seat) != job.at:
            table = await self._registry.refresh(job.table)
        bot = table.record.seats[job.seat].bot
        if table.question_rows.get(job.seat) != job.at or not bot:
            return
        question = question_for(table, job.seat)
        action = await self._ask_bot(bot, table.record.game, question)
        if canonical(question.menu, action) is None:
            logger.error("bot %s answered %s, which is not on its menu, at %s row %s", bot, action, job.table, job.at)
            action = sample(question.menu, Random(job.at))
        if not table.has_beat:  # in a beat the answer is held, and nobody sees when it came
            since = max(table.asked_since[job.seat], table.record.seats[job.seat].bot_since)
            await self._wait_until(since + answer_delay(table, job.seat, bot))
        decide = partial(act_for_bot, seat=job.seat, bot=bot, action=action, question=job.at, now=self._now())
        await self._registry.commit(job.table, decide)


def answer_delay(table: Table, seat: Seat, bot: str) -> Ms:
    """How long after the question a bot answers, whatever its hand; with hidden cards at least its longest thought.

    So long that eyes can follow: a roll comes to rest first, and what follows in the same turn comes quickly.
    """
    delay = clock.MIN_BOT_DELAY_MS
    if table.n and not table.is_anonymous:
        before, last = table.history.turn_at(table.n - 1), table.history.rows[-1]
        if last.seat == CHANCE:
            actor = next((row.seat for row in reversed(table.history.rows) if row.seat != CHANCE), None)
            delay = min(ROLL_MS, 2 * delay) if actor == seat else delay  # its own roll
        elif isinstance(before, Ask) and (before.anonymous or before.seats == (seat,) == (last.seat,)):
            delay = min(delay, clock.FOLLOW_UP_MS)
    delay = at_pace(table.record, delay)
    return max(delay, longest_thought(table, bot)) if table.game.spec.has_hidden_information else delay


def question_for(table: Table, seat: Seat) -> Question:
    """The question for a bot in this seat: view, menu and, in games with hidden information, all events it saw."""
    events = table.events_for(seat) if table.game.spec.has_hidden_information else ()
    return Question(seat, table.game.view(table.history.state, seat), table.menu(seat), events)
