"""A log and a bell in memory, for tests of the tables' own decisions; tests/store tests what is kept for real."""

from collections.abc import Callable, Mapping, Sequence

from cheeseboard.tables.record import Change, Due, Entry, Ms, Record


class MemoryLog:
    """Compare-and-set in a dictionary."""

    def __init__(self) -> None:
        self.records: dict[str, Record] = {}
        self.entries: dict[str, list[Entry]] = {}
        self.dues: dict[str, tuple[Due, ...]] = {}
        self._leased: dict[Due, Ms] = {}

    async def create(self, record: Record) -> None:
        self.records[record.id] = record
        self.entries[record.id] = []

    async def load(self, table: str) -> tuple[Record, Sequence[Entry]] | None:
        return await self.since(table, 0)

    async def since(self, table: str, n: int) -> tuple[Record, Sequence[Entry]] | None:
        return (self.records[table], self.entries[table][n:]) if table in self.records else None

    async def heads(self, tables: Sequence[str]) -> Mapping[str, tuple[int, int]]:
        return {table: (len(self.entries[table]), self.records[table].version) for table in tables}

    async def append(self, table: str, head: int, version: int, change: Change, dues: Sequence[Due]) -> bool:
        if (len(self.entries[table]), self.records[table].version) != (head, version):
            return False
        self.records[table] = change.record
        self.entries[table] += change.entries
        self.dues[table] = tuple(dues)
        return True

    async def claim_due(self, now: Ms, owner: str, lease: Ms, *, bots: int = 64) -> Sequence[Due]:
        ready = [due for dues in self.dues.values() for due in dues if due.when <= now]
        free = [due for due in ready if self._leased.get(due, 0) <= now]
        claimed = [due for due in free if due.kind != "bot"] + [due for due in free if due.kind == "bot"][:bots]
        self._leased.update(dict.fromkeys(claimed, now + lease))
        return claimed

    async def next_due(self, *, bots: bool = True) -> Ms | None:
        waiting = (due for dues in self.dues.values() for due in dues if due not in self._leased)
        waiting = (due for due in waiting if bots or due.kind != "bot")
        return min((due.when for due in waiting), default=None)


class MemoryBell:
    """Remembers what was rung."""

    def __init__(self) -> None:
        self.rung: list[tuple[str, int]] = []
        self._ears: list[Callable[[str, int], None]] = []

    async def ring(self, table: str, n: int) -> None:
        self.rung.append((table, n))
        for hear in self._ears:
            hear(table, n)

    def listen(self, hear: Callable[[str, int], None]) -> Callable[[], None]:
        self._ears.append(hear)
        return lambda: self._ears.remove(hear)
