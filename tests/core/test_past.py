"""The past as a value: continued in two ways, each keeps its own, and what went before stays as it was."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cheeseboard.core.persistent_list import Past


@given(some.lists(some.tuples(some.integers(0, 30), some.integers(0, 9)), max_size=30))
def test_each_stays_as_it_was_however_they_branch(steps: list[tuple[int, int]]) -> None:
    pasts, lists = [Past[int]()], [[]]  # type: list[Past[int]], list[list[int]]
    for where, item in steps:
        place = where % len(pasts)
        if item == 0 and lists[place]:
            pasts.append(pasts[place].without_last())
            lists.append(lists[place][:-1])
        else:
            pasts.append(pasts[place].plus(item))
            lists.append([*lists[place], item])
    assert [list(past) for past in pasts] == lists
    assert [len(past) for past in pasts] == [len(each) for each in lists]
    assert [past[1:-1] for past in pasts] == [each[1:-1] for each in lists]
    assert [past[-1] for past in pasts if past] == [each[-1] for each in lists if each]


def test_nobody_sees_what_only_another_knows() -> None:
    one = Past("a")
    two = one.plus("b")
    with pytest.raises(IndexError):
        one[1]
    assert (one == Past("a"), one == two, two == Past("a", "b"), repr(two)) == (True, False, True, "Past('a', 'b')")


def test_going_on_takes_no_copy() -> None:
    past = Past[int]()
    for item in range(1_000):
        past = past.plus(item)
    assert past._items is past.plus(0)._items  # a second way on from an older one would have its own
    assert past._items is not past.without_last().plus(0)._items
