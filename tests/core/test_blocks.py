"""Lists in blocks: full ones are shared, and what was added makes the new list of the old one."""

from functools import reduce

from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.core.blocks import BLOCK_SIZE, Blocks, added_to, append, count, flatten

NUMBERS = st.lists(st.integers(0, 5), max_size=3 * BLOCK_SIZE)


def made_of(numbers: list[int], blocks: Blocks = ()) -> Blocks:
    return reduce(append, numbers, blocks)


@given(NUMBERS)
def test_a_list_in_blocks_has_its_numbers_in_order_and_only_its_last_block_has_room(numbers: list[int]) -> None:
    blocks = made_of(numbers)
    assert flatten(blocks) == numbers
    assert all(len(block) == BLOCK_SIZE for block in blocks[:-1])
    assert all(0 < len(block) <= BLOCK_SIZE for block in blocks)
    assert [count(blocks, number) for number in range(6)] == [numbers.count(number) for number in range(6)]


@given(NUMBERS, st.integers(0, 5))
def test_one_more_number_leaves_all_blocks_but_the_last_as_they_are(numbers: list[int], number: int) -> None:
    before = made_of(numbers)
    after = append(before, number)
    full = sum(len(block) == BLOCK_SIZE for block in before)
    assert all(after[index] is before[index] for index in range(full))


@given(NUMBERS, NUMBERS)
def test_what_was_added_makes_the_new_list_of_the_old_one(numbers: list[int], more: list[int]) -> None:
    old = made_of(numbers)
    new = made_of(more, old)
    assert added_to(old, new) == tuple(more)


@given(NUMBERS, NUMBERS)
def test_a_list_that_does_not_go_on_from_the_old_one_has_nothing_added(numbers: list[int], other: list[int]) -> None:
    added = added_to(made_of(numbers), made_of(other))
    assert (added is not None) == (other[: len(numbers)] == numbers)
