"""A table as a person may see it outside its game: who sits where, the promise, the invitation."""

import msgspec

from cheeseboard.server.messages import TableNow
from cheeseboard.server.settings import Settings
from cheeseboard.tables.live import Live
from cheeseboard.tables.telling import around, seats_of


def table_now(live: Live, person: str, settings: Settings) -> TableNow:
    """The table; its code only before the start and for those who may invite."""
    record, mine = live.record, seats_of(live, person)
    may_invite = record.phase == "open" and not record.started and bool(mine or record.creator == person)
    return TableNow(
        id=record.id,
        game=record.game,
        options=msgspec.to_builtins(live.course.options),
        roles=tuple(role.name for role in live.game.roles(live.course.options, len(record.seats))),
        listed=record.listed,
        created=record.created,
        n=live.n,
        digest=live.digest.hex(),
        around=around(live, person),
        invite=f"{settings.url}/t/{record.id}",
        is_local=settings.is_local,
        code=record.code if may_invite else "",
        follows=record.follows,
        asks_you=any(seat in live.asked for seat in mine),
    )
