"""The next game with the same people: an offer that each joins or declines, and the table that comes of it.

What is decided becomes part of the finished table's record; opening the new table is a job, so that it happens also if
the process that decided it ends. Only `open_rematch` writes.
"""

import re
import secrets
from typing import Literal

from msgspec.structs import replace

from cheeseboard.bots import parse_bot
from cheeseboard.core import GameKit, Illegal, NotYours, Refusal, Seat, Unknown
from cheeseboard.core.options import format_options, move_seats_on
from cheeseboard.tables import seating
from cheeseboard.tables.codes import random_code
from cheeseboard.tables.record import Change, Ms, PersonId, RematchOffer, SeatRecord, TableRecord, next_version
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.stand_ins import stand_in_bot
from cheeseboard.tables.table import Table, seats_of

LAPSES_AFTER_MS: Ms = 600_000
MAX_CODES = 20  # tried for one table
LEVEL_STEPS = {"": 0, "easier": -1, "harder": 1}

BotLevel = Literal["", "easier", "harder"]


def offer_rematch(table: Table, person: PersonId, table_id: str, now: Ms, level: BotLevel = "") -> Change:
    """Offer a rematch, or join the one that is offered; alone among bots it starts at once, at a table of this id."""
    mine = _require_own_seats(table, person)
    if table.record.rematch:
        return Change(table.record)
    offer = table.record.rematch_offer
    if offer is not None and offer.state == "open":
        return join_rematch(table, person, table_id)
    return _offered(table, RematchOffer(mine[0], now + LAPSES_AFTER_MS, mine, level=level), table_id)


def join_rematch(table: Table, person: PersonId, table_id: str) -> Change:
    """Join the rematch that is offered; with the last to join it starts. Who comes later finds it begun."""
    mine = _require_own_seats(table, person)
    if table.record.rematch:
        return Change(table.record)
    offer = _open_offer(table)
    joined, declined = {*offer.joined, *mine}, {*offer.declined} - {*mine}
    return _offered(table, replace(offer, joined=_sorted(joined), declined=_sorted(declined)), table_id)


def decline_rematch(table: Table, person: PersonId) -> Change:
    """Decline the rematch, or withdraw one's own offer; if nobody is left to play with, it is off."""
    mine, offer = _require_own_seats(table, person), _open_offer(table)
    joined, declined = {*offer.joined} - {*mine}, {*offer.declined, *mine}
    left = {table.record.seats[seat].person for seat in _owned_seats(table) if seat not in declined}
    state: Literal["open", "declined"] = "declined" if offer.seat in mine or len(left) < 2 else "open"
    later = replace(offer, joined=_sorted(joined), declined=_sorted(declined), state=state)
    return Change(next_version(table.record, rematch_offer=later))


def start_rematch(table: Table, person: PersonId, table_id: str) -> Change:
    """Start with those who have joined; whose offer it is may. A stand-in plays for the others until they come."""
    mine = _require_own_seats(table, person)
    if table.record.rematch:
        return Change(table.record)
    if _open_offer(table).seat not in mine:
        raise NotYours("not-your-table")
    return _starting(table, _open_offer(table), table_id)


def lapse_rematch(table: Table, now: Ms) -> Change:
    """Nobody has waited for longer than this: the offer is off."""
    offer = table.record.rematch_offer
    if offer is None or offer.state != "open" or now < offer.until:
        return Change(table.record)
    return Change(next_version(table.record, rematch_offer=replace(offer, state="lapsed")))


async def open_rematch(registry: TableRegistry, table_id: str, now: Ms) -> str:
    """Open the table of a rematch that was decided, unless that was done; the new table's id, or the empty text."""
    record = (await registry.refresh(table_id)).record
    offer = record.rematch_offer
    if offer is None or offer.state != "starting":
        return record.rematch
    await _create(registry, record, offer, now)
    await registry.commit(record.rematch, lambda table: seating.start_rematch(table, now))
    await registry.commit(table_id, _started)
    return record.rematch


def rematch_seats(record: TableRecord, offer: RematchOffer, kit: GameKit, now: Ms) -> tuple[SeatRecord, ...]:
    """Everybody moved on by one seat: stand-ins for those who have not come, bots for those who declined."""
    fresh = [
        replace(
            _next_seat(seated, seat, offer, kit, now),
            first_table=seated.first_table or record.id,
            first_seat=seated.first_seat if seated.first_table else seat,
        )
        for seat, seated in enumerate(record.seats)
    ]
    return (fresh[-1], *fresh[:-1])


def _next_seat(seated: SeatRecord, seat: Seat, offer: RematchOffer, kit: GameKit, now: Ms) -> SeatRecord:
    if not seated.person:
        return SeatRecord(bot=shift_level(seated.bot, kit, LEVEL_STEPS[offer.level]))
    if seat in offer.declined:
        return SeatRecord(bot=stand_in_bot(kit))
    fresh = SeatRecord(
        person=seated.person,
        name=seated.name,
        avatar=seated.avatar,
        auto_pass=seated.auto_pass,
        taken=seated.taken,
        pace=seated.pace,
    )
    return fresh if seat in offer.joined else replace(fresh, bot=stand_in_bot(kit), bot_since=now, is_awaited=True)


def shift_level(bot: str, kit: GameKit, step: int) -> str:
    """The bot some levels stronger or weaker, as far as the game has levels; other bots stay as they are."""
    name = parse_bot(bot)
    found = re.fullmatch(r"level-([0-9]+)", name.kind)
    if not found or kit.bots is None:
        return bot
    return str(replace(name, kind=f"level-{min(max(int(found[1]) + step, 1), len(kit.bots.levels))}"))


async def _create(registry: TableRegistry, old: TableRecord, offer: RematchOffer, now: Ms) -> None:
    """Create the new table; another process may have been faster, and a code may be taken."""
    table = await registry.load(old.id)
    kit, newest = table.kit, table.game.spec.rules
    options = move_seats_on(table.history.options, len(old.seats))
    for _ in range(MAX_CODES):
        record = TableRecord(
            id=old.rematch,
            code=random_code(),
            game=old.game,
            rules=newest,
            options=format_options(table.game, options, newest),
            seats=rematch_seats(old, offer, kit, now),
            host=old.seats[offer.seat].person,
            seed=secrets.token_bytes(32),
            created=now,
            clock=old.clock,
            reaction=old.reaction,
            watchable=old.watchable,
            listed=False,
            rematch_of=old.id,
        )
        try:
            await registry.refresh(record.id)
            return
        except Unknown:
            pass
        try:
            await registry.create(record)
            return
        except Refusal as refusal:
            if refusal.code != "code-taken":
                raise
    raise Refusal("code-taken")


def _offered(table: Table, offer: RematchOffer, table_id: str) -> Change:
    if {*_owned_seats(table)} <= {*offer.joined}:
        return _starting(table, offer, table_id)
    unchanged = offer == table.record.rematch_offer
    return Change(table.record if unchanged else next_version(table.record, rematch_offer=offer))


def _starting(table: Table, offer: RematchOffer, table_id: str) -> Change:
    starting = replace(offer, state="starting")
    return Change(next_version(table.record, rematch=table_id, rematch_offer=starting))


def _started(table: Table) -> Change:
    offer = table.record.rematch_offer
    if offer is None or offer.state != "starting":
        return Change(table.record)
    return Change(next_version(table.record, rematch_offer=replace(offer, state="started")))


def _open_offer(table: Table) -> RematchOffer:
    offer = table.record.rematch_offer
    if offer is None or offer.state != "open":
        raise Illegal("nothing-offered")
    return offer


def _require_own_seats(table: Table, person: PersonId) -> tuple[Seat, ...]:
    """This person's seats in the finished game; refused while it runs."""
    mine = seats_of(table, person)
    if not mine:
        raise NotYours("not-at-this-table")
    if not table.is_over:
        raise Illegal("not-over")
    return mine


def _owned_seats(table: Table) -> tuple[Seat, ...]:
    """The seats that belong to people, also where a stand-in has played on."""
    return tuple(seat for seat, seated in enumerate(table.record.seats) if seated.person)


def _sorted(seats: set[Seat]) -> tuple[Seat, ...]:
    return tuple(sorted(seats))
