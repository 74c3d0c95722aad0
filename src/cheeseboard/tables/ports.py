"""What tables need from outside: a log that never loses or doubles a row, and a bus between processes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from cheeseboard.tables.record import Change, Job, LogRow, Ms, TableRecord

OnNotice = Callable[[str, int], None]  # which table has rows up to which one


class Log(Protocol):
    """Stores tables. An append is all or nothing, also beside other appends, processes and machines."""

    async def create(self, record: TableRecord) -> None:
        """Store a new table."""

    async def load(self, table_id: str) -> tuple[TableRecord, Sequence[LogRow]] | None:
        """A table with its whole log, or None."""

    async def since(self, table_id: str, n: int) -> tuple[TableRecord, Sequence[LogRow]] | None:
        """A table with the rows after row n."""

    async def heads(self, tables: Sequence[str]) -> Mapping[str, tuple[int, int]]:
        """Where these tables stand: head and version of each."""

    async def append(self, table_id: str, head: int, version: int, change: Change, jobs: Sequence[Job]) -> bool:
        """Write a change if the table still stands at this head and version; False and nothing written if not.

        `jobs` are all jobs of the table from now on. What is answered True survives the end of the process.
        """

    async def claim_jobs(self, now: Ms, owner: str, lease: Ms, *, bots: int) -> Sequence[Job]:
        """Some due jobs that nobody else holds; they are this owner's until the lease ends.

        `bots` is how many of them may be bots' answers, which take long.
        """

    async def next_job_at(self, *, bots: bool) -> Ms | None:
        """When the next job can be claimed; bots' answers count only if they are asked for."""


class Bus(Protocol):
    """Tells the other processes that a table has a new row, and this one of theirs: an id and a number, never a state.

    It may lose notices. Other things that have numbered news use an id of their own (`protocol.chat.CHAT`). A listener
    that is called with the empty id may have missed notices and must look at all its tables again.
    """

    async def publish(self, table_id: str, n: int) -> None:
        """Announce that the table's log, or its record, has changed up to row n."""

    def listen(self, on_notice: OnNotice) -> Callable[[], None]:
        """Call this for every notice of another process from now on; call what is returned to stop."""
