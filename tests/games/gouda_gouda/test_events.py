"""What happens is recorded as typed events: each of them, with who may see it, whether it reveals, and who acted."""

from itertools import permutations

import pytest

from cheeseboard.core import Emitted, Event, Seat, visible_events
from cheeseboard.core.event import event_types
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.events import (
    AgainPlayed,
    AgainPlayedFor,
    CardAnswered,
    CardDealt,
    CardNullified,
    CheeseEaten,
    DiceCardPlayed,
    DicePickedUp,
    DiceRerolled,
    DiceRolled,
    EndWindowClosed,
    ExtraTurnBegan,
    FirstDrawn,
    GameWon,
    MiceSpread,
    MouseMoved,
    MouseWentHome,
    NobodyWon,
    OwnCardDealt,
    PlayerSkipped,
    RedDiceLost,
    RollChanged,
    RollTransferred,
    RollWindowClosed,
    SpaceNamed,
    TransferPlayed,
    TurnBegan,
)
from cheeseboard.games.gouda_gouda.state import Gouda, Options
from games.gouda_gouda.tables import asked, play, table

MICE = {"old-chest": (2, 1), "paint-bucket": (1, 2), "metal-drum": (2, 2)}
TOP = ("0 name tin-cans", "- roll green+red", "0 up 1 orange-table")
NO_CHEESE_AT_TOP = Options(cheese="scattered", cheese_at=("suitcase",) * 3, magic="none", first=0)
PARTY = Options(cheese="party", magic="none", first=0)
SPREAD = ("green-barrel", "green-barrel", "crate-left", "crate-left", "crate-right")


def rolled(*hands: str) -> Gouda:
    """Before anybody has answered."""
    return play(table(MICE, *hands), "0 name old-chest", "- roll green+yellow+red")


def idle(*hands: str) -> Gouda:
    """At the end of a turn in which no mouse moved, before anybody has answered."""
    return play(table(MICE, *hands), "0 name old-chest", "- roll yellow+yellow+yellow", "* pass")


def public(*events: Event) -> list[Emitted[Event]]:
    return [Emitted(event) for event in events]


def revealed(event: Event, *visible_to: Seat) -> list[Emitted[Event]]:
    return [Emitted(event, visible_to or None, reveals=True)]


# What lies there, what is done, and what happened in the last step of it.
STEPS: tuple[tuple[Gouda, tuple[str, ...], list[Emitted[Event]]], ...] = (
    (GAME.new(Options(magic=1), 2), ("- first 1",), revealed(FirstDrawn(1))),
    (
        GAME.new(Options(magic=1), 2),
        ("- first 1", "- deal again"),
        [*public(CardDealt(0)), *revealed(OwnCardDealt(0, "again"), 0)],
    ),
    (
        GAME.new(Options(magic="none", first=1, start="spread"), 2),
        (f"1 spread {'+'.join(SPREAD)}",),
        public(MiceSpread(1, SPREAD)),
    ),
    (table(MICE), ("0 name old-chest",), public(SpaceNamed(0, "old-chest", 3))),
    (
        table(MICE, "", "again"),
        ("0 name old-chest", "- roll green+yellow+red"),
        revealed(DiceRolled(0, "old-chest", ("green", "yellow", "red"))),
    ),
    (rolled("again", "again"), ("1+0 pass",), public(RollWindowClosed())),
    (idle("again", "again"), ("1+0 pass",), public(EndWindowClosed(), TurnBegan(1))),
    (
        rolled("again", "improve again"),
        ("1 improve yellow+red", "0 pass"),
        revealed(DiceCardPlayed(1, "improve", ("yellow", "red"))),
    ),
    (
        rolled("again", "improve again"),
        ("1 improve yellow+red", "0 pass", "0 pass"),
        public(RollChanged(("green", "green", "yellow"))),
    ),
    (
        rolled("nullify again", "improve again"),
        ("1 improve red", "0 pass", "0 nullify card"),
        revealed(CardAnswered(0)),
    ),
    (
        rolled("nullify again", "improve again"),
        ("1 improve red", "0 pass", "0 nullify card", "1 pass"),
        public(CardNullified(1, "improve")),
    ),
    (
        rolled("again", "transfer again"),
        ("1 transfer metal-drum", "0 pass"),
        revealed(TransferPlayed(1, "metal-drum")),
    ),
    (
        rolled("again", "transfer again"),
        ("1 transfer metal-drum", "0 pass", "0 pass"),
        public(RollTransferred("metal-drum")),
    ),
    (rolled("again", "reroll again"), ("1 reroll green+red", "0 pass", "0 pass"), public(DicePickedUp(0, 2))),
    (
        rolled("again", "reroll again"),
        ("1 reroll green+red", "0 pass", "0 pass", "- roll red+red"),
        revealed(DiceRerolled(0, ("red", "red"), ("yellow", "red", "red"))),
    ),
    (idle("again again", "again"), ("1 pass", "0 again"), revealed(AgainPlayed(0))),
    (idle("again again", "again"), ("1 pass", "0 again", "1 pass"), public(ExtraTurnBegan(0))),
    (
        idle("again", "again again"),
        ("1 again metal-drum", "0 pass"),
        revealed(AgainPlayedFor(1, 0, "metal-drum")),
    ),
    (
        idle("again", "again again"),
        ("1 again metal-drum", "0 pass", "0 pass"),
        public(SpaceNamed(0, "metal-drum", 4)),
    ),
    (
        rolled("", ""),
        ("0 up 1 metal-drum",),
        public(MouseMoved(0, 1, "up", "old-chest", "metal-drum", leaves_board=False)),
    ),
    (
        rolled("", ""),
        ("0 down 0 paint-bucket",),
        public(MouseMoved(0, 0, "down", "old-chest", "paint-bucket", leaves_board=False)),
    ),
    (
        table({"tin-cans": (1, 1)}),
        TOP,
        public(
            MouseMoved(0, 1, "up", "tin-cans", "orange-table", leaves_board=True),
            CheeseEaten(1, "orange-table", 1, 0),
            GameWon(1),
        ),
    ),
    (
        table({"tin-cans": (1, 1)}, options=NO_CHEESE_AT_TOP),
        TOP,
        public(
            MouseMoved(0, 1, "up", "tin-cans", "orange-table", leaves_board=True),
            MouseWentHome(1, "orange-table"),
        ),
    ),
    (
        table({"tin-cans": (1, 0)}, options=NO_CHEESE_AT_TOP),
        ("0 name tin-cans", "- roll green", "0 up 0 orange-table"),
        public(
            MouseMoved(0, 0, "up", "tin-cans", "orange-table", leaves_board=True),
            MouseWentHome(0, "orange-table"),
            NobodyWon(),
        ),
    ),
    (
        table({"green-barrel": (2, 0, 1)}, options=PARTY),
        ("0 name green-barrel", "- roll yellow+red+red"),
        [
            *revealed(DiceRolled(0, "green-barrel", ("yellow", "red", "red"))),
            *public(RedDiceLost(2, "green-barrel"), PlayerSkipped(1), TurnBegan(2)),
        ],
    ),
)


@pytest.mark.parametrize(("before", "rows", "events"), STEPS)
def test_every_step_says_what_happened(before: Gouda, rows: tuple[str, ...], events: list[Emitted[Event]]) -> None:
    assert list(play(before, *rows).events) == events


def test_there_is_no_event_that_never_happens() -> None:
    assert {type(one.event) for _, _, events in STEPS for one in events} == set(event_types(GAME.spec.events))


def test_which_card_was_dealt_only_its_owner_sees() -> None:
    state = play(GAME.new(Options(magic=1), 2), "- first 1", "- deal again")
    assert visible_events(state, 0) == (CardDealt(0), OwnCardDealt(0, "again"))
    assert visible_events(state, 1) == visible_events(state, None) == (CardDealt(0),)


def actor(state: Gouda) -> Seat | None:
    """Whom the log names for a row: the actor of its first event, if it has one."""
    first = state.events[0].event
    return None if first.ACTOR is None else getattr(first, first.ACTOR)


def window(*hands: str, roll: str, rows: tuple[str, ...] = ()) -> Gouda:
    return play(table({"old-chest": (1, 1, 1)}, *hands), "0 name old-chest", f"- roll {roll}", *rows)


GREENS, YELLOWS = "green+green+green", "yellow+yellow+yellow"
CLOSED: tuple[tuple[Gouda, dict[Seat, str], Seat | None], ...] = (
    (window("again", "again", "again", roll=GREENS), {0: "pass", 1: "pass", 2: "pass"}, None),
    (window("again", "again", "again", roll=YELLOWS, rows=("* pass",)), {0: "pass", 1: "pass", 2: "pass"}, None),
    (
        window("worsen", "worsen again", "worsen", roll=GREENS),
        {0: "pass", 1: "worsen green", 2: "worsen green"},
        1,  # whoever answered last: the card is seen
    ),
    (
        window("again", "worsen again", "again", roll=GREENS, rows=("0+2 pass", "1 worsen green")),
        {0: "pass", 2: "pass"},
        None,
    ),
)


@pytest.mark.parametrize(("opened", "answers", "named"), CLOSED)
def test_go_21_no_event_tells_who_answered_last(opened: Gouda, answers: dict[Seat, str], named: Seat | None) -> None:
    assert asked(opened) == tuple(answers)
    for order in permutations(answers):
        state = play(opened, *(f"{seat} {answers[seat]}" for seat in order))
        assert actor(state) == named
        for viewpoint in (None, *range(len(opened.hands))):
            expected = play(opened, *(f"{seat} {answer}" for seat, answer in answers.items()))
            assert visible_events(state, viewpoint) == visible_events(expected, viewpoint)
