"""Makes v8.sqlite: v7.sqlite as version 8 has migrated it. Never run again."""

import asyncio
import shutil
from pathlib import Path

from cheeseboard.store import Store, file_url

GOLDENS = Path(__file__).parent


async def make() -> None:
    """Open it once: that brings it up to date."""
    path = Path(shutil.copy(GOLDENS / "v7.sqlite", GOLDENS / "v8.sqlite"))
    store = await Store.open(file_url(path))
    await store.close()
    (GOLDENS / "v8.sqlite.before-0008").unlink()


if __name__ == "__main__":
    asyncio.run(make())
