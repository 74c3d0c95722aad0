"""Columns are called what they are: host, jobs, held answers, auto-pass; a start that was asked for has its own."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

IS_OPEN = sa.text("phase = 'open'")
NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
RENAMED = (
    ("tables", "creator", "host"),
    ("tables", "follows", "rematch_of"),
    ("tables", "held", "held_answers"),
    ("tables", "started", "started_ms"),
    ("log", "by", "source"),
    ("log", "key", "request_id"),
)
SEAT_FIELDS = {"look": "avatar", "order": "auto_pass"}
ANSWER_FIELDS = {"by": "source", "key": "request_id"}
AUTO_PASS = {"order": "auto-pass"}
BATCH = 500


def upgrade() -> None:
    """Rename, and copy what lies in JSON or in a table of another name."""
    op.drop_index("open_creator", table_name="tables")
    for table, old, new in RENAMED:
        op.execute(sa.text(f'ALTER TABLE "{table}" RENAME COLUMN "{old}" TO "{new}"'))
    op.create_index("open_host", "tables", ["host"], unique=False, sqlite_where=IS_OPEN, postgresql_where=IS_OPEN)
    op.add_column("tables", sa.Column("start_by_ms", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE tables SET start_by_ms = started_ms, started_ms = 0 WHERE phase = 'open'"))
    op.execute(sa.text("UPDATE log SET source = 'auto-pass' WHERE source = 'order'"))
    _move_jobs()
    _rename_in_json()


def _move_jobs() -> None:
    op.create_table(
        "jobs",
        sa.Column("id", NUMBER, nullable=False),
        sa.Column("no", NUMBER, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("free", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["no"], ["tables.no"], name="jobs_no_fkey"),
        sa.PrimaryKeyConstraint("id", name="jobs_pkey"),
        sa.UniqueConstraint("no", "seat", "at", "kind", name="jobs_no_seat_at_kind_key"),
    )
    columns = "no, seat, at, kind, due, free, owner"
    op.execute(sa.text(f"INSERT INTO jobs ({columns}) SELECT {columns} FROM dues ORDER BY id"))  # noqa: S608
    op.execute(sa.text("UPDATE jobs SET kind = 'auto-pass' WHERE kind = 'order'"))
    op.drop_table("dues")
    op.create_index("jobs_free", "jobs", ["free"], unique=False)


def _rename_in_json() -> None:
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("no"), sa.column("seats"), sa.column("held_answers"))
    last = -1
    while found := connection.execute(
        sa.select(tables).where(tables.c.no > last).order_by(tables.c.no).limit(BATCH)
    ).all():
        for no, seats, answers in found:
            new = (_renamed(seats, SEAT_FIELDS), _renamed(answers, ANSWER_FIELDS))
            if new != (seats, answers):
                change = sa.update(tables).where(tables.c.no == no).values(seats=new[0], held_answers=new[1])
                connection.execute(change)
        last = found[-1].no


def _renamed(text: str, fields: dict[str, str]) -> str:
    items: list[dict[str, Any]] = json.loads(text)
    if not any(name in item for item in items for name in fields):
        return text
    renamed = [{fields.get(name, name): value for name, value in item.items()} for item in items]
    for item in renamed:
        if item.get("source") in AUTO_PASS:
            item["source"] = AUTO_PASS[item["source"]]
    return json.dumps(renamed, ensure_ascii=False, separators=(",", ":"))
