"""*Canary*: whole games as a table plays them; in no byte sent to a seat occurs a card it does not know.

What is sent: after every row the view, the events, the menu of whoever is asked, and the answers to wrong actions.
What a seat knows is worked out here from the rules page (GG-18), without the game's own view.
"""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from cheeseboard.core import CHANCE, Action, Ask, Over, Refusal, Seat, admits, sample, visible_events
from cheeseboard.core.chance import draw, draw_key
from cheeseboard.core.history import History, Row
from cheeseboard.core.options import random_options
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.cards import KINDS, ROOMS
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Phase
from cheeseboard.games.gouda_gangster.view import view
from games.gouda_gangster import leaks

WORDS = (*KINDS, *ROOMS)
CARDS = b"|".join(word.encode() for word in WORDS[::-1])
SECRET = re.compile(rb'(?<![\w-])(?:%s)(?![\w-])(?!":)' % CARDS)  # not within the random letters of an id
MEANS = {
    "nail": "nailed-down",
    "gangster": "gouda-gangster",
    "hole": "hole-in-the-wall",
}  # who says this names the card
OPENLY = ("fall", "turn", "lay", "nail", "gangster", "hole")  # what these say is public


def named(sent: bytes) -> Counter[str]:
    """Every card and room named in these bytes; names of fields do not count.

    >>> named(b'{"cheese":3,"up":["w15a"],"events":[{"type":"trap-sprung","cards":["trap","w5b"]}]}')
    Counter({'w15a': 1, 'trap': 1, 'w5b': 1})
    >>> named(b'{"id":"Xw8bQ_w5b_-trap-"}')
    Counter()
    """
    return Counter(word.decode() for word in SECRET.findall(sent))


def known(state: GoudaGangster, seat: Seat | None) -> Counter[str]:
    """GG-18: face-up cards, the discard pile, and the own cards; of rooms those that lie face up, and the own."""
    cards: list[str] = [*state.discard]
    for other, side in enumerate(state.sides):
        cards += [*side.up, side.hole, side.room if side.room_up else ""]
        if other == seat:
            cards += [*side.hand, *side.down, side.room]
    return Counter(card for card in cards if card)


def told(before: GoudaGangster, after: GoudaGangster, row: Row, seat: Seat | None) -> set[str]:
    """What the events of a row may name to this seat."""
    may = {*known(before, seat), *known(after, seat)}
    if row.action.verb in OPENLY:
        may |= {word for fill in row.action.fills for word in fill}
    if row.action.verb == "deal" and before.to_act == seat:
        may.add(row.action.fills[0][0])
    if after.round > before.round > 0 or after.phase is Phase.OVER:  # the fight: everything laid is turned up
        for side in before.sides:
            may |= {*side.down, *side.up, side.room, side.hole}
    return may


def finds(history: History, look: leaks.Look, see: leaks.See) -> Iterator[str]:
    """Everything that was said to somebody who may not know it, after the last row."""
    row, before, after = history.rows[-1], history.states[-2], history.state
    for seat in (None, *range(history.seats)):
        if too_many := named(msgspec.json.encode(look(after, seat))) - known(after, seat):
            yield f"view of {seat}: {too_many}"
        if leaked := set(named(msgspec.json.encode(see(after, seat)))) - told(before, after, row, seat):
            yield f"events to {seat}: {leaked}"
        if seat is not None:
            menu = msgspec.json.encode(GAME.menu(after, seat))
            if leaked := set(named(menu)) - {*after.sides[seat].hand, *ROOMS}:
                yield f"menu of {seat}: {leaked}"


def refused(history: History, seat: Seat, action: Action) -> bytes:
    """The answer to a wrong action, as it is sent."""
    try:
        history.add(seat, action)
    except Refusal as refusal:
        return msgspec.json.encode([type(refusal).__name__, refusal.code, refusal.params])
    raise AssertionError(action)


def wrong_actions(history: History, rng: Random) -> Iterator[tuple[Seat, Action]]:
    """Wrong actions of everybody, asked or not."""
    for seat in range(history.seats):
        for _ in range(3):
            form = rng.choice(GAME.action_space(history.options, history.seats))
            action = sample((form,), rng)
            if not admits(GAME.menu(history.state, seat), action):
                yield seat, action
        yield seat, Action("lay", ((rng.choice(KINDS),), ()))


def listen(seed: int, games: int, look: leaks.Look = view, see: leaks.See = visible_events) -> Iterator[str]:
    """Play whole random games by the fair dice and collect what is said too much."""
    rng = Random(seed)
    for number in range(games):
        seats = 3 + number % 4
        history = History.begin(GAME, random_options(GAME, seats, rng.randrange), seats)
        key = draw_key(rng.randbytes(32), "canary", [""] * seats)
        while not isinstance(turn := history.turn(), Over):
            if isinstance(turn, Ask):
                for seat, action in wrong_actions(history, rng):
                    own = {MEANS.get(action.verb), *(word for fill in action.fills for word in fill)}
                    if leaked := set(named(refused(history, seat, action))) - own - set(known(history.state, seat)):
                        yield f"answer to {seat}: {leaked}"
                seat = rng.choice(turn.seats)
                history.add(seat, sample(GAME.menu(history.state, seat), rng))
            else:
                history.add(CHANCE, draw(key, len(history.rows) + 1, turn.outcomes))
            yield from finds(history, look, see)


def test_canary_no_byte_names_a_card_its_reader_does_not_know() -> None:
    assert not list(listen(seed=1, games=6))


@pytest.mark.soak
def test_canary_in_many_games() -> None:
    assert not list(listen(seed=2, games=200))


@pytest.mark.parametrize("look", [leaks.neighbours_hand, leaks.hidden_rooms])
def test_canary_finds_a_planted_leak(look: leaks.Look) -> None:
    assert next(listen(seed=3, look=look, games=8), "").startswith("view")


def test_canary_finds_events_that_are_planted_for_all() -> None:
    assert next(listen(seed=3, see=leaks.events_for_all, games=8), "").startswith("events")
