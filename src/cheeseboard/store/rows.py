"""Table records as rows of the database, and back. Seed and held answers leave it only as part of a TableRecord."""

from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Column, Row

from cheeseboard.store.models import log, tables
from cheeseboard.tables.record import Clock, HeldAnswer, Offer, RematchOffer, SeatRecord, TableRecord

# fields of a record that never change
FIXED = ("id", "game", "rules", "options", "host", "seed", "created", "rematch_of", "reaction")
MOVING = (
    *("code", "started_ms", "start_by_ms", "clock_from_ms", "loses_on_time", "takeback"),
    *("watchable", "listed", "phase", "rematch"),
)
AS_JSON = ("seats", "clock", "names", "nonces", "offer", "held_answers", "rematch_offer")
MOVING_COLUMNS: list[Column[Any]] = [tables.c[name] for name in (*MOVING, *AS_JSON)]
RECORD_COLUMNS: list[Column[Any]] = [tables.c[name] for name in (*FIXED, *MOVING, *AS_JSON, "version")]
LOG_COLUMNS: list[Column[Any]] = [log.c[name] for name in ("n", "seat", "action", "ms", "source", "request_id")]

_encode = msgspec.json.Encoder().encode


class _Inner(Struct, frozen=True):
    """The fields of a record that are kept as JSON."""

    seats: tuple[SeatRecord, ...]
    clock: Clock
    names: tuple[str, ...]
    nonces: tuple[str, ...]
    offer: Offer | None
    held_answers: tuple[HeldAnswer, ...]
    rematch_offer: RematchOffer | None


_decode_inner = msgspec.json.Decoder(_Inner).decode


def moving_cells(record: TableRecord) -> dict[str, Any]:
    """What may have changed in a record, by column."""
    plain: dict[str, Any] = {name: getattr(record, name) for name in MOVING}
    return plain | {name: _encode(getattr(record, name)).decode() for name in AS_JSON}


def new_row(record: TableRecord, head: int = 0) -> dict[str, Any]:
    """A new table as a row."""
    fixed = {name: getattr(record, name) for name in FIXED}
    return {**fixed, **moving_cells(record), "version": record.version, "head": head}


def read_record(row: Row[Any]) -> TableRecord:
    """The record in a row of RECORD_COLUMNS (there may be more columns)."""
    cells = row._mapping
    inner = _decode_inner("{" + ",".join(f'"{name}":{cells[name]}' for name in AS_JSON) + "}")
    phase: Literal["open", "running", "over"] = cells["phase"]
    return TableRecord(
        id=cells["id"],
        code=cells["code"],
        game=cells["game"],
        options=cells["options"],
        rules=cells["rules"],
        seats=inner.seats,
        host=cells["host"],
        seed=bytes(cells["seed"]),
        created=cells["created"],
        started_ms=cells["started_ms"],
        start_by_ms=cells["start_by_ms"],
        clock=inner.clock,
        watchable=cells["watchable"],
        listed=cells["listed"],
        phase=phase,
        names=inner.names,
        nonces=inner.nonces,
        offer=inner.offer,
        held_answers=inner.held_answers,
        rematch_of=cells["rematch_of"],
        reaction=cells["reaction"],
        rematch=cells["rematch"],
        rematch_offer=inner.rematch_offer,
        loses_on_time=cells["loses_on_time"],
        clock_from_ms=cells["clock_from_ms"],
        takeback=cells["takeback"],
        version=cells["version"],
    )
