"""The rules of Gouda! Gouda!: what is next on the agenda and what an action does. See docs/rules/gouda-gouda.en.md.

`play` does the action; `_settled` then takes from the agenda all that nobody is asked for.
"""

from functools import cache

from msgspec.structs import replace

from cheeseboard.core import CHANCE, Action, Ask, BadOptions, Chance, Emitted, Form, Menu, Over, Seat, Slot, Turn
from cheeseboard.games.gouda_gouda.board import BoardGraph, graph_of
from cheeseboard.games.gouda_gouda.dice import outcomes, thrown
from cheeseboard.games.gouda_gouda.events import (
    CardDealt,
    DiceRerolled,
    DiceRolled,
    FirstDrawn,
    MiceSpread,
    OwnCardDealt,
)
from cheeseboard.games.gouda_gouda.state import (
    CARDS_OF_A_POWER,
    COLOURS,
    MICE,
    MOST_DICE,
    NO_CARDS,
    NO_DICE,
    NOWHERE,
    POWERS,
    Cards,
    CarryOut,
    Deal,
    First,
    Gouda,
    Item,
    NameSpace,
    Options,
    Pile,
    Spread,
    Throw,
    Window,
    graph,
)
from cheeseboard.games.gouda_gouda.turns import (
    NAME,
    SEAT_WORDS,
    can_carry,
    carry,
    carry_menu,
    finish,
    name,
    name_menu,
    next_turn,
    ranks,
)
from cheeseboard.games.gouda_gouda.windows import asked, lying, resolve_window, seal, window_menu

ALL_CARDS = CARDS_OF_A_POWER * len(POWERS)
ONE_OF_EACH: Cards = (1, 1, 1, 1, 1, 1)


def new(options: Options, seats: int) -> Gouda:
    """The board set up, before anything is drawn."""
    board = graph_of(options.board)
    _check(options, seats, board)
    lowest = MICE if options.start == "lowest" else 0  # GO-5
    mice = tuple((lowest if space == board.start[0] else 0,) * seats for space in range(len(board.names)))
    hand = ONE_OF_EACH if options.magic == "set" else NO_CARDS
    mover = CHANCE if options.first == "chance" else options.first  # GO-6
    return _settled(
        Gouda(
            options,
            mice,
            _cheeses(options, board),
            (),
            (hand,) * seats,
            (NO_CARDS,) * seats,
            mover,
            NOWHERE,
            NO_DICE,
            0,
            opening(options, mover, seats),
        )
    )


def _check(options: Options, seats: int, board: BoardGraph) -> None:
    if options.first != "chance" and options.first >= seats:
        raise BadOptions("first-not-seated", seat=options.first, seats=seats)
    if options.magic == "set" and seats > CARDS_OF_A_POWER:
        raise BadOptions("set-too-many-seats", seats=seats, most=CARDS_OF_A_POWER)
    if isinstance(options.magic, int) and options.magic * seats > ALL_CARDS:
        raise BadOptions("too-many-cards", seats=seats, cards=options.magic, most=ALL_CARDS)
    if options.cheese_at is None:
        return
    if options.cheese not in ("scattered", "valued"):
        raise BadOptions("cheese-not-scattered", cheese=options.cheese)
    for word in options.cheese_at:
        if word not in board.numbers:
            raise BadOptions("cheese-unknown-space", space=word[:30])
        if board.numbers[word] in board.start:
            raise BadOptions("cheese-at-start", space=word)


def _cheeses(options: Options, board: BoardGraph) -> tuple[tuple[int, int], ...]:
    if options.cheese == "one":
        return ((board.table, 1),)
    if options.cheese == "party":
        return ((board.table, 1),) * len(board.cheese)
    places = [space for space, _ in board.cheese]
    if options.cheese_at is not None:
        places = [board.numbers[word] for word in options.cheese_at]
    values = [value if options.cheese == "valued" else 1 for _, value in board.cheese]
    lying = sorted(zip(places, values, strict=True), key=lambda cheese: (-cheese[1], cheese[0]))
    return tuple(lying)


def opening(options: Options, mover: Seat, seats: int) -> tuple[Item, ...]:
    """Who begins, then the cards, then the mice; the first turn lies lowest."""
    agenda: tuple[Item, ...] = (NAME,)
    if mover != CHANCE:
        agenda += _spreads(options, mover, seats)
    if isinstance(options.magic, int):
        agenda += (Deal(),)
    return agenda if mover != CHANCE else (*agenda, First())


def _spreads(options: Options, first: Seat, seats: int) -> tuple[Item, ...]:
    if options.start == "lowest":
        return ()
    return tuple(Spread((first + after) % seats) for after in reversed(range(seats)))


def turn(state: Gouda) -> Turn:
    """The last item of the agenda says who is asked or what is drawn."""
    if state.end:
        return Over(ranks(state), state.end)
    top = state.agenda[-1]
    match top:
        case Window() | Pile():
            return Ask(asked(state, top), anonymous=True)
        case NameSpace() | CarryOut():
            return Ask((state.mover,))
        case Throw(dice):
            return Chance(outcomes(dice))
        case Spread(seat):
            return Ask((seat,))
        case Deal():
            return Chance(_deals(state.hands))
        case First():
            return Chance(tuple((Action("first", ((word,),)), 1) for word in SEAT_WORDS[: len(state.hands)]))


@cache
def _one_deal(power: str) -> Action:
    return Action("deal", ((power,),))


def _deals(hands: tuple[Cards, ...]) -> tuple[tuple[Action, int], ...]:
    """GO-2: five of each power, less those already dealt."""
    left = [CARDS_OF_A_POWER - sum(dealt) for dealt in zip(*hands, strict=True)]
    return tuple((_one_deal(power), number) for power, number in zip(POWERS, left, strict=True) if number)


def menu(state: Gouda, seat: Seat) -> Menu:
    """What this seat may say now; nothing if it is not asked."""
    if state.end:
        return ()
    top = state.agenda[-1]
    if isinstance(top, Window | Pile):
        if not 0 <= seat < len(state.hands) or seat not in asked(state, top):
            return ()
        return window_menu(state, seat, top)
    if isinstance(top, Spread):
        return _spread_menu(state) if seat == top.seat else ()
    if seat != state.mover or seat == CHANCE:
        return ()
    if isinstance(top, CarryOut):
        return carry_menu(state)
    return name_menu(state) if isinstance(top, NameSpace) else ()


def _spread_menu(state: Gouda) -> Menu:
    board = graph(state)
    return (
        Form("spread", (Slot(tuple(board.names[space] for space in board.start for _ in range(MICE)), MICE, MICE),)),
    )


def play(state: Gouda, seat: Seat, action: Action) -> Gouda:
    """The state after one action or draw, with all that nobody is asked for settled."""
    top, fills = state.agenda[-1], action.fills
    match top:
        case Window() | Pile():
            return _settled(seal(state, seat, action))
        case CarryOut():
            return _settled(carry(state, action.verb, int(fills[0][0]), fills[1][0]))
        case Throw():
            return _settled(_thrown(state, fills[0]))
        case NameSpace():
            return name(replace(state, events=()), fills[0][0])
        case Spread():
            return _settled(_spread(state, seat, fills[0]))
        case Deal():
            return _settled(_dealt(state, fills[0][0]))
        case First():
            first = int(fills[0][0])
            agenda = (NAME, *_spreads(state.options, first, len(state.hands)), *state.agenda[1:-1])
            drawn = Emitted(FirstDrawn(first), reveals=True)
            return _settled(replace(state, mover=first, agenda=agenda, events=(drawn,)))


def _thrown(state: Gouda, named: tuple[str, ...]) -> Gouda:
    """The roll lies there; a window opens on it before any mouse moves (GO-21), unless one is open below."""
    dice = thrown(state.dice, named)
    rolled: DiceRolled | DiceRerolled
    if len(named) == sum(dice):
        rolled = DiceRolled(state.mover, graph(state).names[state.space], named)
    else:
        rolled = DiceRerolled(state.mover, named, lying(dice))
    agenda = state.agenda[:-1]
    if isinstance(agenda[-1], CarryOut):
        agenda += (Window("roll", (None,) * len(state.hands)),)
    return replace(state, dice=dice, agenda=agenda, events=(Emitted(rolled, reveals=True),))


def _spread(state: Gouda, seat: Seat, words: tuple[str, ...]) -> Gouda:
    names = graph(state).names
    mice = tuple((*here[:seat], words.count(names[space]), *here[seat + 1 :]) for space, here in enumerate(state.mice))
    return replace(state, mice=mice, agenda=state.agenda[:-1], events=(Emitted(MiceSpread(seat, words)),))


def _dealt(state: Gouda, power: str) -> Gouda:
    """The next card, to the first seat that has too few; only its owner sees which."""
    cards = state.options.magic
    assert isinstance(cards, int)
    seat = next(seat for seat, hand in enumerate(state.hands) if sum(hand) < cards)
    mine = [number + (power == other) for number, other in zip(state.hands[seat], POWERS, strict=True)]
    a, b, c, d, e, f = mine
    hands = (*state.hands[:seat], (a, b, c, d, e, f), *state.hands[seat + 1 :])
    all_dealt = sum(hands[-1]) == cards
    agenda = state.agenda[:-1] if all_dealt else state.agenda
    events = (
        Emitted(CardDealt(seat)),
        Emitted(OwnCardDealt(seat, power), visible_to=(seat,), reveals=True),
    )
    return replace(state, hands=hands, agenda=agenda, events=events)


def _settled(state: Gouda) -> Gouda:
    """Take from the agenda all that nobody is asked for."""
    while not state.end:
        if not state.agenda:
            state = next_turn(state)
            continue
        top = state.agenda[-1]
        if isinstance(top, Window | Pile):
            if asked(state, top):
                return state
            state = resolve_window(state)
        elif isinstance(top, CarryOut) and not can_carry(state):
            state = finish(state)
        else:
            return state
    return state


@cache
def _dice_slot(colours: tuple[str, ...]) -> Slot:
    return Slot(tuple(colour for colour in colours for _ in range(MOST_DICE)), 1, MOST_DICE)


def action_space(options: Options, seats: int) -> Menu:
    """Everything that can ever be said on this board."""
    board = graph_of(options.board)
    anywhere, anybody = Slot(board.names), Slot(SEAT_WORDS[:seats])
    starts = tuple(board.names[space] for space in board.start for _ in range(MICE))
    dice = _dice_slot(COLOURS)
    return (
        Form("name", (anywhere,)),
        Form("up", (anybody, anywhere)),
        Form("down", (anybody, anywhere)),
        Form("spread", (Slot(starts, MICE, MICE),)),
        Form("reroll", (dice,)),
        Form("again"),
        Form("again", (anywhere,)),
        Form("transfer", (anywhere,)),
        Form("improve", (_dice_slot(COLOURS[1:]),)),
        Form("worsen", (_dice_slot(COLOURS[:2]),)),
        Form("nullify", (dice,)),
        Form("nullify", (Slot(("card",)),)),
        Form("pass"),
        Form("first", (anybody,)),
        Form("roll", (dice,)),
        Form("deal", (Slot(POWERS),)),
    )
