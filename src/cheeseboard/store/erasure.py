"""Export and erasure of a person's data. Games stay, for they are the others' games too.

The name at a running game is part of what its chain of digests began with, so it goes when the game is over. It then
also goes from the game file: a digest that somebody kept of such a game no longer fits.
"""

from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, select, update

from cheeseboard.store.models import chat, links, mutes, owners, people, tables, tokens
from cheeseboard.store.rows import AS_JSON, RECORD_COLUMNS, moving_cells, read_record
from cheeseboard.tables.record import PersonId, TableRecord

ERASED_NAME = "–"


def export_person(connection: Connection, person: PersonId) -> dict[str, Any]:
    """All that is stored about somebody; no seed, no other's name and no row of a log."""
    who = connection.execute(
        select(people.c.id, people.c.name, people.c.account, people.c.created).where(people.c.id == person)
    ).one()
    theirs = select(*RECORD_COLUMNS).join(owners, owners.c.no == tables.c.no).where(owners.c.person == person)
    messages = select(tables.c.id, chat.c.name, chat.c.text, chat.c.ms).join(tables, tables.c.no == chat.c.no)
    labels = select(tokens.c.label, tokens.c.created).where(tokens.c.person == person)
    silent = select(tables.c.id, func.count()).join(mutes, mutes.c.no == tables.c.no).where(mutes.c.person == person)
    return {
        "person": dict(who._mapping),
        "tokens": [dict(row._mapping) for row in connection.execute(labels)],
        "tables": [_at_table(read_record(row), person) for row in connection.execute(theirs.order_by(tables.c.no))],
        "chat": [
            {"table": row.id, "name": row.name, "text": row.text, "ms": row.ms}
            for row in connection.execute(messages.where(chat.c.person == person).order_by(chat.c.id))
        ],
        "muted": [
            {"table": table, "people": number} for table, number in connection.execute(silent.group_by(tables.c.id))
        ],
    }


def _at_table(record: TableRecord, person: PersonId) -> dict[str, Any]:
    seats = [
        {"seat": seat, **msgspec.to_builtins(seated)}
        for seat, seated in enumerate(record.seats)
        if seated.person == person
    ]
    return {
        "table": record.id,
        "game": record.game,
        "phase": record.phase,
        "created": record.created,
        "is_creator": record.host == person,
        "seats": seats,
    }


def anonymise(connection: Connection, person: PersonId) -> None:
    """Anonymise somebody."""
    for table in (links, tokens, mutes):
        connection.execute(delete(table).where(table.c.person == person))
    gone = {"name": ERASED_NAME, "account": None, "account_folded": None, "password": None, "forgotten": True}
    connection.execute(update(people).where(people.c.id == person).values(gone))
    anonymise_finished(connection)


def anonymise_finished(connection: Connection) -> None:
    """Remove the names of erased people from all tables where no game is running."""
    forgotten = select(people.c.id).where(people.c.forgotten)
    rested = (
        select(tables.c.no, owners.c.person, *RECORD_COLUMNS)
        .join(owners, owners.c.no == tables.c.no)
        .where(owners.c.person.in_(forgotten), tables.c.phase != "running")
        .order_by(tables.c.no)
        .with_for_update(of=tables)
    )
    by_table: dict[int, tuple[TableRecord, set[PersonId]]] = {}
    for row in connection.execute(rested):
        by_table.setdefault(row.no, (read_record(row), set()))[1].add(row.person)
    for no, (record, gone) in by_table.items():
        moving = moving_cells(_without(record, gone))
        cells = {name: moving[name] for name in AS_JSON}
        anew = {"seats": cells["seats"], "names": cells["names"], "version": record.version + 1}
        connection.execute(update(tables).where(tables.c.no == no).values(anew))
        connection.execute(delete(owners).where(owners.c.no == no, owners.c.person.in_(gone)))
    running = select(tables.c.no).where(tables.c.phase == "running")
    silent = update(chat).where(chat.c.person.in_(forgotten), chat.c.name != ERASED_NAME, chat.c.no.not_in(running))
    connection.execute(silent.values(name=ERASED_NAME))


def _without(record: TableRecord, gone: set[PersonId]) -> TableRecord:
    seats = tuple(replace(seated, name=ERASED_NAME) if seated.person in gone else seated for seated in record.seats)
    names = tuple(
        ERASED_NAME if seated.person in gone else name for seated, name in zip(record.seats, record.names, strict=False)
    )
    return replace(record, seats=seats, names=names)
