"""What goes over a table's socket, frame by frame, in both directions. Nothing here may hold an id, a seed or a log."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from cheeseboard.core import Illegal, Menu, Over, Seat
from cheeseboard.server.messages import NO_CONTROLS, Said, SeatNumber, Sent, TableNow
from cheeseboard.tables.record import Ms
from cheeseboard.tables.telling import Around, Step

ActionText = Annotated[str, Meta(max_length=2_000, examples=["wall e3h"])]
ClientId = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_CONTROLS, examples=["c7"])]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Language = Annotated[str, Meta(max_length=5, examples=["en"])]


# What a table's socket hears


class Hello(Sent, frozen=True):
    """I am here and have everything up to this row (-1: nothing). Seats: only these of mine."""

    hello: int
    lang: Language = ""  # with a language, refusals come with a sentence
    text: bool = False  # with drawings and sentences, for clients that know no game
    seats: tuple[SeatNumber, ...] | None = None
    id: ClientId | None = None


class Do(Sent, frozen=True):
    """An answer to the question that this seat was asked at row `at`."""

    do: ActionText
    at: int
    seat: SeatNumber | None = None  # may be left out by who has one seat
    id: ClientId | None = None


class Say(Sent, frozen=True):
    """Something for everybody at the table."""

    say: ChatText
    id: ClientId | None = None


class Mute(Sent, frozen=True):
    """Hear no more of whoever said this message; 0: hear everybody again."""

    mute: int
    id: ClientId | None = None


class Ping(Sent, frozen=True):
    """Are you there? Answered with the table's newest row."""

    ping: int
    id: ClientId | None = None


Heard = Hello | Do | Say | Mute | Ping


class _Which(Struct):
    do: msgspec.Raw | UnsetType = UNSET
    hello: msgspec.Raw | UnsetType = UNSET
    say: msgspec.Raw | UnsetType = UNSET
    mute: msgspec.Raw | UnsetType = UNSET
    ping: msgspec.Raw | UnsetType = UNSET
    id: msgspec.Raw | UnsetType = UNSET


_KINDS: dict[str, msgspec.json.Decoder[Heard]] = {
    "do": msgspec.json.Decoder(Do),
    "hello": msgspec.json.Decoder(Hello),
    "say": msgspec.json.Decoder(Say),
    "mute": msgspec.json.Decoder(Mute),
    "ping": msgspec.json.Decoder(Ping),
}
_which = msgspec.json.Decoder(_Which)
_client_id = msgspec.json.Decoder(ClientId)


def read_frame(text: str) -> Heard:
    """A frame of a table's socket, or a refusal that says what is wrong with it."""
    try:
        if text.startswith('{"do":'):  # by far the most; anything unusual about it is found by its decoder
            return _KINDS["do"].decode(text)
        which = _which.decode(text)
        for name, decoder in _KINDS.items():
            if getattr(which, name) is not UNSET:
                return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise Illegal("bad-request", what=str(fault)[:200]) from None
    raise Illegal("bad-request", what=" | ".join(_KINDS))


def id_of_frame(text: str) -> str | None:
    """The id of a frame that could otherwise not be read, so that its refusal finds its way."""
    try:
        raw = _which.decode(text).id
        return None if raw is UNSET else _client_id.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


# What a table's socket says


class No(Struct, frozen=True, omit_defaults=True):
    """A refusal: a stable code, what the sentence about it names, and the sentence if a language was named."""

    no: str
    why: str = ""
    facts: dict[str, int | str] = {}
    at: int | None = None
    id: str | None = None


class Ok(Struct, frozen=True, omit_defaults=True):
    """Done: the table stood at this row then."""

    ok: int
    id: str | None = None


class Told(Struct, frozen=True, omit_defaults=True):
    """What one seat is told. After the first only what has changed: fields of the view, and around.

    With `at` but without a menu the question is the same as before.
    """

    seat: Seat | None  # None: a spectator
    n: int
    digest: str
    whole: bool = False
    steps: tuple[Step, ...] = ()
    view: Any = None
    around: Around | None = None
    waiting: tuple[Seat, ...] = ()
    waiting_for: int = 0
    at: int | None = None
    menu: Menu = ()
    is_in: bool = False
    ends: Ms = 0  # when the time of those who are asked is out
    over: Over | None = None
    has_draws: bool = False  # at the end: whether anything was drawn that can be checked
    asks: tuple[tuple[Seat, int], ...] = ()  # of who has several seats: which are asked, and at which row
    order: str = ""  # the standing order of this seat
    said: Said | None = None


class Welcome(Struct, frozen=True):
    """The first answer: the table, and the server's clock."""

    welcome: TableNow
    ms: Ms


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """Something that was said at the table."""

    id: int
    name: str
    text: str
    ms: Ms
    seat: Seat | None = None
    is_yours: bool = False


class ChatLines(Struct, frozen=True):
    """What was said since."""

    chat: tuple[ChatLine, ...]


class Pong(Struct, frozen=True, omit_defaults=True):
    """Where the table stands; whoever has less asks again by hello."""

    ping: int
    id: str | None = None


Spoken = Told | Welcome | Ok | No | ChatLines | Pong
