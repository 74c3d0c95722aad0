"""Who may do what in Gouda Gangster (GG-1 … GG-25: docs/rules/gouda-gangster.en.md).

What an action does is in phases.py, why one is refused in why_not.py.
"""

from functools import cache

from cheeseboard.core import CHANCE, Action, Ask, BadOptions, Chance, Form, Menu, Over, Seat, Slot, Turn, one_of
from cheeseboard.games.gouda_gangster.cards import (
    ACTION_CARDS,
    CARD_KINDS,
    CHEESE,
    DECKS,
    GOUDA_GANGSTER,
    HOLE,
    NAILED_DOWN,
    ROOMS,
    STRENGTH,
    TRAP,
)
from cheeseboard.games.gouda_gangster.ending import ranks
from cheeseboard.games.gouda_gangster.phases import crown, spy_targets
from cheeseboard.games.gouda_gangster.state import (
    NO_PIECES,
    NO_SEAT,
    GoudaGangster,
    Options,
    Phase,
    Side,
    room_of,
)

LIVES = 3  # GG-23
PASS_FORM = Form("pass")
FALLS = one_of("fall", ROOMS)  # GG-3


def new(options: Options, seats: int) -> GoudaGangster:
    """Before the first cheese falls; chance draws the king, or the options name one (GG-2)."""
    pieces = _pieces(options.cheese, seats)
    if pieces > seats + 2:
        raise BadOptions("too-much-cheese", seats=seats, most=seats + 2, given=pieces)
    if options.goal == "last-rat" and pieces >= seats:
        raise BadOptions("no-shortage", seats=seats, given=pieces)
    if options.first != "chance" and options.first >= seats:
        raise BadOptions("first-not-seated", seat=options.first, seats=seats)
    sides = (Side(LIVES if options.goal == "last-rat" else 0),) * seats
    before = GoudaGangster(
        options=options,
        sides=sides,
        phase=Phase.FIRST,
        round=0,
        king=CHANCE,
        to_act=NO_SEAT,
        target=NO_SEAT,
        left=0,
        cheese=pieces,
        pieces=NO_PIECES,
        playing=tuple(range(seats)),
        stock=DECKS[options.deck],
        discard=(),
    )
    return before if options.first == "chance" else crown(before, options.first)


def _pieces(cheese: str | int, seats: int) -> int:
    fewer = {"scarce": 1, "long": 2, "plenty": 0}
    return cheese if isinstance(cheese, int) else seats - fewer[cheese]


def turn(state: GoudaGangster) -> Turn:
    """In phase 3 all seats are asked at once, else one seat at a time; or chance draws."""
    match state.phase:
        case Phase.DRAW:
            return Chance(_outcomes("deal", state.stock))
        case Phase.SPY | Phase.REINFORCE:
            return Ask((state.to_act,))
        case Phase.TURN:
            side = state.sides[state.target]
            room = () if side.room_up else ((Action("turn", ((side.room,),)), 1),)
            return Chance(room + _outcomes("turn", side.down))
        case Phase.SNEAK:
            return Ask(tuple([seat for seat in state.playing if not state.sides[seat].room]))
        case Phase.RAIN:
            return FALLS
        case Phase.FIRST:
            return one_of("first", map(str, state.playing))
        case Phase.OVER:
            return Over(ranks(state), state.end)


def _outcomes(verb: str, cards: tuple[str, ...]) -> tuple[tuple[Action, int], ...]:
    """Every card is equally likely; equal cards are one outcome of greater weight."""
    weighted = _weighted(verb)
    alike = [weighted[kind][number] for kind in CARD_KINDS[len(STRENGTH) :] if (number := cards.count(kind))]
    return tuple([weighted[card][1] for card in cards if card in STRENGTH] + alike)


@cache
def _weighted(verb: str) -> dict[str, tuple[tuple[Action, int], ...]]:
    """By card: its outcome with each weight it can have."""
    return {card: tuple((Action(verb, ((card,),)), weight) for weight in range(5)) for card in CARD_KINDS}


def menu(state: GoudaGangster, seat: Seat) -> Menu:
    """The legal actions of this seat; none if it is not asked."""
    if state.phase is Phase.SNEAK and seat in state.playing and not state.sides[seat].room:
        layable = equipment(state, seat)
        return (Form("sneak", (Slot(ROOMS), Slot(layable, 0, len(layable)))),)
    if seat != state.to_act:
        return ()
    if state.phase is Phase.SPY:
        return (Form("spy", (Slot(tuple(map(str, spy_targets(state, seat)))),)),)
    if state.phase is Phase.REINFORCE:
        return _reinforcements(state, seat)
    return ()


def equipment(state: GoudaGangster, seat: Seat) -> tuple[str, ...]:
    """The cards in hand that may be laid in phase 3: no action cards, and in a final no cheese (GG-20)."""
    barred = (*ACTION_CARDS, CHEESE) if state.finals else ACTION_CARDS
    return tuple([card for card in state.sides[seat].hand if card not in barred])


def _reinforcements(state: GoudaGangster, seat: Seat) -> Menu:
    """Phase 5: one card, or pass."""
    side = state.sides[seat]
    forms = [PASS_FORM]  # GG-8
    if layable := [card for card in equipment(state, seat) if card != TRAP]:
        forms.append(Form("lay", (Slot(tuple(layable)),)))
    if NAILED_DOWN in side.hand:
        forms.append(Form("nail"))
    if GOUDA_GANGSTER in side.hand:
        forms += [form for form, pieces in zip(_GANGSTERS, state.pieces, strict=True) if pieces]  # GG-10
    if HOLE in side.hand:
        forms.append(_HOLES[room_of(side)])  # GG-11
    return tuple(forms)


_ELSEWHERE = {room: tuple(other for other in ROOMS if other != room) for room in ROOMS}
_GANGSTERS = [Form("gangster", (Slot((room,)), Slot(_ELSEWHERE[room]))) for room in ROOMS]
_HOLES = {room: Form("hole", (Slot(_ELSEWHERE[room]),)) for room in ROOMS}
