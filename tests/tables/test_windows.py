"""Hushed windows: no answer shows before the shortest time, and a bot's time says nothing of its thoughts."""

import asyncio
from random import Random

import pytest
from msgspec.structs import replace

from cheeseboard.bots import Question, make_bot, max_think_seconds
from cheeseboard.core import Action, Seat, sample
from cheeseboard.server.telling import Teller
from cheeseboard.tables import answers, clock, seating
from cheeseboard.tables.clock import dues_of
from cheeseboard.tables.desk import Desk
from cheeseboard.tables.errands import Errands, pause_of, wall_ms
from cheeseboard.tables.live import Live
from cheeseboard.tables.record import BankClock, Clock, NoClock
from tables.memory import MemoryBell, MemoryLog
from tables.test_tables import ANN, BOB, EVE, NONCE, committed, record

PEOPLE = (ANN, BOB, EVE)
OPENED = 100_000
PASS = Action("pass")
NO_CLOCK = NoClock()


def window(by: Clock = NO_CLOCK) -> Live:
    """Gouda! Gouda! at its first window, which has just opened; Ann, Bob and Eve are asked."""
    live = Live.load(record("gouda-gouda", seats=3, options='{"first":0}', clock=by))
    for seat, person in enumerate(PEOPLE):
        live = committed(live, seating.sit(live, seat, person, person, nonce=NONCE))
    live = committed(live, seating.start(live, ANN, 1_000))
    while not live.is_hushed:
        (seat,) = live.asked
        change = answers.answer(live, seat, sample(live.menu(seat), Random(1)), live.asked_at[seat], OPENED)
        live = committed(live, change)
    assert (live.asked, live.window_since) == ((0, 1, 2), OPENED)
    return live


def passed(live: Live, seat: Seat, after: int) -> Live:
    return committed(live, answers.answer(live, seat, PASS, live.asked_at[seat], OPENED + after))


def heard(before: Live, after: Live, seat: Seat | None) -> str:
    """What a listener is told who knew all of the table before."""
    teller, person = Teller(before), PEOPLE[seat] if seat is not None else "p-somebody"
    _, known = teller.tell(seat, person, None, "")
    teller.move_to(after)
    return teller.tell(seat, person, known, "")[0].decode()


def test_early_answers_wait_and_nobody_hears_that_there_are_any() -> None:
    before = window()
    early = passed(before, 1, 300)
    assert early.n == before.n
    assert heard(before, early, 0) == heard(before, early, 2) == heard(before, early, None) == ""
    assert '"is_in":true' in heard(before, early, 1)
    both = passed(early, 0, 900)
    assert heard(early, both, 1) == heard(early, both, None) == ""
    assert {(due.kind, due.when) for due in dues_of(both)} == {("held", OPENED + answers.SHORTEST_WINDOW)}
    released = both
    for seat in (1, 0):
        at = released.asked_at[seat]
        released = committed(released, answers.release(released, seat, at, OPENED + answers.SHORTEST_WINDOW))
    assert (released.n, released.asked) == (before.n + 2, (2,))
    assert passed(released, 2, answers.SHORTEST_WINDOW + 1).n > released.n, "later answers wait no more"


def test_a_standing_order_shows_no_earlier_than_a_quick_answer() -> None:
    """Neither that it was given, nor that it is carried out, reaches anybody else."""
    before = window()
    ordered = committed(before, seating.command(before, 1, BOB, "pass"))
    assert heard(before, ordered, 0) == heard(before, ordered, None) == ""
    (order,) = [due for due in dues_of(ordered) if due.kind == "order"]
    assert order.when == OPENED
    carried_out = committed(ordered, answers.by_itself(ordered, 1, order.at, order.when, "order"))
    assert heard(ordered, carried_out, 0) == heard(ordered, carried_out, None) == ""
    assert [(due.seat, due.when) for due in dues_of(carried_out)] == [
        (due.seat, due.when) for due in dues_of(passed(before, 1, 700))
    ]


def test_planted_an_answer_that_shows_at_once_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "SHORTEST_WINDOW", 0)
    before = window()
    assert heard(before, passed(before, 1, 0), 0) != ""


def test_bots_among_themselves_need_no_time() -> None:
    live = window()
    alone = live.after(replace(live.record, seats=tuple(replace(seated, bot="random") for seated in live.record.seats)))
    assert passed(alone, 1, 0).n == alone.n + 1


def test_a_bank_that_ends_sooner_does_not_tell_who_has_answered() -> None:
    before = window(BankClock(seconds=600, increment=5))
    late = passed(before, 0, answers.SHORTEST_WINDOW)
    others = passed(before, 2, answers.SHORTEST_WINDOW)
    assert before.spent[0] > 0, "Ann has less time than the others"
    hers, theirs = (heard(before, after, 1) for after in (late, others))
    assert '"ends":' in hers
    assert hers.replace(late.digest.hex(), "") == theirs.replace(others.digest.hex(), "")


@pytest.mark.parametrize("takes_ms", [0, 40])
def test_a_bot_answers_after_the_same_time_however_long_it_thought(
    monkeypatch: pytest.MonkeyPatch, takes_ms: int
) -> None:
    monkeypatch.setattr(clock, "BOT_THINKS", 120)

    async def think(bot: str, game_id: str, question: Question) -> Action:
        await asyncio.sleep(takes_ms / 1_000)
        return make_bot(bot, game_id, Random(1)).choose(question)

    async def play() -> None:
        log = MemoryLog()
        desk = Desk(log, MemoryBell())
        await desk.open(record())
        await desk.change("tbl-x", lambda live: seating.start(live, ANN, wall_ms(), fill_with="random"))
        (due,) = log.dues["tbl-x"]
        await Errands(desk, log, think, owner="x").do(due)
        (entry,) = log.entries["tbl-x"]
        assert entry.ms >= due.when + clock.BOT_THINKS

    asyncio.run(play())


def test_where_cards_are_hidden_a_bot_answers_no_sooner_than_its_longest_thought() -> None:
    hidden, shown = window(), Live.load(record())
    assert pause_of(hidden, "greedy") == pause_of(shown, "greedy@2s") == clock.BOT_THINKS
    assert pause_of(hidden, "greedy@2s") > 2_000
    assert max_think_seconds("level-1@0.3s", hidden.record.game) == 0.3
