"""Marks in the drawings of `show`: `[seat-0]●[/]` says what a symbol is, and an edge decides how that looks.

A square bracket in a drawing is always a mark; drawings use other brackets for anything else.
"""

import re

MARKS = (*(f"seat-{seat}" for seat in range(6)), "barrier", "faint", "strong", "good", "bad")
_MARK = re.compile(r"\[(/|" + "|".join(MARKS) + r")\]")


def mark(name: str, text: str) -> str:
    """Say what this piece of a drawing is.

    >>> plain(mark("seat-0", "A") + "·")
    'A·'
    """
    assert name in MARKS, name
    return f"[{name}]{text}[/]"


def plain(drawing: str) -> str:
    """The drawing without its marks, as failure messages and tests read it."""
    return _MARK.sub("", drawing)
