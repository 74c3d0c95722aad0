"""The view a client has after an update: changed fields over those it had, and what was added to those that grow."""

from typing import Any

from cheeseboard.core.blocks import append


def merged_view(before: dict[str, Any] | None, told: dict[str, Any]) -> dict[str, Any] | None:
    """The view after an update, from the one before it."""
    if told.get("is_full"):
        return told.get("view")
    view: dict[str, Any] = {**(before or {}), **(told.get("view") or {})}
    for name, numbers in told.get("added", {}).items():
        blocks = tuple(map(tuple, view[name]))
        for number in numbers:
            blocks = append(blocks, number)
        view[name] = [list(block) for block in blocks]
    return view
