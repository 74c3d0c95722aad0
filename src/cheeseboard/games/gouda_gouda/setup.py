"""Setting up a game of Gouda! Gouda!: check the options, place mice and cheese, and what is decided before turn one."""

from cheeseboard.core import CHANCE, BadOptions, Seat
from cheeseboard.games.gouda_gouda.board import BoardGraph, graph_of
from cheeseboard.games.gouda_gouda.state import (
    CARDS_OF_A_POWER,
    MICE,
    NO_CARDS,
    NO_DICE,
    NOWHERE,
    POWERS,
    Cards,
    Deal,
    First,
    Gouda,
    Item,
    Options,
    Spread,
)
from cheeseboard.games.gouda_gouda.turns import NAME_SPACE

ALL_CARDS = CARDS_OF_A_POWER * len(POWERS)
ONE_OF_EACH: Cards = (1, 1, 1, 1, 1, 1)


def set_up(options: Options, seats: int) -> Gouda:
    """The first state, before anything is drawn."""
    board = graph_of(options.board)
    _check(options, seats, board)
    lowest = MICE if options.start == "lowest" else 0  # GO-5
    hand = ONE_OF_EACH if options.magic == "set" else NO_CARDS
    mover = CHANCE if options.first == "chance" else options.first  # GO-6
    return Gouda(
        options=options,
        mice=tuple((lowest if space == board.start[0] else 0,) * seats for space in range(len(board.names))),
        cheese=_cheeses(options, board),
        eaten=(),
        hands=(hand,) * seats,
        used=(NO_CARDS,) * seats,
        mover=mover,
        space=NOWHERE,
        dice=NO_DICE,
        turns=0,
        agenda=opening(options, mover, seats),
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
        if board.numbers[word] in (board.start if options.start == "spread" else board.start[:1]):  # where mice start
            raise BadOptions("cheese-at-start", space=word)


def _cheeses(options: Options, board: BoardGraph) -> tuple[tuple[int, int], ...]:
    if options.cheese == "one":
        return ((board.table, 1),)
    if options.cheese == "party":
        return ((board.table, 1),) * len(board.cheese)
    spaces = [space for space, _ in board.cheese]
    if options.cheese_at is not None:
        spaces = [board.numbers[word] for word in options.cheese_at]
    worths = [worth if options.cheese == "valued" else 1 for _, worth in board.cheese]
    return tuple(sorted(zip(spaces, worths, strict=True), key=lambda cheese: (-cheese[1], cheese[0])))


def opening(options: Options, mover: Seat, seats: int) -> tuple[Item, ...]:
    """The first agenda, a stack: who goes first, then the cards, then the mice, and below them the first turn."""
    agenda: tuple[Item, ...] = (NAME_SPACE,)
    if mover != CHANCE:
        agenda += spreads(options, mover, seats)
    if isinstance(options.magic, int):
        agenda += (Deal(),)
    return agenda if mover != CHANCE else (*agenda, First())


def spreads(options: Options, first: Seat, seats: int) -> tuple[Item, ...]:
    """GO-5: every seat in turn spreads its mice, if the options say so."""
    if options.start == "lowest":
        return ()
    return tuple(Spread((first + after) % seats) for after in reversed(range(seats)))
