"""What the protocol needs from outside: stored chat, people, open tables, translations, rate limits."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from cheeseboard.core import Event, Refusal, Seat, Sentence
from cheeseboard.tables.record import Ms, Person, PersonId, TableRecord


class ChatEntry(Struct, frozen=True):
    """One stored chat message."""

    id: int
    table: str
    person: PersonId
    name: str
    text: str
    ms: Ms


class ChatStore(Protocol):
    """The chat of every table."""

    async def say(
        self, table_id: str, person: PersonId, name: str, text: str, ms: Ms, request_id: str | None = None
    ) -> ChatEntry:
        """Store a message; a resend with the same request id is not stored twice."""

    async def has_message(self, table_id: str, person: PersonId, request_id: str) -> bool:
        """Whether this person has sent a message with this request id at the table."""

    async def since(self, table_id: str, message_id: int = 0, limit: int = 100) -> Sequence[ChatEntry]:
        """The messages after this one, oldest first; the newest of them if there are more than the limit."""

    async def mute(self, table_id: str, person: PersonId, message_id: int) -> None:
        """Hide the writer of this message from this person; 0: show everybody again."""

    async def muted(self, table_id: str) -> Mapping[PersonId, set[PersonId]]:
        """Whom people at this table have muted."""


class PeopleStore(Protocol):
    """Everybody with a cookie or an account here."""

    async def find(self, person_id: PersonId, /) -> Person | None:
        """The person of this id."""


class OpenTables(Protocol):
    """The tables that wait for players."""

    async def open_tables(self, limit: int, /) -> Sequence[TableRecord]:
        """The newest of those that are listed."""


class Wording(Protocol):
    """Sentences in one language, with everybody's name at one table."""

    def text(self, key: str, **args: int | str) -> str:
        """The text of a key."""

    def event(self, event: Event, /) -> str:
        """What happened."""

    def sentence(self, sentence: Sentence, /) -> str:
        """A sentence of the game."""

    def refusal_sentence(self, refusal: Refusal, /) -> str:
        """Why something was refused."""

    def word(self, words: str, /) -> str:
        """A word of an action."""


class Translator(Protocol):
    """Words in every language."""

    @property
    def languages(self) -> Sequence[str]:
        """Their codes."""

    def words(self, language: str, record: TableRecord | None = None, you: Seat | None = None) -> Wording:
        """The words of a table's game and its people, spoken to the seat `you`, or of no game."""


class RateLimit(Protocol):
    """How much somebody may do in some time."""

    def take(self, who: str, cost: float = 1) -> None:
        """Take as much as this costs, or refuse."""


class Address(Protocol):
    """Where people find this server."""

    @property
    def url(self) -> str:
        """What a link begins with."""

    @property
    def is_local(self) -> bool:
        """Whether only this computer can join."""
