"""What tables need from the world: a log that never loses or doubles a row, and a bus. Edges bring both."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from cheeseboard.tables.record import Change, Job, LogRow, Ms, TableRecord


class Log(Protocol):
    """Keeps tables. An append is all or nothing, also beside other appends, processes and machines."""

    async def create(self, record: TableRecord) -> None:
        """Keep a new table."""

    async def load(self, table_id: str) -> tuple[TableRecord, Sequence[LogRow]] | None:
        """A table with its whole log, or None."""

    async def since(self, table_id: str, n: int) -> tuple[TableRecord, Sequence[LogRow]] | None:
        """A table with the entries after row n."""

    async def heads(self, tables: Sequence[str]) -> Mapping[str, tuple[int, int]]:
        """Where these tables stand: head and version of each."""

    async def append(self, table_id: str, head: int, version: int, change: Change, jobs: Sequence[Job]) -> bool:
        """Write a change if the table still stands at this head and version; False and nothing written if not.

        `dues` are all that is due at the table from now on. What is answered True survives the end of the process.
        """

    async def claim_jobs(self, now: Ms, owner: str, lease: Ms, *, bots: int) -> Sequence[Job]:
        """Some dues whose time has come and that nobody else holds; they are this owner's until the lease ends.

        `bots` is how many of them may be bots' answers, which take their time.
        """

    async def next_job_at(self, *, bots: bool) -> Ms | None:
        """When the next due can be claimed; bots' answers count only if they are asked for."""


class Bus(Protocol):
    """Tells every process that a table has moved. It carries two numbers, never a state, and may lose a ring."""

    async def publish(self, table_id: str, n: int) -> None:
        """Say that the table's log, or its record, has news up to row n."""

    def listen(self, on_publish: Callable[[str, int], None]) -> Callable[[], None]:
        """Hear every ring from now on; call what is returned to stop."""
