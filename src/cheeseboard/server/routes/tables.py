"""Tables: create one, sit down, start, agree, play on. `tables` makes every decision; requests only arrive here."""

import secrets
from collections.abc import Callable
from typing import Literal, cast

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cheeseboard import games
from cheeseboard.bots import bot_names, parse_bot
from cheeseboard.core import Illegal, NotYours, Unknown
from cheeseboard.core.gamefile import format_file
from cheeseboard.core.options import format_options, initial_state, read_options
from cheeseboard.protocol.table_bodies import Lobby, SeatTransfer, TableDetails, TableRef
from cheeseboard.protocol.table_details import table_details
from cheeseboard.protocol.table_requests import (
    AcceptSeat,
    ChooseAvatar,
    GiveNonce,
    JoinCode,
    ListTable,
    NewTable,
    OfferRematch,
    Propose,
    SeatBot,
    SeatOnly,
    SeatStandIn,
    SetAutoPass,
    SetPace,
    Sit,
    Start,
    Swap,
)
from cheeseboard.server.auth import SEAT_TOKEN_MS, read_seat_token, seat_token
from cheeseboard.server.context import AppContext
from cheeseboard.server.middleware import asker_of
from cheeseboard.server.routes.dependencies import AnyRequest
from cheeseboard.server.routes.people import cleaned, new_name
from cheeseboard.tables import agreements, rematches, seating, stand_ins
from cheeseboard.tables.clock import now_ms
from cheeseboard.tables.codes import random_code
from cheeseboard.tables.record import EMPTY_SEAT, Change, Person, TableRecord
from cheeseboard.tables.table import Table, seats_of

MAX_BOT_SECONDS = 10.0
MAX_LISTED_TABLES = 5  # open tables of one person in the lobby

TableId = FromPath[str]
Asker = NamedDependency[Person]
Context = NamedDependency[AppContext]


async def _changed(
    context: AppContext, table_id: str, person: Person, decide: Callable[[Table], Change]
) -> TableDetails:
    table = await context.registry.commit(table_id, decide)
    return table_details(table, person.id, context.settings)


def known_bot(game: str, text: str) -> str:
    """A bot's name if this game has that bot and its thinking time is allowed."""
    name = parse_bot(text)
    if name.kind not in bot_names(game):
        raise Unknown("unknown-bot", bot=text[:40], bots=" | ".join(bot_names(game)))
    if name.seconds is not None and name.seconds > MAX_BOT_SECONDS:
        raise Illegal("bot-too-slow", seconds=int(MAX_BOT_SECONDS))
    return str(name)


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)


async def new_code(context: AppContext) -> str:
    """Six letters that no open table has."""
    while True:
        code = random_code()
        if await context.store.log.by_code(code) is None:
            return code


@get("/lobby")
async def lobby(context: Context) -> Lobby:
    """The open tables that everybody may find."""
    return await context.lobby.list_tables()


@post("/tables", status_code=201)
async def create_table(context: Context, person: Asker, data: JSONBody[NewTable]) -> TableDetails:
    """Create a table. Its commitment is fixed from now on; nonces come later."""
    context.limits.tables.take(person.id)
    game = games.find(data.game)
    seats = data.seats if data.seats is not None else game.spec.seats[0]
    options = read_options(game, data.options)
    initial_state(game, options, seats)
    record = TableRecord(
        id=new_id(),
        code=await new_code(context),
        game=data.game,
        rules=game.spec.rules,
        options=format_options(game, options, game.spec.rules),
        seats=(EMPTY_SEAT,) * seats,
        host=person.id,
        seed=secrets.token_bytes(32),
        created=now_ms(),
        clock=data.clock,
        reaction=data.reaction,
        watchable=data.watchable,
        listed=data.listed,
    )
    table = await context.registry.create(record)
    if data.listed:
        await _unlist_older(context, person)
    return table_details(table, person.id, context.settings)


@post("/tables/{table:str}/listed", status_code=200)
async def set_listed(context: Context, person: Asker, table: TableId, data: JSONBody[ListTable]) -> TableDetails:
    """Let anybody find the table in the lobby and join, or only those who were sent its address or code."""
    details = await _changed(context, table, person, lambda found: seating.set_listed(found, person.id, data.listed))
    if data.listed:
        await _unlist_older(context, person)
    return details


async def _unlist_older(context: AppContext, person: Person) -> None:
    for older in (await context.store.log.listed_by(person.id))[MAX_LISTED_TABLES:]:
        await context.registry.commit(older.id, seating.unlist)


@post("/join", status_code=200)
async def join(request: AnyRequest, context: Context, person: Asker, data: JSONBody[JoinCode]) -> TableRef:
    """The table of a code; codes work only before the start, and attempts are limited."""
    context.limits.codes.take(asker_of(request.scope))
    context.limits.codes.take(person.id)
    code = "".join(letter for letter in data.code.upper() if letter.isalnum())
    record = await context.store.log.by_code(code)
    if record is None or record.phase != "open" or record.start_by_ms:
        raise Unknown("unknown-code")
    return TableRef(record.id)


@get("/tables/{table:str}")
async def see_table(context: Context, visitor: NamedDependency[Person | None], table: TableId) -> TableDetails:
    """The table apart from its game: who sits where, the commitment, the invitation."""
    found = await context.registry.refresh(table)
    person = visitor.id if visitor else ""
    if found.record.phase != "open" and not found.record.watchable and not seats_of(found, person):
        raise NotYours("not-watchable")
    return table_details(found, person, context.settings)


@post("/tables/{table:str}/sit", status_code=200)
async def sit(context: Context, person: Asker, table: TableId, data: JSONBody[Sit]) -> TableDetails:
    """Take an empty seat; several of one person share one nonce, as they share the screen."""

    def decide(table: Table) -> Change:
        given = next((seat.nonce for seat in table.record.seats if seat.person == person.id and seat.nonce), data.nonce)
        name = new_name(data.name) if data.name else cleaned(person.name)
        return seating.sit(table, data.seat, person.id, name, nonce=given, avatar=data.avatar)

    return await _changed(context, table, person, decide)


@post("/tables/{table:str}/nonce", status_code=200)
async def give_nonce(context: Context, person: Asker, table: TableId, data: JSONBody[GiveNonce]) -> TableDetails:
    """Add one's nonce to the draws: give it once the start was requested and the commitment is still the same."""
    return await _changed(
        context, table, person, lambda table: seating.give_nonce(table, person.id, data.nonce, now_ms())
    )


@post("/tables/{table:str}/stand", status_code=200)
async def stand_up(context: Context, person: Asker, table: TableId, data: JSONBody[SeatOnly]) -> TableDetails:
    """Leave one's seat before the start."""

    def decide(table: Table) -> Change:
        if data.seat not in seats_of(table, person.id):
            raise NotYours("not-your-seat", seat=data.seat)
        return seating.stand_up(table, data.seat, person.id)

    return await _changed(context, table, person, decide)


@post("/tables/{table:str}/remove", status_code=200)
async def remove(context: Context, person: Asker, table: TableId, data: JSONBody[SeatOnly]) -> TableDetails:
    """Free a seat; only the host may."""
    return await _changed(context, table, person, lambda table: seating.stand_up(table, data.seat, person.id))


@post("/tables/{table:str}/swap", status_code=200)
async def swap(context: Context, person: Asker, table: TableId, data: JSONBody[Swap]) -> TableDetails:
    """Swap seats before the start."""
    return await _changed(context, table, person, lambda table: seating.swap(table, data.seat, data.other, person.id))


@post("/tables/{table:str}/bot", status_code=200)
async def seat_bot(context: Context, person: Asker, table: TableId, data: JSONBody[SeatBot]) -> TableDetails:
    """Put a bot into an empty seat."""
    return await _changed(
        context,
        table,
        person,
        lambda table: seating.seat_bot(table, data.seat, person.id, known_bot(table.record.game, data.bot)),
    )


@post("/tables/{table:str}/avatar", status_code=200)
async def choose_avatar(context: Context, person: Asker, table: TableId, data: JSONBody[ChooseAvatar]) -> TableDetails:
    """Choose a figure or colour."""
    return await _changed(
        context, table, person, lambda table: seating.choose_avatar(table, data.seat, person.id, data.avatar)
    )


@post("/tables/{table:str}/auto-pass", status_code=200)
async def set_auto_pass(context: Context, person: Asker, table: TableId, data: JSONBody[SetAutoPass]) -> TableDetails:
    """Switch auto-pass on or off; nobody else learns of it."""
    return await _changed(
        context, table, person, lambda table: seating.set_auto_pass(table, data.seat, person.id, data.auto_pass)
    )


@post("/tables/{table:str}/pace", status_code=200)
async def set_pace(context: Context, person: Asker, table: TableId, data: JSONBody[SetPace]) -> TableDetails:
    """Say how fast one likes to play."""
    return await _changed(context, table, person, lambda table: seating.set_pace(table, person.id, data.pace))


@post("/tables/{table:str}/start", status_code=200)
async def start(context: Context, person: Asker, table: TableId, data: JSONBody[Start]) -> TableDetails:
    """Begin as soon as everybody has given a nonce, or in five seconds; `fill` names a bot for empty seats."""

    def decide(table: Table) -> Change:
        fill = known_bot(table.record.game, data.fill) if data.fill else ""
        return seating.request_start(table, person.id, now_ms(), fill_with=fill, nonce=data.nonce)

    return await _changed(context, table, person, decide)


@post("/tables/{table:str}/resign", status_code=200)
async def resign(context: Context, person: Asker, table: TableId, data: JSONBody[SeatOnly]) -> TableDetails:
    """Resign."""
    return await _changed(
        context, table, person, lambda table: agreements.resign(table, data.seat, person.id, now_ms())
    )


@post("/tables/{table:str}/offer", status_code=200)
async def offer(context: Context, person: Asker, table: TableId, data: JSONBody[Propose]) -> TableDetails:
    """Propose to take one's last action back, or to abort the game."""
    what = cast("Literal['back', 'abort']", data.what)  # the struct's pattern allows nothing else
    return await _changed(
        context, table, person, lambda table: agreements.offer(table, data.seat, person.id, what, now_ms())
    )


@post("/tables/{table:str}/agree", status_code=200)
async def agree(context: Context, person: Asker, table: TableId) -> TableDetails:
    """Agree to the open offer."""
    return await _changed(context, table, person, lambda table: agreements.agree(table, person.id, now_ms()))


@post("/tables/{table:str}/decline", status_code=200)
async def decline(context: Context, person: Asker, table: TableId) -> TableDetails:
    """Decline the open offer, or withdraw it."""
    return await _changed(context, table, person, lambda table: agreements.decline(table, person.id))


@post("/tables/{table:str}/stand-in", status_code=200)
async def seat_stand_in(context: Context, person: Asker, table: TableId, data: JSONBody[SeatStandIn]) -> TableDetails:
    """Let a bot play on for somebody who has been away too long, or for oneself."""

    def decide(found: Table) -> Change:
        bot = known_bot(found.record.game, data.bot or stand_ins.stand_in_bot(found.kit))
        change = stand_ins.seat_stand_in(found, data.seat, person.id, bot, now_ms())
        context.limits.stand_ins.take(f"{table} {data.seat}")
        return change

    return await _changed(context, table, person, decide)


@post("/tables/{table:str}/reclaim", status_code=200)
async def reclaim_seat(context: Context, person: Asker, table: TableId, data: JSONBody[SeatOnly]) -> TableDetails:
    """Take one's own seat back from the bot that played on."""
    return await _changed(
        context, table, person, lambda table: stand_ins.reclaim_seat(table, data.seat, person.id, now_ms())
    )


@post("/tables/{table:str}/transfer", status_code=200)
async def transfer_seat(context: Context, person: Asker, table: TableId, data: JSONBody[SeatOnly]) -> SeatTransfer:
    """A secret token that gives one's seat to somebody else."""
    found = await context.registry.refresh(table)
    if data.seat not in seats_of(found, person.id):
        raise NotYours("not-your-seat", seat=data.seat)
    until = now_ms() + SEAT_TOKEN_MS
    token = seat_token(context.key, table, data.seat, found.record.seats[data.seat], until)
    return SeatTransfer(token, f"{context.settings.url}/t/{table}#take={token}", until)


@post("/tables/{table:str}/accept-seat", status_code=200)
async def accept_seat(
    request: AnyRequest, context: Context, person: Asker, table: TableId, data: JSONBody[AcceptSeat]
) -> TableDetails:
    """Take the seat that somebody gives away by a secret token."""
    context.limits.codes.take(asker_of(request.scope))

    def decide(found: Table) -> Change:
        seat = read_seat_token(context.key, table, found.record.seats, data.token, now_ms())
        owner = found.record.seats[seat].person
        return seating.transfer_seat(found, seat, owner, person.id, person.name, now_ms())

    return await _changed(context, table, person, decide)


@post("/tables/{table:str}/rematch", status_code=200)
async def offer_rematch(
    context: Context, person: Asker, table: TableId, data: JSONBody[OfferRematch | None] = None
) -> TableRef:
    """Offer a rematch, or join it; against bots alone it starts at once."""
    context.limits.tables.take(person.id)
    level = data.level if data else ""
    return await _rematch(
        context, table, lambda found: rematches.offer_rematch(found, person.id, new_id(), now_ms(), level)
    )


@post("/tables/{table:str}/rematch/join", status_code=200)
async def join_rematch(context: Context, person: Asker, table: TableId) -> TableRef:
    """Join the rematch that somebody offers; it starts when all have."""
    return await _rematch(context, table, lambda found: rematches.join_rematch(found, person.id, new_id()))


@post("/tables/{table:str}/rematch/start", status_code=200)
async def start_rematch(context: Context, person: Asker, table: TableId) -> TableRef:
    """Start the rematch one has offered, without waiting for the others: bots play for them until they come."""
    return await _rematch(context, table, lambda found: rematches.start_rematch(found, person.id, new_id()))


@post("/tables/{table:str}/rematch/decline", status_code=200)
async def decline_rematch(context: Context, person: Asker, table: TableId) -> TableDetails:
    """Decline the rematch, or withdraw one's offer."""
    return await _changed(context, table, person, lambda found: rematches.decline_rematch(found, person.id))


async def _rematch(context: AppContext, table_id: str, decide: Callable[[Table], Change]) -> TableRef:
    """Decide, and if that starts the rematch, open its table; a job does it if this process ends before."""
    await context.registry.commit(table_id, decide)
    return TableRef(await rematches.open_rematch(context.registry, table_id, now_ms()))


@get("/tables/{table:str}/game", media_type="text/plain; charset=utf-8")
async def game_file(context: Context, visitor: NamedDependency[Person | None], table: TableId) -> Response[str]:
    """The game as a file with its seed, after the end; until then log and seed are secret."""
    found = await context.registry.refresh(table)
    if not found.record.watchable and not seats_of(found, visitor.id if visitor else ""):
        raise NotYours("not-watchable")
    if not found.is_over:
        raise Illegal("not-over")
    name = f"{found.record.game}-{found.record.id[:8]}.game"
    return Response(
        format_file(found.file()),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


HANDLERS = [
    *(
        lobby,
        create_table,
        set_listed,
        join,
        see_table,
        sit,
        give_nonce,
        stand_up,
        remove,
        swap,
        seat_bot,
        choose_avatar,
        set_auto_pass,
        set_pace,
        start,
    ),
    *(resign, offer, agree, decline, seat_stand_in, reclaim_seat, transfer_seat, accept_seat, game_file),
    *(offer_rematch, join_rematch, start_rematch, decline_rematch),
]
