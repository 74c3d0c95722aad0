"""What is stored of a table besides its log: seats, commitment, clock and agreements. Values only."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from cheeseboard.core import Seat
from cheeseboard.core.history import Row

Ms = int  # moments and spans in milliseconds
PersonId = str
DAY_MS: Ms = 86_400_000


class NoClock(Struct, frozen=True, tag="none"):
    """No time limit."""


class DecisionClock(Struct, frozen=True, tag="decision"):
    """A limit for every decision, and a shorter one for anonymous windows."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)] = 120
    window_seconds: Annotated[int, Meta(ge=2, le=3_600)] = 20


class BankClock(Struct, frozen=True, tag="bank"):
    """Time for the whole game, plus an increment for every decision."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=600)] = 5


class DaysClock(Struct, frozen=True, tag="days"):
    """Days for every decision, for correspondence games."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3


Clock = NoClock | DecisionClock | BankClock | DaysClock
# How a reaction window ends: after a short or a longer time (a *beat*: see `beats`), or when everybody has answered.
Reaction = Literal["brisk", "relaxed", "everybody"]
Pace = Literal["normal", "fast", "instant"]


class Person(Struct, frozen=True):
    """A person, known by an id that nobody can guess."""

    id: PersonId
    name: str
    account: str = ""
    created: Ms = 0


class SeatWindow(Struct, frozen=True, omit_defaults=True, gc=False):
    """What somebody has done about a window besides answering: shown it, held it open. Nobody else learns who."""

    at: int = -1  # the row of its question
    shown_ms: Ms = 0  # when the page had shown what happened before it; 0: not yet
    hold_since: Ms = 0  # since when it is held open; 0: not
    hold_until: Ms = 0  # until when at most, or when it was let go
    is_let_go: bool = False


class DroppedAnswer(Struct, frozen=True, gc=False):
    """An answer that could not be played when its window ended; a pass was. Only its owner is told."""

    action: str
    row: int  # of the pass


NO_WINDOW = SeatWindow()


class SeatRecord(Struct, frozen=True, omit_defaults=True):
    """One seat: whose it is and who answers there now. A person may be away while a bot plays on."""

    person: PersonId = ""
    name: str = ""
    bot: str = ""
    avatar: str = ""  # a figure or colour, which the rules do not know
    nonce: str = ""
    auto_pass: str = ""  # one of the game's by name; only its owner may know it
    away_since: Ms = 0  # 0 while the person is here, or nobody owns the seat
    taken: int = 0  # the table's version when this person took the seat, or was given it
    bot_since: Ms = 0  # since when a stand-in plays here
    timed_out_at: int = -1  # the row of the question at which the owner's time was out and the stand-in came
    is_returning: bool = False  # the owner is back and plays from the next question on
    is_awaited: bool = False  # a stand-in plays until the owner, who has not come to the rematch yet, arrives
    has_board: bool = False  # the owner had the board on screen before the clocks ran
    grace_at: int = -1  # the row of the question for which the seat had its one grace period; -1: none yet
    pace: Pace = "normal"  # as fast as its person likes to play; the slowest person decides
    confirms_windows: bool = False  # whether its page says when a window is on screen
    window: SeatWindow = NO_WINDOW  # the window in which its person last did something
    held_ms: Ms = 0  # how long its person has held windows open in this game
    dropped: DroppedAnswer | None = None  # secret; the newest, until the person answers again
    missed: tuple[int, ...] = ()  # secret; the questions that ended while the person was away
    recent_requests: tuple[str, ...] = ()  # of messages that became no row, so that a resend is not done again
    first_table: str = ""  # in a rematch: the first game of the series, whose bots keep their names and looks
    first_seat: Seat = -1  # and where this seat's player sat in it

    @property
    def is_empty(self) -> bool:
        """Whether neither a person nor a bot sits here."""
        return not self.person and not self.bot


EMPTY_SEAT = SeatRecord()


class Offer(Struct, frozen=True):
    """Something that needs everybody's agreement: `back` to a row, or `abort`."""

    what: Literal["back", "abort"]
    row: int  # where `back` would go
    at: int  # the head when it was offered; any later action makes a `back` void
    agreed: tuple[Seat, ...]  # the first is whose offer it is


class RematchOffer(Struct, frozen=True, omit_defaults=True):
    """Somebody wants to play again; people are named by their seats in the game that is over."""

    seat: Seat  # whose offer it is
    until: Ms  # when it lapses
    joined: tuple[Seat, ...]
    declined: tuple[Seat, ...] = ()
    level: Literal["", "easier", "harder"] = ""  # of the bots
    state: Literal["open", "starting", "started", "declined", "lapsed"] = "open"


PACES: tuple[Pace, ...] = ("normal", "fast", "instant")  # the slowest first
ARMED = -1  # in place of its question's row: an answer given before its window opens


class HeldAnswer(Struct, frozen=True, gc=False):
    """An answer that waits until its anonymous window ends, or has been open long enough. Secret."""

    seat: Seat
    at: int  # the row of its question, or ARMED
    action: str
    until: Ms  # the window does not end before this; 0: this answer does not say
    source: str = ""
    request_id: str = ""


class TableRecord(Struct, frozen=True):
    """A table."""

    id: str
    code: str  # six letters to join by, before the start
    game: str
    options: str  # as text, the way game files write them
    seats: tuple[SeatRecord, ...]
    host: PersonId
    seed: bytes  # secret until the end
    created: Ms
    rules: int = 1  # version of the game's rules, to the end of this table
    started_ms: Ms = 0  # when it began
    start_by_ms: Ms = 0  # once the start was requested: when it begins even without all nonces
    clock: Clock = NoClock()
    reaction: Reaction = "everybody"  # as at tables begun before there was another
    watchable: bool = True
    listed: bool = True  # whether the lobby shows it
    phase: Literal["open", "running", "over"] = "open"
    names: tuple[str, ...] = ()  # as the game file names the seats; fixed at the start, like the nonces
    nonces: tuple[str, ...] = ()
    offer: Offer | None = None
    held_answers: tuple[HeldAnswer, ...] = ()
    rematch_of: str = ""  # the table whose rematch this is
    rematch: str = ""  # the table that is this one's rematch
    rematch_offer: RematchOffer | None = None
    loses_on_time: bool = False  # whether time that is out decides anything; not at tables begun before it did
    clock_from_ms: Ms = 0  # no clock runs before
    takeback: int = 1  # version of the rule that limits take-backs, to the end of this table: see `GameFile.takeback`
    version: int = 0  # raised by every change of the record


class LogRow(Row, frozen=True, gc=False):
    """A row of the log as it is stored: with its time, its source and the client's request."""

    ms: Ms
    source: str = ""  # clock, beat, auto-pass, bot; empty for the person in the seat and for chance
    request_id: str = ""  # the client's own id of this action, so that a resend gets the first answer


class Job(Struct, frozen=True, gc=False):
    """Something that is due at a table at some time; any process may run it."""

    table: str
    seat: Seat
    # The row of its question; when that is no longer asked, nothing happens. For the end of a beat the version of the
    # record instead, for jobs without a question 0.
    at: int
    kind: Literal["clock", "grace", "bot", "held", "window", "auto-pass", "start", "rematch-lapse", "rematch-start"]
    when: Ms


class Change(Struct, frozen=True, gc=False):
    """All that one decision writes, together or not at all."""

    record: TableRecord
    rows: tuple[LogRow, ...] = ()
    states: tuple[Any, ...] = ()  # after each of these rows, where they are computed already; never written


def next_version(record: TableRecord, **fields: Any) -> TableRecord:
    """The record with these fields changed, one version on."""
    return replace(record, version=record.version + 1, **fields)


def with_seat(record: TableRecord, seat: Seat, seated: SeatRecord) -> TableRecord:
    """The record with another seat record in this seat, one version on."""
    return next_version(record, seats=(*record.seats[:seat], seated, *record.seats[seat + 1 :]))


def offer_after_action(record: TableRecord) -> Offer | None:
    """The open offer once somebody has acted: one to abort the game stays, a take-back has lapsed."""
    return record.offer if record.offer is not None and record.offer.what == "abort" else None


def without_answers_of(record: TableRecord, seat: Seat) -> TableRecord:
    """The record without what this seat has answered or armed: somebody else plays here from now on."""
    return replace(record, held_answers=tuple(held for held in record.held_answers if held.seat != seat))


def is_played_by_person(seated: SeatRecord) -> bool:
    """Whether the person whose seat it is answers there, and no bot for them."""
    return bool(seated.person) and not seated.bot


def people_seats(record: TableRecord) -> list[Seat]:
    """The seats that people play themselves."""
    return [seat for seat, seated in enumerate(record.seats) if is_played_by_person(seated)]


def reaction_of(record: TableRecord) -> Reaction:
    """How windows end here now: a shared screen and a clock of days have no beat."""
    people = [seated.person for seated in record.seats if is_played_by_person(seated)]
    is_shared = len(set(people)) < len(people)
    return "everybody" if is_shared or isinstance(record.clock, DaysClock) else record.reaction


def pace_of(record: TableRecord) -> Pace:
    """As fast as the slowest person likes it."""
    paces = [seated.pace for seated in record.seats if is_played_by_person(seated)]
    return min(paces, key=PACES.index, default="normal")
