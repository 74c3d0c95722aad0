"""What clients send about tables, as HTTP bodies."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from cheeseboard.protocol.bodies import END, Avatar, BotText, ClientBody, NameText, Nonce, SeatNumber
from cheeseboard.tables.record import Clock, DecisionClock, Pace, Reaction


class NewTable(ClientBody, frozen=True):
    """Create a table."""

    game: Annotated[str, Meta(max_length=40, examples=["quoridor"])]
    seats: Annotated[int, Meta(ge=1, le=99, examples=[2])] | None = None  # the fewest the game allows
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock = DecisionClock()
    reaction: Reaction = "brisk"  # how reaction windows end
    watchable: bool = True
    listed: bool = True  # whether anybody may find it in the lobby and join; programs of version 0.1.0 rely on it


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


class SetPace(ClientBody, frozen=True):
    """How fast somebody likes to play; the table is as fast as its slowest person."""

    pace: Pace


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
