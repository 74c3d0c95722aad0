"""A table as a person may see it apart from its game: who sits where, the commitment, the invitation."""

import msgspec

from cheeseboard.core import Over
from cheeseboard.protocol.ports import Address
from cheeseboard.protocol.table_bodies import TableDetails
from cheeseboard.protocol.updates import deadline_for, deadlines_of, table_status
from cheeseboard.tables.table import Table, seats_of


def table_details(table: Table, person: str, address: Address) -> TableDetails:
    """The table; its code only before the start and for those who may invite."""
    record, mine = table.record, seats_of(table, person)
    may_invite = record.phase == "open" and not record.start_by_ms and bool(mine or record.host == person)
    over = table.turn if table.is_over and isinstance(table.turn, Over) else None
    return TableDetails(
        id=record.id,
        game=record.game,
        options=msgspec.to_builtins(table.history.options),
        roles=tuple(role.name for role in table.game.roles(table.history.options, len(record.seats))),
        listed=record.listed,
        created=record.created,
        n=table.n,
        digest=table.digest.hex(),
        status=table_status(table, person),
        invite=f"{address.url}/t/{record.id}",
        is_local=address.is_local,
        code=record.code if may_invite else "",
        rematch_of=record.rematch_of,
        rules=record.rules,
        asks_you=any(seat in table.asked and not record.seats[seat].bot for seat in mine),
        asked=() if table.is_anonymous else table.asked,
        deadline_ms=deadline_for(
            table, next((seat for seat in mine if seat in table.asked), None), deadlines_of(table)
        ),
        over=over,
        ended_ms=table.newest_ms if over else 0,
    )
