"""A list of whole numbers that only grows, as a tuple of blocks: states that differ by one more number share the rest.

Every block but the last is full. A web client builds the same by the same rule (web/src/protocol/blocks.ts).
"""

Blocks = tuple[tuple[int, ...], ...]
BLOCK_SIZE = 32


def append(blocks: Blocks, number: int) -> Blocks:
    """The list with one more number.

    >>> append(append((), 7), 8)
    ((7, 8),)
    """
    if blocks and len(blocks[-1]) < BLOCK_SIZE:
        return (*blocks[:-1], (*blocks[-1], number))
    return (*blocks, (number,))


def count(blocks: Blocks, number: int) -> int:
    """How often this number is in the list."""
    return sum([block.count(number) for block in blocks])


def flatten(blocks: Blocks) -> list[int]:
    """All numbers in order."""
    return [number for block in blocks for number in block]


def added_to(old: Blocks, new: Blocks) -> tuple[int, ...] | None:
    """The numbers that make the new list of the old one; None if it does not go on from there.

    >>> added_to(((7,),), ((7, 8, 9),)), added_to(((7,),), ((8,),))
    ((8, 9), None)
    """
    if not old:
        return tuple(flatten(new))
    last = len(old) - 1
    if len(new) <= last or old[:last] != new[:last] or new[last][: len(old[last])] != old[last]:
        return None
    return tuple(flatten((new[last][len(old[last]) :], *new[last + 1 :])))
