"""The view a client has after an update: changed fields over those it had, and what was added to those that grow."""

from typing import Any

from cheeseboard.core.kit import BLOCK_SIZE


def merged_view(before: dict[str, Any] | None, told: dict[str, Any]) -> dict[str, Any] | None:
    """The view after an update, from the one before it."""
    if told.get("is_full"):
        return told.get("view")
    view: dict[str, Any] = {**(before or {}), **(told.get("view") or {})}
    for name, numbers in told.get("added", {}).items():
        grown = [number for block in view[name] for number in block] + numbers
        view[name] = [grown[first : first + BLOCK_SIZE] for first in range(0, len(grown), BLOCK_SIZE)]
    return view
