"""Parse and validate the options of a game, and make its first state; every error names the option.

Texts leave defaults out, and defaults belong to a version of the rules: a stored text is read and written with the
version it was stored with.
"""

import types
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from cheeseboard.core.errors import BadOptions
from cheeseboard.core.game import AnyGame

Choose = Callable[[int], int]  # some whole number below the one given: a random source, or Hypothesis
IS_SEAT = Meta(extra_json_schema={"isSeat": True})  # the number is that of a seat: forms offer the seats by name


# Where two versions of the rules differ by more than defaults, a field of this name in the options holds the version.
# Nobody sets it: it comes from the version's defaults, and texts do not repeat it.
VERSION_FIELD = "rules"


def default_options(game: AnyGame, rules: int) -> Struct:
    """The options that a text of this rules version means where it says nothing."""
    assert 1 <= rules <= game.spec.rules, f"{game.spec.id} has no rules version {rules}"
    return game.spec.options() if rules == game.spec.rules else game.spec.past_defaults[rules - 1]


def option_types(game: AnyGame) -> dict[str, Any]:
    """The type of every option that can be set, by its name."""
    hints = get_type_hints(game.spec.options, include_extras=True)
    hints.pop(VERSION_FIELD, None)
    return hints


def initial_state(game: AnyGame, options: Struct, seats: int) -> Any:
    """The first state of a game with these options, or `BadOptions`."""
    good = validate_options(game, options, seats)
    try:
        return game.new(good, seats)
    except BadOptions as refused:
        refused.game = game.spec.id
        raise


def validate_options(game: AnyGame, options: Struct, seats: int) -> Struct:
    """The options themselves if seats and bounds allow them."""
    if seats not in game.spec.seats:
        raise BadOptions("seat-count", seats=seats, allowed=_either(map(str, game.spec.seats)))
    if type(options) is not game.spec.options:
        raise BadOptions("option-range", option="options", value=str(options), allowed=game.spec.options.__name__)
    given = msgspec.to_builtins(options)
    _check_values(game, {name: value for name, value in given.items() if name != VERSION_FIELD})
    return msgspec.convert(given, game.spec.options)


def read_options(game: AnyGame, given: object, rules: int | None = None) -> Struct:
    """Options from JSON-like values, by the newest rules unless a version is given.

    Unknown names and values out of bounds are refused by name.
    """
    if not isinstance(given, dict):
        raise BadOptions("option-range", option="options", value=_brief(given), allowed="{…}")
    _check_values(game, given)
    defaults = default_options(game, game.spec.rules if rules is None else rules)
    return msgspec.convert({**msgspec.to_builtins(defaults), **given}, game.spec.options)


def _check_values(game: AnyGame, given: dict[Any, Any]) -> None:
    hints = option_types(game)
    for name, value in given.items():
        if name not in hints:
            raise BadOptions("option-unknown", option=_brief(name), allowed=_either(hints) or "–")
        if not _fits(value, hints[name]):
            if isinstance(value, str) and _fits(_typed_value(value), hints[name]):
                raise BadOptions("option-is-text", option=name, value=_brief(value))
            raise BadOptions("option-range", option=name, value=_brief(value), allowed=describe_type(hints[name]))


def _fits(value: object, hint: Any) -> bool:
    try:
        msgspec.convert(value, hint)
    except (msgspec.ValidationError, OverflowError):
        return False
    return True


def read_option_texts(game: AnyGame, texts: Sequence[str]) -> Struct:
    """Options from texts such as size=5 or walls=[10,8], as they are typed."""
    given: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions("option-form", text=text[:40])
        given[name] = _typed_value(value)
    return read_options(game, given)


def _typed_value(text: str) -> object:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        return text


def parse_options(game: AnyGame, text: str, rules: int) -> Struct:
    """Options from the JSON text of a game file or a table of this rules version."""
    try:
        return read_options(game, msgspec.json.decode(text), rules)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        raise BadOptions("option-range", option="options", value=_brief(text), allowed="JSON") from None


def format_options(game: AnyGame, options: Struct, rules: int) -> str:
    """The options as JSON text, without the default values of this rules version."""
    default = msgspec.to_builtins(default_options(game, rules))
    given = msgspec.to_builtins(options)
    written = {name: given[name] for name in option_types(game) if given[name] != default[name]}
    return msgspec.json.encode(written).decode()


def move_seats_on(options: Struct, seats: int) -> Struct:
    """The options for people who have all moved on by one seat: what each of them was given stays theirs."""
    given = msgspec.structs.asdict(options)
    numbers = {name: value for name, value in given.items() if _is_for_each_seat(value, seats)}
    return msgspec.structs.replace(options, **{name: (value[-1], *value[:-1]) for name, value in numbers.items()})


def _is_for_each_seat(value: Any, seats: int) -> bool:
    return isinstance(value, tuple) and len(value) == seats and all(type(one) is int for one in value)


def describe_type(hint: Any) -> str:
    """The values a field of options takes, in symbols: `chance | 0–3`."""
    values = _values(hint)
    if values is None:
        return getattr(hint, "__name__", str(hint))
    return _either(values)


def options_schema(game: AnyGame) -> dict[str, Any]:
    """The options that can be set as JSON Schema, the values of each in the order in which the game names them."""
    schema: dict[str, Any] = msgspec.json.schema(game.spec.options)
    properties = schema["$defs"][game.spec.options.__name__]["properties"]
    properties.pop(VERSION_FIELD, None)
    for name, hint in get_type_hints(game.spec.options).items():
        field = properties.get(name, {})
        kinds = get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
        named = [value for kind in kinds if get_origin(kind) is Literal for value in get_args(kind)]
        for part in (field, *field.get("anyOf", ())):
            if "enum" in part:
                part["enum"].sort(key=named.index)
    return schema


def random_options(game: AnyGame, seats: int, choose: Choose) -> Struct:
    """Some options that make a game, chosen by `choose`; for laws and tests."""
    examples = game.spec.examples
    if examples and choose(4) == 3:
        candidate = examples[choose(len(examples))]
        if _makes_a_game(game, candidate, seats):
            return candidate
    candidate = game.spec.options()
    for name, hint in option_types(game).items():
        value = _pick(hint, getattr(candidate, name), seats, choose)
        changed = msgspec.structs.replace(candidate, **{name: value})
        if _makes_a_game(game, changed, seats):
            candidate = changed
    return candidate


def _makes_a_game(game: AnyGame, options: Struct, seats: int) -> bool:
    try:
        initial_state(game, options, seats)
    except BadOptions:
        return False
    return True


def _pick(hint: Any, default: object, seats: int, choose: Choose) -> object:
    """A value of this type, or the default where the type does not bound its values."""
    origin = get_origin(hint)
    if origin is Literal:
        values = get_args(hint)
        return values[choose(len(values))]
    if origin in (Union, types.UnionType):
        kinds = get_args(hint)
        return _pick(kinds[choose(len(kinds))], default, seats, choose)
    if hint is bool:
        return bool(choose(2))
    if hint is type(None):
        return None
    if bounds := _bounds(hint):
        low, high = bounds
        return low + choose(high - low + 1)
    if origin is tuple and get_args(hint)[1:] == (...,) and _bounds(get_args(hint)[0]):
        return tuple(_pick(get_args(hint)[0], 0, seats, choose) for _ in range(seats))
    if origin is Annotated:
        return _pick(get_args(hint)[0], default, seats, choose)
    return default


def _values(hint: Any) -> list[str] | None:
    origin = get_origin(hint)
    if origin is Literal:
        return [str(value) for value in get_args(hint)]
    if origin in (Union, types.UnionType):
        parts = [_values(kind) for kind in get_args(hint) if kind is not type(None)]
        return [value for part in parts for value in (part or ["…"])]
    if hint is bool:
        return ["true", "false"]
    if bounds := _bounds(hint):
        return [f"{bounds[0]}–{bounds[1]}"]
    if origin is tuple:
        inner = _values(get_args(hint)[0])
        return [f"[{_either(inner)}, …]"] if inner else None
    if origin is Annotated:
        return _values(get_args(hint)[0])
    return None


def _bounds(hint: Any) -> tuple[int, int] | None:
    if get_origin(hint) is not Annotated or get_args(hint)[0] is not int:
        return None
    meta = next((extra for extra in get_args(hint)[1:] if isinstance(extra, Meta)), None)
    if meta is None or meta.ge is None or meta.le is None:
        return None
    return int(meta.ge), int(meta.le)


def _either(values: Any) -> str:
    return " | ".join(values)


def _brief(value: object) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value, enc_hook=repr).decode()
    return text if len(text) <= 40 else text[:39] + "…"
