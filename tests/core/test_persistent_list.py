"""The past as a value: continued in two ways, each keeps its own, and what went before stays as it was."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cheeseboard.core.persistent_list import PersistentList


@given(some.lists(some.tuples(some.integers(0, 30), some.integers(0, 9)), max_size=30))
def test_each_stays_as_it_was_however_they_branch(steps: list[tuple[int, int]]) -> None:
    versions, lists = [PersistentList[int]()], [[]]  # type: list[PersistentList[int]], list[list[int]]
    for where, item in steps:
        index = where % len(versions)
        if item == 0 and lists[index]:
            versions.append(versions[index].without_last())
            lists.append(lists[index][:-1])
        else:
            versions.append(versions[index].appended(item))
            lists.append([*lists[index], item])
    assert [list(past) for past in versions] == lists
    assert [len(past) for past in versions] == [len(each) for each in lists]
    assert [past[1:-1] for past in versions] == [each[1:-1] for each in lists]
    assert [past[-1] for past in versions if past] == [each[-1] for each in lists if each]


def test_nobody_sees_what_only_another_knows() -> None:
    one = PersistentList("a")
    two = one.appended("b")
    with pytest.raises(IndexError):
        one[1]
    assert (one == PersistentList("a"), one == two, two == PersistentList("a", "b"), repr(two)) == (
        True,
        False,
        True,
        "PersistentList('a', 'b')",
    )


def test_going_on_takes_no_copy() -> None:
    past = PersistentList[int]()
    for item in range(1_000):
        past = past.appended(item)
    assert past._items is past.appended(0)._items  # a second way on from an older one would have its own
    assert past._items is not past.without_last().appended(0)._items
