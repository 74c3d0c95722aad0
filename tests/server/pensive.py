"""`cheeseboard` with bots that never come to the end of a thought, so that it can be killed in the middle of one."""

import asyncio
from typing import NoReturn

from cheeseboard.bots import Question
from cheeseboard.cli import main
from cheeseboard.server.bot_workers import WorkerPool


async def think_on(self: WorkerPool, bot: str, game_id: str, question: Question) -> NoReturn:
    """Think and think."""
    await asyncio.Event().wait()
    raise AssertionError("nobody ends this")


if __name__ == "__main__":
    WorkerPool.ask_bot = think_on  # type: ignore[method-assign]
    main()
