"""The end of tasks. Python 3.11 loses a cancellation that meets the end of what `asyncio.wait_for` waits for."""

import asyncio
from collections.abc import Iterable

AGAIN_S = 1.0


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel these tasks, again and again, until all have ended, in whatever way."""
    all_tasks = set(tasks)
    going = {task for task in all_tasks if not task.done()}
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=AGAIN_S)
    for task in all_tasks:
        if not task.cancelled():
            task.exception()  # looked at, so that nobody complains that it was not
