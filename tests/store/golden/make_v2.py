"""Makes v2.sqlite: v1.sqlite as version 2 has migrated it, and somebody muted. Never run again."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from cheeseboard.store import Store, file_url

GOLDENS = Path(__file__).parent


async def mute(url: str) -> None:
    store = await Store.open(url)
    known = await store.people.by_account("Ann")
    assert known is not None
    said = (await store.chat.since("golden-over"))[0]
    await store.chat.mute("golden-over", known[0].id, said.id)
    await store.close()


if __name__ == "__main__":
    asyncio.run(mute(file_url(Path(shutil.copy(GOLDENS / "v1.sqlite", GOLDENS / "v2.sqlite")))))
    with closing(sqlite3.connect(GOLDENS / "v2.sqlite")) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    (GOLDENS / "v2.sqlite.before-0002").unlink()
