"""Actions and menus: an action is a verb with words, a menu the compact form of all legal actions.

One notation serves log, wire, tests, command line and bots; no game writes a codec. Listing, counting, sampling and
membership are derived here once for all games. Nothing in this module knows any game.
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from msgspec import Struct

from cheeseboard.core.errors import Illegal

MAX_TEXT_LENGTH = 2_000
CACHED_TEXT_LENGTH = 40
_VERB = re.compile(r"[a-z][a-z0-9-]*")
_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.:@/-]*")
_EMPTY = "-"

Fill = tuple[str, ...]


class Action(Struct, frozen=True, gc=False):
    """A verb and, for each of its slots, the words chosen there.

    Examples:
        >>> from cheeseboard import Action
        >>> str(Action("sneak", (("basement",), ("w15a", "trap"))))
        'sneak basement w15a+trap'
        >>> Action.parse("sneak basement -")
        Action(verb='sneak', fills=(('basement',), ()))
    """

    verb: str
    fills: tuple[Fill, ...] = ()

    if TYPE_CHECKING:  # else a checker would call `"e2" in actions` a mistake

        def __eq__(self, other: object) -> bool: ...

    def __str__(self) -> str:
        return " ".join((self.verb, *("+".join(fill) or _EMPTY for fill in self.fills)))

    @property
    def word(self) -> str:
        """The word in the first slot, where that takes one.

        >>> Action.parse("wall e3h").word
        'e3h'
        """
        return self.fills[0][0]

    @staticmethod
    def parse(text: str) -> "Action":
        """Read the text form; the words keep the order in which they were written."""
        return _parse_short(text) if len(text) <= CACHED_TEXT_LENGTH else _parse(text)


def _parse(text: str) -> Action:
    verb, *fills = text[: MAX_TEXT_LENGTH + 1].split(" ")
    if len(text) > MAX_TEXT_LENGTH or not _VERB.fullmatch(verb):
        raise Illegal("malformed-action", text=text[:60])
    return Action(verb, tuple(_parse_fill(fill, text) for fill in fills))


# Clients and the log send the same few short texts again and again.
_parse_short = lru_cache(maxsize=4096)(_parse)


def _parse_fill(fill: str, text: str) -> Fill:
    if fill == _EMPTY:
        return ()
    words = tuple(fill.split("+"))
    if not all(_WORD.fullmatch(word) for word in words):
        raise Illegal("malformed-action", text=text[:60])
    return words


class Slot(Struct, frozen=True, gc=False):
    """From `least` to `most` of these words; a word that is listed n times may be taken up to n times."""

    words: tuple[str, ...]
    least: int = 1
    most: int = 1


class Form(Struct, frozen=True, gc=False):
    """A verb and the slots that any choice of words may fill, independently of each other."""

    verb: str
    slots: tuple[Slot, ...] = ()


Menu = tuple[Form, ...]


def size(menu: Menu) -> int:
    """How many different actions the menu admits, without listing them."""
    return sum(_form_size(form) for form in menu)


def nth(menu: Menu, index: int) -> Action:
    """The action at this index of `expand`."""
    for form in menu:
        here = _form_size(form)
        if index < here:
            return _nth_of_form(form, index)
        index -= here
    raise IndexError(index)


def index_of(menu: Menu, action: Action) -> int:
    """The index of the action in `expand`; learners number actions by their index in the action space.

    >>> index_of((Form("move", (Slot(("e2", "d1")),)), Form("pass")), Action("pass"))
    2
    """
    before = 0
    for form in menu:
        if canonical((form,), action) is not None:
            index = 0
            for slot, fill in zip(form.slots, action.fills, strict=True):
                index = index * _slot_size(slot) + _index_of_fill(slot, fill)
            return before + index
        before += _form_size(form)
    raise ValueError(str(action))


def expand(menu: Menu) -> Iterator[Action]:
    """Every action of the menu, once, in a fixed order, one at a time."""
    for form in menu:
        for fills in _every(form.slots):
            yield Action(form.verb, fills)


def sample(menu: Menu, rng: Random) -> Action:
    """A random action, each with the same probability."""
    sizes = [_form_size(form) for form in menu]
    index = rng.randrange(sum(sizes))
    for form, here in zip(menu, sizes, strict=True):
        if index < here:
            return _nth_of_form(form, index)
        index -= here
    raise AssertionError("an index below the size is on the menu")


def canonical(menu: Menu, action: Action) -> Action | None:
    """The same action with its words in the menu's order, or None if the menu does not admit it."""
    for form in menu:
        if form.verb == action.verb and len(form.slots) == len(action.fills):
            fills = [_canonical_fill(slot, fill) for slot, fill in zip(form.slots, action.fills, strict=True)]
            if None not in fills:
                return Action(form.verb, tuple(fill for fill in fills if fill is not None))
    return None


def admits(menu: Menu, action: Action) -> bool:
    """Whether the action is on the menu, its words in any order."""
    return canonical(menu, action) is not None


def parse_typed(menu: Menu, text: str, action_space: Menu = ()) -> Action:
    """Read what a person typed, in any case; the verb may be left out where only one action can be meant.

    Actions of the whole action space are understood too, so that they can be refused with a reason.

    >>> str(parse_typed((Form("move", (Slot(("e2", "d1")),)), Form("pass")), "e2"))
    'move e2'
    """
    text = " ".join(text.lower().split())
    if any(text.split(" ")[0] == form.verb for form in (*menu, *action_space)):
        return Action.parse(text)
    for forms in (menu, action_space):
        verbs = dict.fromkeys(form.verb for form in forms)
        guesses = [guess for verb in verbs if (guess := _parse_or_none(f"{verb} {text}")) and admits(forms, guess)]
        if len(guesses) == 1:
            return guesses[0]
    return Action.parse(text)


def _parse_or_none(text: str) -> Action | None:
    try:
        return Action.parse(text)
    except Illegal:
        return None


def _form_size(form: Form) -> int:
    product = 1
    for slot in form.slots:
        product *= _slot_size(slot)
    return product


def _slot_size(slot: Slot) -> int:
    if slot.least == slot.most == 1:
        return len(set(slot.words))
    return _completions(slot)[0].within(slot.least, slot.most)


def _nth_of_form(form: Form, index: int) -> Action:
    fills: list[Fill] = []
    for slot in reversed(form.slots):
        index, fill_index = divmod(index, _slot_size(slot))
        fills.append(_nth_fill(slot, fill_index))
    return Action(form.verb, tuple(reversed(fills)))


def _nth_fill(slot: Slot, index: int) -> Fill:
    words = slot.words
    if slot.least == slot.most == 1:
        return (words[index] if len(set(words)) == len(words) else tuple(dict.fromkeys(words))[index],)
    fill: list[str] = []
    least, most = slot.least, slot.most
    for (word, copies), after in zip(Counter(words).items(), _completions(slot)[1:], strict=True):
        for taken in range(copies, -1, -1):
            count = after.within(least - taken, most - taken)
            if index < count:
                fill.extend([word] * taken)
                least, most = least - taken, most - taken
                break
            index -= count
    return tuple(fill)


def _index_of_fill(slot: Slot, fill: Fill) -> int:
    if slot.least == slot.most == 1:
        return list(dict.fromkeys(slot.words)).index(fill[0])
    wanted, index = Counter(fill), 0
    least, most = slot.least, slot.most
    for (word, copies), after in zip(Counter(slot.words).items(), _completions(slot)[1:], strict=True):
        index += sum(after.within(least - more, most - more) for more in range(copies, wanted[word], -1))
        least, most = least - wanted[word], most - wanted[word]
    return index


def _every(slots: tuple[Slot, ...]) -> Iterator[tuple[Fill, ...]]:
    if not slots:
        yield ()
        return
    for index in range(_slot_size(slots[0])):
        fill = _nth_fill(slots[0], index)
        for rest in _every(slots[1:]):
            yield (fill, *rest)


def _canonical_fill(slot: Slot, fill: Fill) -> Fill | None:
    if not slot.least <= len(fill) <= slot.most:
        return None
    if len(fill) == 1:
        return fill if fill[0] in slot.words else None
    wanted, there = Counter(fill), Counter(slot.words)
    if not wanted <= there:
        return None
    return tuple(word for word in there for _ in range(wanted[word]))


class _Counts:
    """For every k, the number of ways to take k words from the remaining kinds of words."""

    def __init__(self, ways: list[int]) -> None:
        self._sums = [0]
        for number in ways:
            self._sums.append(self._sums[-1] + number)

    def within(self, least: int, most: int) -> int:
        last = len(self._sums) - 1
        low, high = min(max(least, 0), last), min(max(most + 1, 0), last)
        return max(self._sums[high] - self._sums[low], 0)


@lru_cache(maxsize=1024)
def _completions(slot: Slot) -> tuple[_Counts, ...]:
    """For each kind of word, the counts from it on; the last entry is for no kinds left."""
    ways = [1]
    result = [_Counts(ways)]
    for copies in reversed(Counter(slot.words).values()):
        wider = [0] * (len(ways) + copies)
        for k, number in enumerate(ways):
            for taken in range(copies + 1):
                wider[k + taken] += number
        ways = wider
        result.append(_Counts(ways))
    return tuple(reversed(result))
