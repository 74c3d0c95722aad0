"""Playing again: offered, joined, declined, lapsed or started; and clocks that wait until all see the board."""

import asyncio
from functools import partial

import pytest
from msgspec.structs import replace

from cheeseboard import games
from cheeseboard.core import TABLE, Action, Refusal
from cheeseboard.protocol.updates import seat_update, table_status
from cheeseboard.tables import agreements, decisions, rematches, seating, stand_ins
from cheeseboard.tables.clock import deadline_of, jobs_of
from cheeseboard.tables.jobs import JobRunner
from cheeseboard.tables.record import BankClock, Clock, DecisionClock, Job, RematchOffer, SeatRecord, TableRecord
from cheeseboard.tables.registry import TableRegistry
from cheeseboard.tables.table import Table
from tables.memory import MemoryLog
from tables.test_jobs import think
from tables.test_tables import ANN, BOB, EVE, NONCE, code_of, committed, record

OTHER_NONCE = "ab" * 16
CLOCK = DecisionClock(seconds=30)
NOW = 50_000
VERSION_1_WINDMILL = replace(games.find("pac-man").spec.past_defaults[0], layout="windmill")
STAND_IN = stand_ins.stand_in_bot(games.find_kit("quoridor"))


def over(*people: str, clock: Clock = CLOCK, bot: str = "level-3") -> Table:
    """A game of three or four that was called off: these people, and bots in the other seats."""
    table = Table.load(record(seats=max(len(people), 2), clock=clock))
    for seat, person in enumerate(people):
        if person:
            table = committed(table, seating.sit(table, seat, person, person[2:].title(), nonce=NONCE))
    table = committed(table, seating.request_start(table, ANN, 2_000, fill_with=bot))
    for person in dict.fromkeys(filter(None, people)):
        seat = people.index(person)
        decide = agreements.offer(table, seat, person, "abort", 3_000) if person == people[0] else None
        table = committed(table, decide or agreements.agree(table, person, 3_000))
    assert table.is_over
    return table


def offered(table: Table, person: str = ANN) -> Table:
    return committed(table, rematches.offer_rematch(table, person, "tbl-new", NOW))


def test_against_bots_alone_it_starts_at_once() -> None:
    table = offered(over(ANN, ""))
    assert table.record.rematch == "tbl-new"
    assert jobs_of(table) == (Job("tbl-x", TABLE, 0, "rematch-start", 0),)
    assert table_status(table, ANN).rematch == "", "it is told once it is there"


def test_with_people_it_is_an_offer_that_starts_when_all_have_joined() -> None:
    table = offered(over(ANN, BOB, EVE))
    offer = table_status(table, BOB).rematch_offer
    assert offer == RematchOffer(0, NOW + 600_000, (0,))
    table = committed(table, rematches.join_rematch(table, EVE, "tbl-new"))
    assert table.record.rematch == ""
    table = committed(table, rematches.join_rematch(table, BOB, "tbl-new"))
    assert (table.record.rematch, table.record.rematch_offer and table.record.rematch_offer.state) == (
        "tbl-new",
        "starting",
    )


def test_two_who_ask_at_once_have_both_joined() -> None:
    table = offered(offered(over(ANN, BOB)), BOB)
    assert table.record.rematch == "tbl-new"
    assert rematches.join_rematch(table, BOB, "tbl-other").record is table.record, "once is enough"


def test_one_person_at_several_seats_joins_for_all() -> None:
    table = offered(over(ANN, BOB, ANN))
    assert table.record.rematch_offer == RematchOffer(0, NOW + 600_000, (0, 2))


def test_an_offer_that_nobody_answers_lapses_after_ten_minutes_and_says_so() -> None:
    table = offered(over(ANN, BOB))
    assert jobs_of(table) == (Job("tbl-x", TABLE, 0, "rematch-lapse", NOW + 600_000),)
    assert rematches.lapse_rematch(table, NOW + 599_999).record is table.record
    lapsed = committed(table, rematches.lapse_rematch(table, NOW + 600_000))
    told = table_status(lapsed, BOB).rematch_offer
    assert told is not None
    assert (told.state, jobs_of(lapsed)) == ("lapsed", ())
    assert code_of(rematches.join_rematch, lapsed, BOB, "x") == "nothing-offered"
    again = committed(lapsed, rematches.offer_rematch(lapsed, BOB, "x", NOW + 700_000))
    assert again.record.rematch_offer == RematchOffer(1, NOW + 1_300_000, (1,))


def test_who_declines_ends_it_if_nobody_else_is_left() -> None:
    table = offered(over(ANN, BOB))
    no = committed(table, rematches.decline_rematch(table, BOB))
    assert no.record.rematch_offer is not None
    assert (no.record.rematch_offer.state, no.record.rematch_offer.declined) == ("declined", (1,))
    withdrawn = committed(table, rematches.decline_rematch(table, ANN))
    assert withdrawn.record.rematch_offer is not None
    assert withdrawn.record.rematch_offer.state == "declined"


def test_with_more_people_the_others_can_play_on_and_a_bot_has_the_seat_of_who_declined() -> None:
    table = offered(over(ANN, BOB, EVE))
    table = committed(table, rematches.decline_rematch(table, BOB))
    table = committed(table, rematches.join_rematch(table, EVE, "tbl-new"))
    assert table.record.rematch == ""
    assert code_of(rematches.start_rematch, table, EVE, "x") == "not-your-table"
    table = committed(table, rematches.start_rematch(table, ANN, "tbl-new"))
    assert table.record.rematch_offer is not None
    seats = rematches.rematch_seats(table.record, table.record.rematch_offer, table.kit, NOW)
    assert [(seat.person, seat.bot) for seat in seats] == [(EVE, ""), (ANN, ""), ("", STAND_IN)]


def test_only_who_played_may_and_only_after_the_end() -> None:
    table = over(ANN, BOB)
    assert code_of(rematches.offer_rematch, table, EVE, "x", NOW) == "not-at-this-table"
    assert code_of(rematches.join_rematch, table, BOB, "x") == "nothing-offered"
    assert code_of(rematches.decline_rematch, table, BOB) == "nothing-offered"
    running = Table.load(record())
    running = committed(running, seating.sit(running, 0, ANN, "Ann", nonce=NONCE))
    running = committed(running, seating.request_start(running, ANN, 1, fill_with="random"))
    assert code_of(rematches.offer_rematch, running, ANN, "x", NOW) == "not-over"


@pytest.mark.parametrize(
    ("bot", "level", "then"),
    [
        ("level-3", "", "level-3"),
        ("level-3", "harder", "level-4"),
        ("level-3@0.5s", "easier", "level-2@0.5s"),
        ("level-1", "easier", "level-1"),
        ("level-10", "harder", "level-10"),
        ("greedy", "harder", "greedy"),
    ],
)
def test_bots_can_be_easier_or_harder_as_far_as_there_are_levels(
    bot: str, level: rematches.BotLevel, then: str
) -> None:
    table = over(ANN, "", bot=bot)
    table = committed(table, rematches.offer_rematch(table, ANN, "tbl-new", NOW, level))
    assert table.record.rematch_offer is not None
    seats = rematches.rematch_seats(table.record, table.record.rematch_offer, table.kit, NOW)
    assert [(seat.person, seat.bot) for seat in seats] == [("", then), (ANN, "")]


def test_nothing_of_the_old_game_stays_on_a_seat() -> None:
    table = over(ANN, BOB)
    worn = tuple(
        replace(seat, grace_at=3, away_since=9, has_board=True, timed_out_at=3, is_returning=True, bot="greedy")
        for seat in table.record.seats
    )
    offer = RematchOffer(0, NOW, (0, 1))
    seats = rematches.rematch_seats(replace(table.record, seats=worn), offer, table.kit, NOW)
    assert seats == (
        SeatRecord(BOB, "Bob", taken=2, first_table="tbl-x", first_seat=1),
        SeatRecord(ANN, "Ann", taken=1, first_table="tbl-x", first_seat=0),
    )


class World:
    """Some processes over one log, and a clock that stands where it is put."""

    def __init__(self, processes: int = 1) -> None:
        self.log, self.ms = MemoryLog(), NOW
        self.registries = [TableRegistry(self.log) for _ in range(processes)]
        self.runners = [
            JobRunner(each, self.log, think, owner=str(number), now=lambda: self.ms)
            for number, each in enumerate(self.registries)
        ]


async def finished(world: World, *people: str, clock: Clock = CLOCK) -> None:
    """A game that was just called off lies in the log."""
    one = world.registries[0]
    await one.create(record(seats=max(len(people), 2), clock=clock))
    for seat, person in enumerate(people):
        sit = partial(seating.sit, seat=seat, person=person, name=person[2:], nonce=NONCE)
        await one.commit("tbl-x", sit)
    await one.commit("tbl-x", partial(seating.request_start, person=ANN, now=1_000, fill_with="level-3"))
    await one.commit("tbl-x", partial(agreements.offer, seat=0, person=ANN, what="abort", now=2_000))
    for person in people[1:]:
        await one.commit("tbl-x", partial(agreements.agree, person=person, now=2_000))


def test_a_process_that_ends_after_the_decision_leaves_the_new_table_to_another() -> None:
    async def play() -> None:
        world = World(processes=2)
        await finished(world, ANN, BOB)
        one, two = world.registries
        await one.commit("tbl-x", partial(rematches.offer_rematch, person=ANN, table_id="tbl-new", now=NOW))
        await two.commit("tbl-x", partial(rematches.join_rematch, person=BOB, table_id="tbl-other"))
        (job,) = world.log.jobs["tbl-x"]
        await asyncio.gather(*(runner.run_job(job) for runner in world.runners))
        opened = (await one.refresh("tbl-other")).record
        assert [(seat.person, seat.bot) for seat in opened.seats] == [(BOB, ""), (ANN, "")]
        assert (opened.host, opened.rematch_of, opened.listed) == (ANN, "tbl-x", False)
        assert opened.start_by_ms == NOW + seating.NONCES_WITHIN_MS, "its start is requested"
        assert opened.rules == games.find("quoridor").spec.rules
        old = (await one.refresh("tbl-x")).record
        assert old.rematch_offer is not None
        assert (old.rematch_offer.state, world.log.jobs["tbl-x"]) == ("started", ())
        assert list(world.log.records) == ["tbl-x", "tbl-other"], "one table, however many processes"
        assert (await rematches.open_rematch(two, "tbl-x", NOW)) == "tbl-other"

    asyncio.run(play())


def test_a_process_that_ends_between_creating_and_starting_is_no_harm() -> None:
    async def play() -> None:
        world = World()
        await finished(world, ANN, BOB)
        (one,) = world.registries
        for person in (ANN, BOB):
            decide = partial(rematches.offer_rematch, person=person, table_id="tbl-new", now=NOW)
            await one.commit("tbl-x", decide)
        old = (await one.load("tbl-x")).record
        assert old.rematch_offer is not None
        await rematches._create(one, old, old.rematch_offer, NOW)
        (job,) = world.log.jobs["tbl-x"]
        await world.runners[0].run_job(job)
        assert (await one.refresh("tbl-new")).record.start_by_ms

    asyncio.run(play())


def test_a_rematch_of_an_older_version_plays_the_same_options_by_the_newest_rules() -> None:
    """The table of version 1 leaves out what was usual then; the new one says it."""

    async def play() -> None:
        world = World()
        (one,) = world.registries
        seats = (SeatRecord(person=ANN, name="Ann"), SeatRecord(bot="level-3"))
        old = replace(record(game="pac-man", options='{"layout":"windmill"}'), seats=seats, rematch="tbl-new")
        assert (old.rules, games.find("pac-man").spec.rules) == (1, 2)
        await one.create(old)
        assert (await one.load("tbl-x")).history.options == VERSION_1_WINDMILL, "it goes on as it began"
        await rematches._create(one, old, RematchOffer(0, NOW, (0,)), NOW)
        opened = await one.load("tbl-new")
        said = '{"layout":"windmill","patience":30,"frenzy":"free"}'
        assert (opened.record.rules, opened.record.options) == (2, said)
        assert opened.history.options == VERSION_1_WINDMILL

    asyncio.run(play())


def test_a_handicap_moves_on_with_the_people() -> None:
    async def play() -> None:
        (one,) = World().registries
        seats = (SeatRecord(person=ANN, name="Ann"), SeatRecord(person=BOB), SeatRecord(bot="level-3"))
        old = replace(
            record(seats=3, options='{"first":0,"barriers":[9,3,5]}'),
            seats=seats,
            rematch="tbl-new",
            rules=games.find("quoridor").spec.rules,
        )
        await one.create(old)
        await rematches._create(one, old, RematchOffer(0, NOW, (0, 1)), NOW)
        opened = (await one.load("tbl-new")).record
        assert [seat.person for seat in opened.seats] == ["", ANN, BOB]
        assert opened.options == '{"first":0,"barriers":[5,9,3]}', "who begins stays a matter of seats"

    asyncio.run(play())


async def rematch_without_bob(world: World) -> TableRegistry:
    """Ann starts the rematch before Bob has answered; the third seat is Eve's, who has joined."""
    await finished(world, ANN, BOB, EVE)
    one = world.registries[0]
    for decide in (
        partial(rematches.offer_rematch, person=ANN, table_id="tbl-new", now=NOW),
        partial(rematches.join_rematch, person=EVE, table_id="tbl-new"),
        partial(rematches.start_rematch, person=ANN, table_id="tbl-new"),
    ):
        await one.commit("tbl-x", decide)
    await rematches.open_rematch(one, "tbl-x", NOW)
    return one


def test_for_somebody_who_has_not_come_a_stand_in_plays_from_the_first_decision_until_they_arrive() -> None:
    async def play() -> None:
        world = World()
        one = await rematch_without_bob(world)
        for person in (ANN, EVE):
            await one.commit("tbl-new", partial(seating.give_nonce, person=person, nonce=OTHER_NONCE, now=NOW + 100))
        table = await one.load("tbl-new")
        assert table.record.phase == "running", "Bob's nonce is not waited for"
        assert [(seat.person, seat.bot, seat.is_awaited) for seat in table.record.seats] == [
            (EVE, "", False),
            (ANN, "", False),
            (BOB, STAND_IN, True),
        ]
        assert str(table.history.rows[-1].action) == f"bot 2 {STAND_IN}"
        assert table.record.names == ("eve", "ann", "bob")
        await one.commit("tbl-new", partial(seating.show_board, person=BOB, now=NOW + 5_000))
        table = await one.load("tbl-new")
        assert (table.record.seats[2].bot, table.record.seats[2].is_awaited) == ("", False)
        assert str(table.history.rows[-1].action) == "human 2"

    asyncio.run(play())


def test_who_gives_a_nonce_in_time_has_come() -> None:
    async def play() -> None:
        world = World()
        one = await rematch_without_bob(world)
        await one.commit("tbl-new", partial(seating.give_nonce, person=BOB, nonce=OTHER_NONCE, now=NOW + 100))
        table = await one.load("tbl-new")
        assert (table.record.seats[2].bot, table.record.phase) == ("", "open")

    asyncio.run(play())


def begun(clock: Clock = CLOCK) -> Table:
    table = Table.load(record(clock=clock))
    for seat, person in enumerate((ANN, BOB)):
        table = committed(table, seating.sit(table, seat, person, person, nonce=NONCE))
    return committed(table, seating.request_start(table, ANN, 2_000))


def test_clocks_start_when_everybody_has_the_board_on_screen() -> None:
    table = begun()
    assert table.record.clock_from_ms == 12_000
    assert deadline_of(table, 0) == 42_000, "ten seconds at most"
    one = committed(table, seating.show_board(table, ANN, 3_000))
    assert deadline_of(one, 0) == 42_000
    both = committed(one, seating.show_board(one, BOB, 5_000))
    assert (both.record.clock_from_ms, deadline_of(both, 0)) == (5_000, 35_000)
    assert jobs_of(both)[0].when == seat_update(both, 0, ANN).deadline_ms == 35_000
    loaded = Table.load(both.record)
    assert deadline_of(loaded, 0) == 35_000
    assert seating.show_board(both, ANN, 6_000).record is both.record


def test_a_board_that_is_shown_late_changes_nothing() -> None:
    table = begun()
    assert seating.show_board(table, BOB, 12_000).record is table.record
    assert seating.show_board(table, EVE, 3_000).record is table.record


def test_a_first_answer_before_the_clocks_run_costs_no_time() -> None:
    table = begun(BankClock(seconds=60, increment=0))
    early = committed(table, decisions.act(table, 0, Action.parse("move e2"), 0, 9_000))
    assert early.time_spent == (0, 0)
    assert deadline_of(early, 1) == 72_000
    late = committed(table, decisions.act(table, 0, Action.parse("move e2"), 0, 15_000))
    assert late.time_spent == (3_000, 0)


def test_a_table_without_a_clock_waits_for_nobody() -> None:
    table = Table.load(record())
    table = committed(table, seating.sit(table, 0, ANN, "Ann", nonce=NONCE))
    table = committed(table, seating.request_start(table, ANN, 2_000, fill_with="random"))
    assert table.record.clock_from_ms == 0


def test_a_table_that_could_not_be_opened_is_refused() -> None:
    """Codes run out, say: nothing is written, and the job tries again."""

    async def play() -> None:
        world = World()
        await finished(world, ANN, BOB)
        (one,) = world.registries
        for person in (ANN, BOB):
            decide = partial(rematches.offer_rematch, person=person, table_id="tbl-new", now=NOW)
            await one.commit("tbl-x", decide)

        async def taken(record: TableRecord) -> None:
            raise Refusal("code-taken")

        honest, world.log.create = world.log.create, taken  # type: ignore[method-assign]
        with pytest.raises(Refusal, match="code-taken"):
            await rematches.open_rematch(one, "tbl-x", NOW)
        world.log.create = honest  # type: ignore[method-assign]
        assert await rematches.open_rematch(one, "tbl-x", NOW) == "tbl-new"

    asyncio.run(play())
