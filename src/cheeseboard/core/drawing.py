"""Marks in the drawings of `show`: `[seat-0]●[/]` names what a symbol is; an edge chooses its style.

A square bracket in a drawing always belongs to a mark.
"""

import re

MARKS = (*(f"seat-{seat}" for seat in range(6)), "barrier", "faint", "strong", "good", "bad")
_MARK = re.compile(r"\[(/|" + "|".join(MARKS) + r")\]")


def mark(name: str, text: str) -> str:
    """Mark a piece of a drawing.

    >>> plain(mark("seat-0", "A") + "·")
    'A·'
    """
    assert name in MARKS, name
    return f"[{name}]{text}[/]"


def plain(drawing: str) -> str:
    """The drawing without its marks, as failure messages and tests read it."""
    return _MARK.sub("", drawing)
