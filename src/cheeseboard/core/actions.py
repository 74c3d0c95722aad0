"""The legal actions of a menu as a sequence, for people who write Python."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import overload

from cheeseboard.core.action import Action, Menu, admits, expand, nth, parse_typed, sample, size
from cheeseboard.core.errors import Illegal

SHOWN = 4  # actions that `repr` names


class Actions(Sequence[Action]):
    """All actions of a menu: count, index, iterate, draw one at random, or ask whether one is among them.

    Examples:
        >>> import cheeseboard
        >>> actions = cheeseboard.new("quoridor", options={"size": 3, "first": 0}).actions
        >>> actions
        <11 actions: move b2, move c1, move a1, wall a1h, …>
        >>> len(actions), str(actions[-1]), "b2" in actions, "move a3" in actions
        (11, 'wall b2v', True, False)
        >>> isinstance(actions, cheeseboard.Actions)
        True
    """

    def __init__(self, menu: Menu) -> None:
        self._menu = menu
        self._size = size(menu)

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [nth(self._menu, each) for each in range(self._size)[index]]
        return nth(self._menu, range(self._size)[index])

    def __iter__(self) -> Iterator[Action]:
        return expand(self._menu)

    def __contains__(self, action: object) -> bool:
        """Whether an action, or what a person would type for it, is among them."""
        if isinstance(action, str):
            try:
                action = parse_typed(self._menu, action)
            except Illegal:
                return False
        return isinstance(action, Action) and admits(self._menu, action)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Actions) and self._menu == other._menu

    def __hash__(self) -> int:
        return hash(self._menu)

    def __repr__(self) -> str:
        shown = ", ".join(str(action) for action in self[:SHOWN])
        more = ", …" if self._size > SHOWN else ""
        return f"<{self._size} action{'' if self._size == 1 else 's'}{': ' if shown else ''}{shown}{more}>"

    def sample(self, rng: Random) -> Action:
        """One of them at random, each as likely as the others."""
        return sample(self._menu, rng)
