"""The list of open tables, sent again when it has changed, a few times a second at most."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator

import msgspec

from cheeseboard.core import Refusal
from cheeseboard.protocol.ports import OpenTables
from cheeseboard.protocol.table_bodies import Lobby, LobbyRow
from cheeseboard.tables.ports import Bus
from cheeseboard.tables.record import TableRecord
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.tasks import cancel_and_wait

PAUSE_S = 0.3
logger: logging.Logger = logging.getLogger(__name__)


class LobbyFeed:
    """The clients of this process that watch the list of open tables."""

    def __init__(self, tables: OpenTables, registry: TableRegistry, bus: Bus | None, rows: int) -> None:
        self._tables = tables
        self._sources: list[TableRegistry | Bus] = [registry, bus] if bus else [registry]
        self._rows = rows
        self._mailboxes: set[asyncio.Queue[str]] = set()
        self._shown: set[str] = set()
        self._must_send = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @contextlib.contextmanager
    def subscribe(self) -> Iterator[asyncio.Queue[str]]:
        """A mailbox that always holds the newest list at most."""
        mailbox: asyncio.Queue[str] = asyncio.Queue(1)
        self._mailboxes.add(mailbox)
        stops = [source.listen(self._on_notice) for source in self._sources]  # only while somebody watches
        try:
            yield mailbox
        finally:
            for stop in stops:
                stop()
            self._mailboxes.discard(mailbox)

    def _on_notice(self, table_id: str, n: int) -> None:
        """Send the list again if it may have changed: an open table has no rows, and a listed one may have begun."""
        if n <= 0 or table_id in self._shown:
            self._must_send.set()

    def start(self) -> None:
        """Begin to watch."""
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Stop watching."""
        if self._task:
            await cancel_and_wait([self._task])

    async def list_tables(self) -> Lobby:
        """The open tables now."""
        records = await self._tables.open_tables(self._rows)
        return Lobby(tuple(row_of(record) for record in records if not record.start_by_ms))

    async def _watch(self) -> None:
        while True:
            await self._must_send.wait()
            self._must_send.clear()
            try:
                lobby = await self.list_tables()
                self._shown = {row.id for row in lobby.tables}
                text = msgspec.json.encode(lobby).decode()
                for mailbox in self._mailboxes:
                    if mailbox.full():
                        mailbox.get_nowait()
                    mailbox.put_nowait(text)
            except Refusal as refusal:
                logger.debug("lobby", extra={"code": refusal.code})
            except Exception:
                logger.exception("lobby")
            await asyncio.sleep(PAUSE_S)


def row_of(record: TableRecord) -> LobbyRow:
    """An open table as the lobby shows it."""
    return LobbyRow(
        id=record.id,
        game=record.game,
        seats=tuple(seat.name or seat.bot for seat in record.seats),
        clock=record.clock,
        created=record.created,
        watchable=record.watchable,
        bots=tuple(seat.bot for seat in record.seats),
    )
