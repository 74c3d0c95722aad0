"""What a seat may know: the public part of the table, its own cards, and of sealed answers only how many there are.

A view starts from nothing and adds what the seat may know; `imagine` samples the rest uniformly.
"""

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core import OPEN, Action, NotYours, Seat, sample
from cheeseboard.games.gouda_gouda.board import Board, graph_of
from cheeseboard.games.gouda_gouda.dice import counted, directions, words_with_void
from cheeseboard.games.gouda_gouda.setup import opening
from cheeseboard.games.gouda_gouda.state import (
    CARDS_OF_A_POWER,
    MAX_DICE,
    NOWHERE,
    POWERS,
    Cards,
    End,
    Gouda,
    Item,
    Options,
    Pile,
    PlayedCard,
    Spread,
    Throw,
    Window,
    graph,
)
from cheeseboard.games.gouda_gouda.turns import CARRY_OUT, NAME_SPACE
from cheeseboard.games.gouda_gouda.windows import asked, window_menu


class OpenWindow(Struct, frozen=True):
    """An open window: who is asked, how many have answered, and one's own answer."""

    kind: str  # roll, end
    asked: tuple[Seat, ...]  # everybody who was asked when it opened
    answered: int  # how many of them have answered; nobody sees who
    mine: str  # one's own answer, "" if none


class View(Struct, frozen=True):
    """The table as one seat sees it; spaces, dice and cards are words."""

    options: Options
    board: Board | None  # for drawing, if the options only name it
    seat: Seat | None  # whose view this is
    mice: tuple[tuple[str, tuple[int, ...]], ...]  # the spaces with mice, and how many of each seat
    cheese: tuple[tuple[str, int], ...]
    eaten: tuple[tuple[Seat, int], ...]
    points: tuple[int, ...]  # by seat: the worth of all cheese eaten
    hand: tuple[str, ...]  # one's own cards
    cards: tuple[int, ...]  # how many cards each seat holds
    used: tuple[tuple[str, ...], ...]  # by seat; public
    mover: Seat
    space: str
    dice: tuple[str, ...]
    directions: tuple[str, ...]  # by die: up or down, "" if it carries no mouse
    max_dice: int  # the most that are rolled at once
    turns: int
    phase: str  # first, deal, spread, name, throw, carry, window, pile; "" once it is over
    spreading: Seat | None  # who is asked to spread mice
    throw: int  # dice about to be rolled
    window: OpenWindow | None
    pile: tuple[tuple[Seat, str], ...]
    end: End
    hands: tuple[tuple[str, ...], ...] = ()  # everybody's cards; only in the full view of a finished game


def view(state: Gouda, seat: Seat | None) -> View:
    """What this seat knows now; a spectator (None) knows what is public."""
    if seat == OPEN and not state.end:
        raise NotYours("not-over")
    return _seen(state, seat)


def full_view(state: Gouda) -> View:
    """Everything, for looking back at a finished game."""
    return _seen(state, OPEN)


def _seen(state: Gouda, seat: Seat | None) -> View:
    names = graph(state).names
    top = state.agenda[-1] if state.agenda else None
    sits = seat is not None and seat >= 0
    return View(
        options=state.options,
        board=graph(state).board if isinstance(state.options.board, str) else None,
        seat=seat,
        mice=tuple([(names[space], mice) for space, mice in enumerate(state.mice) if any(mice)]),
        cheese=tuple([(names[space], worth) for space, worth in state.cheese]),
        eaten=state.eaten,
        points=_points(state),
        hand=_words(state.hands[seat]) if seat is not None and sits else (),
        cards=tuple([sum(hand) for hand in state.hands]),
        used=tuple([_words(cards) for cards in state.used]),
        mover=state.mover,
        space=names[state.space] if state.space != NOWHERE else "",
        dice=words_with_void(state.dice),
        directions=directions(state.dice),
        max_dice=MAX_DICE,
        turns=state.turns,
        phase=str(top.__struct_config__.tag) if top is not None else "",
        spreading=top.seat if isinstance(top, Spread) else None,
        throw=top.dice if isinstance(top, Throw) else 0,
        window=_open_window(state, seat),
        pile=tuple([(card.seat, str(card.action)) for card in top.cards]) if isinstance(top, Pile) else (),
        end=state.end,
        hands=tuple([_words(hand) for hand in state.hands]) if seat == OPEN else (),
    )


def _points(state: Gouda) -> tuple[int, ...]:
    points = [0] * len(state.hands)
    for seat, worth in state.eaten:
        points[seat] += worth
    return tuple(points)


def _words(cards: Cards) -> tuple[str, ...]:
    return tuple([power for power, number in zip(POWERS, cards, strict=True) for _ in range(number)])


def _open_window(state: Gouda, seat: Seat | None) -> OpenWindow | None:
    window = next((item for item in state.agenda if isinstance(item, Window)), None)
    if window is None:
        return None
    top = state.agenda[-1]
    answers = top.answers if isinstance(top, Window | Pile) else window.answers
    no_answers = (None,) * len(answers)
    fresh = Pile(top.cards, no_answers) if isinstance(top, Pile) else Window(window.kind, no_answers)
    mine = answers[seat] if seat is not None and seat >= 0 else None
    return OpenWindow(
        kind=window.kind,
        asked=asked(state, fresh),
        answered=sum(answer is not None for answer in answers),
        mine="" if mine is None else str(mine),
    )


def imagine(view: View, rng: Random) -> Gouda:
    """A state that this view allows. Uniform: first the deal of the unseen cards, then which seats have answered, then
    an answer that their cards allow.
    """
    board = graph_of(view.options.board)
    seats = len(view.cards)
    mice = [(0,) * seats] * len(board.names)
    for name, numbers in view.mice:
        mice[board.numbers[name]] = numbers
    state = Gouda(
        options=view.options,
        mice=tuple(mice),
        cheese=tuple((board.numbers[name], worth) for name, worth in view.cheese),
        eaten=view.eaten,
        hands=_imagined_hands(view, rng),
        used=tuple(_counts(cards) for cards in view.used),
        mover=view.mover,
        space=board.numbers[view.space] if view.space else NOWHERE,
        dice=(*counted(view.dice), view.dice.count("void")),
        turns=view.turns,
        agenda=_agenda(view),
        end=view.end,
    )
    return _with_answers(state, view, rng)


def _counts(cards: tuple[str, ...]) -> Cards:
    a, b, c, d, e, f = (cards.count(power) for power in POWERS)
    return (a, b, c, d, e, f)


def _imagined_hands(view: View, rng: Random) -> tuple[Cards, ...]:
    if view.hands:
        return tuple(_counts(hand) for hand in view.hands)
    if view.options.magic == "set":  # one of each power, less those used: nothing is hidden
        return tuple(_counts(tuple(power for power in POWERS if power not in used)) for used in view.used)
    known = _counts((*view.hand, *(card for used in view.used for card in used)))
    unseen = [power for power, seen in zip(POWERS, known, strict=True) for _ in range(CARDS_OF_A_POWER - seen)]
    rng.shuffle(unseen)
    hands = []
    for seat, number in enumerate(view.cards):
        if seat == view.seat:
            hands.append(_counts(view.hand))
        else:
            hands.append(_counts(tuple(unseen[:number])))
            del unseen[:number]
    return tuple(hands)


def _agenda(view: View) -> tuple[Item, ...]:
    seats = len(view.cards)
    blank = (None,) * seats
    below: tuple[Item, ...] = ()
    if view.window is not None:
        window = Window("roll", blank) if view.window.kind == "roll" else Window("end", blank)
        below = (CARRY_OUT, window) if window.kind == "roll" else (window,)
    match view.phase:
        case "first" | "deal":
            return opening(view.options, view.mover, seats)
        case "spread":
            whole = opening(view.options, view.mover, seats)
            return whole[: whole.index(Spread(view.spreading or 0)) + 1]
        case "name":
            return (NAME_SPACE,)
        case "throw":
            return (*(below or (CARRY_OUT,)), Throw(view.throw))
        case "carry":
            return (CARRY_OUT,)
        case "window":
            return below
        case "pile":
            cards = tuple(PlayedCard(seat, Action.parse(card)) for seat, card in view.pile)
            return (*below, Pile(cards, blank))
        case _:
            return ()


def _with_answers(state: Gouda, view: View, rng: Random) -> Gouda:
    if view.window is None or not view.window.answered:
        return state
    top = state.agenda[-1]
    assert isinstance(top, Window | Pile)
    answers: list[Action | None] = [None] * len(view.cards)
    others = [seat for seat in view.window.asked if seat != view.seat]
    unknown = view.window.answered
    if view.window.mine and view.seat is not None:
        answers[view.seat] = Action.parse(view.window.mine)
        unknown -= 1
    for seat in rng.sample(others, unknown):
        answers[seat] = sample(window_menu(state, seat, top), rng)
    sealed = tuple(answers)
    answered = Window(top.kind, sealed) if isinstance(top, Window) else Pile(top.cards, sealed)
    return replace(state, agenda=(*state.agenda[:-1], answered))
