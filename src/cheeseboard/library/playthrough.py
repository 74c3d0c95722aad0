"""One game being played, with its history: what `cheeseboard.new` and `cheeseboard.load` return."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from os import PathLike
from random import Random
from typing import TYPE_CHECKING, Any

from cheeseboard.core.action import Action, admits, parse_typed
from cheeseboard.core.chance import play_chance
from cheeseboard.core.errors import BadFile, BadOptions, Illegal, Unknown
from cheeseboard.core.game import Ask, Chance, Over, admit
from cheeseboard.core.history import History
from cheeseboard.core.seats import CHANCE, TABLE, Seat
from cheeseboard.core.types import Options, SomeEvent, State, View
from cheeseboard.games import find_kit
from cheeseboard.library.arguments import action_value, seconds_within, whole_number, within
from cheeseboard.library.record import Record
from cheeseboard.library.refusals import with_sentences

if TYPE_CHECKING:  # imported when they are first needed: `new` and `print` need none of them
    from cheeseboard.arena.players import Player, SeatPlayer
    from cheeseboard.core.analysis import Analysis, AnnotatedAction


class Playthrough(Record[State, View, Options, SomeEvent]):
    """A game being played. `play`, `undo` and `run` change it; everything else only looks.

    Examples:
        >>> import cheeseboard
        >>> game = cheeseboard.new("quoridor", options={"size": 5, "first": 0}, seed=7)
        >>> game
        <Playthrough quoridor, 2 seats, row 0, seat 0 to act>
        >>> game.play("c2")
        >>> game.row, str(game.actions[0])
        (1, 'move d5')
        >>> game.game_id, game.seats, game.view.pawns, game.full_state().turns
        ('quoridor', 2, ('c2', 'c5'), 1)
        >>> [str(step.action) for step in game.steps(seat=1)] == [str(step.action) for step in game.full_steps()]
        True
    """

    @with_sentences
    def play(self, action: Action | str, seat: Seat | None = None) -> None:
        """Play an action, as text or value, if it is legal; then chance draws what comes by chance.

        Without `seat` it is for the only seat that is asked, or an outcome where chance is left to the caller.
        """
        turn = self._history.turn()
        if isinstance(turn, Chance) and not self._draws.automatic and seat in (None, CHANCE):
            outcome = Action.parse(action) if isinstance(action, str) else action_value(action)
            self._own().add(CHANCE, outcome)
            self._after_change()
        elif isinstance(turn, Chance):
            with self._all_or_nothing():
                self._draw()
                self._play(action, seat)
        else:
            self._play(action, seat)

    def _play(self, action: Action | str, seat: Seat | None) -> None:
        number = self._only_seat(seat)
        self._own().add(number, self._parsed(action, number), menu=self._menus.get(number))
        self._after_change()

    @with_sentences
    def ask(self, bot: "Player", seat: Seat | None = None) -> Action:
        """What this bot would do here: a name, a function or `cmd:PROGRAM`; always legal. Nothing is played."""
        number = self._only_seat(seat)
        with ExitStack() as resources:
            action = self._seated(bot, number, resources).choose(self._history, number)
        return admit(self._history.game, self._history.state, number, action, menu=self._menu(number))

    @with_sentences
    def run(self, *bots: "Player") -> Over:
        """Let bots play on to the end: one for each seat, or one for all; if one fails, nothing has been played."""
        if len(bots) not in (1, self.seats):
            raise BadOptions("bots-per-seat", bots=len(bots), seats=self.seats)
        with ExitStack() as resources, self._all_or_nothing():
            seated = [self._seated(bots[seat % len(bots)], seat, resources) for seat in range(self.seats)]
            self._draw()
            while not (result := self.result):
                if not isinstance(turn := self._history.turn(), Ask):
                    raise Illegal("chance-first")
                seat = turn.seats[0]
                self._own().add(seat, seated[seat].choose(self._history, seat))
                self._after_change()
        return result

    @with_sentences
    def undo(self) -> None:
        """Go back to before the last action of a player; draws made again are the same."""
        row = next((row.n for row in reversed(self._history.rows) if row.seat != CHANCE), None)
        if row is None:
            raise Illegal("nothing-to-take-back")
        history = self._own()
        if any(later.seat == TABLE for later in history.rows[row - 1 :]):
            self._history = history.until(row - 1)
        else:
            while len(history.rows) >= row:
                history.pop()
        self._forget()
        self._draws = self._draws.back_to(row - 1)
        if row - 1 < self._loaded_rows and self._branched_at is None:
            self._branched_at = row - 1

    def copy(self) -> "Playthrough[State, View, Options, SomeEvent]":
        """Another playthrough that goes on from here by itself.

        Its draws are its own, and the same in each run of a program with a seed: no copy shows what comes here.
        """
        other = self._copy_with(self._history)
        self._is_shared = other._is_shared = True
        other._seen_events = dict(self._seen_events)
        return other

    @with_sentences
    def at(self, row: int) -> "Playthrough[State, View, Options, SomeEvent]":
        """A copy that stands where this one stood after a row; 0 is the start."""
        whole_number(row, "a row")
        if not 0 <= row <= self.row:
            raise Unknown("unknown-row", row=row, most=self.row)
        return self._copy_with(self._history.until(row))

    @with_sentences
    def analyse(self, seconds: float = 1.0, variations: int = 3) -> "Analysis":
        """What the game's engine thinks of this position: the best variations first."""
        from cheeseboard.library.analysis import MAX_SECONDS, MAX_VARIATIONS, MIN_SECONDS, analyst_of

        seconds_within(seconds, MIN_SECONDS, MAX_SECONDS)
        within(variations, "variations", 1, MAX_VARIATIONS)
        analyst = analyst_of(self._kit)
        self._only_seat(None)
        return analyst.analyse(self._history.state, seconds=seconds, variations=variations)

    @with_sentences
    def annotate(self, seconds: float = 0.2) -> "Iterator[AnnotatedAction]":
        """Every action so far, judged by the game's engine with `seconds` for each: good, or how bad and what else."""
        from cheeseboard.library.analysis import MAX_SECONDS, MIN_SECONDS, analyst_of

        seconds_within(seconds, MIN_SECONDS, MAX_SECONDS)
        return analyst_of(self._kit).annotate(self._history, seconds=seconds)

    @with_sentences
    def save(self, path: str | PathLike[str], *, secrets: bool = False) -> None:
        """Write the game file. A running game's seed lies beside it; one with hidden cards needs `secrets=True`."""
        if self._is_imagined:
            raise Illegal("only-imagined")
        if self._history.game.spec.has_hidden_information and not self.result and not secrets:
            raise BadFile("file-has-secrets", file=str(path))
        from cheeseboard.library.files import save_game

        save_game(path, self._history, self.names, self._draws, self._branched_at)

    # -- inside

    def _copy_with(self, history: History) -> "Playthrough[State, View, Options, SomeEvent]":
        self._copies += 1
        draws = self._draws.of_copy(self._copies, len(history.rows))
        return Playthrough(self._kit, history, self.names, draws, is_imagined=self._is_imagined)

    def _own(self) -> History:
        """The history, to be changed."""
        if self._is_shared:
            self._history, self._is_shared = self._history.copy(), False
        return self._history

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """Several rows: if one of them is refused, none has been played."""
        before, was_shared = self._history, self._is_shared
        self._is_shared = True  # so that what was there is not touched
        try:
            yield
        except Exception:
            self._history, self._is_shared = before, was_shared
            self._forget()
            raise

    def _after_change(self) -> None:
        self._menus = {}
        self._draw()

    def _draw(self) -> None:
        """Make the draws that come next, unless they are left to the caller."""
        if self._draws.automatic and isinstance(self._history.turn(), Chance):
            self._key = self._key or self._draws.key
            play_chance(self._own(), self._key)
            self._menus = {}

    def _parsed(self, action: Action | str, seat: Seat) -> Action:
        if not isinstance(action, str):
            return action_value(action)
        menu = self._menu(seat)
        typed = parse_typed(menu, action)
        if admits(menu, typed):
            return typed
        return parse_typed(menu, action, self._history.game.action_space(self.options, self.seats))

    def _seated(self, bot: "Player", seat: Seat, resources: ExitStack) -> "SeatPlayer":
        from cheeseboard.arena.players import make_player
        from cheeseboard.bots import external_command

        if self._is_imagined and isinstance(bot, str) and external_command(bot):
            raise Illegal("only-imagined")  # a program is told a game from its start
        rng = Random(f"{self._draws.table_id}/{self.row}/{seat}")  # the seed of the dice is none of its business
        by_clock = not self._draws.is_repeatable
        return make_player(bot, self._kit, self.options, self.seats, rng, resources, by_clock=by_clock)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the game by its id: a kit holds functions."""
        left_out = ("_kit", "_history", "_is_shared", "_menus", "_seen_events", "_copies")
        kept = {name: value for name, value in self.__dict__.items() if name not in left_out}
        history = self._history
        start = history.states[0] if self._is_imagined else None
        begun = (history.options, history.seats, history.rules, history.rows, start)
        return {**kept, "game": self.game_id, "begun": begun}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._kit = find_kit(kept.pop("game"))
        options, seats, rules, rows, start = kept.pop("begun")
        game, revealed = self._kit.rules, self._kit.revealed
        if start is None:
            self._history = History.begin(game, options, seats, rules, revealed=revealed)
        else:
            self._history = History.begin_at(game, start, options, seats, rules, revealed)
        for row in rows:
            self._history.add(row.seat, row.action)
        self.__dict__.update(kept)
        self._is_shared, self._copies = False, 0
        self._forget()
