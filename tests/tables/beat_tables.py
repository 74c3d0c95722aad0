"""Tables at a window with a beat, and what people do about it, for tests by a clock that stands still."""

from random import Random

from msgspec.structs import replace

from cheeseboard.core import Action, Seat, sample
from cheeseboard.protocol.updates import UpdateEncoder
from cheeseboard.tables import beats, decisions, seating, windows
from cheeseboard.tables.record import Change, Clock, NoClock, Reaction
from cheeseboard.tables.table import Table
from cheeseboard.tables.windows import WindowRequest
from cheeseboard.words.table_words import Translations
from tables.test_tables import ANN, BOB, EVE, NONCE, committed, record

PEOPLE = (ANN, BOB, EVE)
OPENED = 100_000
NO_CLOCK = NoClock()


def begun(
    reaction: Reaction = "brisk",
    clock: Clock = NO_CLOCK,
    people: tuple[str, ...] = PEOPLE,
    bots: int = 0,
    watchable: bool = True,
    bot: str = "greedy",
) -> Table:
    """Gouda! Gouda! with three cards each; Ann names a space first."""
    seats = len(people) + bots
    fresh = record("gouda-gouda", seats=seats, options='{"first":0,"magic":4}', clock=clock)
    table = Table.load(replace(fresh, reaction=reaction, watchable=watchable))
    for seat, person in enumerate(people):
        table = committed(table, seating.sit(table, seat, person, person, nonce=NONCE))
    return committed(table, seating.request_start(table, ANN, 1_000, fill_with=bot if bots else ""))


def window(
    reaction: Reaction = "brisk",
    clock: Clock = NO_CLOCK,
    people: tuple[str, ...] = PEOPLE,
    bots: int = 0,
    watchable: bool = True,
    bot: str = "greedy",
) -> Table:
    """Its first window, after a roll, which has just opened."""
    table = begun(reaction, clock, people, bots, watchable, bot)
    table = played(table, 0, "name green-barrel", OPENED)
    assert table.is_anonymous
    assert table.window_since == OPENED
    return table


def played(table: Table, seat: Seat, action: str, now: int, source: str = "", request_id: str = "") -> Table:
    question = table.question_rows[seat]
    change = decisions.act(table, seat, Action.parse(action), question, now, source=source, request_id=request_id)
    return checked(table, change)


def checked(table: Table, change: Change) -> Table:
    return table.after(change.record, change.rows, change.states)


def card_of(table: Table, seat: Seat) -> str:
    """Some card that this seat can play now."""
    return str(sample(tuple(form for form in table.menu(seat) if form.verb != "pass"), Random(1)))


def has_card(table: Table, seat: Seat) -> bool:
    return len(table.menu(seat)) > 1


def asks(person: str, table: Table, request_id: str = "") -> WindowRequest:
    seat = PEOPLE.index(person)
    return WindowRequest(person, seat, table.question_rows.get(seat, -1), request_id)


def waited(table: Table, person: str, now: int, *, on: bool = True, request_id: str = "") -> Table:
    return checked(table, windows.wait(table, asks(person, table, request_id), now, on=on))


def confirmed(table: Table, person: str, now: int) -> Table:
    return checked(table, windows.confirm_window(table, asks(person, table), now))


def end_of(table: Table) -> int:
    end = beats.window_end(table)
    assert end is not None
    return end


def ended(table: Table) -> Table:
    return checked(table, windows.end_window(table, end_of(table)))


def bots_answered(table: Table, now: int, action: str = "pass") -> Table:
    for seat, seated in enumerate(table.record.seats):
        if seated.bot and seat in table.asked:
            table = played(table, seat, action, now, source="bot")
    return table


def at_end_of_turn(table: Table, now: int) -> Table:
    """Carry on to the window at the end of this turn, in which nobody has said anything."""
    while not (table.is_anonymous and beats.window_kind(table) == "end"):
        if table.is_anonymous:
            table = ended(bots_answered(table, now))
        else:
            (seat,) = table.asked
            table = played(table, seat, str(sample(table.menu(seat), Random(1))), now)
    return table


def heard(before: Table, after: Table, seat: Seat | None) -> str:
    """What a subscriber is sent who knew all of the table before."""
    encoder, person = UpdateEncoder(before, Translations()), PEOPLE[seat] if seat is not None else "p-somebody"
    _, known = encoder.encode_for(seat, person, None, "")
    encoder.advance(after)
    return encoder.encode_for(seat, person, known, "")[0].decode()
