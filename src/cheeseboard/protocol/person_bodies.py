"""HTTP bodies about people, their accounts, links and tokens."""

from typing import Annotated

from msgspec import Meta, Struct

from cheeseboard.protocol.bodies import ClientBody, NameText
from cheeseboard.tables.record import Ms


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
