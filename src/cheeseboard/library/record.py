"""A game so far: what it is, and what somebody may know of it. Nothing here changes it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Generic

from cheeseboard.core.action import Action, Menu
from cheeseboard.core.actions import Actions
from cheeseboard.core.drawing import plain
from cheeseboard.core.errors import Illegal, NotYours, Unknown
from cheeseboard.core.game import Ask, Chance, Over
from cheeseboard.core.history import History
from cheeseboard.core.kit import GameKit, Question, question_of
from cheeseboard.core.seats import OPEN, TABLE, Seat
from cheeseboard.core.svg import SvgOptions, Theme
from cheeseboard.core.types import Options, SomeEvent, State, View
from cheeseboard.library.arguments import known_theme, whole_number
from cheeseboard.library.drawing import Drawing
from cheeseboard.library.draws import Draws
from cheeseboard.library.knowledge import Step, status_text, steps_of
from cheeseboard.library.refusals import with_sentences

if TYPE_CHECKING:  # imported when they are first needed: `new` and `print` need none of them
    from fractions import Fraction

    from cheeseboard.library.film import Film


class Record(Generic[State, View, Options, SomeEvent]):
    """The part of a playthrough that only looks."""

    def __init__(
        self,
        kit: GameKit[State, View, Options, SomeEvent],
        history: History,
        names: tuple[str, ...],
        draws: Draws,
        *,
        loaded_rows: int = 0,
        branched_at: int | None = None,
        is_imagined: bool = False,
    ) -> None:
        self._kit = kit
        self._history = history
        self._is_shared = False  # whether a copy uses the same history: it is copied before the next change
        self._draws = draws
        self._key: bytes | None = None  # of the draws, once one was needed
        self._copies = 0
        self._seen_events: dict[Seat, tuple[int, tuple[SomeEvent, ...]]] = {}  # events by seat, up to a row
        self._menus: dict[Seat, Menu] = {}
        self._loaded_rows = loaded_rows
        self._branched_at = branched_at  # the row where it left the file it was loaded from
        self._is_imagined = is_imagined  # it begins in the middle of a game, by what one seat knew
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
        """How many rows have been written: actions, draws, and what the table wrote; `moves` has actions alone."""
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
        return question_of(self._history, seat, self._events(seat), view=self._view(seat), menu=self._menu(seat))

    @with_sentences
    def steps(self, seat: Seat | None = None) -> Iterator[Step[SomeEvent]]:
        """Every row as this seat knows it, or a spectator; with everything once the game is over."""
        if seat is not None:
            self._check_seat(seat)
        return steps_of(self._history, OPEN if self.result else seat)

    @property
    def moves(self) -> tuple[Step[SomeEvent], ...]:
        """The rows of players alone, without draws and without what was taken back, as a spectator knows them."""
        played = {row.n for row in self._history.effective_rows() if row.seat >= 0}
        return tuple(step for step in self.steps() if step.n in played)

    @with_sentences
    def score(self, seat: Seat) -> float:
        """How the evaluation of the game's bots values what this seat sees: more is better.

        Compare it with other scores of the same seat: each game has its own scale, and 0 need not be even. At the end:
        a million for each seat behind, less a million for each rank ahead.
        """
        self._check_seat(seat)
        from cheeseboard.library.analysis import score_of

        return score_of(self._kit, self._history, seat)

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
        options = SvgOptions(theme=known_theme(theme), seat=seat)
        last = next(steps_of(self._history, OPEN if self.result else seat, since=self.row - 1), None)
        menu = () if seat is None else self._menu(seat)
        action = last.action if last is not None and last.seat != TABLE else None
        return Drawing(self._kit.svg(self._view(seat), menu, action, options))

    def _repr_svg_(self) -> str:
        return str(self.draw())

    @with_sentences
    def film(self, seat: Seat | None = None, *, theme: Theme = "auto") -> "Film":
        """One HTML file to scrub through the game, as a spectator or this seat saw it; open once it is over."""
        if seat is not None:
            self._check_seat(seat)
        from cheeseboard.library.film import film_of  # most programs make none

        return film_of(self._kit, self._history, self.names, SvgOptions(theme=known_theme(theme), seat=seat))

    # -- inside

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

    def _forget(self) -> None:
        self._menus, self._seen_events = {}, {}
