"""The start: first the commitment, then everybody's nonce, then the first draw; who gives none in time has none."""

import asyncio
from functools import partial

import pytest

from cheeseboard.core import TABLE
from cheeseboard.core.chance import draw_key
from cheeseboard.core.gamefile import format_file, parse_file
from cheeseboard.core.verify import verify
from cheeseboard.tables import agreements, seating
from cheeseboard.tables.clock import dues_of
from cheeseboard.tables.desk import Desk
from cheeseboard.tables.errands import Errands
from cheeseboard.tables.live import Live
from cheeseboard.tables.record import Due
from cheeseboard.tables.telling import around
from tables.memory import MemoryBell, MemoryLog
from tables.test_errands import think
from tables.test_tables import ANN, BOB, EVE, NONCE, code_of, committed, record

OTHER = "ab" * 16


def asked() -> Live:
    """Ann and Bob sit, Ann twice; Ann has asked for the start and given her nonce with it."""
    live = Live.load(record(seats=4, options="{}"))
    for seat, person in ((0, ANN), (1, BOB), (2, ANN)):
        live = committed(live, seating.sit(live, seat, person, person[2:]))
    return committed(live, seating.start(live, ANN, 1_000, fill_with="random", nonce=NONCE))


def test_the_game_waits_for_everybodys_nonce_and_begins_with_the_last() -> None:
    live = asked()
    assert (live.record.phase, around(live, BOB).starts) == ("open", 6_000)
    assert around(live, BOB).commitment == live.commitment
    assert live.n == 0, "nothing is drawn yet"
    begun = committed(live, seating.give_nonce(live, BOB, OTHER, 1_500))
    assert begun.record.nonces == (NONCE, OTHER, NONCE, "")
    assert begun.draw_key == draw_key(begun.record.seed, "tbl-x", (NONCE, OTHER, NONCE, ""))
    assert (begun.record.phase, begun.record.started, begun.n) == ("running", 1_500, 1)
    assert around(begun, BOB).starts == 0
    assert begun.record.version == live.record.version + 1


def test_between_the_question_and_the_start_nobody_sits_or_leaves() -> None:
    live = asked()
    assert code_of(seating.stand_up, live, 1, BOB) == "already-started"
    assert code_of(seating.swap, live, 1, 3, BOB) == "already-started"
    assert code_of(seating.seat_bot, live, 3, ANN, "greedy") == "already-started"
    assert code_of(seating.start, live, ANN, 2_000) == "already-started"
    assert code_of(seating.give_nonce, live, EVE, OTHER, 2_000) == "not-at-this-table"


def test_what_is_given_stays() -> None:
    live = asked()
    live = committed(live, seating.give_nonce(live, ANN, OTHER, 1_200))
    assert live.record.seats[0].nonce == live.record.seats[2].nonce == NONCE
    begun = committed(live, seating.give_nonce(live, BOB, OTHER, 1_500))
    assert code_of(seating.give_nonce, begun, BOB, "cd" * 16, 1_600) == "already-started"


def test_who_gives_nothing_in_time_has_no_nonce_and_the_game_can_be_checked() -> None:
    async def play() -> Live:
        log, clock = MemoryLog(), [1_000]
        desk = Desk(log, MemoryBell())
        errands = Errands(desk, log, think, owner="x", now=lambda: clock[0])
        live = asked()
        await desk.open(live.record)
        await desk.change("tbl-x", lambda live: seating.dress(live, 1, BOB, "fox"))
        (due,) = log.dues["tbl-x"]
        assert due == Due("tbl-x", TABLE, 0, "start", 6_000)
        await errands.do(due)
        assert (await desk.look("tbl-x")).record.phase == "open", "five seconds are not over"
        clock[0] = 6_000
        await errands.do(due)
        begun = await desk.look("tbl-x")
        assert begun.record.nonces == (NONCE, "", NONCE, "")
        await errands.do(due)
        assert await desk.look("tbl-x") is begun, "once is enough"
        for seat, person in ((0, ANN), (1, BOB), (2, ANN)):
            await desk.change("tbl-x", partial(agreements.resign, seat=seat, by=person, now=9_000))
        return await desk.look("tbl-x")

    live = asyncio.run(play())
    file = parse_file(format_file(live.file()))
    assert file["Nonces"] == f"{NONCE};;{NONCE};"
    verify(live.game, file)


@pytest.mark.parametrize("nonce", [NONCE, OTHER])
def test_a_single_person_among_bots_begins_at_once(nonce: str) -> None:
    live = Live.load(record(seats=2, options="{}"))
    live = committed(live, seating.sit(live, 0, ANN, "Ann"))
    live = committed(live, seating.start(live, ANN, 1_000, fill_with="random", nonce=nonce))
    assert live.record.phase == "running"
    assert not any(due.kind == "start" for due in dues_of(live))
