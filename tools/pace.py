"""Measures how long a game of Gouda! Gouda! takes a person among three bots: `python tools/pace.py [--levels]`.

The table and its jobs are the real ones; time is simulated, so that the measure is exact and quick. The person plays
as a bot of the third level would, thinks as long as people do, and taps as often as the page wants it: dice of one
colour for mice of one owner and one way are one decision and one tap, else a mouse and a link may be two. `before` is
the table as it was when everybody had to answer every window and each die was carried out by itself.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from statistics import median

from msgspec import Struct

from cheeseboard.bots import Bot, make_bot
from cheeseboard.core import CHANCE, Action, Ask, Menu, Seat
from cheeseboard.core.options import format_options, read_options
from cheeseboard.games import find
from cheeseboard.games.gouda_gouda.view import View
from cheeseboard.tables import seating, windows
from cheeseboard.tables.beats import ROLL_MS, is_shown, rest_ms
from cheeseboard.tables.clock import MIN_BOT_DELAY_MS, jobs_of
from cheeseboard.tables.decisions import ActionRequest, act_for_bot, decide_action, release_held
from cheeseboard.tables.jobs import answer_delay, question_for
from cheeseboard.tables.record import EMPTY_SEAT, Change, Job, Ms, NoClock, Pace, TableRecord
from cheeseboard.tables.table import Table

SEEDS = range(2601, 2611)  # ten in a row
PERSON, ANN = 0, "p-ann"
NAME_MS: Ms = 2_500  # a person looks at the board and names a space
DIE_MS: Ms = 1_200  # and decides which mouse goes where
CARD_MS: Ms = 1_200  # and reacts by a card, or presses "pass" where that is needed
FORCED_MS: Ms = 600  # the page plays what is forced
PAGE_MS: Ms = 50  # from a roll at rest to the message that says so
THOUGHT_MS: Ms = 60  # of a bot
FIFTY = 50
MAX_BATCHES = 6  # as in MoveChoices.svelte
KINDS: dict[int | str, str] = {"none": "base", 3: "magic"}


class Turn(Struct):
    """One turn from its first question to the next turn's."""

    mover: Seat
    began: Ms
    took: Ms = 0
    thinking: Ms = 0  # of the person, outside of windows
    cards: int = 0


class Measured(Struct):
    """One game."""

    turns: list[Turn]
    taps: int = 0
    decisions: int = 0
    idle_taps: int = 0  # that decided nothing

    @property
    def minutes(self) -> float:
        """From the first question to the end."""
        return sum(turn.took for turn in self.turns) / 60_000


class Evening:
    """One simulated game."""

    def __init__(self, seed: int, *, magic: int | str, level: int, before: bool = False, pace: Pace = "normal") -> None:
        game = find("gouda-gouda")
        options = format_options(game, read_options(game, {"magic": magic}), game.spec.rules)
        record = TableRecord(
            id=f"pace-{seed}",
            code="ABCDEF",
            game="gouda-gouda",
            options=options,
            seats=(EMPTY_SEAT,) * 4,
            host=ANN,
            seed=Random(seed).randbytes(32),
            created=0,
            clock=NoClock(),
            reaction="everybody" if before else "brisk",
        )
        self.now: Ms = 0
        self.before = before
        self.bots: list[Bot] = [
            make_bot(f"level-{3 if seat == PERSON else level}", "gouda-gouda", Random(f"{seed} {seat}"))
            for seat in range(4)
        ]
        self.table = Table.load(record)
        self._take(seating.sit(self.table, PERSON, ANN, "Ann", nonce="0" * 32))
        self._take(seating.set_pace(self.table, ANN, pace))
        self._take(seating.request_start(self.table, ANN, 0, fill_with=f"level-{level}"))
        if not before:
            self._take(seating.show_board(self.table, ANN, 0, confirms_windows=True))
        self.measured = Measured([])
        self._plan: dict[int, tuple[Ms, Action | None]] = {}  # by question: when the person acts, and how

    def play(self) -> Measured:
        """To the end of the game."""
        while not self.table.is_over:
            self._note_turn()
            self._act(min(self._next()))
        turns = self.measured.turns
        turns[-1].took = self.now - turns[-1].began
        return self.measured

    def _note_turn(self) -> None:
        state, turns = self.table.history.state, self.measured.turns
        is_new = not turns or turns[-1].mover != state.mover
        if is_new and self.table.asked == (state.mover,) and not self.table.is_anonymous:
            if turns:
                turns[-1].took = self.now - turns[-1].began
            turns.append(Turn(state.mover, self.now))

    def _next(self) -> Iterator[tuple[Ms, int, Job | None]]:
        """What happens next: jobs of the table, and the person."""
        for number, job in enumerate(jobs_of(self.table)):
            yield max(self.now, self._due(job)), number, job
        if PERSON in self.table.asked and not self.table.holds_answer_of(PERSON):
            question = self.table.question_rows[PERSON]
            if question not in self._plan:
                self._plan[question] = self._decide()
            when, action = self._plan[question]
            if action is not None or not self.table.has_beat:
                yield max(self.now, when), -1, None
        if self.table.has_beat and PERSON in self.table.asked and not is_shown(self.table, PERSON):
            yield max(self.now, rest_ms(self.table) + PAGE_MS), -2, None

    def _due(self, job: Job) -> Ms:
        if job.kind != "bot":
            return job.when
        bot = self.table.record.seats[job.seat].bot
        if self.table.has_beat:
            return job.when + THOUGHT_MS
        return job.when + (MIN_BOT_DELAY_MS if self.before else answer_delay(self.table, job.seat, bot))

    def _act(self, what: tuple[Ms, int, Job | None]) -> None:
        self.now, number, job = what
        table = self.table
        if job is None and number == -2:
            request = windows.WindowRequest(ANN, PERSON, table.question_rows[PERSON])
            self._take(windows.confirm_window(table, request, self.now))
        elif job is None:
            self._person_acts()
        elif job.kind == "bot":
            action = self.bots[job.seat].choose(question_for(table, job.seat))
            bot = table.record.seats[job.seat].bot
            self._take(act_for_bot(table, job.seat, bot, action, job.at, self.now))
        elif job.kind == "window":
            self._take(windows.end_window(table, self.now))
        elif job.kind == "held":
            self._take(release_held(table, job.seat, job.at, self.now))
        else:
            raise AssertionError(job)

    def _decide(self) -> tuple[Ms, Action | None]:
        """When the person acts on the question asked now, and how; None: not at all."""
        table = self.table
        action = self.bots[PERSON].choose(question_for(table, PERSON))
        if not table.is_anonymous:
            is_rolled = action.verb != "name" and table.history.rows[-1].seat == CHANCE
            return self.now + self._think_ms(action) + (ROLL_MS if is_rolled else 0), action
        if action.verb == "pass" and table.has_beat:
            return self.now, None
        return (rest_ms(table) if table.has_beat else self.now) + CARD_MS, action

    def _think_ms(self, action: Action) -> Ms:
        return FORCED_MS if _is_forced(self.table) else NAME_MS if action.verb == "name" else DIE_MS

    def _person_acts(self) -> None:
        table, measured = self.table, self.measured
        question = table.question_rows[PERSON]
        _, action = self._plan[question]
        assert action is not None
        actions = [action] if self.before or action.verb not in ("up", "down") else self._group(action)
        if table.is_anonymous or not _is_forced(table):
            measured.taps += page_taps(table, actions)
            is_idle = action.verb == "pass"
            measured.idle_taps += is_idle
            measured.decisions += not is_idle
        if not table.is_anonymous:
            measured.turns[-1].thinking += self._think_ms(action)
        request = ActionRequest(ANN, tuple(actions), question, PERSON)
        self._take(decide_action(table, request, self.now))

    def _group(self, action: Action) -> list[Action]:
        """The same again for every die of this colour, as long as the bot would do so, too."""
        table, actions = self.table, [action]
        while True:
            change = decide_action(
                table, ActionRequest(ANN, (actions[-1],), table.question_rows[PERSON], PERSON), self.now
            )
            table = table.after(change.record, change.rows, change.states)
            if len(change.rows) > 1 or table.turn != Ask((PERSON,)):
                return actions
            if self.bots[PERSON].choose(question_for(table, PERSON)) != action:
                return actions
            actions.append(action)

    def _take(self, change: Change) -> None:
        before = sum(map(sum, self.table.history.state.used))
        self.table = self.table.after(change.record, change.rows, change.states)
        played = sum(map(sum, self.table.history.state.used)) - before
        if played and self.measured.turns:
            self.measured.turns[-1].cards += played


def page_taps(table: Table, actions: Sequence[Action]) -> int:
    """How many taps the page needs for one decision of the person: `actions`, which are all the same."""
    action = actions[0]
    if action.verb in ("name", "pass"):
        return 1
    if action.verb not in ("up", "down"):
        return _card_taps(table, action)
    return _batch_taps(table.view(PERSON), table.menu(PERSON), actions) or _carry_taps(table, action) * len(actions)


def _batch_taps(view: View, menu: Menu, actions: Sequence[Action]) -> int:
    """The taps for dice that the page offers as one button, as MoveChoices.svelte does; 0: it does not."""
    heap = dict(view.mice)[view.space]
    places = {place for place, _ in view.cheese}
    batches = [
        [Action(form.verb, ((str(owner),), (space,)))] * number
        for form in menu
        for space in form.slots[1].words
        for owner, mice in enumerate(heap)
        if (number := min(view.directions.count(form.verb), mice)) > 1 and space not in places
    ]
    if list(actions) not in batches:
        return 0
    is_crowded = sum(mice > 0 for mice in heap) > 1 and len(batches) > MAX_BATCHES
    is_own = actions[0].fills[0] == (str(PERSON),)
    return 2 if is_crowded and not is_own else 1  # first it is said whose mice go


def _carry_taps(table: Table, action: Action) -> int:
    """The fewest of die, mouse and link by which the page knows the action."""
    every = [
        (form.verb, owner, space)
        for form in table.menu(PERSON)
        for owner in form.slots[0].words
        for space in form.slots[1].words
    ]
    wanted = (action.verb, action.fills[0][0], action.fills[1][0])
    for number in range(1, 4):
        for parts in combinations(range(3), number):
            if {one for one in every if all(one[part] == wanted[part] for part in parts)} == {wanted}:
                return number
    raise AssertionError(action)


def _card_taps(table: Table, action: Action) -> int:
    """The card, its dice or its space, and "Play"."""
    form = next(form for form in table.menu(PERSON) if form.verb == action.verb)
    has_choice = form.slots and len(form.slots[0].words) > 1
    return 2 + (len(action.fills[0]) if has_choice else 0)


def _is_forced(table: Table) -> bool:
    menu = table.menu(PERSON)
    return len(menu) == 1 and all(len(slot.words) == 1 for slot in menu[0].slots)


def fifty_turns(game: Measured) -> float:
    """Minutes of the first fifty turns, or of fifty like those of a shorter game."""
    turns = game.turns[:FIFTY]
    return sum(turn.took for turn in turns) / 60_000 * FIFTY / len(turns)


def table_row(name: str, games: list[Measured]) -> str:
    """One line of the report."""
    plain = [turn for game in games for turn in game.turns[:-1] if not turn.cards]
    bots = [turn.took for turn in plain if turn.mover != PERSON]
    own = [turn.took - turn.thinking for turn in plain if turn.mover == PERSON]
    decisions = sum(game.decisions for game in games)
    return (
        f"{name:24} {max(bots) / 1000:8.2f} {median(bots) / 1000:8.2f} {max(own) / 1000:8.2f} {median(own) / 1000:8.2f}"
        f" {max(map(fifty_turns, games)):8.2f} {median(game.minutes for game in games):8.2f}"
        f" {median(len(game.turns) for game in games):6.0f} {sum(game.taps for game in games) / decisions:6.2f}"
        f" {sum(game.idle_taps for game in games) / len(games):6.1f}"
    )


HEAD = (
    f"{'':24} {'bot max':>8} {'median':>8} {'own+max':>8} {'median':>8} {'50 turns':>8} {'game min':>8}"
    f" {'turns':>6} {'taps':>6} {'idle':>6}"
)


def main() -> None:
    """Print the tables."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--levels", action="store_true", help="also every level")
    asked.add_argument("--games", type=int, default=len(SEEDS))
    given = asked.parse_args()
    seeds = SEEDS[: given.games]
    print(HEAD)
    for magic in KINDS:
        for before in (True, False):
            games = [Evening(seed, magic=magic, level=3, before=before).play() for seed in seeds]
            print(
                table_row(f"{'base' if magic == 'none' else 'magic'} {'before' if before else 'now'}", games),
                flush=True,
            )
    for level in range(1, 6) if given.levels else ():
        for magic in KINDS:
            games = [Evening(seed, magic=magic, level=level).play() for seed in seeds]
            print(table_row(f"{KINDS[magic]} level {level}", games), flush=True)


if __name__ == "__main__":
    main()
