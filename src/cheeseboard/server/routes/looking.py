"""Looking: what a seat knew at a row, and what a board may show on request. Who may see what is decided in `tables`."""

from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from cheeseboard.core import OPEN, Illegal, Seat
from cheeseboard.server.house import House
from cheeseboard.server.messages import END, Hints, Said, StepSeen
from cheeseboard.server.names import words_at
from cheeseboard.store import Person
from cheeseboard.tables.live import Live
from cheeseboard.tables.looking import PastView, hints_for, step_at, usual_eyes
from cheeseboard.words import LANGUAGES

SPECTATOR, ALL_OPEN = "spectator", "open"
Eyes = Annotated[
    str | None,
    QueryParameter(
        name="seat",
        pattern=f"^([0-9]{{1,2}}|{SPECTATOR}|{ALL_OPEN}){END}",
        description="A seat's number, `spectator` or, after the end, `open`; usually your first seat, if you have one.",
    ),
]
Language = Annotated[str | None, QueryParameter(name="lang", enum=LANGUAGES, description="Say it in sentences, too.")]
TheHouse = NamedDependency[House]
Visitor = NamedDependency[Person | None]


def read_eyes(text: str | None, live: Live, person: str) -> Seat | None:
    """As whom somebody wants to look."""
    if text is None:
        return usual_eyes(live, person)
    return {SPECTATOR: None, ALL_OPEN: OPEN}[text] if text in (SPECTATOR, ALL_OPEN) else int(text)


@get("/tables/{table:str}/steps/{row:int}")
async def look_back(
    house: TheHouse,
    visitor: Visitor,
    table: FromPath[str],
    row: FromPath[int],
    eyes: Eyes = None,
    lang: Language = None,
) -> StepSeen:
    """What a seat knew at a row: during the game from one's own seats or as a spectator, after it from anywhere."""
    if lang is not None and lang not in LANGUAGES:
        raise Illegal("bad-request", what=f"lang: {' | '.join(LANGUAGES)}")
    live = await house.desk.catch_up(table)
    person = visitor.id if visitor else ""
    seat = read_eyes(eyes, live, person)
    seen = step_at(live, row, seat, person)
    return StepSeen(seen.n, live.n, seat, seen.view, seen.events, seen.over, _said(live, seen, lang) if lang else None)


@get("/tables/{table:str}/hints")
async def see_hints(house: TheHouse, visitor: Visitor, table: FromPath[str], eyes: Eyes = None) -> Hints:
    """What a board may show on request, from what this seat knows now; games without hints give none."""
    live = await house.desk.catch_up(table)
    person = visitor.id if visitor else ""
    return Hints(live.n, hints_for(live, read_eyes(eyes, live, person), person))


def _said(live: Live, seen: PastView, language: str) -> Said:
    words = words_at(live.record, language)
    return Said(
        show=live.game.show(seen.view),
        tell=tuple(words.sentence(each) for each in live.game.describe(seen.view)),
        events=tuple(words.event(event) for event in seen.events),
        over=words.text(f"over-{seen.over.reason}") if seen.over else "",
    )


HANDLERS = [look_back, see_hints]
