"""A turn without its cards: name a space, carry out the roll, eat; then the next turn or the end of the game."""

from functools import cache

from msgspec.structs import replace

from cheeseboard.core import Emitted, Form, Menu, Seat, Slot
from cheeseboard.games.gouda_gouda.dice import GREEN, RED
from cheeseboard.games.gouda_gouda.events import (
    CheeseEaten,
    Events,
    GameWon,
    MouseMoved,
    MouseWentHome,
    NobodyWon,
    PlayerSkipped,
    RedDiceLost,
    SpaceNamed,
    TurnBegan,
)
from cheeseboard.games.gouda_gouda.state import (
    MAX_DICE,
    NO_DICE,
    NOWHERE,
    CarryOut,
    Dice,
    Gouda,
    NameSpace,
    Throw,
    Window,
    graph,
)

TURN_LIMIT = 1_000  # GO-14
SEAT_WORDS = ("0", "1", "2", "3", "4", "5")
NAME_SPACE = NameSpace()
CARRY_OUT = CarryOut()


def own_spaces(state: Gouda, seat: Seat) -> list[int]:
    """The spaces that hold at least one mouse of this seat."""
    return [space for space, mice in enumerate(state.mice) if mice[seat]]


def name_menu(state: Gouda) -> Menu:
    """GO-7: any space with a mouse of one's own."""
    names = graph(state).names
    return (Form("name", (Slot(tuple([names[space] for space in own_spaces(state, state.mover)])),)),)


def name_space(state: Gouda, word: str) -> Gouda:
    """The next roll counts for this space."""
    return throw_for(state, graph(state).numbers[word])


def throw_for(state: Gouda, space: int) -> Gouda:
    """GO-8: as many dice as mice of any colour stand there, at most five."""
    dice = min(sum(state.mice[space]), MAX_DICE)
    named = Emitted(SpaceNamed(state.mover, graph(state).names[space], dice))
    return replace(state, space=space, dice=NO_DICE, agenda=(CARRY_OUT, Throw(dice)), events=(*state.events, named))


def can_carry(state: Gouda) -> bool:
    """Whether some die still moves a mouse; GO-12: a red one does not where no space is below."""
    return bool(state.dice[GREEN]) or bool(state.dice[RED] and graph(state).down[state.space])


def carry_menu(state: Gouda) -> Menu:
    """GO-9 … GO-11: a green or a red die for any mouse still on the space, along any link."""
    board, space = graph(state), state.space
    mice = _seat_slot(tuple([seat for seat, number in enumerate(state.mice[space]) if number]))
    forms: Menu = ()
    if state.dice[GREEN]:
        forms = (Form("up", (mice, Slot(board.up_words[space]))),)
    if state.dice[RED] and board.down[space]:
        forms += (Form("down", (mice, Slot(board.down_words[space]))),)
    return forms


@cache
def _seat_slot(seats: tuple[Seat, ...]) -> Slot:
    return Slot(tuple(SEAT_WORDS[seat] for seat in seats))


def carry(state: Gouda, verb: str, owner: Seat, word: str) -> Gouda:
    """One die moves one mouse of this owner off the space the roll counts for."""
    board, here = graph(state), state.space
    there = board.numbers[word]
    green, yellow, red, void = state.dice
    dice: Dice = (green - 1, yellow, red, void) if verb == "up" else (green, yellow, red - 1, void)
    mice = _with_one(state.mice, here, owner, -1)
    found = next((lying for lying in state.cheese if lying[0] == there), None)
    leaves_board = found is not None or there == board.table
    moved = Emitted(MouseMoved(state.mover, owner, verb, board.names[here], word, leaves_board))
    if found is not None:
        return _eat(state, mice, dice, owner, found, (moved,))
    if not leaves_board:
        mice = _with_one(mice, there, owner, 1)
        return replace(state, mice=mice, dice=dice, events=(moved,))
    events = (moved, Emitted(MouseWentHome(owner, word)))  # GO-28
    return _end_if_no_mice(replace(state, mice=mice, dice=dice, events=events))


def _with_one(mice: tuple[tuple[int, ...], ...], space: int, seat: Seat, more: int) -> tuple[tuple[int, ...], ...]:
    here = mice[space]
    changed = (*here[:seat], here[seat] + more, *here[seat + 1 :])
    return (*mice[:space], changed, *mice[space + 1 :])


def _eat(
    state: Gouda,
    mice: tuple[tuple[int, ...], ...],
    dice: Dice,
    owner: Seat,
    found: tuple[int, int],
    events: Events,
) -> Gouda:
    """GO-27: mouse and cheese leave the board; GO-13: the only cheese wins the game."""
    index = state.cheese.index(found)
    cheese = (*state.cheese[:index], *state.cheese[index + 1 :])
    eaten = (*state.eaten, (owner, found[1]))
    ate = Emitted(CheeseEaten(owner, graph(state).names[found[0]], found[1], len(cheese)))
    after = replace(state, mice=mice, dice=dice, cheese=cheese, eaten=eaten, events=(*events, ate))
    if cheese:
        return _end_if_no_mice(after)
    return _over(after, "cheese" if state.options.cheese == "one" else "all-eaten")


def _end_if_no_mice(state: Gouda) -> Gouda:
    """GO-28: the game also ends when no mouse is left."""
    return state if any(map(any, state.mice)) else _over(state, "no-mice")


def finish(state: Gouda) -> Gouda:
    """The roll is carried out: dice that cannot move anything are lost, and the end window opens (GO-24)."""
    events = state.events
    if state.dice[RED]:
        events = (*events, Emitted(RedDiceLost(state.dice[RED], graph(state).names[state.space])))
    after = replace(state, space=NOWHERE, dice=NO_DICE, turns=state.turns + 1, events=events)
    if after.turns >= TURN_LIMIT:  # GO-14: no extra turn could follow, so there is no window either
        return _over(after, "turn-limit")
    return replace(after, agenda=(Window("end", (None,) * len(state.hands)),))


def next_turn(state: Gouda) -> Gouda:
    """The next mover clockwise; GO-28: seats without mice are skipped."""
    seats = len(state.hands)
    events = state.events
    seat = state.mover
    while True:
        seat = (seat + 1) % seats
        if any(mice[seat] for mice in state.mice):
            break
        events = (*events, Emitted(PlayerSkipped(seat)))
    return replace(state, mover=seat, agenda=(NAME_SPACE,), events=(*events, Emitted(TurnBegan(seat))))


def _over(state: Gouda, reason: str) -> Gouda:
    ended = replace(state, agenda=(), end=reason)
    best = [seat for seat, rank in enumerate(ranks(ended)) if rank == 0]
    result = GameWon(best[0]) if len(best) == 1 else NobodyWon()
    return replace(ended, events=(*ended.events, Emitted(result)))


def ranks(state: Gouda) -> tuple[int, ...]:
    """GO-13, GO-29: by points, then by who ate first; seats that ate nothing are tied last."""
    scores = []
    for seat in range(len(state.hands)):
        points = sum(worth for owner, worth in state.eaten if owner == seat)
        earliest = next((index for index, (owner, _) in enumerate(state.eaten) if owner == seat), 0)
        scores.append((-points, earliest))
    order = sorted(set(scores))
    return tuple(order.index(score) for score in scores)
