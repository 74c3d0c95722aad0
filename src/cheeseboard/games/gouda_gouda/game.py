"""The `Game` interface of Gouda! Gouda!: it gathers the functions of this folder and adds no rule."""

from cheeseboard.core import AnyGame, Bounded, GameSpec, Role
from cheeseboard.games.gouda_gouda import rules
from cheeseboard.games.gouda_gouda import view as views
from cheeseboard.games.gouda_gouda.board import Board, Space
from cheeseboard.games.gouda_gouda.describe import describe
from cheeseboard.games.gouda_gouda.events import GoudaGoudaEvent
from cheeseboard.games.gouda_gouda.show import show
from cheeseboard.games.gouda_gouda.state import Gouda, Options
from cheeseboard.games.gouda_gouda.view import View
from cheeseboard.games.gouda_gouda.why_not import why_not

# At most: 1,000 turns of a name, a roll, five moves and two windows of six answers; 30 cards with two windows and a
# roll each; and the start.
MAX_STEPS = 1_000 * 19 + 30 * 13 + 40

STAIRS = Board(
    spaces=(
        Space("floor", "mat", 50, 90, ("step", "shoe")),
        Space("shoe", "shoe", 20, 75, ("step",)),
        Space("step", "crate", 50, 50, ("top",)),
        Space("top", "table", 50, 10),
    ),
    start=("floor", "shoe"),
    table="top",
    cheese=(("top", 3), ("step", 2), ("step", 1)),
)


class _GoudaGoudaGame:
    """Gouda! Gouda! as a `Game`."""

    spec = GameSpec(
        id="gouda-gouda",
        rules=1,
        seats=(2, 3, 4, 5, 6),
        options=Options,
        state=Gouda,
        view=View,
        events=GoudaGoudaEvent,
        ends=Bounded(MAX_STEPS),
        has_hidden_information=True,
        examples=(
            Options(board=STAIRS),
            Options(board=STAIRS, start="spread", magic="set", cheese="valued"),
            Options(board=STAIRS, magic=5, cheese="party"),
            Options(cheese="valued", cheese_at=("old-chest", "old-chest", "suitcase"), magic=4),
            Options(board="kitchen", cheese="scattered", cheese_at=("tray", "broom", "lamp")),
            # Cheese beside the barrel and on the table, and dice that are rolled again.
            Options(
                cheese="scattered",
                cheese_at=("crate-left", "crate-right", "orange-table"),
                nullified="rerolled",
                magic=5,
            ),
        ),
    )

    def roles(self, options: Options, seats: int) -> tuple[Role, ...]:
        """Everybody plays alone; a role is the colour of one's mice."""
        colours = ("red", "blue", "green", "violet", "yellow", "grey")
        return tuple(Role(colour, team) for team, colour in enumerate(colours[:seats]))

    action_space = staticmethod(rules.action_space)
    new = staticmethod(rules.new)
    turn = staticmethod(rules.turn)
    menu = staticmethod(rules.menu)
    play = staticmethod(rules.play)
    why_not = staticmethod(why_not)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    show = staticmethod(show)
    describe = staticmethod(describe)


GAME: AnyGame = _GoudaGoudaGame()
