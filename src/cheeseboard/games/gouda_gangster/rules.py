"""The rules of Gouda Gangster, phase by phase; they decide every dispute. GG-1 … GG-25: docs/rules/gouda-gangster.md.

Fight, clean-up and what follows are in ending.py; why an action is refused is said in refusals.py.
"""

from functools import cache

from msgspec.structs import replace

from cheeseboard.core import CHANCE, Action, Ask, BadOptions, Chance, Form, Line, Menu, Over, Seat, Slot, Turn, line
from cheeseboard.games.gouda_gangster.cards import (
    ACTION_CARDS,
    CHEESE,
    DECKS,
    GOUDA_GANGSTER,
    HOLE,
    KINDS,
    NAILED_DOWN,
    ROOMS,
    STRENGTH,
    TRAP,
    in_order,
    without,
)
from cheeseboard.games.gouda_gangster.ending import fight, ranks
from cheeseboard.games.gouda_gangster.state import (
    NO_PIECES,
    NOBODY,
    GoudaGangster,
    Options,
    Phase,
    Side,
    clockwise,
    covered,
    room_of,
)

FIRST_DRAW, LATER_DRAW = 3, 2
LIVES = 3  # GG-23
PASS = Form("pass")
FALLS = Chance(tuple((Action("fall", ((room,),)), 1) for room in ROOMS))  # GG-3


def new(options: Options, seats: int) -> GoudaGangster:
    """Before the first rain; chance draws the king, or the options name one (GG-2)."""
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
        to_act=NOBODY,
        target=NOBODY,
        left=0,
        cheese=pieces,
        pieces=NO_PIECES,
        playing=tuple(range(seats)),
        stock=DECKS[options.deck],
        discard=(),
    )
    return before if options.first == "chance" else _crown(before, options.first, ())


def _pieces(cheese: str | int, seats: int) -> int:
    fewer = {"scarce": 1, "long": 2, "plenty": 0}
    return cheese if isinstance(cheese, int) else seats - fewer[cheese]


def turn(state: GoudaGangster) -> Turn:
    """All at once in phase 3, else one seat at a time, or chance."""
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
            return Chance(tuple((Action("first", ((str(seat),),)), 1) for seat in state.playing))
        case Phase.OVER:
            return Over(ranks(state), state.end)


def _outcomes(verb: str, cards: tuple[str, ...]) -> tuple[tuple[Action, int], ...]:
    """Each card with the same chance; like cards are one outcome."""
    weighed = _weighed(verb)
    alike = [weighed[kind][number] for kind in KINDS[len(STRENGTH) :] if (number := cards.count(kind))]
    return tuple([weighed[card][1] for card in cards if card in STRENGTH] + alike)


@cache
def _weighed(verb: str) -> dict[str, tuple[tuple[Action, int], ...]]:
    """For every card the outcome with each weight it can have."""
    return {card: tuple((Action(verb, ((card,),)), weight) for weight in range(5)) for card in KINDS}


def menu(state: GoudaGangster, seat: Seat) -> Menu:
    """What this seat may do now."""
    if state.phase is Phase.SNEAK and seat in state.playing and not state.sides[seat].room:
        layable = equipment(state, seat)
        return (Form("sneak", (Slot(ROOMS), Slot(layable, 0, len(layable)))),)
    if seat != state.to_act:
        return ()
    if state.phase is Phase.SPY:
        return (Form("spy", (Slot(tuple(map(str, spied_on(state, seat)))),)),)
    if state.phase is Phase.REINFORCE:
        return _reinforcements(state, seat)
    return ()


def equipment(state: GoudaGangster, seat: Seat) -> tuple[str, ...]:
    """The cards in hand that may be laid in phase 3: no action cards, and in a final no cheese (GG-20)."""
    barred = (*ACTION_CARDS, CHEESE) if state.finals else ACTION_CARDS
    return tuple([card for card in state.sides[seat].hand if card not in barred])


def spied_on(state: GoudaGangster, seat: Seat) -> list[Seat]:
    """The opponents with a face-down card."""
    return [other for other in state.playing if other != seat and covered(state.sides[other])]


def _reinforcements(state: GoudaGangster, seat: Seat) -> Menu:
    """Phase 5: one card, or pass."""
    side = state.sides[seat]
    forms = [PASS]  # GG-8
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


def play(state: GoudaGangster, seat: Seat, action: Action) -> GoudaGangster:
    """One action or one outcome of chance, and every step that follows from it unasked."""
    match action.verb:
        case "deal":
            return _deal(state, action.fills[0][0])
        case "sneak":
            return _sneak(state, seat, action.fills[0][0], action.fills[1])
        case "spy":
            target = int(action.fills[0][0])
            told = (line("news-spy", who=seat, whom=target),)
            return replace(state, phase=Phase.TURN, target=target, news=told)
        case "turn":
            return _turn_up(state, action.fills[0][0])
        case "pass":
            return _reinforced(state, seat, state.sides[seat], line("news-pass", who=seat))
        case "lay" | "nail" | "gangster" | "hole":
            return _reinforce(state, seat, action)
        case "fall":
            return _fall(state, action.fills[0][0])
        case "first":
            king = int(action.fills[0][0])
            return _crown(state, king, (line("news-first", reveals=True, who=king),))
        case _:
            raise AssertionError(action)


def _crown(state: GoudaGangster, king: Seat, told: tuple[Line, ...]) -> GoudaGangster:
    return replace(state, phase=Phase.RAIN, round=1, king=king, left=state.cheese, news=told)


def _fall(state: GoudaGangster, room: str) -> GoudaGangster:
    """Phase 1: one more piece lies in a room."""
    place = ROOMS.index(room)
    pieces = (*state.pieces[:place], state.pieces[place] + 1, *state.pieces[place + 1 :])
    state = replace(state, pieces=pieces, left=state.left - 1, news=(line("news-fall", reveals=True, room=room),))
    return state if state.left else _draw_on(state, state.king, _cards_to_draw(state), state.stock, state.news)


def _cards_to_draw(state: GoudaGangster) -> int:
    return FIRST_DRAW if state.round == 1 else LATER_DRAW


def _deal(state: GoudaGangster, card: str) -> GoudaGangster:
    """Phase 2: one more card into the hand of whoever draws; only they see which."""
    seat = state.to_act
    side = state.sides[seat]
    dealt = Side(side.rats, in_order((*side.hand, card)))
    state = replace(state, sides=_with_side(state.sides, seat, dealt))
    told = (line("news-draw", who=seat), line("news-card", reveals=True, only=(seat,), card=card))
    return _draw_on(state, seat, state.left - 1, without(state.stock, card), told)


def _draw_on(
    state: GoudaGangster, seat: Seat, left: int, stock: tuple[str, ...], told: tuple[Line, ...]
) -> GoudaGangster:
    """GG-4: whose card comes next; an empty pile is made of the discard pile; when all have drawn, phase 3 begins."""
    order, discard = clockwise(state.playing, state.king), state.discard
    while True:
        if not left:
            place = order.index(seat) + 1
            if place == len(order):
                return replace(state, phase=Phase.SNEAK, to_act=NOBODY, left=0, stock=stock, discard=discard, news=told)
            seat, left = order[place], _cards_to_draw(state)
        elif stock:
            return replace(state, phase=Phase.DRAW, to_act=seat, left=left, stock=stock, discard=discard, news=told)
        elif discard:
            stock, discard = discard, ()
            told = (*told, line("news-shuffle", number=len(stock)))
        else:
            left = 0
            told = (*told, line("news-nothing-to-draw", who=seat))


def _sneak(state: GoudaGangster, seat: Seat, room: str, cards: tuple[str, ...]) -> GoudaGangster:
    """Phase 3: seal an answer; the last one opens the spying."""
    side = state.sides[seat]
    hand = side.hand
    for card in cards:
        hand = without(hand, card)
    sides = _with_side(state.sides, seat, Side(side.rats, hand, room, down=in_order(cards)))
    if not all(sides[other].room for other in state.playing):
        return replace(state, sides=sides, news=(line("news-ready", who=seat),))
    told: list[Line] = []
    for other in clockwise(state.playing, state.king):  # not the order of answering: that must not matter
        told += _sneaked(other, sides[other])
    return _spy_on(replace(state, sides=sides, news=tuple(told)), clockwise(state.playing, state.king))


def _sneaked(seat: Seat, side: Side) -> tuple[Line, Line]:
    if side.down:
        own = line("news-own-sneak", only=(seat,), room=side.room, cards="+".join(side.down))
    else:
        own = line("news-own-sneak-bare", only=(seat,), room=side.room)
    return line("news-sneak", who=seat, number=covered(side)), own


def _spy_on(state: GoudaGangster, still: tuple[Seat, ...]) -> GoudaGangster:
    """Phase 4: the next of those still to spy who can; then phase 5."""
    told = state.news
    for seat in still:
        if spied_on(state, seat):
            return replace(state, phase=Phase.SPY, to_act=seat, target=NOBODY, news=told)
        told = (*told, line("news-nobody-to-spy", who=seat))  # GG-6
    return _reinforce_on(replace(state, target=NOBODY, news=told), clockwise(state.playing, state.king))


def _turn_up(state: GoudaGangster, card: str) -> GoudaGangster:
    """Phase 4: a face-down card is turned up and stays so; a trap jumps at whoever turned it (GG-7)."""
    seat, whom = state.to_act, state.target
    sides, side = state.sides, state.sides[state.target]
    if card in ROOMS:
        sides = _with_side(sides, whom, replace(side, room_up=True))
    elif card == TRAP:
        sides = _with_side(sides, whom, replace(side, down=without(side.down, TRAP)))
        sides = _with_side(sides, seat, replace(sides[seat], hurt=True))
    else:
        turned = replace(side, down=without(side.down, card), up=in_order((*side.up, card)))
        sides = _with_side(sides, whom, turned)
    key = "news-trapped" if card == TRAP else "news-turn"
    told = line(key, reveals=True, who=seat, whom=whom, card=card)
    return _spy_on(replace(state, sides=sides, news=(told,)), _after(state, seat))


def _after(state: GoudaGangster, seat: Seat) -> tuple[Seat, ...]:
    order = clockwise(state.playing, state.king)
    return order[order.index(seat) + 1 :]


def _reinforce_on(state: GoudaGangster, still: tuple[Seat, ...]) -> GoudaGangster:
    """Phase 5: the next of these who holds a card is asked (GG-8); then the fight."""
    for seat in still:
        if state.sides[seat].hand:
            return replace(state, phase=Phase.REINFORCE, to_act=seat)
    return fight(state)


def _reinforce(state: GoudaGangster, seat: Seat, action: Action) -> GoudaGangster:
    """Phase 5: one card from the hand, face up."""
    side = state.sides[seat]
    match action:
        case Action("lay", ((card,),)):
            return _reinforced(state, seat, _laid(side, card), line("news-lay", who=seat, card=card))
        case Action("nail"):
            sides = _with_side(state.sides, seat, _laid(side, NAILED_DOWN))
            return fight(replace(state, sides=sides, news=(line("news-nail", who=seat),)))  # GG-9
        case Action("gangster", ((source,), (to,))):
            change = {ROOMS.index(source): -1, ROOMS.index(to): 1}
            pieces = tuple([number + change.get(place, 0) for place, number in enumerate(state.pieces)])
            told = line("news-gangster", who=seat, room=source, to=to)
            return _reinforced(replace(state, pieces=pieces), seat, _laid(side, GOUDA_GANGSTER), told)
        case Action("hole", ((room,),)):
            moved = replace(_laid(side, HOLE), hole=room)
            return _reinforced(state, seat, moved, line("news-hole", who=seat, room=room))
        case _:
            raise AssertionError(action)


def _laid(side: Side, card: str) -> Side:
    return replace(side, hand=without(side.hand, card), up=in_order((*side.up, card)))


def _reinforced(state: GoudaGangster, seat: Seat, side: Side, told: Line) -> GoudaGangster:
    state = replace(state, sides=_with_side(state.sides, seat, side), news=(told,))
    return _reinforce_on(state, _after(state, seat))


def _with_side(sides: tuple[Side, ...], seat: Seat, side: Side) -> tuple[Side, ...]:
    return (*sides[:seat], side, *sides[seat + 1 :])
