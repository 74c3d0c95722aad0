"""Turns what a seat is told into text to send: the whole at first, then what has changed. Encodes once for many."""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core import Seat
from cheeseboard.server.frames import UpdateMessage
from cheeseboard.server.messages import Said
from cheeseboard.server.names import words_at
from cheeseboard.tables.clock import time_left
from cheeseboard.tables.live import Live
from cheeseboard.tables.record import Ms
from cheeseboard.tables.telling import Around, seats_of, tell
from cheeseboard.tables.telling import Told as TableTold
from cheeseboard.words import Words

_encode = msgspec.json.Encoder().encode


class Known(Struct, frozen=True):
    """What a listener has of one seat."""

    n: int
    version: int = -1  # of the record; -1: nothing but the rows up to n
    view: Any = None
    around: Around | None = None
    at: int | None = None
    is_in: bool = False
    asks: tuple[tuple[Seat, int], ...] = ()
    order: str = ""


NOTHING = Known(-1)


class Teller:
    """The newest state of a table, and the messages already made of it."""

    __slots__ = ("_change", "_ends", "_made", "_words", "live")

    def __init__(self, live: Live) -> None:
        self.live = live
        self._made: dict[tuple[object, ...], tuple[bytes, Known]] = {}
        self._change: tuple[Any, Any, dict[str, Any] | None] = (None, None, None)  # the newest of `_changed`
        self._words: dict[str, Words] = {}
        self._ends: dict[Seat | None, Ms] = {}

    def move_to(self, live: Live) -> None:
        """The table has moved on."""
        if live is not self.live:
            if live.record is not self.live.record:
                self._words = {}
            self.live = live
            self._made, self._ends = {}, {}

    def tell(self, seat: Seat | None, person: str, known: Known | None, language: str) -> tuple[bytes, Known]:
        """The text for a listener who knows this much, and what it knows then; empty if there is nothing to say."""
        known = known or NOTHING
        record = self.live.record
        if (known.n, known.version) == (self.live.n, record.version):
            return b"", known
        mine = seat is not None or record.creator == person or bool(seats_of(self.live, person))
        key = (seat, known.n, known.version, language, person if mine else "")
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = self._make(seat, person if mine else "", known, language)
        return made

    def _make(self, seat: Seat | None, person: str, known: Known, language: str) -> tuple[bytes, Known]:
        live = self.live
        told = tell(live, seat, person, known.n)
        whole = known.version < 0
        now = Known(live.n, live.record.version, told.view, told.around, told.at, told.is_in, told.asks, told.order)
        if known.n == live.n and replace(now, version=known.version) == known:
            return b"", now  # an order or a held answer of somebody else: not even that something happened is told
        message = UpdateMessage(
            seat=seat,
            n=told.n,
            digest=told.digest,
            whole=whole,
            steps=told.steps,
            view=told.view if whole or known.view is None else self._changed(known.view, told.view),
            around=told.around if whole or told.around != known.around else None,
            waiting=told.waiting,
            waiting_for=told.waiting_for,
            question=told.at,
            menu=told.menu if whole or told.at != known.at or known.n < 0 else (),
            is_in=told.is_in,
            ends=self._find_end(seat),
            over=told.over,
            has_draws=told.has_draws,
            asks=told.asks,
            order=told.order,
            said=self._said(told, language) if language else None,
        )
        return _encode(message), now

    def _changed(self, old: Any, new: Any) -> dict[str, Any] | None:
        """What has changed in a view; in an open game it is the same for all."""
        if self._change[0] is not old or self._change[1] is not new:
            self._change = (old, new, _changed(old, new))
        return self._change[2]

    def _find_end(self, seat: Seat | None) -> Ms:
        """When time is out for those who are asked; the same for all who look, but for an anonymous window."""
        eyes = seat if self.live.is_hushed else None
        if eyes not in self._ends:
            self._ends[eyes] = _ends(self.live, eyes)
        return self._ends[eyes]

    def _said(self, told: TableTold, language: str) -> Said:
        live, view = self.live, told.view
        words = self._words.get(language)
        if words is None:
            words = self._words[language] = words_at(live.record, language)
        said = {form.verb for form in told.menu}
        names = {f"verb-{verb}": words.text(f"verb-{verb}") for verb in said}
        for word in {word for form in told.menu for slot in form.slots for word in slot.words}:
            if (label := words.word(word)) != word:
                names[word] = label
        return Said(
            show=live.game.show(view) if view is not None else "",
            tell=tuple(words.sentence(each) for each in live.game.describe(view)) if view is not None else (),
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


def _ends(live: Live, eyes: Seat | None) -> Ms:
    """When the first of those who are asked runs out of time; in an anonymous window only one's own time is told."""
    asked = [seat for seat in live.asked if seat == eyes or not live.is_hushed]
    ends = [live.asked_since[seat] + left for seat in asked if (left := time_left(live, seat)) is not None]
    return min(ends, default=0)
