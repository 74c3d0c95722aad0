"""What each seat is sent when its table has moved on: the only way out of a table.

An update is built up from nothing, like the views it carries. A subscriber gets the full one first, then what has
changed since; subscribers with the same seat, person, language and last update share one encoding.
"""

from collections.abc import Collection, Mapping
from itertools import chain
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core import CHANCE, OPEN, Menu, Over, Seat
from cheeseboard.core.finished_by_bot import finished_by_bot
from cheeseboard.core.kit import Blocks
from cheeseboard.protocol.messages import UpdateMessage
from cheeseboard.protocol.ports import Translator, Wording
from cheeseboard.protocol.status import RenderedText, SeatStatus, Step, TableStatus, WindowStatus
from cheeseboard.tables import beats
from cheeseboard.tables.clock import deadline_of, is_in_grace, is_prompted
from cheeseboard.tables.record import ARMED, EMPTY_SEAT, Ms, PersonId, pace_of, reaction_of
from cheeseboard.tables.stand_ins import stand_in_from
from cheeseboard.tables.table import PEOPLE_CACHE_SIZE, Table, events_of_row, reader_seat, seats_of

_SINCE_START = -1
_encode = msgspec.json.Encoder().encode


class LastSent(Struct, frozen=True):
    """What a subscriber was sent of one seat."""

    n: int
    version: int = -1  # of the record; -1: nothing but the rows up to n
    update: UpdateMessage | None = None  # the full one, without its steps


NOTHING_SENT = LastSent(-1)


class ViewChange(Struct, frozen=True):
    """What a subscriber lacks who has an older view."""

    fields: Any = None  # that have changed
    added: dict[str, tuple[int, ...]] = {}  # to fields that only grow


NO_CHANGE = ViewChange()


class UpdateEncoder:
    """The newest state of a table, and the messages already made of it."""

    __slots__ = ("_encoded", "_view_change", "_words", "table", "translator")

    def __init__(self, table: Table, translator: Translator) -> None:
        self.table: Table = table
        self.translator: Translator = translator
        self._encoded: dict[tuple[object, ...], tuple[bytes, LastSent]] = {}
        self._view_change: tuple[Any, Any, ViewChange] = (None, None, NO_CHANGE)  # the newest: old, new, change
        self._words: dict[tuple[str, Seat | None], Wording] = {}  # by language and who is spoken to

    def advance(self, table: Table) -> None:
        """The table has moved on."""
        if table is not self.table:
            if table.record is not self.table.record:
                self._words = {}
            self.table = table
            self._encoded = {}

    def encode_for(
        self, seat: Seat | None, person: PersonId, last_sent: LastSent | None, language: str
    ) -> tuple[bytes, LastSent]:
        """The encoded update and what the subscriber has after it; the update is b"" if nothing has changed."""
        last_sent = last_sent or NOTHING_SENT
        record = self.table.record
        if (last_sent.n, last_sent.version) == (self.table.n, record.version):
            return b"", last_sent
        is_known_here = seat is not None or record.host == person or bool(seats_of(self.table, person))
        viewer = person if is_known_here else ""
        key = (seat, last_sent.n, last_sent.version, language, viewer)
        encoded = self._encoded.get(key)
        if encoded is None:
            encoded = self._encoded[key] = self._encode(seat, viewer, last_sent, language)
        return encoded

    def _encode(
        self, seat: Seat | None, person: PersonId, last_sent: LastSent, language: str
    ) -> tuple[bytes, LastSent]:
        table, old = self.table, last_sent.update
        full = seat_update(table, seat, person, last_sent.n)
        now = LastSent(table.n, table.record.version, replace(full, steps=()))
        if last_sent.n == table.n and now.update == old:
            return b"", now  # auto-pass or a held answer of somebody else: not even that something happened is sent
        message = full if old is None else self._changes(old, full)
        if language:
            message = replace(message, text=self._rendered(full, language, reader_seat(table, person)))
        return _encode(message), now

    def _changes(self, old: UpdateMessage, new: UpdateMessage) -> UpdateMessage:
        """What a subscriber lacks who has the old update."""
        change = ViewChange(new.view) if old.view is None else self._changed_view(old.view, new.view)
        return replace(
            new,
            is_full=False,
            view=change.fields,
            added=change.added,
            status=new.status if new.status != old.status else None,
            menu=new.menu if new.question != old.question else (),
        )

    def _changed_view(self, old: Any, new: Any) -> ViewChange:
        """What has changed in a view; in a perfect-information game it is the same for all."""
        if self._view_change[0] is not old or self._view_change[1] is not new:
            self._view_change = (old, new, view_change(old, new, self.table.kit.growing_fields))
        return self._view_change[2]

    def _rendered(self, update: UpdateMessage, language: str, you: Seat | None) -> RenderedText:
        table, view = self.table, update.view
        words = self._words.get((language, you))
        if words is None:
            words = self._words[language, you] = self.translator.words(language, table.record, you)
        names = {f"verb-{form.verb}": words.text(f"verb-{form.verb}") for form in update.menu}
        for word in {word for form in update.menu for slot in form.slots for word in slot.words}:
            if (label := words.word(word)) != word:
                names[word] = label
        return RenderedText(
            show=table.game.show(view) if view is not None else "",
            describe=tuple(words.sentence(each) for each in table.game.describe(view)) if view is not None else (),
            events=tuple(words.event(event) for step in update.steps for event in step.events),
            names=names,
            over=words.text(f"over-{update.over.reason}") if update.over else "",
        )


def view_change(old: Any, new: Any, growing: Collection[str]) -> ViewChange:
    """The fields of a view that differ; of those that have only grown, what was added."""
    if new is None:
        return NO_CHANGE
    fields: dict[str, Any] = {}
    added: dict[str, tuple[int, ...]] = {}
    for name in new.__struct_fields__:
        value, before = getattr(new, name), getattr(old, name)
        if value is before or value == before:
            continue
        more = added_to(before, value) if name in growing else None
        if more is None:
            fields[name] = value
        else:
            added[name] = more
    return ViewChange(fields or None, added)


def added_to(old: Blocks, new: Blocks) -> tuple[int, ...] | None:
    """The numbers that make the new list of the old one; None if it does not go on from there.

    >>> added_to(((7,),), ((7, 8, 9),)), added_to(((7,),), ((8,),))
    ((8, 9), None)
    """
    if not old:
        return tuple(chain.from_iterable(new))
    last = len(old) - 1
    if len(new) <= last or old[:last] != new[:last] or new[last][: len(old[last])] != old[last]:
        return None
    return tuple(chain(new[last][len(old[last]) :], *new[last + 1 :]))


def seat_update(table: Table, seat: Seat | None, person: PersonId, since: int = _SINCE_START) -> UpdateMessage:
    """All that this seat (None: a spectator) may know now, and what it saw happen after row `since`."""
    ended_by_the_rules = isinstance(table.game.turn(table.history.state), Over) if table.is_over else False
    viewpoint = OPEN if ended_by_the_rules else seat  # after a resignation or abort a seat keeps its own view
    rows = table.history.rows[max(since, 0) :]
    has_begun = table.record.phase != "open"
    is_held, held = table.holds_answer_of(seat), table.record.held_answers
    seated = table.record.seats[seat] if seat is not None else EMPTY_SEAT
    is_asked = seat is not None and seat in table.asked and not is_held and not seated.bot
    deadlines = deadlines_of(table)
    return UpdateMessage(
        seat=seat,
        n=table.n,
        digest=table.digest.hex(),
        is_full=True,
        steps=tuple([Step(row.n, events) for row in rows if (events := events_of_row(table, row, seat))]),
        view=table.view(viewpoint) if has_begun else None,
        status=table_status(table, person),
        asked=() if table.is_anonymous else table.asked,
        asked_count=len(table.asked),
        question=table.question_rows[seat] if is_asked and seat is not None else None,
        menu=table.menu(seat) if is_asked and seat is not None else (),
        answer_is_held=is_held and seat in table.asked,
        deadline_ms=deadline_for(table, seat, deadlines),
        deadlines=tuple(deadlines.items()) if len(deadlines) > 1 and not table.is_anonymous else (),
        in_grace=() if table.is_anonymous else tuple([each for each in table.asked if is_in_grace(table, each)]),
        over=table.turn if isinstance(table.turn, Over) and has_begun else None,
        has_chance_draws=table.is_over and any(row.seat == CHANCE for row in table.history.rows),
        own_questions=_own_questions(table, person),
        public_menus=_public_menus(table, person) if seat is None else (),
        auto_pass=seated.auto_pass,
        window=window_status(table, seat),
        armable=_armable(table, seat),
        armed=next((each.action for each in held if (each.seat, each.at) == (seat, ARMED)), "") if held else "",
        can_undo_to=table.history.undo_limit(seat) if seat is not None and is_asked else None,
        dropped=seated.dropped,
        missed_windows=seated.missed,
    )


def window_status(table: Table, seat: Seat | None) -> WindowStatus | None:
    """The reaction window that is open, as this seat may know it."""
    if not (table.is_anonymous and table.asked):
        return None
    has_beat = table.has_beat
    everybodys = WindowStatus(
        kind=beats.window_kind(table),
        opened_ms=beats.opened_ms(table),
        beat_ms=beats.beat_ms(table) if has_beat else 0,
        ends_ms=beats.own_end(table, seat) if has_beat else 0,
        is_held=has_beat and beats.is_held(table),
    )
    if seat is None or seat not in table.asked or table.record.seats[seat].bot:
        return everybodys
    held = beats.answer_of(table, seat)
    if not has_beat:
        return replace(everybodys, is_prompted=is_prompted(table, seat))
    left = beats.wait_left(table, seat)
    return replace(
        everybodys,
        question=table.question_rows[seat],
        answer=held.action if held else "",
        menu=table.menu(seat) if table.holds_answer_of(seat) else (),
        is_prompted=is_prompted(table, seat),
        is_shown=beats.is_shown(table, seat),
        hold_until_ms=beats.holds_until(table, seat),
        can_wait=left > 0,
        wait_left_ms=left,
        can_end=beats.can_end(table.record, seat),
    )


def _armable(table: Table, seat: Seat | None) -> Menu:
    """What this seat may answer before its window opens."""
    if seat is None or table.kit.windows is None or not table.asked or table.record.seats[seat].bot:
        return ()
    return table.kit.windows.armable(table.view(seat))


def deadlines_of(table: Table) -> dict[Seat, Ms]:
    """When the time of each person who is asked is out; no time runs for a bot."""
    people = [seat for seat in table.asked if not table.record.seats[seat].bot]
    return {seat: deadline for seat in people if (deadline := deadline_of(table, seat)) is not None}


def deadline_for(table: Table, seat: Seat | None, deadlines: Mapping[Seat, Ms]) -> Ms:
    """When the time of this seat is out, or of the first who is asked if the seat is not.

    In an anonymous window only one's own time is told.
    """
    if seat is not None and seat in table.asked and not table.record.seats[seat].bot:
        return deadlines.get(seat, 0)
    return 0 if table.is_anonymous else min(deadlines.values(), default=0)


def _own_questions(table: Table, person: PersonId) -> tuple[tuple[Seat, int], ...]:
    """Which of one's several seats are asked, and since which row: who shares a screen must know whom to pass it to."""
    mine = seats_of(table, person)
    if len(mine) < 2:
        return ()
    held = {held.seat for held in table.record.held_answers if held.at != ARMED}
    return tuple(
        (seat, table.question_rows[seat])
        for seat in mine
        if seat in table.asked and seat not in held and not table.record.seats[seat].bot
    )


def _public_menus(table: Table, person: PersonId) -> tuple[tuple[Seat, int, Menu], ...]:
    """The questions to a person's own seats that a screen may ask without showing anybody's side.

    Every verb of such a menu is one that the kit calls public: the menu follows from what everybody sees.
    """
    public = table.kit.public_verbs
    if not public or table.is_anonymous:
        return ()
    questions = (
        (seat, table.question_rows[seat], table.menu(seat))
        for seat in seats_of(table, person)
        if seat in table.asked and not table.holds_answer_of(seat) and not table.record.seats[seat].bot
    )
    return tuple(each for each in questions if each[2] and all(form.verb in public for form in each[2]))


def table_status(table: Table, person: PersonId) -> TableStatus:
    """The table as everybody may see it, and which seats are this person's; the same until its record changes."""
    by_person = table.cache.status
    if person not in by_person:
        if len(by_person) >= PEOPLE_CACHE_SIZE:
            by_person.clear()
        by_person[person] = _table_status(table, person)
    status: TableStatus = by_person[person]
    return status


def _table_status(table: Table, person: PersonId) -> TableStatus:
    record, offer = table.record, table.record.rematch_offer
    by_bot = finished_by_bot(table.history.rows) if table.is_over else ()
    return TableStatus(
        phase=record.phase,
        start_by_ms=record.start_by_ms if record.phase == "open" else 0,
        seats=tuple(
            SeatStatus(
                name=seat.name,
                bot=seat.bot,
                avatar=seat.avatar,
                away_since=seat.away_since,
                stand_in_from=stand_in_from(seat, record.clock),
                is_returning=seat.is_returning,
                is_awaited=seat.is_awaited,
                has_used_grace=seat.grace_at >= 0,
                has_resigned=number in table.history.resigned,
                finished_by_bot=number in by_bot,
                pace=seat.pace,
                first_table=seat.first_table,
                first_seat=seat.first_seat,
                is_person=bool(seat.person),
                is_yours=bool(person) and seat.person == person,
            )
            for number, seat in enumerate(record.seats)
        ),
        is_host=record.host == person,
        listed=record.listed,
        watchable=record.watchable,
        clock=record.clock,
        offer=record.offer,
        commitment=table.commitment,
        rematch="" if offer is not None and offer.state == "starting" else record.rematch,
        rematch_offer=offer,
        clock_from_ms=record.clock_from_ms,
        reaction=reaction_of(record),
        pace=pace_of(record),
    )
