"""The messages of a table's socket in both directions; each has a `type`.

Nothing here may hold a person's id, a seed or a log.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct

from cheeseboard.core import Menu, Over, Seat
from cheeseboard.protocol.bodies import NO_CONTROLS, ClientBody, SeatNumber
from cheeseboard.protocol.status import RenderedText, Step, TableStatus, WindowStatus
from cheeseboard.protocol.table_bodies import TableDetails
from cheeseboard.tables.record import DroppedAnswer, Ms

ActionText = Annotated[str, Meta(max_length=2_000, examples=["wall e3h"])]
ClientId = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_CONTROLS, examples=["c7"])]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
MAX_ACTIONS = 16  # in one message
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
    """An answer to this question, which its seat was asked; or several in a row, all of them or none.

    In a window with a beat it replaces the answer that was given before.
    """

    question: int
    action: ActionText = ""
    actions: Annotated[tuple[ActionText, ...], Meta(max_length=MAX_ACTIONS)] = ()  # in place of `action`
    seat: SeatNumber | None = None  # may be left out by who has one seat
    id: ClientId | None = None


class PassWindow(ClientBody, frozen=True, tag_field="type", tag="pass-window"):
    """Pass for a seat of mine whose menu this screen may not see; only in an anonymous window."""

    question: int
    seat: SeatNumber
    id: ClientId | None = None


class Withdraw(ClientBody, frozen=True, tag_field="type", tag="withdraw"):
    """Take back my answer that is held until its window ends, or the one that is armed; nobody else learns of it."""

    seat: SeatNumber | None = None
    id: ClientId | None = None


class Arm(ClientBody, frozen=True, tag_field="type", tag="arm"):
    """An answer to a window that is not open yet, of those in `armable`; it replaces the one that was armed before."""

    action: ActionText
    seat: SeatNumber | None = None
    id: ClientId | None = None


class Wait(ClientBody, frozen=True, tag_field="type", tag="wait"):
    """Hold the window open while I think, or with `on` false let it go."""

    question: int
    on: bool = True
    seat: SeatNumber | None = None
    id: ClientId | None = None


class WindowShown(ClientBody, frozen=True, tag_field="type", tag="window-shown"):
    """All that happened before this window has come to rest on my screen: my beat starts."""

    question: int
    seat: SeatNumber | None = None
    id: ClientId | None = None


class Undo(ClientBody, frozen=True, tag_field="type", tag="undo"):
    """Back to this row, as long as only my own actions came after it and nobody else was asked."""

    row: int
    seat: SeatNumber | None = None
    id: ClientId | None = None


class BoardShown(ClientBody, frozen=True, tag_field="type", tag="board-shown"):
    """I have the board on screen: clocks start once everybody has."""

    confirms_windows: bool = False  # this client sends `window-shown`; send it again when that changes
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


ClientMessage = (
    Hello | Act | PassWindow | Withdraw | Arm | Wait | WindowShown | Undo | BoardShown | SendChat | Mute | Ping
)


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
    deadline_ms: Ms = 0  # when your time is out, or that of the first who is asked if you are not
    deadlines: tuple[tuple[Seat, Ms], ...] = ()  # where several people are asked openly: when each one's time is out
    in_grace: tuple[Seat, ...] = ()  # of those who are asked: who is in the grace period
    over: Over | None = None
    has_chance_draws: bool = False  # at the end: whether anything was drawn that can be checked
    own_questions: tuple[tuple[Seat, int], ...] = ()  # of who has several seats: which are asked, and at which row
    # Of a client that looks as nobody: questions to its own seats whose menu everybody may know (seat, question, menu).
    public_menus: tuple[tuple[Seat, int, Menu], ...] = ()
    auto_pass: str = ""  # the auto-pass of this seat
    window: WindowStatus | None = None  # while a reaction window is open
    armable: Menu = ()  # answers that this seat may give to a window that is not open yet
    armed: str = ""  # the one it has given
    can_undo_to: int | None = None  # the earliest row that this seat may go back to without asking
    dropped: DroppedAnswer | None = None  # this seat's answer was not possible any more when its window ended
    missed_windows: tuple[int, ...] = ()  # the questions that ended while this person was away
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
