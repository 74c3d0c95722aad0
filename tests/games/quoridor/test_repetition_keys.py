"""The keys of Q-12 in blocks: full ones are shared between states, and none is lost or doubled."""

from functools import reduce

from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.core.kit import BLOCK_SIZE, Blocks
from cheeseboard.games.quoridor.rules import add_key, times_seen

KEYS = st.lists(st.integers(0, 5), max_size=3 * BLOCK_SIZE)
NO_KEYS: Blocks = ()


@given(KEYS)
def test_keys_are_in_order_and_only_the_last_block_has_room(keys: list[int]) -> None:
    blocks = reduce(add_key, keys, NO_KEYS)
    assert [key for block in blocks for key in block] == keys
    assert all(len(block) == BLOCK_SIZE for block in blocks[:-1])
    assert all(0 < len(block) <= BLOCK_SIZE for block in blocks)
    assert [times_seen(blocks, key) for key in range(6)] == [keys.count(key) for key in range(6)]


@given(KEYS, st.integers(0, 5))
def test_one_more_key_leaves_all_blocks_but_the_last_as_they_are(keys: list[int], key: int) -> None:
    before = reduce(add_key, keys, NO_KEYS)
    after = add_key(before, key)
    full = sum(len(block) == BLOCK_SIZE for block in before)
    assert all(after[index] is before[index] for index in range(full))
