"""Which values the options of a game take, and whether a game file shows one in effect: without it, all would be else.

Like `opening.py` it knows the program's inside.
"""

import json
import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard import games
from cheeseboard.core import Ask, Refusal
from cheeseboard.core.gamefile import GameFile, parse_file
from cheeseboard.core.history import History
from cheeseboard.core.options import option_types
from cheeseboard.core.verify import start_history

NUMBER, LIST, OBJECT = "a number", "a list", "an object"  # one of them stands for all


def wanted_values(game: str) -> set[str]:
    """Every value that differs from the usual, as `size=5`, `lives=a number` or `board=an object`."""
    rules = games.find(game)
    usual = rules.spec.options()
    return {
        f"{name}={value}"
        for name, hint in option_types(rules).items()
        for value in _values(hint)
        if value != _written(getattr(usual, name))
    }


def seat_counts(game: str) -> tuple[int, ...]:
    """With how many seats it can be played."""
    return games.find(game).spec.seats


def game_of(text: str) -> str:
    """The game of a file."""
    return parse_file(text)["Game"]


def seats_of(text: str) -> int:
    """The number of seats of a file."""
    return len(parse_file(text).seat_names)


def options_of(text: str) -> dict[str, Any]:
    """The options that a game file names: those that are not the usual ones of its rules."""
    found: dict[str, Any] = json.loads(parse_file(text)["Options"])
    return found


def value_of(game: str, name: str, value: Any) -> str:
    """The value of an option in the words of `wanted_values`."""
    listed = _values(option_types(games.find(game))[name])
    written = _written(value)
    return f"{name}={written}" if written in listed else f"{name}={_kind(value)}"


def shows(text: str, name: str) -> bool:
    """Whether a game goes otherwise without this option: who is asked what, what is drawn, or how it ends."""
    file = parse_file(text)
    options = options_of(text)
    del options[name]
    tags = tuple((tag, json.dumps(options) if tag == "Options" else value) for tag, value in file.tags)
    try:
        without = start_history(games.find_kit(file["Game"]), replace(file, tags=tags))
    except Refusal:
        return True
    return _differ(start_history(games.find_kit(file["Game"]), file), without, file)


def _differ(history: History, without: History, file: GameFile) -> bool:
    for row in file.rows:
        if _asked(history) != _asked(without):
            return True
        history.add(row.seat, row.action)
        try:
            without.add(row.seat, row.action)
        except Refusal:
            return True
    return _asked(history) != _asked(without)


def _asked(history: History) -> object:
    """Who is asked and with which menus, what is drawn with which odds, or how it ended."""
    turn = history.turn()
    return (turn, [history.game.menu(history.state, seat) for seat in turn.seats]) if isinstance(turn, Ask) else turn


def _values(hint: Any) -> list[str]:
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return [_written(value) for value in inner]
    if origin in (Union, types.UnionType):
        return [value for kind in inner for value in _values(kind)]
    if origin is Annotated:
        return _values(inner[0])
    if hint is bool:
        return ["true", "false"]
    if hint is int:
        return [NUMBER]
    if hint is type(None):
        return []
    if origin is tuple:
        return [LIST]
    assert isinstance(hint, type), hint
    assert issubclass(hint, Struct), hint
    return [OBJECT]


def _written(value: Any) -> str:
    """As in a list of values."""
    return value if isinstance(value, str) else json.dumps(value) if isinstance(value, bool | int) else ""


def _kind(value: Any) -> str:
    return NUMBER if isinstance(value, int) else LIST if isinstance(value, list) else OBJECT
