"""The messages of a table's socket in both directions; each has a `type`.

Nothing here may hold a person's id, a seed or a log.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from cheeseboard.core import Menu, Over, Seat
from cheeseboard.protocol.bodies import (
    NO_CONTROLS,
    ClientBody,
    RenderedText,
    SeatNumber,
    Step,
    TableDetails,
    TableStatus,
)
from cheeseboard.tables.record import Ms

ActionText = Annotated[str, Meta(max_length=2_000, examples=["wall e3h"])]
ClientId = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_CONTROLS, examples=["c7"])]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Language = Annotated[str, Meta(max_length=5, examples=["en"])]


# From the client


class Hello(ClientBody, frozen=True, tag_field="type", tag="hello"):
    """I am here and have everything up to this row (-1: nothing). Seats: only these of mine."""

    have: int
    lang: Language = ""  # with a language, refusals come with a sentence
    text: bool = False  # with drawings and sentences, for clients that know no game
    seats: tuple[SeatNumber, ...] | None = None
    id: ClientId | None = None


class Act(ClientBody, frozen=True, tag_field="type", tag="act"):
    """An answer to this question, which its seat was asked."""

    action: ActionText
    question: int
    seat: SeatNumber | None = None  # may be left out by who has one seat
    id: ClientId | None = None


class PassWindow(ClientBody, frozen=True, tag_field="type", tag="pass-window"):
    """Pass for a seat of mine whose menu this screen may not see; only in an anonymous window."""

    question: int
    seat: SeatNumber
    id: ClientId | None = None


class BoardShown(ClientBody, frozen=True, tag_field="type", tag="board-shown"):
    """I have the board on screen: clocks start once everybody has."""

    id: ClientId | None = None


class SendChat(ClientBody, frozen=True, tag_field="type", tag="send-chat"):
    """A chat message for everybody at the table."""

    text: ChatText
    id: ClientId | None = None


class Mute(ClientBody, frozen=True, tag_field="type", tag="mute"):
    """Show me no more of whoever wrote this message; 0: show everybody again."""

    message: int
    id: ClientId | None = None


class Ping(ClientBody, frozen=True, tag_field="type", tag="ping"):
    """Are you there? Answered with the table's newest row."""

    id: ClientId | None = None


ClientMessage = Hello | Act | PassWindow | BoardShown | SendChat | Mute | Ping


# From the server


class RefusalMessage(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="refusal"):
    """A stable code, what the sentence about it names, and the sentence if a language was named."""

    code: str
    text: str = ""
    params: dict[str, int | str] = {}
    question: int | None = None
    id: str | None = None


class OldPageRefusal(Struct, frozen=True):
    """A refusal in the form that pages older than this server understand."""

    no: str
    why: str


class Accepted(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="accepted"):
    """Done: the row it became, or where the table stood then."""

    row: int
    id: str | None = None


class UpdateMessage(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="update"):
    """What one seat is sent: first the full update, then the changed fields of the view and, if changed, the status.

    With `question` set and the menu left out, the menu is the one sent before. Of a field of the view that only grows,
    `added` has the new numbers: they go into its last block, and where that is full into a new one.
    """

    seat: Seat | None  # None: a spectator
    n: int
    digest: str
    is_full: bool = False
    steps: tuple[Step, ...] = ()
    view: Any = None
    added: dict[str, tuple[int, ...]] = {}
    status: TableStatus | None = None
    asked: tuple[Seat, ...] = ()
    asked_count: int = 0
    question: int | None = None
    menu: Menu = ()
    answer_is_held: bool = False
    deadline_ms: Ms = 0  # when the time of those who are asked is out
    in_grace: tuple[Seat, ...] = ()  # of those who are asked: who is in the grace period
    over: Over | None = None
    has_chance_draws: bool = False  # at the end: whether anything was drawn that can be checked
    own_questions: tuple[tuple[Seat, int], ...] = ()  # of who has several seats: which are asked, and at which row
    auto_pass: str = ""  # the auto-pass of this seat
    text: RenderedText | None = None


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first answer: the table, the server's clock, and its version."""

    table: TableDetails
    now_ms: Ms
    version: str  # of the server; a page of another one is to be loaded anew


class ChatMessage(Struct, frozen=True, omit_defaults=True):
    """One chat message."""

    id: int
    name: str
    text: str
    ms: Ms
    seat: Seat | None = None
    is_yours: bool = False


class ChatMessages(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="chat"):
    """New chat messages, or the newest in place of all that were sent before; nothing of whom the reader has muted."""

    messages: tuple[ChatMessage, ...]
    is_full: bool = False  # in place of all that were sent before
    muted: int = 0  # how many people the reader has muted at this table


class Pong(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="pong"):
    """Where the table stands; whoever has less asks again by hello."""

    row: int
    id: str | None = None


ServerMessage = UpdateMessage | Welcome | Accepted | RefusalMessage | ChatMessages | Pong
