"""Many rows in one statement: they travel as one JSON text and are unpacked by the database.

With a statement for each row, every row would cost a change of thread (SQLite) or a message (PostgreSQL); so a group of
any size costs a handful of statements, whose text never changes.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Protocol

import msgspec
from sqlalchemy import JSON, Column, Connection, Executable, Subquery, Text, bindparam, cast, column, func, select
from sqlalchemy.dialects import sqlite

ROWS = "rows"


class Done(Protocol):
    """What a statement has found or done."""

    @property
    def rowcount(self) -> int:
        """How many rows it has changed."""

    def fetchall(self) -> Sequence[Any]:
        """All rows it has found."""


def run(connection: Connection, statement: Executable, parameters: dict[str, str]) -> Done:
    """Run a statement of a group; for SQLite its text is made once and goes straight to the driver.

    What is found comes as the database has it, so this is for numbers and texts only.
    """
    if connection.dialect.name != "sqlite":
        return connection.execute(statement, parameters)
    text, usual = _as_text(statement)
    driver: Any = connection.connection.driver_connection
    done: Done = driver.execute(text, [parameters.get(name, value) for name, value in usual])
    return done


@cache
def _as_text(statement: Any) -> tuple[str, list[tuple[str, Any]]]:
    """The text for the driver, and its parameters in order with what is fixed in them."""
    compiled = statement.compile(dialect=sqlite.dialect())
    return str(compiled), [(name, compiled.params[name]) for name in compiled.positiontup or ()]


def unpacked(dialect: str, name: str, *columns: Column[Any] | tuple[str, Column[Any]], param: str = ROWS) -> Subquery:
    """The rows of the JSON text as a table with these columns, or with others of the same types under new names."""
    packed = bindparam(param, type_=Text)
    named = [each if isinstance(each, tuple) else (each.name, each) for each in columns]
    if dialect == "sqlite":
        each = func.json_each(packed).table_valued("value", name="each")
        cells = [
            func.json_extract(each.c.value, f"$[{index}]", type_=like.type).label(label)
            for index, (label, like) in enumerate(named)
        ]
    else:
        each = func.json_array_elements(cast(packed, JSON)).table_valued(column("value", JSON), name="each")
        cells = [
            cast(each.c.value.op("->>")(index), like.type).label(label) for index, (label, like) in enumerate(named)
        ]
    return select(*cells).select_from(each).subquery(name)


def packed(rows: Iterable[Sequence[Any]], param: str = ROWS) -> dict[str, str]:
    """These rows as the parameter of such a statement."""
    return {param: msgspec.json.encode(list(rows)).decode()}
