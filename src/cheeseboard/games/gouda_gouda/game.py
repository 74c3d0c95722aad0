"""The rules of Gouda! Gouda! as the `Game` that all others know them by. It only gathers what lies in this folder."""

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

# A turn is a name, a roll, five mice and two windows of six answers; a card adds two windows and a roll.
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


class GoudaGoudaGame:
    """The Game interface over the functions of this folder."""

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
        ),
    )

    def roles(self, options: Options, seats: int) -> tuple[Role, ...]:
        """Everybody for themselves; a role is the colour of one's mice."""
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


GAME: AnyGame = GoudaGoudaGame()
