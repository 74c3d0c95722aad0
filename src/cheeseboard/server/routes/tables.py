"""Tables: put one up, sit down, begin, agree, go on. Every decision is made in `tables`; here it only comes in."""

import secrets
from collections.abc import Callable
from typing import Literal, cast

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cheeseboard import games
from cheeseboard.bots import bot_names, parse_bot
from cheeseboard.core import Illegal, NotYours, Refusal, Unknown
from cheeseboard.core.gamefile import format_file
from cheeseboard.core.options import format_options, read_options
from cheeseboard.core.options import initial_state as first_state
from cheeseboard.server.auth import HAND_OVER_MS, read_seat_word, seat_word
from cheeseboard.server.gate import asker_of
from cheeseboard.server.house import House, now_ms
from cheeseboard.server.messages import (
    Dress,
    GiveNonce,
    JoinCode,
    Lobby,
    NewTable,
    Order,
    Propose,
    Receive,
    SeatBot,
    SeatOnly,
    Sit,
    Start,
    Swap,
    TableNow,
    TableRef,
    Word,
)
from cheeseboard.server.routes.depends import AnyRequest
from cheeseboard.server.routes.people import cleaned, new_name
from cheeseboard.server.tableviews import table_now
from cheeseboard.store import Person
from cheeseboard.tables import agreements, seating
from cheeseboard.tables.live import Live
from cheeseboard.tables.record import Change, Record
from cheeseboard.tables.telling import seats_of

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without I and O, which look like figures
CODE_LENGTH = 6
LONGEST_THOUGHT_S = 10.0
MOST_LISTED = 5  # open tables of one person in the lobby

Table = FromPath[str]
Asker = NamedDependency[Person]
TheHouse = NamedDependency[House]


async def _changed(house: House, table: str, person: Person, decide: Callable[[Live], Change]) -> TableNow:
    live = await house.desk.change(table, decide)
    return table_now(live, person.id, house.settings)


def known_bot(game: str, text: str) -> str:
    """A bot's name if this game has that bot and it does not think for ages."""
    name = parse_bot(text)
    if name.kind not in bot_names(game):
        raise Unknown("unknown-bot", bot=text[:40], bots=" | ".join(bot_names(game)))
    if name.seconds is not None and name.seconds > LONGEST_THOUGHT_S:
        raise Illegal("bot-too-slow", seconds=int(LONGEST_THOUGHT_S))
    return str(name)


def new_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_urlsafe(16)


async def new_code(house: House) -> str:
    """Six letters that no open table has."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        if await house.store.log.by_code(code) is None:
            return code


@get("/lobby")
async def lobby(house: TheHouse) -> Lobby:
    """The open tables that everybody may find."""
    return await house.lobby.list_tables()


@post("/tables", status_code=201)
async def put_up(house: TheHouse, person: Asker, data: JSONBody[NewTable]) -> TableNow:
    """Put up a table. Its commitment stands from now on; nonces come later."""
    house.limits.tables.take(person.id)
    game = games.find(data.game)
    seats = data.seats if data.seats is not None else game.spec.seats[0]
    options = read_options(game, data.options)
    first_state(game, options, seats)
    record = Record(
        id=new_id(),
        code=await new_code(house),
        game=data.game,
        rules=games.find(data.game).spec.rules,
        options=format_options(options),
        seats=(seating.EMPTY,) * seats,
        creator=person.id,
        seed=secrets.token_bytes(32),
        created=now_ms(),
        clock=data.clock,
        watchable=data.watchable,
        listed=data.listed,
    )
    live = await house.desk.open(record)
    if data.listed:
        for older in (await house.store.log.listed_by(person.id))[MOST_LISTED:]:
            await house.desk.change(older.id, seating.unlist)
    return table_now(live, person.id, house.settings)


@post("/join", status_code=200)
async def join(request: AnyRequest, house: TheHouse, person: Asker, data: JSONBody[JoinCode]) -> TableRef:
    """The table of a code; a code works only before the start, and cannot be tried at will."""
    house.limits.codes.take(asker_of(request.scope))
    house.limits.codes.take(person.id)
    code = "".join(letter for letter in data.code.upper() if letter.isalnum())
    record = await house.store.log.by_code(code)
    if record is None or record.phase != "open" or record.started:
        raise Unknown("unknown-code")
    return TableRef(record.id)


@get("/tables/{table:str}")
async def see(house: TheHouse, visitor: NamedDependency[Person | None], table: Table) -> TableNow:
    """The table around its game: who sits where, the promise, the invitation."""
    live = await house.desk.catch_up(table)
    person = visitor.id if visitor else ""
    if live.record.phase != "open" and not live.record.watchable and not seats_of(live, person):
        raise NotYours("not-watchable")
    return table_now(live, person, house.settings)


@post("/tables/{table:str}/sit", status_code=200)
async def sit(house: TheHouse, person: Asker, table: Table, data: JSONBody[Sit]) -> TableNow:
    """Take an empty seat; several of one person share one nonce, as they share the screen."""

    def decide(live: Live) -> Change:
        given = next((seat.nonce for seat in live.record.seats if seat.person == person.id and seat.nonce), data.nonce)
        name = new_name(data.name) if data.name else cleaned(person.name)
        return seating.sit(live, data.seat, person.id, name, nonce=given, look=data.look)

    return await _changed(house, table, person, decide)


@post("/tables/{table:str}/nonce", status_code=200)
async def give_nonce(house: TheHouse, person: Asker, table: Table, data: JSONBody[GiveNonce]) -> TableNow:
    """Add one's own part to the draw: give it once the start was asked for, and the commitment is the one you saw."""
    return await _changed(house, table, person, lambda live: seating.give_nonce(live, person.id, data.nonce, now_ms()))


@post("/tables/{table:str}/stand", status_code=200)
async def stand(house: TheHouse, person: Asker, table: Table, data: JSONBody[SeatOnly]) -> TableNow:
    """Leave one's seat before the start."""

    def decide(live: Live) -> Change:
        if data.seat not in seats_of(live, person.id):
            raise NotYours("not-your-seat", seat=data.seat)
        return seating.stand_up(live, data.seat, person.id)

    return await _changed(house, table, person, decide)


@post("/tables/{table:str}/remove", status_code=200)
async def remove(house: TheHouse, person: Asker, table: Table, data: JSONBody[SeatOnly]) -> TableNow:
    """Free a seat, for whoever made the table."""
    return await _changed(house, table, person, lambda live: seating.stand_up(live, data.seat, person.id))


@post("/tables/{table:str}/swap", status_code=200)
async def swap(house: TheHouse, person: Asker, table: Table, data: JSONBody[Swap]) -> TableNow:
    """Change places before the start."""
    return await _changed(house, table, person, lambda live: seating.swap(live, data.seat, data.other, person.id))


@post("/tables/{table:str}/bot", status_code=200)
async def seat_bot(house: TheHouse, person: Asker, table: Table, data: JSONBody[SeatBot]) -> TableNow:
    """Put a bot into an empty seat."""
    return await _changed(
        house,
        table,
        person,
        lambda live: seating.seat_bot(live, data.seat, person.id, known_bot(live.record.game, data.bot)),
    )


@post("/tables/{table:str}/dress", status_code=200)
async def dress(house: TheHouse, person: Asker, table: Table, data: JSONBody[Dress]) -> TableNow:
    """Choose a figure or colour."""
    return await _changed(house, table, person, lambda live: seating.dress(live, data.seat, person.id, data.look))


@post("/tables/{table:str}/order", status_code=200)
async def order(house: TheHouse, person: Asker, table: Table, data: JSONBody[Order]) -> TableNow:
    """Give a standing order of the game; nobody else learns of it."""
    return await _changed(house, table, person, lambda live: seating.command(live, data.seat, person.id, data.order))


@post("/tables/{table:str}/start", status_code=200)
async def start(house: TheHouse, person: Asker, table: Table, data: JSONBody[Start]) -> TableNow:
    """Begin as soon as everybody has given a nonce, or in five seconds; `fill` names a bot for empty seats."""

    def decide(live: Live) -> Change:
        fill = known_bot(live.record.game, data.fill) if data.fill else ""
        return seating.start(live, person.id, now_ms(), fill_with=fill, nonce=data.nonce)

    return await _changed(house, table, person, decide)


@post("/tables/{table:str}/resign", status_code=200)
async def resign(house: TheHouse, person: Asker, table: Table, data: JSONBody[SeatOnly]) -> TableNow:
    """Give up."""
    return await _changed(house, table, person, lambda live: agreements.resign(live, data.seat, person.id, now_ms()))


@post("/tables/{table:str}/offer", status_code=200)
async def offer(house: TheHouse, person: Asker, table: Table, data: JSONBody[Propose]) -> TableNow:
    """Propose to take one's last action back, or to call the game off."""
    what = cast("Literal['back', 'abort']", data.what)  # the struct's pattern allows nothing else
    return await _changed(
        house, table, person, lambda live: agreements.offer(live, data.seat, person.id, what, now_ms())
    )


@post("/tables/{table:str}/agree", status_code=200)
async def agree(house: TheHouse, person: Asker, table: Table) -> TableNow:
    """Agree to what is on offer."""
    return await _changed(house, table, person, lambda live: agreements.agree(live, person.id, now_ms()))


@post("/tables/{table:str}/decline", status_code=200)
async def decline(house: TheHouse, person: Asker, table: Table) -> TableNow:
    """Say no to what is on offer, or withdraw it."""
    return await _changed(house, table, person, lambda live: agreements.decline(live, person.id))


@post("/tables/{table:str}/let-bot-play", status_code=200)
async def let_bot_play(house: TheHouse, person: Asker, table: Table, data: JSONBody[SeatBot]) -> TableNow:
    """Let a bot play on for somebody who has been away too long, or for oneself."""

    def decide(live: Live) -> Change:
        bot = known_bot(live.record.game, data.bot)
        change = seating.let_bot_play(live, data.seat, person.id, bot, now_ms())
        house.limits.stand_ins.take(f"{table} {data.seat}")
        return change

    return await _changed(house, table, person, decide)


@post("/tables/{table:str}/take-over", status_code=200)
async def take_over(house: TheHouse, person: Asker, table: Table, data: JSONBody[SeatOnly]) -> TableNow:
    """Take one's own seat back from the bot that played on."""
    return await _changed(house, table, person, lambda live: seating.take_over(live, data.seat, person.id, now_ms()))


@post("/tables/{table:str}/hand-over", status_code=200)
async def hand_over(house: TheHouse, person: Asker, table: Table, data: JSONBody[SeatOnly]) -> Word:
    """A word for whoever is to have one's seat."""
    live = await house.desk.catch_up(table)
    if data.seat not in seats_of(live, person.id):
        raise NotYours("not-your-seat", seat=data.seat)
    until = now_ms() + HAND_OVER_MS
    word = seat_word(house.key, table, data.seat, live.record.seats[data.seat], until)
    return Word(word, f"{house.settings.url}/t/{table}#take={word}", until)


@post("/tables/{table:str}/receive", status_code=200)
async def receive(
    request: AnyRequest, house: TheHouse, person: Asker, table: Table, data: JSONBody[Receive]
) -> TableNow:
    """Take the seat that somebody gives away by a word."""
    house.limits.codes.take(asker_of(request.scope))

    def decide(live: Live) -> Change:
        seat = read_seat_word(house.key, table, live.record.seats, data.word, now_ms())
        owner = live.record.seats[seat].person
        return seating.hand_over(live, seat, owner, person.id, person.name, now_ms())

    return await _changed(house, table, person, decide)


@post("/tables/{table:str}/rematch", status_code=200)
async def rematch(house: TheHouse, person: Asker, table: Table) -> TableRef:
    """The next game with the same people, everybody one seat on; all who ask get the same table."""
    house.limits.tables.take(person.id)
    fresh = new_id()
    old = (await house.desk.change(table, lambda live: seating.rematch(live, person.id, fresh))).record
    if old.rematch != fresh and await house.store.log.since(old.rematch, 0) is not None:
        return TableRef(old.rematch)
    record = Record(
        id=old.rematch,
        code=await new_code(house),
        game=old.game,
        rules=games.find(old.game).spec.rules,
        options=old.options,
        seats=seating.rematch_seats(old),
        creator=person.id,
        seed=secrets.token_bytes(32),
        created=now_ms(),
        clock=old.clock,
        watchable=old.watchable,
        listed=False,
        follows=old.id,
    )
    try:
        await house.desk.open(record)
    except Refusal:
        if await house.store.log.since(record.id, 0) is None:
            raise
        # somebody who asked at the same moment has put up this same table
    return TableRef(record.id)


@get("/tables/{table:str}/game", media_type="text/plain; charset=utf-8")
async def game_file(house: TheHouse, visitor: NamedDependency[Person | None], table: Table) -> Response[str]:
    """The game as a file with its seed, after the end; until then log and seed are secret."""
    live = await house.desk.catch_up(table)
    if not live.record.watchable and not seats_of(live, visitor.id if visitor else ""):
        raise NotYours("not-watchable")
    if not live.is_over:
        raise Illegal("not-over")
    name = f"{live.record.game}-{live.record.id[:8]}.game"
    return Response(
        format_file(live.file()),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


HANDLERS = [
    *(lobby, put_up, join, see, sit, give_nonce, stand, remove, swap, seat_bot, dress, order, start),
    *(resign, offer, agree, decline, let_bot_play, take_over, hand_over, receive, rematch, game_file),
]
