"""The `Game` interface of Gouda Gangster: it gathers the functions of this folder and adds no rule."""

from cheeseboard.core import AnyGame, Bounded, Form, GameSpec, Menu, Role, Slot
from cheeseboard.games.gouda_gangster import phases, rules
from cheeseboard.games.gouda_gangster import view as views
from cheeseboard.games.gouda_gangster.cards import ACTION_CARDS, CARD_KINDS, COPIES, DECKS, ROOMS, TRAP
from cheeseboard.games.gouda_gangster.describe import describe
from cheeseboard.games.gouda_gangster.events import GoudaGangsterEvent
from cheeseboard.games.gouda_gangster.show import show
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Options
from cheeseboard.games.gouda_gangster.view import View
from cheeseboard.games.gouda_gangster.why_not import why_not

# 60 rounds and 5 finals (GG-20, GG-22) of at most 8 falls, 12 deals, 6 sneaks, 6 spies, 6 turns and 6 reinforcements;
# the draw of the first king, and 6 more deals in the first round.
MAX_STEPS = 65 * 44 + 1 + 6


class _GoudaGangsterGame:
    """Gouda Gangster as a `Game`."""

    spec = GameSpec(
        id="gouda-gangster",
        rules=1,
        seats=(3, 4, 5, 6),
        options=Options,
        state=GoudaGangster,
        view=View,
        events=GoudaGangsterEvent,
        ends=Bounded(MAX_STEPS),
        has_hidden_information=True,
    )

    def roles(self, options: Options, seats: int) -> tuple[Role, ...]:
        """Everybody plays alone."""
        return tuple(Role("rat", team) for team in range(seats))

    def action_space(self, options: Options, seats: int) -> Menu:
        """Every action that can occur with this deck."""
        deck = DECKS[options.deck]
        kinds = tuple(card for card in CARD_KINDS if card in deck)
        equipment = tuple(card for card in kinds if card not in ACTION_CARDS)
        every = tuple(card for card in equipment for _ in range(COPIES[card]))
        room, seat = Slot(ROOMS), Slot(tuple(map(str, range(seats))))
        forms = [
            Form("sneak", (room, Slot(every, 0, len(every)))),
            Form("spy", (seat,)),
            Form("lay", (Slot(tuple(card for card in equipment if card != TRAP)),)),
            Form("pass"),
            Form("first", (seat,)),
            Form("fall", (room,)),
            Form("deal", (Slot(kinds),)),
            Form("turn", (Slot(ROOMS + equipment),)),
        ]
        if options.deck == "full":
            forms += [Form("nail"), Form("gangster", (room, room)), Form("hole", (room,))]
        return tuple(forms)

    new = staticmethod(rules.new)
    turn = staticmethod(rules.turn)
    menu = staticmethod(rules.menu)
    play = staticmethod(phases.play)
    why_not = staticmethod(why_not)
    view = staticmethod(views.view)
    imagine = staticmethod(views.imagine)
    show = staticmethod(show)
    describe = staticmethod(describe)


GAME: AnyGame = _GoudaGangsterGame()
