"""What happened in a step, as small typed facts: sentences, sounds, animations and bots' conclusions derive from them.

A state carries the events of its last step, each with who may see it; `visible_events` is the only way out of a state
beside the game's `view`. Who else sees an event and what it reveals never leaves this process.
"""

import re
from types import GenericAlias
from typing import Any, ClassVar, Generic, TypeVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core.seats import OPEN, Seat


def _kebab(name: str) -> str:
    """The name of a type as it is written in messages and words.

    >>> _kebab("PawnMoved")
    'pawn-moved'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _plain(name: str) -> str:
    """A field as it is written in messages and words: `from_` is `from`."""
    return name.removesuffix("_")


class Event(Struct, frozen=True, gc=False, tag_field="type", tag=_kebab, rename=_plain):
    """Something that happened. Fields are flat: whole numbers, words, truths, and tuples of numbers or words."""

    ACTOR: ClassVar[str | None] = None  # the field that names the seat who did it, if anybody did


E_co = TypeVar("E_co", covariant=True)


class Emitted(Struct, Generic[E_co], frozen=True, gc=False):
    """An event of the last step, and what only the table knows of it."""

    event: E_co
    visible_to: tuple[Seat, ...] | None = None  # None: everybody
    reveals: bool = False  # it tells what was hidden or random until now: no take-back goes beyond it


def event_types(union: Any) -> tuple[type[Event], ...]:
    """The types that a game names in `facts.events`; () is none."""
    return get_args(union) or ((union,) if union else ())


def events_type(union: Any) -> GenericAlias:
    """The type of a seat's events, for whoever reads them from bytes."""
    return GenericAlias(tuple, (union or Any, ...))


def event_type(event: Event | type[Event]) -> str:
    """The name of an event as messages and words have it."""
    return str(event.__struct_config__.tag)


class Sentence(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something to be said that did not happen: the key of a sentence in `words/` and what to put into it."""

    key: str
    args: tuple[tuple[str, int | str], ...] = ()


def sentence(key: str, **args: int | str) -> Sentence:
    """Make a Sentence with its arguments by name."""
    return Sentence(key, tuple(args.items()))


def emitted(state: Any) -> tuple[Emitted[Any], ...]:
    """The events of the last step; a game of which there is nothing to tell carries none."""
    events: tuple[Emitted[Any], ...] = getattr(state, "events", ())
    return events


def without_events(state: Any) -> Any:
    """The same state, however it came about: for those who look positions up."""
    return replace(state, events=()) if emitted(state) else state


def visible_events(state: Any, seat: Seat | None) -> tuple[Any, ...]:
    """The events of the last step that this seat may see (None: a spectator), without a trace of who else does."""
    return tuple(
        [one.event for one in emitted(state) if one.visible_to is None or seat == OPEN or seat in one.visible_to]
    )
