"""Whole games as each receiver gets them, in bytes, and twins that differ only in what a receiver cannot know.

A receiver is a seat or None, a spectator. The twin deals anew every card that this receiver never saw, gives other
sealed answers wherever an answer went back unseen, and lets the others answer in another order.
"""

from collections import Counter
from random import Random

import msgspec

from cheeseboard.core import CHANCE, Action, AnyGame, Ask, Chance, Event, Refusal, Seat, admit, sample, visible_events
from cheeseboard.core.event import event_type
from cheeseboard.core.history import History, Row
from cheeseboard.core.playout import draw_outcome
from cheeseboard.games.gouda_gouda.events import AgainPlayed, AgainPlayedFor, CardAnswered, TransferPlayed
from cheeseboard.games.gouda_gouda.state import POWERS, Gouda, Options, Pile, Window

NAMED_BY_A_TYPE: dict[type[Event], str] = {  # of cards that no field of the event names
    CardAnswered: "nullify",
    TransferPlayed: "transfer",
    AgainPlayed: "again",
    AgainPlayedFor: "again",
}
TRIED = tuple(
    Action.parse(text)
    for text in (
        *("pass", "again", "again old-chest", "again green-barrel", "improve red", "improve yellow", "nullify card"),
        *("nullify red", "nullify green+yellow", "reroll green", "reroll red+red", "transfer suitcase", "worsen green"),
        *("transfer green-barrel", "name old-chest", "name green-barrel", "up 0 old-chest", "down 1 paint-bucket"),
        *("deal nullify", "roll red", "first 0", "spread green-barrel", "worsen card", "again green", "dance"),
    )
)


def received(game: AnyGame, state: Gouda, seat: Seat | None) -> bytes:
    """All bytes this receiver could get in this state: view, events, menu, whether it is asked, refusals."""
    turn = game.turn(state)
    asked: object = None
    if isinstance(turn, Ask):
        asked = (len(turn.seats), seat in turn.seats) if turn.anonymous else turn.seats
    menu = game.menu(state, seat) if seat is not None else ()
    refusals = [] if seat is None else [_refused(game, state, seat, action) for action in TRIED]
    view = game.view(state, seat)
    events = visible_events(state, seat)
    return msgspec.json.encode((view, events, menu, asked, refusals, game.show(view), game.describe(view)))


def _refused(game: AnyGame, state: Gouda, seat: Seat, action: Action) -> object:
    try:
        admit(game, state, seat, action)
    except Refusal as refusal:
        return (type(refusal).__name__, refusal.code, refusal.params)
    return "admitted"


def random_game(game: AnyGame, options: Options, seats: int, rng: Random, most: int) -> History:
    """So many rows of a game in which cards are played often, but not always."""
    history = History.begin(game, options, seats)
    while len(history.rows) < most:
        turn = history.turn()
        if isinstance(turn, Chance):
            history.add(CHANCE, draw_outcome(turn, rng))
        elif isinstance(turn, Ask):
            seat = rng.choice(turn.seats)
            menu = game.menu(history.state, seat)
            keeps = turn.anonymous and rng.random() < 0.6
            history.add(seat, Action("pass") if keeps else sample(menu, rng))
        else:
            break
    return history


def twin(history: History, seat: Seat | None, rng: Random) -> History:
    """The same game as far as this receiver can know, and as different as it can be otherwise."""
    other = History.begin(history.game, history.options, history.seats)
    hands = _dealt_anew(history, seat, rng)
    rows = history.rows
    index = 0
    while index < len(rows):
        row = rows[index]
        if row.action.verb == "deal":
            to = next(seat for seat, hand in enumerate(hands) if hand)
            other.add(CHANCE, Action("deal", ((hands[to].pop(),),)))
            index += 1
            continue
        answers = _window_from(history, index)
        if not answers:
            other.add(row.seat, row.action)
            index += 1
            continue
        for again in _answered_otherwise(history, other, index, answers, seat, rng):
            other.add(again.seat, again.action)
        index += len(answers)
    return other


def _dealt_anew(history: History, seat: Seat | None, rng: Random) -> list[list[str]]:
    """Keep what this receiver holds and what everybody ever showed; deal the rest anew."""
    assert isinstance(history.options, Options)
    cards = history.options.magic
    if not isinstance(cards, int):
        return [[] for _ in range(history.seats)]
    last: Gouda = history.state
    kept = [Counter(_words(used)) for used in last.used]
    if seat is not None:
        kept[seat] += Counter(_words(last.hands[seat]))
    stock = [power for power in POWERS for _ in range(5 - sum(hand[power] for hand in kept))]
    rng.shuffle(stock)
    hands = []
    for hand in kept:
        mine = list(hand.elements())
        while len(mine) < cards:
            mine.append(stock.pop())
        hands.append(mine)
    if seat is not None and isinstance(history.game.turn(history.states[0]), Chance):
        own = [row.action.fills[0][0] for row in history.rows if row.action.verb == "deal"]
        hands[seat] = own[seat * cards : (seat + 1) * cards][::-1]  # in the order in which it got them
    return hands


def _words(cards: tuple[int, ...]) -> list[str]:
    return [power for power, number in zip(POWERS, cards, strict=True) for _ in range(number)]


def _window_from(history: History, index: int) -> list[Row]:
    """The rows from here on that answer one and the same window."""
    state: Gouda = history.states[index]
    if not state.agenda or not isinstance(state.agenda[-1], Window | Pile):
        return []
    number = 0
    while index + number < len(history.rows):
        top = history.states[index + number].agenda[-1:]
        if number and not (top and isinstance(top[0], Window | Pile) and any(top[0].answers)):
            break
        number += 1
    return history.rows[index : index + number]


def _answered_otherwise(
    history: History, other: History, index: int, answers: list[Row], seat: Seat | None, rng: Random
) -> list[Row]:
    """The others answer in another order, and whoever's card went back unseen says something else."""
    after: Gouda = history.states[index + len(answers)]
    before: Gouda = history.states[index]
    shown = next((s for s in range(history.seats) if after.used[s] != before.used[s]), None)
    top = after.agenda[-1:]
    still_open = bool(top and isinstance(top[0], Window | Pile) and any(top[0].answers))
    changed: dict[Seat, Action] = {}
    for row in answers:
        if row.seat == seat or row.seat == shown:
            changed[row.seat] = row.action
        elif still_open or (shown is not None and _comes_later(row.seat, shown, before.mover, history.seats)):
            # It went back unseen, or the game was broken off before the window was decided.
            changed[row.seat] = sample(other.game.menu(other.state, row.seat), rng)
        else:
            changed[row.seat] = Action("pass")
    theirs = [row.seat for row in answers if row.seat != seat]
    if still_open:
        turn = other.game.turn(other.state)
        assert isinstance(turn, Ask)
        everybody = [s for s in turn.seats if s != seat]  # who has answered is unknown too
        theirs = rng.sample(everybody, len(theirs))
        for someone in theirs:
            changed.setdefault(someone, sample(other.game.menu(other.state, someone), rng))
    rng.shuffle(theirs)
    order = [row.seat if row.seat == seat else theirs.pop() for row in answers]
    return [Row(0, who, changed[who]) for who in order]


def _comes_later(seat: Seat, shown: Seat, mover: Seat, seats: int) -> bool:
    return (seat - mover) % seats > (shown - mover) % seats


def same_bytes(history: History, other: History, seat: Seat | None) -> None:
    """Fail at the first row after which this receiver would get other bytes."""
    assert len(history.states) == len(other.states)
    for index, (one, two) in enumerate(zip(history.states, other.states, strict=True)):
        mine, theirs = received(history.game, one, seat), received(other.game, two, seat)
        assert mine == theirs, f"receiver {seat}, row {index}:\n{mine!r}\n{theirs!r}"


def powers_named(game: AnyGame, state: Gouda, seat: Seat | None) -> set[str]:
    """The powers that occur in view, events, menu, drawing or sentences, as words or in the types of events."""
    view = game.view(state, seat)
    menu = game.menu(state, seat) if seat is not None else ()
    sentences = [sentence.args for sentence in game.describe(view)]
    return powers_in(
        msgspec.json.encode((view, visible_events(state, seat), menu, game.show(view), sentences)).decode()
    )


def powers_in(text: str) -> set[str]:
    """The powers that a message names, as words or by the types of its events."""
    for mark in '"[]{},:+ \\=':
        text = text.replace(mark, "\n")
    words = set(text.split("\n"))
    by_type = {power for kind, power in NAMED_BY_A_TYPE.items() if event_type(kind) in words}
    return by_type | {power for power in POWERS if power in words}


def powers_seen(state: Gouda, seat: Seat | None) -> set[str]:
    """The powers this receiver has legally seen: all that were played, and its own."""
    hands = [*state.used, *([state.hands[seat]] if seat is not None else [])]
    return {power for hand in hands for power in _words(hand)}
