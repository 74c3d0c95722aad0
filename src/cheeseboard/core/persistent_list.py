"""An append-only list as a value: appending makes a new list that shares its prefix, in constant time."""

from collections.abc import Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class PersistentList(Sequence[T]):
    """An immutable sequence; copies share their prefix.

    >>> one = PersistentList("a")
    >>> two, other = one.appended("b"), one.appended("c")
    >>> list(one), list(two), list(other)
    (['a'], ['a', 'b'], ['a', 'c'])
    """

    __slots__ = ("_items", "_size")

    def __init__(self, *items: T) -> None:
        self._items = list(items)  # shared with longer lists; only the first `_size` are ours
        self._size = len(items)

    def appended(self, item: T) -> "PersistentList[T]":
        """A new list with one more item; only a second continuation of the same list copies the items."""
        items = self._items if len(self._items) == self._size else self._items[: self._size]
        items.append(item)
        return _first(items, self._size + 1)

    def without_last(self) -> "PersistentList[T]":
        """All but the newest."""
        return _first(self._items, self._size - 1)

    def since(self, index: int) -> list[T]:
        """The items from this index on."""
        return self._items[index : self._size]

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> list[T]: ...

    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return self._items[slice(*index.indices(self._size))]
        if not -self._size <= index < self._size:
            raise IndexError(index)
        return self._items[index if index >= 0 else self._size + index]

    def __len__(self) -> int:
        return self._size

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PersistentList) and self[:] == other[:]

    __hash__ = None  # type: ignore[assignment]  # items need not be hashable

    def __repr__(self) -> str:
        return f"PersistentList({', '.join(map(repr, self))})"


def _first(items: list[T], size: int) -> PersistentList[T]:
    made: PersistentList[T] = PersistentList.__new__(PersistentList)
    made._items, made._size = items, size
    return made
