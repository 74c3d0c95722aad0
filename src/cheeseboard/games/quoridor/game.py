"""Quoridor as a `Game`, the interface that other packages use. It only gathers the functions of this folder."""

from cheeseboard.core import AnyGame, Bounded, Form, GameSpec, Menu, Role, Slot
from cheeseboard.games.quoridor import rules
from cheeseboard.games.quoridor import view as views
from cheeseboard.games.quoridor.events import QuoridorEvent
from cheeseboard.games.quoridor.state import Options, Quoridor
from cheeseboard.games.quoridor.view import View
from cheeseboard.games.quoridor.why_not import why_not
from cheeseboard.games.walled_grid import board


class _QuoridorGame:
    """The Game interface over the functions of this folder."""

    spec = GameSpec(
        id="quoridor",
        rules=2,
        seats=(2, 3, 4),
        options=Options,
        state=Quoridor,
        view=View,
        events=QuoridorEvent,
        ends=Bounded(rules.TURN_LIMIT + 1),  # and the draw of who begins
        past_defaults=(Options(rules=1),),
    )

    def roles(self, options: Options, seats: int) -> tuple[Role, ...]:
        """Each seat is its own team."""
        edges = ("south", "north") if seats == 2 else ("south", "west", "north", "east")
        return tuple(Role(edge, team) for team, edge in enumerate(edges[:seats]))

    def action_space(self, options: Options, seats: int) -> Menu:
        """All squares and wall places of this board size."""
        here = board(options.size)
        return (
            Form("move", (Slot(tuple(here.squares)),)),
            Form("wall", (Slot(tuple(here.wall_places)),)),
            Form("pass"),
            Form("first", (Slot(tuple(str(seat) for seat in range(seats))),)),
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


GAME: AnyGame = _QuoridorGame()
