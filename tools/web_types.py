"""Writes the types of the web client from the structs that go over the wire, so that nobody types them twice.

`generate_web.py` calls it. It needs nothing but the rules and the modules that describe messages.
"""

import inspect
import json
import re
from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any

from msgspec import Struct
from msgspec import inspect as types

from cheeseboard import __version__, games
from cheeseboard.core.event import event_types
from cheeseboard.protocol import (
    board_bodies,
    bodies,
    game_bodies,
    lesson_bodies,
    lookback_bodies,
    messages,
    person_bodies,
    puzzle_bodies,
    status,
    table_bodies,
    table_requests,
)
from cheeseboard.tables import record
from cheeseboard.tables.events import TableEvent

WIDTH = 100
HEAD = "// Made from the Python structs by tools/web_types.py; do not edit.\n"
UNIONS: dict[str, Any] = {  # unions that have a name in Python too
    "Clock": record.Clock,
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "TableEvent": TableEvent,
}
_FIELD_WITH_COMMENT = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)


def structs_of(module: ModuleType) -> list[type[Struct]]:
    """The structs that a module defines for others, in its order."""
    found = [kind for kind in vars(module).values() if inspect.isclass(kind) and issubclass(kind, Struct)]
    own = [kind for kind in found if kind.__module__ == module.__name__ and not kind.__name__.startswith("_")]
    return [kind for kind in own if kind is not bodies.ClientBody]


MODULES = (
    bodies,
    person_bodies,
    game_bodies,
    table_requests,
    status,
    table_bodies,
    lookback_bodies,
    lesson_bodies,
    board_bodies,
    puzzle_bodies,
    messages,
)
MESSAGE_TYPES = [*(kind for module in MODULES for kind in structs_of(module)), *event_types(TableEvent)]
SOME_EVENT = """\
/** An event of some game, or of the table. Its fields are flat; `<game>.ts` has the types of each game. */
export interface SomeEvent {
  type: string;
  [field: string]: number | string | boolean | (number | string)[];
}
"""


def files() -> dict[str, str]:
    """Every file by its name: `messages.ts` for what all games share, `<game>.ts` for each game's view and events."""
    views = {f"{game_id}.ts": view_file(game_id) for game_id in games.bundled()}
    return {"messages.ts": types_file(MESSAGE_TYPES), **views}


def types_file(kinds: Iterable[type[Struct]]) -> str:
    """These structs and what is in them, and the names of unions."""
    unions = {name: [kind.__name__ for kind in union.__args__] for name, union in UNIONS.items()}
    aliases = [_statement(f"export type {name} =", _union(parts)) for name, parts in unions.items()]
    version = f"/** Of the server that this page was made for. */\nexport const VERSION = {json.dumps(__version__)};\n"
    return "\n".join(
        [HEAD, version, SOME_EVENT, *map(_interface, _with_parts(kinds)), *aliases, "export type Menu = Form[];\n"]
    )


def view_file(game_id: str) -> str:
    """A game's view and what is in it, its events as a union, and the TABLES beside its view."""
    spec = games.find(game_id).spec
    view = _with_parts([spec.view])
    events = event_types(spec.events)
    union = f"export type {game_id.title().replace('-', '')}Event ="
    module = inspect.getmodule(spec.view)
    tables = [
        f"export const {name} = {json.dumps(table)} as const;\n"
        for name, table in getattr(module, "TABLES", {}).items()
    ]
    names = [kind.__name__ for kind in events]
    return "\n".join([HEAD, *map(_interface, [*view, *events]), _statement(union, names), *tables])


def _with_parts(kinds: Iterable[type[Struct]]) -> Iterator[type[Struct]]:
    """These structs and all that are in them, parts first, each once."""
    seen: set[type[Struct]] = set()

    def walk(kind: type[Struct]) -> Iterator[type[Struct]]:
        if kind not in seen:
            seen.add(kind)
            for part in _parts(types.type_info(kind)):
                yield from walk(part)
            yield kind

    for kind in kinds:
        yield from walk(kind)


def _parts(kind: types.Type) -> Iterator[type[Struct]]:
    for field in kind.fields if isinstance(kind, types.StructType) else ():
        yield from _structs_in(field.type)


def _structs_in(kind: types.Type) -> Iterator[type[Struct]]:
    match kind:
        case types.StructType(cls=struct):
            yield struct
        case types.Metadata(type=inside):
            yield from _structs_in(inside)
        case types.UnionType(types=inner) | types.TupleType(item_types=inner):
            for one in inner:
                yield from _structs_in(one)
        case types.VarTupleType(item_type=item) | types.DictType(value_type=item):
            yield from _structs_in(item)


def _interface(struct: type[Struct]) -> str:
    """One struct as an interface, with its sentence and those of its fields."""
    kind = types.type_info(struct)
    assert isinstance(kind, types.StructType)
    comments = dict(_FIELD_WITH_COMMENT.findall(inspect.getsource(struct)))
    lines = [_comment(inspect.getdoc(struct) or ""), f"export interface {struct.__name__} {{\n"]
    if kind.tag_field:
        lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};\n")
    may_omit = struct.__struct_config__.omit_defaults or issubclass(struct, bodies.ClientBody)
    for field in kind.fields:
        if note := comments.get(field.name):
            lines.append(f"  /** {note.replace('None', 'null')} */\n")
        mark = "?" if may_omit and not field.required else ""
        lines.append(_statement(f"  {field.encode_name}{mark}:", _typescript(field.type)))
    return "".join([*lines, "}\n"])


def _comment(text: str) -> str:
    first, *rest = text.splitlines()
    if not rest:
        return f"/** {first} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in (first, *rest)), " */\n"])


def _statement(start: str, parts: list[str]) -> str:
    """A declaration of a union: on one line if it fits, else a line for each part."""
    line = f"{start} {' | '.join(parts)};\n"
    if len(line) <= WIDTH + 1 or len(parts) == 1:
        return line
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    return f"{start}\n" + "".join(f"{indent}| {part}\n" for part in parts)[:-1] + ";\n"


def _union(parts: Iterable[str]) -> list[str]:
    """The parts of a union, each once, null last."""
    return sorted(dict.fromkeys(parts), key=lambda part: part == "null")


# Nothing of any other kind goes over the wire.
PLAIN: dict[type[types.Type], str] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def _typescript(kind: types.Type) -> list[str]:
    """A type as TypeScript writes it, as the parts of a union."""
    match kind:
        case types.StructType(cls=struct):
            return [struct.__name__]
        case types.Metadata(extra={"typescript": name}):
            return [name]
        case types.Metadata(type=inside):
            return _typescript(inside)
        case types.UnionType(types=inner):
            parts = _union(part for one in inner for part in _typescript(one))
            return _named(parts)
        case types.EnumType(cls=members):
            return [json.dumps(member.value) for member in members]
        case types.LiteralType(values=values):
            return [json.dumps(value) for value in values]
        case types.VarTupleType(item_type=item):
            inner_parts = _typescript(item)
            text = " | ".join(inner_parts)
            return [f"({text})[]" if len(inner_parts) > 1 else f"{text}[]"]
        case types.TupleType(item_types=items):
            return [f"[{', '.join(' | '.join(_typescript(item)) for item in items)}]"]
        case types.DictType(value_type=value):
            return [f"Record<string, {' | '.join(_typescript(value))}>"]
        case _:
            assert type(kind) in PLAIN, f"nothing of this kind goes over the wire: {kind}"
            return [PLAIN[type(kind)]]


def _named(parts: list[str]) -> list[str]:
    """A union by its name, if it has one."""
    for name, union in UNIONS.items():
        members = [kind.__name__ for kind in union.__args__]
        if set(members) <= set(parts):
            return _union([name, *(part for part in parts if part not in members)])
    return parts
