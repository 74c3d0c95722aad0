"""Turns what a seat is told into text to send: the whole at first, then what has changed. Encodes once for many."""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core import Seat
from cheeseboard.protocol.bodies import RenderedText
from cheeseboard.protocol.messages import UpdateMessage
from cheeseboard.protocol.ports import Translator, Wording
from cheeseboard.protocol.seat_update import SeatUpdate, TableStatus, seat_update
from cheeseboard.tables.clock import time_allowed
from cheeseboard.tables.record import Ms
from cheeseboard.tables.table import Table, seats_of

_encode = msgspec.json.Encoder().encode


class LastSent(Struct, frozen=True):
    """What a subscriber was sent of one seat."""

    n: int
    version: int = -1  # of the record; -1: nothing but the rows up to n
    view: Any = None
    status: TableStatus | None = None
    question: int | None = None
    answer_is_held: bool = False
    own_questions: tuple[tuple[Seat, int], ...] = ()
    auto_pass: str = ""


NOTHING_SENT = LastSent(-1)


class UpdateEncoder:
    """The newest state of a table, and the messages already made of it."""

    __slots__ = ("_change", "_deadlines", "_made", "_translator", "_words", "table")

    def __init__(self, table: Table, translator: Translator) -> None:
        self.table = table
        self._translator = translator
        self._made: dict[tuple[object, ...], tuple[bytes, LastSent]] = {}
        self._change: tuple[Any, Any, dict[str, Any] | None] = (None, None, None)  # the newest of `_changed`
        self._words: dict[str, Wording] = {}
        self._deadlines: dict[Seat | None, Ms] = {}

    def advance(self, table: Table) -> None:
        """The table has moved on."""
        if table is not self.table:
            if table.record is not self.table.record:
                self._words = {}
            self.table = table
            self._made, self._deadlines = {}, {}

    def encode_for(
        self, seat: Seat | None, person: str, known: LastSent | None, language: str
    ) -> tuple[bytes, LastSent]:
        """The text for a subscriber who was sent this much, and what it was sent then; empty if nothing is new."""
        known = known or NOTHING_SENT
        record = self.table.record
        if (known.n, known.version) == (self.table.n, record.version):
            return b"", known
        mine = seat is not None or record.host == person or bool(seats_of(self.table, person))
        key = (seat, known.n, known.version, language, person if mine else "")
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = self._make(seat, person if mine else "", known, language)
        return made

    def _make(self, seat: Seat | None, person: str, known: LastSent, language: str) -> tuple[bytes, LastSent]:
        table = self.table
        told = seat_update(table, seat, person, known.n)
        whole = known.version < 0
        now = LastSent(
            table.n,
            table.record.version,
            told.view,
            told.status,
            told.question,
            told.answer_is_held,
            told.own_questions,
            told.auto_pass,
        )
        if known.n == table.n and replace(now, version=known.version) == known:
            return b"", now  # an order or a held answer of somebody else: not even that something happened is told
        message = UpdateMessage(
            seat=seat,
            n=told.n,
            digest=told.digest,
            is_full=whole,
            steps=told.steps,
            view=told.view if whole or known.view is None else self._changed(known.view, told.view),
            status=told.status if whole or told.status != known.status else None,
            asked=told.asked,
            asked_count=told.asked_count,
            question=told.question,
            menu=told.menu if whole or told.question != known.question or known.n < 0 else (),
            answer_is_held=told.answer_is_held,
            deadline_ms=self._find_deadline(seat),
            over=told.over,
            has_draws=told.has_draws,
            own_questions=told.own_questions,
            auto_pass=told.auto_pass,
            text=self._rendered(told, language) if language else None,
        )
        return _encode(message), now

    def _changed(self, old: Any, new: Any) -> dict[str, Any] | None:
        """What has changed in a view; in an open game it is the same for all."""
        if self._change[0] is not old or self._change[1] is not new:
            self._change = (old, new, _changed(old, new))
        return self._change[2]

    def _find_deadline(self, seat: Seat | None) -> Ms:
        """When time is out for those who are asked; the same for all who look, but for an anonymous window."""
        viewpoint = seat if self.table.is_anonymous else None
        if viewpoint not in self._deadlines:
            self._deadlines[viewpoint] = _deadline(self.table, viewpoint)
        return self._deadlines[viewpoint]

    def _rendered(self, told: SeatUpdate, language: str) -> RenderedText:
        table, view = self.table, told.view
        words = self._words.get(language)
        if words is None:
            words = self._words[language] = self._translator.words(language, table.record)
        said = {form.verb for form in told.menu}
        names = {f"verb-{verb}": words.text(f"verb-{verb}") for verb in said}
        for word in {word for form in told.menu for slot in form.slots for word in slot.words}:
            if (label := words.word(word)) != word:
                names[word] = label
        return RenderedText(
            show=table.game.show(view) if view is not None else "",
            tell=tuple(words.sentence(each) for each in table.game.describe(view)) if view is not None else (),
            events=tuple(words.event(event) for step in told.steps for event in step.events),
            names=names,
            over=words.text(f"over-{told.over.reason}") if told.over else "",
        )


def _changed(old: Any, new: Any) -> dict[str, Any] | None:
    """The fields of a view that are other than before; what happened is told beside it."""
    if new is None:
        return None
    fields = {
        name: value
        for name in new.__struct_fields__
        if (value := getattr(new, name)) is not (before := getattr(old, name)) and value != before
    }
    return fields or None


def _deadline(table: Table, viewpoint: Seat | None) -> Ms:
    """When the first of those who are asked runs out of time; in an anonymous window only one's own time is told."""
    asked = [seat for seat in table.asked if seat == viewpoint or not table.is_anonymous]
    ends = [table.asked_since[seat] + left for seat in asked if (left := time_allowed(table, seat)) is not None]
    return min(ends, default=0)
