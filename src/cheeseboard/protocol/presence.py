"""Marks players away some time after their last client has gone, and present when one connects."""

from collections.abc import Callable
from functools import partial

from cheeseboard.core import Over
from cheeseboard.protocol.broadcast import Broadcaster, Subscriber, TableSubscribers
from cheeseboard.tables import seating
from cheeseboard.tables.record import Change, Ms
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.table import Table


class Presence:
    """Marks people away and present at the tables that the broadcaster has subscribers of."""

    def __init__(self, broadcaster: Broadcaster, registry: TableRegistry, away_ms: Ms, now: Callable[[], Ms]) -> None:
        self._subscribers = broadcaster.subscribers
        self._registry = registry
        self._tasks = broadcaster.tasks
        self._away_ms = away_ms
        self._now = now
        broadcaster.on_join = self._on_join
        broadcaster.on_leave = self._on_leave
        broadcaster.on_record = self._mark_present

    def _on_join(self, here: TableSubscribers) -> None:
        if len(here.subscribers) == 1:  # the first one: look later who is missing, for nobody was seen leaving
            self._tasks.spawn_later(self._away_ms, self._mark_absent, here.table.record.id)
        self._mark_present(here)

    def _on_leave(self, subscriber: Subscriber) -> None:
        if subscriber.person_id:
            self._tasks.spawn_later(self._away_ms, self._mark_away, subscriber.table_id, subscriber.person_id)

    def _mark_present(self, here: TableSubscribers) -> None:
        """Mark everybody present who is marked away and has a client here."""
        record = here.table.record
        away = {seat.person for seat in record.seats if seat.person and seat.away_since}
        for person in away & {subscriber.person_id for subscriber in here.subscribers}:
            self._tasks.spawn(self._commit(record.id, partial(seating.mark_present, person=person)))

    async def _mark_away(self, table_id: str, person_id: str) -> None:
        here = self._subscribers.get(table_id)
        if here is None or all(each.person_id != person_id for each in here.subscribers):
            await self._commit(table_id, partial(seating.mark_away, person=person_id, now=self._now()))

    async def _mark_absent(self, table_id: str) -> None:
        table = await self._registry.load(table_id)
        if isinstance(table.turn, Over):
            return
        for person in {seat.person for seat in table.record.seats if seat.person and not seat.away_since}:
            await self._mark_away(table_id, person)

    async def _commit(self, table_id: str, decide: Callable[[Table], Change]) -> None:
        await self._registry.commit(table_id, decide)
