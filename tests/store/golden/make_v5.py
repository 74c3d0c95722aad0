"""Makes v5.sqlite: v4.sqlite as version 5 has migrated it. Never run again."""

import asyncio
import shutil
from pathlib import Path

from cheeseboard.store import Store, file_url

GOLDENS = Path(__file__).parent


async def make() -> None:
    """Open it once: that brings it up to date."""
    path = Path(shutil.copy(GOLDENS / "v4.sqlite", GOLDENS / "v5.sqlite"))
    store = await Store.open(file_url(path))
    await store.close()
    (GOLDENS / "v5.sqlite.before-0005").unlink()


if __name__ == "__main__":
    asyncio.run(make())
