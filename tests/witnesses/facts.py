"""What a client was told, in the words of the manifest."""

import re
from collections.abc import Mapping
from typing import Any


def menu_text(menu: list[dict[str, Any]]) -> list[str]:
    """A menu in the words of the manifest."""
    return [
        " ".join((form["verb"], *(f"[{s['least']}-{s['most']} of {' '.join(s['words'])}]" for s in form["slots"])))
        for form in menu
    ]


def drawing(told: Mapping[str, Any]) -> list[str]:
    """The drawing that a seat was told, in the words of the manifest."""
    text = re.sub(r"\[[a-z0-9/-]*\]", "", told["text"]["show"])
    return [line.rstrip() for line in text.split("\n")]


def more_facts(told: Mapping[str, Mapping[str, Any]], status: Mapping[str, Any]) -> dict[str, Any]:
    """What else the seats were told, for sets made since tables have it: the ways to end windows, arming, undoing."""
    windows = {seat: one["window"] for seat, one in told.items() if one.get("window")}
    return {
        "reaction": status["reaction"],
        "watchable": status["watchable"],
        "clock": status["clock"],
        "resigned": [number for number, seat in enumerate(status["seats"]) if seat.get("has_resigned")],
        "rematch_offer": status["rematch_offer"],
        "windows": {
            seat: {name: window.get(name, False) for name in ("kind", "answer", "is_held", "is_prompted")}
            for seat, window in windows.items()
        },
        "armed": {seat: one["armed"] for seat, one in told.items() if one.get("armed")},
        "armable": {seat: menu_text(one["armable"]) for seat, one in told.items() if one.get("armable")},
        "can_undo_to": {seat: one["can_undo_to"] for seat, one in told.items() if one.get("can_undo_to") is not None},
    }


def fits(then: Any, now: Any) -> bool:
    """Whether everything of then is there now and means the same; there may be more fields."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(key in now and fits(value, now[key]) for key, value in then.items())
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(fits(one, other) for one, other in zip(then, now, strict=True))
    return bool(then == now)
