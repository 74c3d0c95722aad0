"""HTTP bodies as structs, and the parts they share with messages of sockets.

The OpenAPI document, the web client's types and the checks come from these.

Names are the game's own words. Unknown fields are refused. Nothing here may hold a person's id, a seed or a log.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cheeseboard.core import Over, Seat
from cheeseboard.tables.record import Clock, DecisionClock, Ms, Offer, RematchOffer

END = r"$(?!\n)"  # in Python, `$` alone also matches before a final newline
NO_CONTROLS = rf"^[^\x00-\x1f\x7f-\x9f]*{END}"  # of a text that is kept as it is
NameText = Annotated[str, Meta(min_length=1, max_length=40, examples=["Ann"])]
GameId = Annotated[str, Meta(max_length=40, examples=["pac-man"])]
SeatNumber = Annotated[int, Meta(ge=0, le=99, examples=[0])]
Nonce = Annotated[
    str, Meta(pattern=f"^([0-9a-f]{{32}})?{END}", max_length=32, examples=["00112233445566778899aabbccddeeff"])
]
Avatar = Annotated[str, Meta(pattern=f"^[a-z0-9-]{{0,20}}{END}", max_length=20, examples=["fox"])]
AnswerText = Annotated[str, Meta(max_length=2_000, examples=["move e2"])]
BotText = Annotated[str, Meta(max_length=40, examples=["level-2"])]
SomeEvent = Annotated[Any, Meta(extra={"typescript": "SomeEvent"})]  # of the game's event types, or the table's


class ClientBody(Struct, forbid_unknown_fields=True, frozen=True):
    """What clients send; unknown fields are refused."""


# People


class NewGuest(ClientBody, frozen=True):
    """A new guest."""

    name: NameText | None = None


class Rename(ClientBody, frozen=True):
    """A new name."""

    name: NameText


class Credentials(ClientBody, frozen=True):
    """An account's name and password."""

    account: Annotated[str, Meta(min_length=2, max_length=40, examples=["ann"])]
    password: Annotated[str, Meta(min_length=8, max_length=200, examples=["correct horse battery"])]


class UseLink(ClientBody, frozen=True):
    """The one-time token of a link from another device; with `preview` it only says whose it is."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]
    preview: bool = False


class NewToken(ClientBody, frozen=True):
    """A label for a token, to distinguish it from the others."""

    label: NameText


class Me(Struct, frozen=True):
    """The person who asks, as they may know themselves; their id stays in the cookie."""

    name: str
    account: str
    created: Ms


class Link(Struct, frozen=True):
    """A link that carries a person to another device, once."""

    url: str
    token: str
    until: Ms


class Token(Struct, frozen=True):
    """A token for a program; it is shown only now."""

    label: str
    token: str


class TokenLabels(Struct, frozen=True):
    """The names of one's tokens."""

    labels: tuple[str, ...]


# Games


class BotDetails(Struct, frozen=True):
    """A bot that can be seated, and what people call it."""

    id: str
    name: str
    about: str


class PresetDetails(Struct, frozen=True):
    """A way to play that the game proposes."""

    id: str
    name: str
    about: str
    seats: int
    options: dict[str, Any]  # those that differ from the usual ones


class GameDetails(Struct, frozen=True):
    """A game before anybody sits down."""

    id: str
    name: str
    about: str
    rules: int
    seats: tuple[int, ...]
    has_hidden_information: bool
    bots: tuple[BotDetails, ...]  # the weakest level first
    auto_pass: tuple[str, ...]
    options: dict[str, Any]  # JSON Schema
    words: dict[str, str]  # names of options, their values and roles
    actors: dict[str, str]  # by type of event: the field that says who did it, where somebody did
    has_lesson: bool = False
    public_verbs: tuple[str, ...] = ()  # where only one such action is possible, it may be played at once
    stand_in: str = ""  # the bot that plays on for somebody unless another is named
    presets: tuple[PresetDetails, ...] = ()  # what a first table proposes, the first unless another is chosen


# Tables


class NewTable(ClientBody, frozen=True):
    """Create a table."""

    game: Annotated[str, Meta(max_length=40, examples=["quoridor"])]
    seats: Annotated[int, Meta(ge=1, le=99, examples=[2])] | None = None  # the fewest the game allows
    options: dict[str, Any] = {}
    clock: Clock = DecisionClock()
    watchable: bool = True
    listed: bool = True  # whether anybody may find it in the lobby and join; what old clients take for granted


class CheckOptions(ClientBody, frozen=True):
    """Options that somebody is choosing for a table of so many seats."""

    game: GameId
    seats: Annotated[int, Meta(ge=1, le=99, examples=[2])]
    options: dict[str, Any] = {}


class ListTable(ClientBody, frozen=True):
    """Whether anybody may find the table in the lobby and join."""

    listed: bool


class Sit(ClientBody, frozen=True):
    """Take a seat, under another name if several people share the screen."""

    seat: SeatNumber
    nonce: Nonce = ""
    avatar: Avatar = ""
    name: NameText | None = None


class SeatOnly(ClientBody, frozen=True):
    """Which seat is meant."""

    seat: SeatNumber


class Swap(ClientBody, frozen=True):
    """Two seats to swap."""

    seat: SeatNumber
    other: SeatNumber


class SeatBot(ClientBody, frozen=True):
    """A bot for a seat."""

    seat: SeatNumber
    bot: BotText


class SeatStandIn(ClientBody, frozen=True):
    """A bot that plays on for the owner of a seat; without a name, of the middle level."""

    seat: SeatNumber
    bot: BotText = ""


class ChooseAvatar(ClientBody, frozen=True):
    """A figure or colour for a seat."""

    seat: SeatNumber
    avatar: Avatar


class SetAutoPass(ClientBody, frozen=True):
    """Auto-pass for a seat, by a name of the game; the empty name switches it off."""

    seat: SeatNumber
    auto_pass: Annotated[str, Meta(max_length=40)]


class Start(ClientBody, frozen=True):
    """Begin; a bot's name fills the empty seats."""

    fill: BotText = ""
    nonce: Nonce = ""


class GiveNonce(ClientBody, frozen=True):
    """One's nonce, given after the commitment was seen."""

    nonce: Nonce


class Propose(ClientBody, frozen=True):
    """Something that needs everybody's agreement."""

    seat: SeatNumber
    what: Annotated[str, Meta(pattern=f"^(back|abort){END}", examples=["back"])]


class OfferRematch(ClientBody, frozen=True):
    """Play again, against the same bots or easier or harder ones."""

    level: Literal["", "easier", "harder"] = ""


class AcceptSeat(ClientBody, frozen=True):
    """The secret token by which somebody gives their seat away."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class JoinCode(ClientBody, frozen=True):
    """Six letters, in any case."""

    code: Annotated[str, Meta(min_length=6, max_length=12, examples=["KQZMHT"])]


class SeatStatus(Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a seat."""

    name: str = ""
    bot: str = ""
    avatar: str = ""
    away_since: Ms = 0
    stand_in_from: Ms = 0  # from when the others may let a bot play on; 0: not at all
    is_returning: bool = False  # the owner has taken the seat back and plays from the next question on
    is_awaited: bool = False  # a bot plays until the owner comes to the rematch
    has_used_grace: bool = False  # its one grace period
    finished_by_bot: bool = False  # at the end: a bot played so much here that the owner has not won
    is_person: bool = False
    is_yours: bool = False


class TableStatus(Struct, frozen=True):
    """The table itself: phase, seats, host, clock and open offer."""

    phase: str
    start_by_ms: Ms  # how long nonces are awaited once the start was requested; else 0
    seats: tuple[SeatStatus, ...]
    is_host: bool
    listed: bool
    watchable: bool
    clock: Clock
    offer: Offer | None
    commitment: str
    rematch: str  # the table of the next game, once it is there
    rematch_offer: RematchOffer | None = None
    clock_from_ms: Ms = 0  # no clock runs before


class Step(Struct, frozen=True):
    """One row of the log as a seat saw it happen."""

    n: int
    events: tuple[SomeEvent, ...]


class TableDetails(Struct, frozen=True):
    """A table as the person who asks may see it."""

    id: str
    game: str
    options: dict[str, Any]
    roles: tuple[str, ...]
    listed: bool
    created: Ms
    n: int
    digest: str
    status: TableStatus
    invite: str  # address to send to friends
    is_local: bool  # whether only this computer can reach that address
    code: str = ""  # only before the start, and only for those who sit there or made it
    rematch_of: str = ""
    rules: int = 1  # version of the game's rules; a rematch takes the newest
    asks_you: bool = False
    asked: tuple[Seat, ...] = ()  # whose turn it is; nobody's in an anonymous window
    deadline_ms: Ms = 0  # when the time of those who are asked is out; 0: never


class OptionsVerdict(Struct, frozen=True):
    """Why the rules refuse these options: a code and a sentence; empty if one can play."""

    code: str = ""
    text: str = ""


class LobbyRow(Struct, frozen=True, omit_defaults=True):
    """An open table in the lobby."""

    id: str
    game: str
    seats: tuple[str, ...]  # names and bots; empty is free
    clock: Clock
    created: Ms
    watchable: bool = True
    bots: tuple[str, ...] = ()  # by seat; empty where none sits


class Lobby(Struct, frozen=True):
    """The open tables that everybody may find."""

    tables: tuple[LobbyRow, ...]


class TableRef(Struct, frozen=True):
    """The table of a code or a rematch; empty while others have not joined the rematch."""

    table: str


class TableList(Struct, frozen=True):
    """One's own tables, the newest first."""

    tables: tuple[TableDetails, ...]


class GamePlayed(Struct, frozen=True):
    """How often a game was played on this server."""

    game: str
    played: int  # running or finished
    finished: int
    open: int  # tables that have not begun


class Statistics(Struct, frozen=True):
    """Numbers of the whole server; sockets and watched tables, of this process."""

    games: tuple[GamePlayed, ...]
    people: int
    actions: int  # rows of all logs
    sockets: int
    tables_watched: int


class SeatTransfer(Struct, frozen=True):
    """A secret token for the new owner of a seat; it works once, until then."""

    token: str
    url: str
    until: Ms


class DrawOutcomes(Struct, frozen=True):
    """What could come up at a row of the log: each outcome's text and weight."""

    n: int
    outcomes: tuple[tuple[str, int], ...]


class DrawList(Struct, frozen=True):
    """Every draw of a finished game."""

    rows: tuple[DrawOutcomes, ...]


# Views


class RenderedText(Struct, frozen=True, omit_defaults=True):
    """A drawing and sentences, for clients that know no game."""

    show: str = ""
    describe: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    names: dict[str, str] = {}  # of verbs, words and roles that occur here
    over: str = ""


class PastViewBody(Struct, frozen=True):
    """What a seat knew at a row."""

    n: int
    newest: int  # row of the table
    seat: Seat | None  # None: a spectator; -3: all is open
    view: Any  # the game's own
    events: tuple[SomeEvent, ...]  # what happened in this row
    over: Over | None = None  # at the last row
    text: RenderedText | None = None  # with a language


class Overlays(Struct, frozen=True):
    """What a board may show on request: words by name, whatever the game has."""

    n: int
    overlays: dict[str, tuple[str, ...]]
