"""Tables set up by hand, and games written as rows: `0 name old-chest`, `- roll green+red`, `2 pass`."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from cheeseboard.core import CHANCE, Action, Ask, Chance, Event, Seat, expand, step
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.rules import new
from cheeseboard.games.gouda_gouda.state import POWERS, Cards, Gouda, NameSpace, Options, Pile

PLAIN = Options(magic="none", first=0)


def cards(*powers: str) -> Cards:
    """A hand of these powers."""
    assert set(powers) <= set(POWERS), powers
    a, b, c, d, e, f = (powers.count(power) for power in POWERS)
    return (a, b, c, d, e, f)


def table(
    mice: Mapping[str, Sequence[int]],
    *hands: str,
    mover: Seat = 0,
    options: Options = PLAIN,
    **changes: object,
) -> Gouda:
    """The mover is about to name a space; mice by space and seat, and each seat's cards as words in one text."""
    seats = len(next(iter(mice.values())))
    board = graph_of(options.board)
    standing = tuple(tuple(mice.get(name, (0,) * seats)) for name in board.names)
    state = replace(
        new(options, seats),
        mice=standing,
        hands=tuple(cards(*hand.split()) for hand in hands) or (cards(),) * seats,
        mover=mover,
        agenda=(NameSpace(),),
        **changes,
    )
    assert len(state.hands) == seats
    return state


def play(state: Gouda, *rows: str) -> Gouda:
    """Go through these rows, each held against the rules; `0+2 pass` is for several seats, `* pass` for all asked."""
    for row in rows:
        who, _, text = row.partition(" ")
        if who in "-*":
            seats = (CHANCE,) if who == "-" else asked(state)
        else:
            seats = tuple(map(int, who.split("+")))
        for seat in seats:
            state = step(GAME, state, seat, Action.parse(text))
    return state


def legal(state: Gouda, seat: Seat) -> list[str]:
    """The legal actions of this seat, as text."""
    return [str(action) for action in expand(GAME.menu(state, seat))]


def asked(state: Gouda) -> tuple[Seat, ...]:
    """Who is asked now."""
    turn = GAME.turn(state)
    return turn.seats if isinstance(turn, Ask) else ()


def outcomes(state: Gouda) -> dict[str, int]:
    """What chance may draw, with weights."""
    turn = GAME.turn(state)
    assert isinstance(turn, Chance), turn
    return {str(action): weight for action, weight in turn.outcomes}


def at(state: Gouda, space: str) -> tuple[int, ...]:
    """The mice there, by seat."""
    return state.mice[graph_of(state.options.board).numbers[space]]


def counts_for(state: Gouda) -> str:
    """The space the roll counts for."""
    return graph_of(state.options.board).names[state.space]


def asks_for(state: Gouda) -> str:
    """What kind of decision is next: name, throw, carry, window, pile …"""
    return str(state.agenda[-1].__struct_config__.tag) if state.agenda else ""


def pile(state: Gouda) -> list[str]:
    """The cards of the pile, from the first on."""
    top = state.agenda[-1]
    return [f"{card.seat} {card.action}" for card in top.cards] if isinstance(top, Pile) else []


def happened(state: Gouda) -> list[type[Event]]:
    """The types of what happened in the last step, in order."""
    return [type(one.event) for one in state.events]
