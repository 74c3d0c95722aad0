"""The rules of Gouda! Gouda!: who is asked, the menu, and what an action does. See docs/rules/gouda-gouda.en.md.

The last item of the agenda says what is next; setup.py, turns.py and windows.py know the rest.
"""

from functools import cache

from msgspec.structs import replace

from cheeseboard.core import CHANCE, Action, Ask, Chance, Emitted, Form, Menu, Over, Seat, Slot, Turn, one_of
from cheeseboard.games.gouda_gouda.board import graph_of
from cheeseboard.games.gouda_gouda.dice import outcomes, thrown, words_with_void
from cheeseboard.games.gouda_gouda.events import (
    CardDealt,
    DiceRerolled,
    DiceRolled,
    FirstDrawn,
    MiceSpread,
    OwnCardDealt,
)
from cheeseboard.games.gouda_gouda.setup import set_up, spreads
from cheeseboard.games.gouda_gouda.state import (
    CARDS_OF_A_POWER,
    DICE_COLOURS,
    MAX_DICE,
    MICE,
    POWERS,
    Cards,
    CarryOut,
    Deal,
    First,
    Gouda,
    NameSpace,
    Options,
    Pile,
    Spread,
    Throw,
    Window,
    graph,
)
from cheeseboard.games.gouda_gouda.turns import (
    NAME_SPACE,
    SEAT_WORDS,
    can_carry,
    carry,
    carry_menu,
    finish,
    name_menu,
    name_space,
    next_turn,
    ranks,
)
from cheeseboard.games.gouda_gouda.windows import asked, resolve_window, seal, window_menu


def new(options: Options, seats: int) -> Gouda:
    """The board set up, before anything is drawn."""
    return _settled(set_up(options, seats))


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
            return one_of("first", SEAT_WORDS[: len(state.hands)])


@cache
def _one_deal(power: str) -> Action:
    return Action("deal", ((power,),))


def _deals(hands: tuple[Cards, ...]) -> tuple[tuple[Action, int], ...]:
    """GO-2: five of each power, less those already dealt."""
    left = [CARDS_OF_A_POWER - sum(dealt) for dealt in zip(*hands, strict=True)]
    return tuple((_one_deal(power), number) for power, number in zip(POWERS, left, strict=True) if number)


def menu(state: Gouda, seat: Seat) -> Menu:
    """The legal actions of this seat; none if it is not asked."""
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
    """The state after one action or draw and every forced step that follows."""
    top, fills = state.agenda[-1], action.fills
    match top:
        case Window() | Pile():
            return _settled(seal(state, seat, action))
        case CarryOut():
            return _settled(carry(state, action.verb, int(fills[0][0]), fills[1][0]))
        case Throw():
            return _settled(_thrown(state, fills[0]))
        case NameSpace():
            return name_space(replace(state, events=()), fills[0][0])
        case Spread():
            return _settled(_spread(state, seat, fills[0]))
        case Deal():
            return _settled(_dealt(state, fills[0][0]))
        case First():
            first = int(fills[0][0])
            agenda = (NAME_SPACE, *spreads(state.options, first, len(state.hands)), *state.agenda[1:-1])
            drawn = Emitted(FirstDrawn(first), reveals=True)
            return _settled(replace(state, mover=first, agenda=agenda, events=(drawn,)))


def _thrown(state: Gouda, named: tuple[str, ...]) -> Gouda:
    """Add the roll; a window opens before any mouse moves (GO-21), unless this is a reroll inside one."""
    dice = thrown(state.dice, named)
    rolled: DiceRolled | DiceRerolled
    if len(named) == sum(dice):
        rolled = DiceRolled(state.mover, graph(state).names[state.space], named)
    else:
        rolled = DiceRerolled(state.mover, named, words_with_void(dice))
    agenda = state.agenda[:-1]
    if isinstance(agenda[-1], CarryOut):
        agenda += (Window("roll", (None,) * len(state.hands)),)
    return replace(state, dice=dice, agenda=agenda, events=(Emitted(rolled, reveals=True),))


def _spread(state: Gouda, seat: Seat, words: tuple[str, ...]) -> Gouda:
    names = graph(state).names
    mice = tuple((*here[:seat], words.count(names[space]), *here[seat + 1 :]) for space, here in enumerate(state.mice))
    return replace(state, mice=mice, agenda=state.agenda[:-1], events=(Emitted(MiceSpread(seat, words)),))


def _dealt(state: Gouda, power: str) -> Gouda:
    """Deal a card to the first seat that has too few; only its owner sees which."""
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
    """Resolve forced steps until somebody is asked, something is drawn, or the game is over."""
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
    return Slot(tuple(colour for colour in colours for _ in range(MAX_DICE)), 1, MAX_DICE)


def action_space(options: Options, seats: int) -> Menu:
    """Every action that can occur on this board."""
    board = graph_of(options.board)
    anywhere, anybody = Slot(board.names), Slot(SEAT_WORDS[:seats])
    starts = tuple(board.names[space] for space in board.start for _ in range(MICE))
    dice = _dice_slot(DICE_COLOURS)
    return (
        Form("name", (anywhere,)),
        Form("up", (anybody, anywhere)),
        Form("down", (anybody, anywhere)),
        Form("spread", (Slot(starts, MICE, MICE),)),
        Form("reroll", (dice,)),
        Form("again"),
        Form("again", (anywhere,)),
        Form("transfer", (anywhere,)),
        Form("improve", (_dice_slot(DICE_COLOURS[1:]),)),
        Form("worsen", (_dice_slot(DICE_COLOURS[:2]),)),
        Form("nullify", (dice,)),
        Form("nullify", (Slot(("card",)),)),
        Form("pass"),
        Form("first", (anybody,)),
        Form("roll", (dice,)),
        Form("deal", (Slot(POWERS),)),
    )
