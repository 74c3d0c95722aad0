"""Background tasks, and how to end tasks for certain."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from cheeseboard.core import Refusal
from cheeseboard.tables.record import Ms

AGAIN_S = 1.0
Work = Coroutine[Any, Any, None]
logger: logging.Logger = logging.getLogger(__name__)


class BackgroundTasks:
    """Tasks that nobody awaits; an error in one is logged and harms no other."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def spawn(self, work: Work) -> None:
        """Start this now; after `close` nothing is started."""
        if self._is_closed:
            work.close()
            return
        task = asyncio.create_task(guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def spawn_later(self, after_ms: Ms, work: Callable[..., Work], *args: str) -> None:
        """Start this after a delay."""
        self.spawn(_after(after_ms, work, *args))

    def close(self) -> None:
        """Cancel everything that is running."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()


async def guarded(work: Work) -> None:
    """Run background work and log its errors."""
    try:
        await work
    except Refusal as refusal:
        logger.debug("background", extra={"code": refusal.code})
    except Exception:
        logger.exception("background")


async def _after(after_ms: Ms, work: Callable[..., Work], *args: str) -> None:
    await asyncio.sleep(after_ms / 1_000)
    await work(*args)


async def cancel_and_wait(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel these tasks, again and again, until all have ended, in whatever way.

    Python 3.11 loses a cancellation that meets the end of what `asyncio.wait_for` waits for.
    """
    all_tasks = set(tasks)
    going = {task for task in all_tasks if not task.done()}
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=AGAIN_S)
    for task in all_tasks:
        if not task.cancelled():
            task.exception()  # retrieve it, or asyncio warns
