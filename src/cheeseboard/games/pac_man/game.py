"""Pac-Man as a `Game`, the interface that other packages use. It only gathers the functions of this folder."""

from cheeseboard.core import AnyGame, Bounded, Form, GameSpec, Menu, Role, Slot
from cheeseboard.games.pac_man import rules
from cheeseboard.games.pac_man import view as views
from cheeseboard.games.pac_man.events import PacManEvent
from cheeseboard.games.pac_man.layouts import Layout
from cheeseboard.games.pac_man.maze import DIRECTIONS
from cheeseboard.games.pac_man.state import FIGURES, PAC_MAN, VERSION_1, Options, PacMan, figure_seats
from cheeseboard.games.pac_man.view import View
from cheeseboard.games.pac_man.why_not import why_not

# Up to 9 catches and 3 dots before the last step, each after at most 200 turns of 10 steps and 3 choices of the next
# ghost, and a little for the dots and for the choice of ghosts.
MAX_STEPS = 12 * 200 * 13 + 100


class _PacManGame:
    """The Game interface over the functions of this folder."""

    spec = GameSpec(
        id="pac-man",
        rules=2,
        seats=(2, 3, 4, 5),
        options=Options,
        state=PacMan,
        view=View,
        events=PacManEvent,
        ends=Bounded(MAX_STEPS),
        past_defaults=(VERSION_1,),
        examples=(
            # Pac-Man shut in by ghosts from the start (P-6), dots side by side (P-9), no walls.
            Options(layout=Layout("a1", ("a2", "b1", "i9", "h9"), ("d4", "d5", "e4", "e5")), patience=5),
            # Long corridors with long lines of sight.
            Options(
                layout=Layout(
                    "e1",
                    ("a9", "c9", "g9", "i9"),
                    ("a5", "c5", "g5", "i5"),
                    ("a1v", "a3v", "b6v", "c2v", "d6v", "e2v", "f6v", "g2v"),
                ),
                eaten="return",
                ghosts_may_hold=True,
            ),
            # Dots and ghosts in a row, which close directions of a straight frenzy (P-12).
            Options(
                layout=Layout("e5", ("e9", "e8", "a5", "b5"), ("e7", "c5", "g5", "e3"), ("d6v", "e6v")),
                ghost_order="free",
            ),
            Options(layout="maze-6", patience="off", into_ghosts="caught", ghosts="chosen", frenzy="free"),
        ),
    )

    def roles(self, options: Options, seats: int) -> tuple[Role, ...]:
        """One against all others; until Pac-Man's seat is drawn there are no teams."""
        if options.pac_man == "chance":
            return tuple(Role("to-be-drawn", seat) for seat in range(seats))
        figures = figure_seats(seats, options.pac_man)
        names = {1: "ghost", 2: "ghosts", 4: "ghosts"}
        return tuple(
            Role("pac-man", 0) if seat == figures[PAC_MAN] else Role(names[figures.count(seat)], 1)
            for seat in range(seats)
        )

    def action_space(self, options: Options, seats: int) -> Menu:
        """Steps, a stop, choices of ghosts, and the draw of Pac-Man's seat."""
        return (
            Form("step", (Slot(DIRECTIONS),)),
            Form("stop"),
            Form("take", (Slot(FIGURES[1:]),)),
            Form("next", (Slot(FIGURES[1:]),)),
            Form("pac-man", (Slot(tuple(str(seat) for seat in range(seats))),)),
        )

    new = staticmethod(rules.new)
    turn = staticmethod(rules.turn)
    menu = staticmethod(rules.menu)
    play = staticmethod(rules.play)
    why_not = staticmethod(why_not)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    show = staticmethod(views.show)
    describe = staticmethod(views.describe)


GAME: AnyGame = _PacManGame()
