"""Looking back at a row, and overlays of the board. `tables.lookback` decides who may see what."""

from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from cheeseboard.core import OPEN, Illegal, Seat
from cheeseboard.protocol.bodies import END
from cheeseboard.protocol.lookback_bodies import Overlays, PastViewBody
from cheeseboard.protocol.status import RenderedText
from cheeseboard.server.context import AppContext
from cheeseboard.tables.lookback import PastView, default_viewpoint, overlays_for, view_at
from cheeseboard.tables.record import Person
from cheeseboard.tables.table import Table, reader_seat
from cheeseboard.words import LANGUAGES
from cheeseboard.words.table_words import words_for_table

SPECTATOR, ALL_OPEN = "spectator", "open"
Viewpoint = Annotated[
    str | None,
    QueryParameter(
        name="seat",
        pattern=f"^([0-9]{{1,2}}|{SPECTATOR}|{ALL_OPEN}){END}",
        description="A seat's number, `spectator` or, after the end, `open`; usually your first seat, if you have one.",
    ),
]
Language = Annotated[str | None, QueryParameter(name="lang", enum=LANGUAGES, description="Say it in sentences, too.")]
Context = NamedDependency[AppContext]
Visitor = NamedDependency[Person | None]


def read_viewpoint(text: str | None, table: Table, person: str) -> Seat | None:
    """The seat, spectator or open view that a request names."""
    if text is None:
        return default_viewpoint(table, person)
    return {SPECTATOR: None, ALL_OPEN: OPEN}[text] if text in (SPECTATOR, ALL_OPEN) else int(text)


@get("/tables/{table:str}/views/{row:int}")
async def look_back(
    context: Context,
    visitor: Visitor,
    table: FromPath[str],
    row: FromPath[int],
    viewpoint: Viewpoint = None,
    lang: Language = None,
) -> PastViewBody:
    """What a seat knew at a row: during the game from one's own seats or as a spectator, after it from anywhere."""
    if lang is not None and lang not in LANGUAGES:
        raise Illegal("bad-request", what=f"lang: {' | '.join(LANGUAGES)}")
    found = await context.registry.refresh(table)
    person = visitor.id if visitor else ""
    seat = read_viewpoint(viewpoint, found, person)
    seen = view_at(found, row, seat, person)
    return PastViewBody(
        seen.n,
        found.n,
        seat,
        seen.view,
        seen.events,
        seen.over,
        _rendered(found, seen, lang, reader_seat(found, person)) if lang else None,
    )


@get("/tables/{table:str}/overlays")
async def see_overlays(
    context: Context, visitor: Visitor, table: FromPath[str], viewpoint: Viewpoint = None
) -> Overlays:
    """What a board may show on request, from what this seat knows now; games without overlays give none."""
    found = await context.registry.refresh(table)
    person = visitor.id if visitor else ""
    return Overlays(found.n, overlays_for(found, read_viewpoint(viewpoint, found, person), person))


def _rendered(table: Table, seen: PastView, language: str, you: Seat | None) -> RenderedText:
    words = words_for_table(table.record, language, you)
    return RenderedText(
        show=table.game.show(seen.view),
        describe=tuple(words.sentence(each) for each in table.game.describe(seen.view)),
        events=tuple(words.event(event) for event in seen.events),
        over=words.text(f"over-{seen.over.reason}") if seen.over else "",
    )


HANDLERS = [look_back, see_overlays]
