"""HTTP bodies about tables: one table, one's own, those in the lobby."""

from typing import Any

from msgspec import Struct

from cheeseboard.core import Over, Seat
from cheeseboard.protocol.status import TableStatus
from cheeseboard.tables.record import Clock, Ms


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
    deadline_ms: Ms = 0  # when your time is out, or that of the first who is asked if you are not; 0: never
    over: Over | None = None  # how it has ended
    ended_ms: Ms = 0  # and when; 0: not yet


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


class SeatTransfer(Struct, frozen=True):
    """A secret token for the new owner of a seat; it works once, until then."""

    token: str
    url: str
    until: Ms
