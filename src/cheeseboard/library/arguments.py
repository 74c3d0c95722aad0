"""Arguments of the wrong type are refused as Python does, with a `TypeError` that names them."""

from collections.abc import Mapping
from typing import Any, get_args

from msgspec import Struct

from cheeseboard.core import Action, AnyGame, BadOptions
from cheeseboard.core.options import read_options
from cheeseboard.core.svg import Theme


def whole_number(value: object, what: str) -> None:
    """Refuse what is no whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{what} is a whole number, not {type(value).__name__}")


def within(value: object, what: str, least: int, most: int) -> None:
    """Refuse what is no whole number within these bounds."""
    whole_number(value, what)
    assert isinstance(value, int)
    if not least <= value <= most:
        raise BadOptions("option-range", option=what, value=str(value)[:40], allowed=f"{least} … {most}")


def seconds_within(value: object, least: float, most: float) -> None:
    """Refuse what is no number of seconds within these bounds."""
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise TypeError(f"seconds are a number, not {type(value).__name__}")
    if not least <= value <= most:  # nor NaN
        raise BadOptions("option-range", option="seconds", value=str(value)[:40], allowed=f"{least} … {most}")


def known_theme(theme: Theme) -> Theme:
    """Refuse what is no theme of drawings."""
    if theme not in get_args(Theme):
        raise TypeError(f"a theme is one of {', '.join(get_args(Theme))}")
    return theme


def text(value: object, what: str) -> str:
    """Refuse what is no text."""
    if not isinstance(value, str):
        raise TypeError(f"{what} is a text, not {type(value).__name__}")
    return value


def action_value(value: object) -> Action:
    """Refuse what is no action."""
    if not isinstance(value, Action):
        raise TypeError(f"an action is an Action or its text, not {type(value).__name__}")
    return value


def options_of(rules: AnyGame, options: Mapping[str, Any] | Struct | None) -> Struct:
    """The options of a game, given by name or as its own struct."""
    if isinstance(options, Struct):
        return options
    if options is not None and not isinstance(options, Mapping):
        raise TypeError(f"options are given by name, not as {type(options).__name__}")
    return read_options(rules, dict(options or {}))
