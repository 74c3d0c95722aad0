"""What happens at tables by itself: bots answer, time runs out, standing orders and held answers are carried out.

What is due lies in the log; any process claims it with a lease and does it. Whoever comes second finds the question
answered and does nothing, so after the end of a process everything still happens, each thing exactly once.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from cheeseboard.bots import Question, max_think_seconds
from cheeseboard.core import Action, Refusal, Seat, canonical
from cheeseboard.tables import clock
from cheeseboard.tables.answers import answer, by_itself, release
from cheeseboard.tables.desk import Desk
from cheeseboard.tables.live import Live
from cheeseboard.tables.ports import Log
from cheeseboard.tables.record import Due, Ms
from cheeseboard.tables.seating import begin
from cheeseboard.tables.tasks import end

Think = Callable[[str, str, Question], Awaitable[Action]]  # bot, game, question

LEASE: Ms = 15_000  # how long one process may take over an errand before another tries; no bot may think longer
HAND_OVER: Ms = 100  # between a bot that thinks as long as it may and its table
FAR_AWAY: Ms = 2**62
LONGEST_SLEEP_S = 1.0  # another process may have written an earlier due, and ended
NOT_YET: Ms = 100  # what is due and was not given to us is somebody else's, or must wait for its turn
PACE_S = 0.02  # between two looks at what is due, however often somebody nudges

_log = logging.getLogger(__name__)


def wall_ms() -> Ms:
    """Now."""
    return time.time_ns() // 1_000_000


class Errands:
    """Runs the errands of all tables, side by side with other processes doing the same.

    At most `thinkers` bots think here at once; the others' questions wait in the log, where any process finds them.
    """

    def __init__(
        self, desk: Desk, log: Log, think: Think, *, owner: str, thinkers: int = 1, now: Callable[[], Ms] = wall_ms
    ) -> None:
        self._desk = desk
        self._log = log
        self._think = think
        self._owner = owner
        self._free = thinkers
        self._now = now
        self._nudged = asyncio.Event()
        self._wakes_at: Ms = FAR_AWAY
        self._loop: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin, in the running event loop."""
        self._loop = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        """Leave what is not done to others."""
        if self._loop:
            await end([self._loop])
        await end(self._running)

    def expect(self, dues: Sequence[Due]) -> None:
        """This process has written these dues; what others write is found within a second."""
        if any(due.when < self._wakes_at for due in dues):
            self.nudge()

    def nudge(self) -> None:
        """Something may be due earlier than was known."""
        self._nudged.set()

    async def _go_round(self) -> None:
        while True:
            self._nudged.clear()
            self._wakes_at = FAR_AWAY  # until it is known how long to sleep, whatever is written is earlier
            try:
                dues = await self._log.claim_due(self._now(), self._owner, LEASE, bots=self._free)
                for due in dues:
                    self._free -= due.kind == "bot"
                    task = asyncio.create_task(self._run(due))
                    self._running.add(task)
                    task.add_done_callback(self._running.discard)
                if not dues:
                    until = await self._log.next_due(bots=self._free > 0)
                    await self._sleep(max(until, self._now() + NOT_YET) if until is not None else None)
                    await asyncio.sleep(PACE_S)
            except Refusal as refusal:  # the store is away for a while
                _log.warning("errands wait: %s", refusal.code)
                await asyncio.sleep(LONGEST_SLEEP_S)
            except Exception:  # the outermost loop: without it nothing would happen by itself any more
                _log.exception("errands")
                await asyncio.sleep(LONGEST_SLEEP_S)

    async def _sleep(self, until: Ms | None) -> None:
        now = self._now()
        seconds = LONGEST_SLEEP_S if until is None else min(LONGEST_SLEEP_S, (until - now) / 1_000)
        self._wakes_at = now + int(1_000 * seconds)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(seconds, 0.005)):
                await self._nudged.wait()

    async def _wait_until(self, when: Ms) -> None:
        """How long a thought took is nobody's business, for it depends on the hand."""
        if (left := when - self._now()) > 0:
            await asyncio.sleep(left / 1_000)

    async def _run(self, due: Due) -> None:
        try:
            await self.do(due)
        except Refusal as refusal:
            _log.debug("errand %s at %s row %s: %s", due.kind, due.table, due.at, refusal.code)
        except Exception:
            _log.exception("errand %s at %s, seat %s, row %s", due.kind, due.table, due.seat, due.at)
        finally:
            if due.kind == "bot":
                self._free += 1
                self.nudge()

    async def do(self, due: Due) -> None:
        """Carry out one errand; refused if the question is no longer asked."""
        match due.kind:
            case "held":
                await self._desk.change(due.table, lambda live: release(live, due.seat, due.at, self._now()))
            case "clock" | "order":
                await self._desk.change(
                    due.table, lambda live: by_itself(live, due.seat, due.at, self._now(), due.kind)
                )
            case "start":
                await self._desk.change(due.table, lambda live: begin(live, self._now()))
            case "bot":
                await self._let_bot_answer(due)

    async def _let_bot_answer(self, due: Due) -> None:
        live = await self._desk.look(due.table)
        if live.asked_at.get(due.seat) != due.at:
            live = await self._desk.catch_up(due.table)
        bot = live.record.seats[due.seat].bot
        if live.asked_at.get(due.seat) != due.at or not bot:
            return
        question = question_for(live, due.seat)
        action = await self._think(bot, live.record.game, question)
        if canonical(question.menu, action) is None:
            _log.error("bot %s answered %s, which is not on its menu, at %s row %s", bot, action, due.table, due.at)
            action = live.kit.default(question.view, question.menu)
        await self._wait_until(live.asked_since[due.seat] + pause_of(live, bot))
        decide = partial(answer, seat=due.seat, action=action, at=due.at, now=self._now(), by="bot")
        await self._desk.change(due.table, decide)


def pause_of(live: Live, bot: str) -> Ms:
    """When a bot answers, for every question and hand alike; where cards are hidden, not before its longest thought."""
    longest = max_think_seconds(bot, live.record.game) if live.game.spec.has_hidden_information else 0.0
    return max(clock.BOT_THINKS, int(1_000 * longest) + HAND_OVER if longest else 0)


def question_for(live: Live, seat: Seat) -> Question:
    """All that a bot in this seat is told: its view, its menu, and where cards are hidden all it has seen happen."""
    events = live.events_for(seat) if live.game.spec.has_hidden_information else ()
    return Question(seat, live.game.view(live.course.state, seat), live.menu(seat), events)
