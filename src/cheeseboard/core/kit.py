"""Everything one game brings, in one typed struct: its rules, and what bots, tables and edges need of it.

The value of a field may be a module with the functions of the field's protocol.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Generic, Literal, Protocol, runtime_checkable

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core.action import Action, Menu, canonical, nth
from cheeseboard.core.actions import Actions
from cheeseboard.core.analysis import Analysis, AnnotatedAction
from cheeseboard.core.drawing import plain
from cheeseboard.core.errors import BadOptions
from cheeseboard.core.evaluation import AlphaBetaLevel, AnyEvaluator, AnyIsmctsModel, AnySearchModel, IsmctsLevel
from cheeseboard.core.event import Sentence
from cheeseboard.core.game import AnyGame, Game
from cheeseboard.core.history import History, Revealed
from cheeseboard.core.seats import OPEN, Seat
from cheeseboard.core.svg import AS_IS, SvgOptions, draw_text
from cheeseboard.core.types import Options, SomeEvent, State, View

# A list of whole numbers that only grows: states that differ by one more number share every block but the last, which
# alone has room. A client adds to it by the same rule (web/src/protocol/blocks.ts).
Blocks = tuple[tuple[int, ...], ...]
BLOCK_SIZE = 32


class Question(Struct, Generic[View, SomeEvent], frozen=True):
    """A decision put to a seat: its view, its menu, and the events it has seen since the game began.

    Examples:
        >>> import cheeseboard
        >>> question = cheeseboard.new("quoridor", options={"size": 5, "first": 0}).seat(0)
        >>> isinstance(question, cheeseboard.Question), question.view.to_move, question.menu[0].verb
        (True, 0, 'move')
        >>> question
        <Question quoridor, seat 0, 35 actions, 0 events>
    """

    seat: Seat
    view: View
    menu: Menu
    events: tuple[SomeEvent, ...] = ()
    game: AnyGame | None = None  # its rules, to print the question and to imagine its game
    options: Any = None  # that the game is played with, where `game` is given
    seats: int = 0  # how many there are, where `game` is given

    @property
    def actions(self) -> Actions:
        """What this seat may do now; nothing if it is not asked."""
        return Actions(self.menu)

    def __repr__(self) -> str:
        game = f"{self.game.spec.id}, " if self.game else ""
        return f"<Question {game}seat {self.seat}, {len(self.actions):,} actions, {len(self.events)} events>"

    def __str__(self) -> str:
        drawing = plain(self.game.show(self.view)) if self.game else repr(self.view)
        return f"{drawing}\nseat {self.seat}: {self.actions!r}"


def question_of(
    history: History, seat: Seat, events: tuple[Any, ...], *, view: Any = None, menu: Menu | None = None
) -> Question:
    """The question that a seat is asked now; pass its view and menu if they are known already."""
    game, state = history.game, history.state
    view = game.view(state, seat) if view is None else view
    menu = game.menu(state, seat) if menu is None else menu
    return Question(seat, view, menu, events, game, history.options, history.seats)


class Bot(Protocol):
    """A player that answers questions."""

    def choose(self, question: Question, /) -> Action:
        """One action from the question's menu."""


@runtime_checkable
class ReusableBot(Bot, Protocol):
    """A bot that costs more to build than to restart."""

    def restart(self, rng: Random, /) -> None:
        """Forget all earlier questions: answer the next one as a new bot with this generator would."""


MakeBot = Callable[[Random, float | None], Bot]  # from a random generator and the seconds it may think


class BotKit(Struct, frozen=True, eq=False):
    """What a game provides for bots, and the bots it names."""

    evaluator: AnyEvaluator
    levels: tuple[str, ...] = ()  # bots by name, the weakest first: level-1 is levels[0]
    # In a game of two sides: makes a fast model of a view's game, for alpha-beta.
    search_model: Callable[[Any], AnySearchModel] | None = None
    alphabeta_levels: Mapping[str, AlphaBetaLevel] = {}  # bots by name that search it
    ismcts_model: AnyIsmctsModel | None = None  # the model for ISMCTS, in games with hidden information
    ismcts_levels: Mapping[str, IsmctsLevel] = {}  # bots by name that search with it, the strongest last
    own_bots: Mapping[str, MakeBot] = {}  # bots by name that only this game has


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position with a goal, and the only sequence of answers that reaches it.

    Its number is its address and is never given to another. One that does not hold under newer rules is withdrawn and
    stays in the file with the version under which it held.
    """

    number: int
    rules: int  # the version whose defaults its position leaves out
    goal: str  # the sentence `puzzle-<goal>` states it
    turns: int  # in which it can be reached
    stars: int  # 1 easy, 2 medium, 3 hard
    position: str  # on one line, as the game writes it
    solution: tuple[str, ...]  # the solver's answers, each the only good one, and the best replies to them
    continuation: tuple[str, ...] = ()  # how it ends from there; other answers may be as good
    withdrawn: bool = False


class Puzzles(Protocol):
    """The game's part in its puzzles."""

    def read(self, position: str, rules: int, /) -> Any:
        """The state of a position on one line, with the defaults of this rules version."""

    def refute(self, puzzle: Puzzle, states: Sequence[Any], solver: Seat, /) -> tuple[Action, ...]:
        """The actions that are played after a wrong attempt."""

    def hints(self, puzzle: Puzzle, state: Any, to_come: Sequence[Action], /) -> tuple[Sentence, ...]:
        """Hints for the first of these actions, the vaguest first."""


class BoardEditor(Protocol):
    """Custom boards: their option, their validation, and their balance test."""

    @property
    def OPTION(self) -> str:  # noqa: N802 - a constant of the module
        """The option whose value is a board."""

    @property
    def KINDS(self) -> tuple[str, ...]:  # noqa: N802
        """Kinds of spaces to choose from."""

    @property
    def BALANCE_BOT(self) -> str:  # noqa: N802
        """The bot that plays the balance test."""

    @property
    def BALANCE_SEATS(self) -> int:  # noqa: N802
        """The number of seats in the balance test."""

    def presets(self) -> Mapping[str, Any]:
        """The boards that come with the game."""

    def read(self, text: str, /) -> Any:
        """The board of a file, not yet validated."""

    def problems(self, board: Any, /) -> Iterable[BadOptions]:
        """All validation errors of a board."""

    def balance_options(self, options: Any, /) -> Struct:
        """The options of the balance test: those given, with the side that is counted in seat 0."""


class Drawings(Protocol):
    """Positions as drawings, both ways."""

    def read(self, drawing: str, /) -> Any:
        """The state of a drawing."""

    def write(self, state: Any, /) -> str:
        """The drawing of a state."""


WindowKind = Literal["roll", "card", "end"]  # after a roll, after a card was played, at the end of a turn


class DrawSvg(Protocol):
    """Draws a view as SVG; the names it uses are those of `core.svg`."""

    def __call__(self, view: Any, menu: Menu, last: Action | None, /, options: SvgOptions) -> str:
        """The drawing of any seat's view, with the legal targets of the menu and the last action marked."""


class Positions(Protocol):
    """Positions on one line, both ways."""

    def read_position(self, text: str, /) -> Any:
        """The state of such a line."""

    def write_position(self, state: Any, /) -> str:
        """The line of a state."""


class Scoresheet(Protocol):
    """A widespread short notation for whole games, written and read."""

    def read_scoresheet(self, text: str, /) -> Any:
        """Parse a scoresheet."""

    def history_of(self, scoresheet: Any, /) -> History:
        """Play a scoresheet from its start."""

    def scoresheet_of(self, history: History, /) -> str:
        """Write the scoresheet of a game so far."""


class EngineVariation(Protocol):
    """A variation found by an engine."""

    @property
    def actions(self) -> Sequence[Action]:
        """The first one is for the seat that is asked."""


class EngineResult(Protocol):
    """The result of an engine's search."""

    @property
    def variations(self) -> Sequence[EngineVariation]:
        """The best first."""


class Engine(Protocol):
    """Searches positions and keeps a hash table."""

    def search(self, state: Any, /, *, seconds: float | None = None, threads: int = 1) -> EngineResult:
        """The best variations found in this time."""

    def clear_hash(self) -> None:
        """Empty the hash table."""


class Analyst(Protocol):
    """Analysis of positions and whole games by the game's engine."""

    def analyse(
        self, state: Any, /, *, seconds: float, variations: int = 3, threads: int = 1, engine: Any = None
    ) -> Analysis:
        """The best variations of a state that asks somebody; `engine` is one of this kit's, with its hash table."""

    def annotate(self, history: History, /, *, seconds: float, threads: int = 1) -> Iterator[AnnotatedAction]:
        """Every action of a game in turn; `seconds` for each."""


class Bench(Protocol):
    """What is measured besides random play."""

    def workloads(self) -> Mapping[str, Callable[[], int]]:
        """Work by name; each returns how many units it did."""

    def signature(self) -> Mapping[str, int]:
        """Node counts of fixed searches."""


def pass_or_first(view: Any, menu: Menu) -> Action:
    """A harmless answer where to pass is one: a pass, else the first action."""
    return canonical(menu, Action("pass")) or nth(menu, 0)


def no_overlays(view: Any) -> Mapping[str, tuple[str, ...]]:
    """The default: a board without overlays."""
    return {}


class Preset(Struct, frozen=True):
    """A way to play that a game proposes; the sentences `preset-<id>` and `preset-<id>-about` name and explain it."""

    id: str
    seats: int
    options: Struct


class WindowKit(Struct, frozen=True, eq=False, kw_only=True):
    """What a table must know of a game's anonymous windows; all of it is read from views."""

    kind: Callable[[Any], WindowKind]  # of a spectator's view, while one is open
    # Of a seat's view: answers to the next window `end` that may be given before it opens.
    armable: Callable[[Any], Menu]
    prompts_unless: str  # the auto-pass that says in which beats somebody is not prompted who has chosen none


class GameKit(Struct, Generic[State, View, Options, SomeEvent], frozen=True, eq=False, kw_only=True):
    """One game: its rules, a harmless answer, and whatever else it has."""

    rules: Game[State, View, Options]
    default_action: Callable[[View, Menu], Action]  # a harmless action, for auto-pass and for tests
    bots: BotKit | None = None  # without it there is only `random`
    auto_pass: Mapping[str, Callable[[Any], bool]] = {}  # on the view: while it holds, play `default_action`
    windows: WindowKit | None = None  # without it every anonymous window is like one after a roll, and nothing is armed
    # Verbs whose menu follows from what everybody sees, in a game with hidden information: where there is only one
    # action, a client may play it at once without telling anything, and people who share a screen are asked without
    # showing anybody's cards. Never a verb of a window.
    public_verbs: tuple[str, ...] = ()
    # What a view shows of others' hidden things: cards laid, turned and used, how many, and windows shut. No take-back
    # goes beyond a row that changes it for some seat or a spectator. Every game with hidden information has it.
    revealed: Revealed | None = None
    full_view: Callable[[State], View] | None = None  # everything, also in the midst of a game: see `open_view`
    growing_fields: tuple[str, ...] = ()  # of the view: `Blocks`, of which a client is sent only what was added
    overlays: Callable[[Any], Mapping[str, tuple[str, ...]]] = no_overlays  # for a board, on request: words by name
    # What a first table proposes, the first of them unless another is chosen; without any it is the default options.
    presets: tuple[Preset, ...] = ()
    lessons: tuple[str, ...] = ()  # their ids, the one to begin with first; each is a file `lessons/<id>.toml`
    puzzles: Puzzles | None = None
    boards: BoardEditor | None = None
    drawings: Drawings | None = None
    draw: DrawSvg | None = None  # without it the text of `show` is drawn: see `svg`
    positions: Positions | None = None
    scoresheet: Scoresheet | None = None
    analysis: Analyst | None = None
    engine: Callable[[int], Engine] | None = None  # with so many megabytes to remember positions in
    bench: Bench | None = None

    def open_view(self, state: State) -> View:
        """Everything, also in the midst of a game: for looking back at one that the table knows to be over."""
        return self.full_view(state) if self.full_view else self.rules.view(state, OPEN)

    def svg(self, view: View, menu: Menu = (), last: Action | None = None, options: SvgOptions = AS_IS) -> str:
        """A view as SVG: a seat's, a spectator's, or everything after the end.

        `menu` marks legal targets, `last` the last action. The description is made of ids unless `options` has a text.
        """
        if not options.description:
            options = replace(options, description=_describe_in_ids(self.rules.describe(view)))
        if self.draw:
            return self.draw(view, menu, last, options)
        return draw_text(self.rules.spec.id, self.rules.show(view), options)


def _describe_in_ids(sentences: Iterable[Sentence]) -> str:
    """Sentences as keys and arguments, where no language is at hand: `pawn: who 0, at e1, goal row-9, hand 10. …`"""
    texts = []
    for sentence in sentences:
        args = ", ".join(f"{name} {value}" for name, value in sentence.args)
        texts.append(sentence.key.removeprefix("tell-") + (f": {args}." if args else "."))
    return " ".join(texts)
