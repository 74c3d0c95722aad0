"""One game being played, with its history: what `cheeseboard.new` and `cheeseboard.load` return."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from os import PathLike
from random import Random
from typing import TYPE_CHECKING, Any, Generic, get_args

from cheeseboard.core.action import Action, Menu, admits, parse_typed
from cheeseboard.core.actions import Actions
from cheeseboard.core.drawing import plain
from cheeseboard.core.errors import BadFile, BadOptions, Illegal, NotYours, Unknown
from cheeseboard.core.game import Ask, Chance, Over, admit
from cheeseboard.core.history import History
from cheeseboard.core.kit import GameKit, Question
from cheeseboard.core.seats import CHANCE, OPEN, TABLE, Seat
from cheeseboard.core.svg import SvgOptions, Theme
from cheeseboard.core.types import Options, SomeEvent, State, View
from cheeseboard.games import find_kit
from cheeseboard.library.arguments import action_value, seconds_within, whole_number, within
from cheeseboard.library.drawing import Drawing
from cheeseboard.library.draws import Draws
from cheeseboard.library.knowledge import Step, status_text, steps_of
from cheeseboard.library.refusals import with_sentences

if TYPE_CHECKING:  # imported when they are first needed: `new` and `print` need none of them
    from fractions import Fraction

    from cheeseboard.arena.players import Player, SeatPlayer
    from cheeseboard.core.analysis import Analysis, AnnotatedAction
    from cheeseboard.library.film import Film

BRANCHED = "Branched"  # a tag of game files


class Playthrough(Generic[State, View, Options, SomeEvent]):
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

    def __init__(
        self,
        kit: GameKit[State, View, Options, SomeEvent],
        history: History,
        names: tuple[str, ...],
        draws: Draws,
        *,
        loaded_rows: int = 0,
        branched_at: int | None = None,
    ) -> None:
        self._kit = kit
        self._history = history
        self._is_shared = False  # whether a copy uses the same history: it is copied before the next change
        self._draws = draws
        self._key = draws.key if draws.automatic else None
        self._seen_events: dict[Seat, tuple[int, tuple[SomeEvent, ...]]] = {}  # events by seat, up to a row
        self._menus: dict[Seat, Menu] = {}
        self._loaded_rows = loaded_rows
        self._branched_at = branched_at  # the row where it left the file it was loaded from
        self.names: tuple[str, ...] = names

    # -- what it is

    @property
    def game_id(self) -> str:
        """The id of the game."""
        return self._history.game.spec.id

    @property
    def options(self) -> Options:
        """The options it is played with."""
        options: Options = self._history.options  # type: ignore[assignment] # a history knows no game
        return options

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._history.seats

    @property
    def row(self) -> int:
        """How many rows have been played: actions, draws, and what the table wrote."""
        return len(self._history.rows)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that are asked now; () in an anonymous window, after the end, and before a draw."""
        turn = self._history.turn()
        return turn.seats if isinstance(turn, Ask) and not turn.anonymous else ()

    @property
    def result(self) -> Over | None:
        """How it ended, or None."""
        turn = self._history.turn()
        return turn if isinstance(turn, Over) else None

    @property
    def chance(self) -> "tuple[tuple[Action, Fraction], ...]":
        """What chance may draw now, each with its exact probability; () unless it is chance's turn."""
        turn = self._history.turn()
        if not isinstance(turn, Chance):
            return ()
        from fractions import Fraction

        total = sum(weight for _, weight in turn.outcomes)
        return tuple((action, Fraction(weight, total)) for action, weight in turn.outcomes)

    @property
    @with_sentences
    def actions(self) -> Actions:
        """The actions of the only seat that is asked; where several are, `seat(k).actions` has those of one.

        They may name cards that only this seat knows.
        """
        return Actions(self._menu(self._only_seat(None)))

    @property
    def view(self) -> View:
        """What a spectator sees; everything once it is over."""
        return self._view(None)

    def __repr__(self) -> str:
        return f"<Playthrough {self.game_id}, {self.seats} seats, row {self.row}, {status_text(self._history.turn())}>"

    def __str__(self) -> str:
        return plain(self._history.game.show(self.view))

    def __iter__(self) -> Iterator[Step[SomeEvent]]:
        return self.steps()

    # -- what somebody knows

    @with_sentences
    def seat(self, seat: Seat) -> Question[View, SomeEvent]:
        """What this seat knows, may do and has heard."""
        self._check_seat(seat)
        return Question(seat, self._view(seat), self._menu(seat), self._events(seat), self._history.game)

    @with_sentences
    def steps(self, seat: Seat | None = None) -> Iterator[Step[SomeEvent]]:
        """Every row as this seat knows it, or a spectator; with everything once the game is over."""
        if seat is not None:
            self._check_seat(seat)
        return steps_of(self._history, OPEN if self.result else seat)

    def full_steps(self) -> Iterator[Step[SomeEvent]]:
        """Every row with all that is hidden."""
        return steps_of(self._history, OPEN)

    def full_state(self) -> State:
        """The state with all that is hidden."""
        state: State = self._history.state
        return state

    @with_sentences
    def draw(self, seat: Seat | None = None, *, theme: Theme = "auto") -> Drawing:
        """The board as SVG: a spectator's, or this seat's with its legal targets; everything once it is over."""
        if seat is not None:
            self._check_seat(seat)
        if theme not in get_args(Theme):
            raise TypeError(f"a theme is one of {', '.join(get_args(Theme))}")
        last = next(steps_of(self._history, OPEN if self.result else seat, since=self.row - 1), None)
        menu = () if seat is None else self._menu(seat)
        action = last.action if last is not None and last.seat != TABLE else None
        return Drawing(self._kit.svg(self._view(seat), menu, action, SvgOptions(theme=theme, seat=seat)))

    def _repr_svg_(self) -> str:
        return str(self.draw())

    @with_sentences
    def film(self, seat: Seat | None = None) -> "Film":
        """One HTML file to scrub through the game, as a spectator or this seat saw it; open once it is over."""
        if seat is not None:
            self._check_seat(seat)
        from cheeseboard.library.film import film_of  # most programs make none

        return film_of(self._kit, self._history, self.names, seat)

    # -- playing

    @with_sentences
    def play(self, action: Action | str, seat: Seat | None = None) -> None:
        """Play an action, as text or value, if it is legal; then chance draws what comes by chance.

        Without `seat` it is for the only seat that is asked, or an outcome where chance is left to the caller.
        """
        turn = self._history.turn()
        if isinstance(turn, Chance) and self._key is None and seat in (None, CHANCE):
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
        if row - 1 < self._loaded_rows and self._branched_at is None:
            self._branched_at = row - 1

    def copy(self) -> "Playthrough[State, View, Options, SomeEvent]":
        """Another playthrough that goes on from here by itself."""
        other = self._with(self._history)
        self._is_shared = other._is_shared = True
        other._seen_events = dict(self._seen_events)
        return other

    @with_sentences
    def at(self, row: int) -> "Playthrough[State, View, Options, SomeEvent]":
        """Another playthrough that stands where this one stood after a row; 0 is the start."""
        whole_number(row, "a row")
        if not 0 <= row <= self.row:
            raise Unknown("unknown-row", row=row, most=self.row)
        other = self._with(self._history.until(row))
        if row < self._loaded_rows and self._branched_at is None:
            other._branched_at = row
        return other

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
        if self._history.game.spec.has_hidden_information and not self.result and not secrets:
            raise BadFile("file-has-secrets", file=str(path))
        from cheeseboard.library.files import save_game

        tags = () if self._branched_at is None else ((BRANCHED, str(self._branched_at)),)
        save_game(path, self._history, self.names, self._draws, tags)

    # -- inside

    def _with(self, history: History) -> "Playthrough[State, View, Options, SomeEvent]":
        rows, branched_at = self._loaded_rows, self._branched_at
        return Playthrough(self._kit, history, self.names, self._draws, loaded_rows=rows, branched_at=branched_at)

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
        if self._key is not None and isinstance(self._history.turn(), Chance):
            self._own().play_chance(self._key)
            self._menus = {}

    def _forget(self) -> None:
        self._menus, self._seen_events = {}, {}

    def _menu(self, seat: Seat) -> Menu:
        if seat not in self._menus:
            turn = self._history.turn()
            asked = isinstance(turn, Ask) and seat in turn.seats
            self._menus[seat] = self._history.game.menu(self._history.state, seat) if asked else ()
        return self._menus[seat]

    def _view(self, seat: Seat | None) -> View:
        if self.result:
            return self._kit.open_view(self._history.state)
        return self._kit.rules.view(self._history.state, seat)

    def _events(self, seat: Seat) -> tuple[SomeEvent, ...]:
        row, events = self._seen_events.get(seat, (0, ()))
        if row < self.row:
            events += self._history.events_for(seat, row)
            self._seen_events[seat] = (self.row, events)
        return events

    def _check_seat(self, seat: Seat) -> None:
        whole_number(seat, "a seat")
        if not 0 <= seat < self.seats:
            raise Unknown("unknown-seat", seat=seat, most=self.seats - 1)

    def _only_seat(self, seat: Seat | None) -> Seat:
        """This seat if it is asked, or the only one that is."""
        turn = self._history.turn()
        if isinstance(turn, Over):
            raise Illegal("game-over")
        if isinstance(turn, Chance):
            raise Illegal("chance-first")
        if seat is not None:
            self._check_seat(seat)
            if seat not in turn.seats:
                raise NotYours("not-your-turn", seat=seat)
            return seat
        if len(turn.seats) > 1 or turn.anonymous:
            raise NotYours("which-seat", seats=len(turn.seats))
        return turn.seats[0]

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

        rng = Random(f"{self._draws.table_id}/{self.row}/{seat}")  # the seed of the dice is none of its business
        by_clock = not self._draws.is_repeatable
        return make_player(bot, self._kit, self.options, self.seats, rng, resources, by_clock=by_clock)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the game by its id: a kit holds functions."""
        left_out = ("_kit", "_history", "_is_shared", "_menus", "_seen_events")
        kept = {name: value for name, value in self.__dict__.items() if name not in left_out}
        history = self._history
        return {**kept, "game": self.game_id, "begun": (history.options, history.seats, history.rules, history.rows)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._kit = find_kit(kept.pop("game"))
        options, seats, rules, rows = kept.pop("begun")
        self._history = History.begin(self._kit.rules, options, seats, rules, revealed=self._kit.revealed)
        for row in rows:
            self._history.add(row.seat, row.action)
        self.__dict__.update(kept)
        self._is_shared = False
        self._forget()
