"""Gouda! Gouda!: mice race up to the cheese, and everybody moves everybody's. Rules: docs/rules/gouda-gouda.en.md."""

from cheeseboard.core import AnyGame, BotKit, Bounded, Facts, GameKit, Role
from cheeseboard.games.gouda_gouda import making, orders, refusals, rules, tell
from cheeseboard.games.gouda_gouda import show as drawing
from cheeseboard.games.gouda_gouda import view as views
from cheeseboard.games.gouda_gouda.board import Board, Space
from cheeseboard.games.gouda_gouda.events import GoudaGoudaEvent
from cheeseboard.games.gouda_gouda.insight import INSIGHT
from cheeseboard.games.gouda_gouda.levels import LEVELS
from cheeseboard.games.gouda_gouda.state import Gouda, Options
from cheeseboard.games.gouda_gouda.taste import TASTE
from cheeseboard.games.gouda_gouda.view import View

# A turn is a name, a roll, five mice and two windows of six answers; a card adds two windows and a roll.
MOST_STEPS = 1_000 * 19 + 30 * 13 + 40

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

    facts = Facts(
        id="gouda-gouda",
        rules=1,
        seats=(2, 3, 4, 5, 6),
        options=Options,
        state=Gouda,
        view=View,
        events=GoudaGoudaEvent,
        ends=Bounded(MOST_STEPS),
        hidden=True,
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

    grammar = staticmethod(rules.grammar)
    new = staticmethod(rules.new)
    turn = staticmethod(rules.turn)
    menu = staticmethod(rules.menu)
    play = staticmethod(rules.play)
    why_not = staticmethod(refusals.why_not)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    show = staticmethod(drawing.show)
    tell = staticmethod(tell.tell)


GAME: AnyGame = GoudaGoudaGame()
KIT = GameKit(
    rules=GAME,
    default=orders.default,
    bots=BotKit(taste=TASTE, levels=tuple(LEVELS), insight=INSIGHT, insight_levels=LEVELS),
    auto_pass=orders.ORDERS,
    full_view=views.opened,
    lesson="lesson.toml",
    boards=making,
)
