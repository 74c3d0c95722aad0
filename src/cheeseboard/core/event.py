"""What happened in a step, as small typed structs: sentences, sounds, animations and bots derive from them.

A state carries the events of its last step, each with who may see it; `core.game.visible_events` is their only way out.
Who else sees an event and what it reveals never leaves this process.
"""

import re
from types import GenericAlias
from typing import Any, ClassVar, Generic, TypeVar, get_args

from msgspec import Struct

from cheeseboard.core.seats import Seat


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

    ACTOR: ClassVar[str | None] = None  # the field with the seat that did it, if any did


E_co = TypeVar("E_co", covariant=True)


class Emitted(Struct, Generic[E_co], frozen=True, gc=False):
    """An event of the last step, and who may see it."""

    event: E_co
    visible_to: tuple[Seat, ...] | None = None  # None: everybody
    # Something hidden or random became known: no take-back goes beyond it. Only where `History.revealed` is not set.
    reveals: bool = False


def event_types(union: Any) -> tuple[type[Event], ...]:
    """The types in a game's `spec.events`; () if there are none."""
    return get_args(union) or ((union,) if union else ())


def events_type(union: Any) -> GenericAlias:
    """The type of a seat's events, for decoding."""
    return GenericAlias(tuple, (union or Any, ...))


def event_type(event: Event | type[Event]) -> str:
    """The name of an event as messages and words have it."""
    return str(event.__struct_config__.tag)


class Sentence(Struct, frozen=True, gc=False, omit_defaults=True):
    """A sentence that is no event: its key in `words/` and its arguments."""

    key: str
    args: tuple[tuple[str, int | str], ...] = ()


def sentence(key: str, **args: int | str) -> Sentence:
    """Make a Sentence with its arguments by name."""
    return Sentence(key, tuple(args.items()))
