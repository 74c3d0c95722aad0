"""Whatever a seat cannot know may change, and nothing that reaches it does: view, events, menu, asked seats, refusals.

The second of the three secrecy tests; the checking function is held against planted leaks, each of which it must find.
"""

import copy
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest
from msgspec.structs import replace

from cheeseboard.core import (
    CHANCE,
    Action,
    AnyGame,
    Ask,
    Chance,
    Event,
    Illegal,
    Menu,
    Over,
    Refusal,
    Seat,
    Turn,
    admit,
    admits,
    sample,
    visible_events,
)
from cheeseboard.core.event import event_type
from cheeseboard.core.history import History
from cheeseboard.core.laws import Breach
from cheeseboard.core.options import random_options
from cheeseboard.core.playout import draw_outcome
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.cards import CARD_KINDS, DECKS, ROOMS, STRENGTH, TRAP, in_order
from cheeseboard.games.gouda_gangster.events import DiscardPileShuffled, PlayersWentOut
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Options, Phase, covered
from games.gouda_gangster.leaks import loud
from games.gouda_gangster.scramble import layable, scramble

SECRET_CHANCE = (Phase.DRAW, Phase.TURN)  # what may be drawn or turned is itself a secret
SELDOM = (DiscardPileShuffled, PlayersWentOut)
FACE_DOWN = (Phase.SPY, Phase.TURN, Phase.REINFORCE)  # cards lie face down, and all know how many

# The checking function


def differences(game: AnyGame, state: GoudaGangster, seat: Seat | None, rng: Random) -> list[str]:
    """By what this seat could tell this table, or what comes next there, from one dealt anew; nothing if it cannot."""
    twin = scramble(state, seat, rng)
    found = _differences(game, state, twin, seat, rng)
    if pair := _next_pair(game, state, twin, seat, rng):
        found += [f"next {name}" for name in _differences(game, *pair, seat, rng)]
    return found


def _differences(game: AnyGame, one: GoudaGangster, other: GoudaGangster, seat: Seat | None, rng: Random) -> list[str]:
    views = [game.view(state, seat) for state in (one, other)]
    found = []
    if views[0] != views[1]:
        found.append("view")
    if msgspec.json.encode(views[0]) != msgspec.json.encode(views[1]):
        found.append("bytes")
    events = [visible_events(state, seat) for state in (one, other)]
    if events[0] != events[1] or msgspec.json.encode(events[0]) != msgspec.json.encode(events[1]):
        found.append("events")
    if _publicly(game.turn(one), one, seat) != _publicly(game.turn(other), other, seat):
        found.append("asked")
    if seat is None:
        return found
    if game.menu(one, seat) != game.menu(other, seat):
        found.append("menu")
    tries = _tries(game, one, seat, rng)
    answers = [[_answer(game, state, seat, action) for action in tries] for state in (one, other)]
    found += [f"refusal of {action}" for action, *heard in zip(tries, *answers, strict=True) if heard[0] != heard[1]]
    return found


def _publicly(turn: Turn, state: GoudaGangster, seat: Seat | None) -> object:
    """What this seat may know of a turn."""
    if isinstance(turn, Ask):
        return ("ask", len(turn.seats), seat in turn.seats) if turn.anonymous else turn
    if isinstance(turn, Chance) and state.phase in SECRET_CHANCE:
        return "chance"
    return turn


def _answer(game: AnyGame, state: GoudaGangster, seat: Seat, action: Action) -> object:
    """What this seat hears when it tries this action."""
    try:
        return admit(game, state, seat, action)
    except Refusal as refusal:
        return type(refusal), refusal.code, msgspec.json.encode(refusal.params)


def _tries(game: AnyGame, state: GoudaGangster, seat: Seat, rng: Random) -> list[Action]:
    """A handful of things to say, most of them wrong, among them the cards that the seat must not hear about."""
    turn = game.turn(state)
    if not isinstance(turn, Ask) or seat not in turn.seats:
        return [Action("pass"), Action("lay", ((rng.choice(CARD_KINDS),),))]
    others = [side for other, side in enumerate(state.sides) if other != seat]
    strange = [card for side in others for card in side.hand + side.down] or list(state.stock) or [TRAP]
    cards = [rng.choice(strange), rng.choice(strange), rng.choice(state.stock or CARD_KINDS), rng.choice(CARD_KINDS)]
    own = state.sides[seat].hand
    room, to = rng.choice(ROOMS), rng.choice(ROOMS)
    actions = [
        *(Action("lay", ((card,),)) for card in cards),
        Action("sneak", ((room,), (rng.choice(cards),))),
        Action("sneak", ((room,), own)),
        Action("sneak", ((room, to), ())),
        Action("spy", ((str(rng.randrange(len(state.sides))),),)),
        Action("spy", ((str(seat),),)),
        Action("spy", (("9",),)),
        Action("hole", ((room,),)),
        Action("gangster", ((room,), (to,))),
        Action("nail"),
        Action("pass"),
        Action("dance", ((rng.choice(cards),),)),
        sample(game.action_space(state.options, len(state.sides)), rng),
    ]
    return rng.sample(actions, 7)


def _next_pair(
    game: AnyGame, state: GoudaGangster, twin: GoudaGangster, seat: Seat | None, rng: Random
) -> tuple[GoudaGangster, GoudaGangster] | None:
    """Both tables one step further, so that the seat still cannot tell them apart; here it sees the step's events.

    The step is the same one, if both allow it, or a secret one that may differ: a card for another, another's sneaking.
    """
    turn, other_turn = game.turn(state), game.turn(twin)
    if isinstance(turn, Chance) and isinstance(other_turn, Chance):
        who = CHANCE
        said = rng.choice(turn.outcomes)[0]
        likewise = said
        if state.phase is Phase.DRAW and state.to_act != seat:
            likewise = rng.choice(other_turn.outcomes)[0]
        elif all(said != outcome for outcome, _ in other_turn.outcomes):
            return None
    elif isinstance(turn, Ask) and isinstance(other_turn, Ask):
        who = rng.choice(turn.seats)
        if state.phase is Phase.SNEAK and len(turn.seats) == 1:  # with this answer all see how many cards lie there
            twin = _as_many_sealed(state, seat, rng)
        menu, other_menu = game.menu(state, who), game.menu(twin, who)
        said = sample(menu, rng)
        likewise = said
        if state.phase is Phase.SNEAK and who != seat:
            likewise = sample(other_menu, rng)
            if len(turn.seats) == 1:
                said, likewise = _as_many_laid(menu, other_menu, rng)
        elif not admits(other_menu, said):
            said = likewise = Action("pass")  # whoever may lay may pass (GG-8)
            if not admits(menu, said) or not admits(other_menu, said):
                return None
    else:
        return None
    pair = game.play(state, who, said), game.play(twin, who, likewise)
    fought = state.phase in FACE_DOWN and any(after.phase not in FACE_DOWN for after in pair)
    return None if fought else pair


def _as_many_sealed(state: GoudaGangster, seat: Seat | None, rng: Random) -> GoudaGangster:
    """A table dealt anew where every side that is ready has laid as many cards; the same if none is found soon."""
    numbers = [len(side.down) for side in state.sides]
    twins = (scramble(state, seat, rng) for _ in range(50))
    return next((twin for twin in twins if [len(side.down) for side in twin.sides] == numbers), state)


def _as_many_laid(menu: Menu, other_menu: Menu, rng: Random) -> tuple[Action, Action]:
    """Two ways to sneak in with as many cards; at the worst with none, which everybody can."""
    for _ in range(20):
        one, other = sample(menu, rng), sample(other_menu, rng)
        if len(one.fills[1]) == len(other.fills[1]):
            return one, other
    return Action("sneak", ((rng.choice(ROOMS),), ())), Action("sneak", ((rng.choice(ROOMS),), ()))


# Random games


def random_course(game: AnyGame, options: msgspec.Struct, seats: int, rng: Random) -> Iterator[History]:
    """A random game, yielded at its start and after every row."""
    history = History.begin(game, options, seats)
    yield history
    while not isinstance(turn := game.turn(history.state), Over):
        if isinstance(turn, Chance):
            history.add(CHANCE, draw_outcome(turn, rng))
        else:
            seat = rng.choice(turn.seats)
            history.add(seat, sample(game.menu(history.state, seat), rng))
        yield history


def check_game(game: AnyGame, options: msgspec.Struct, seats: int, seed: int, share: float) -> Counter[str]:
    """Hold so great a share of a game's states against the check, for all seats; count what was met."""
    rng = Random(seed)
    met: Counter[str] = Counter()
    for history in random_course(game, options, seats, rng):
        if rng.random() >= (1 if history.state.finals else share):
            continue
        met.update(sights(history.state))
        for seat in (None, *range(seats)):
            if found := differences(game, history.state, seat, rng):
                raise Breach("what a seat cannot know does not reach it", history, f"seat {seat}: {', '.join(found)}")
    return met


def sights(state: GoudaGangster) -> Iterator[str]:
    """What is worth having met in these tests."""
    yield state.phase.value
    yield state.options.deck
    yield state.options.goal
    sides = state.sides
    if state.phase is Phase.SNEAK and 0 < sum(bool(side.room) for side in sides) < len(state.playing):
        yield "some ready"
    if state.finals:
        yield f"final {state.phase.value}"
    if any(one.visible_to is not None for one in state.events):
        yield "event for one"
    yield from {event_type(one.event) for one in state.events if isinstance(one.event, SELDOM)}
    if state.phase in FACE_DOWN:
        yield from {"old room hidden" for side in sides if side.hole and not side.room_up}
        yield from {"room spied" for side in sides if side.room_up}
        yield from {"hurt" for side in sides if side.hurt}
        yield from {"room card alone" for side in sides if not side.down and covered(side)}


WORTH_MEETING = {
    *(phase.value for phase in Phase),
    *("full", "weapons", "gang", "last-rat", "some ready", "event for one"),
    *(event_type(kind) for kind in SELDOM),
    *("final sneak", "final spy", "final reinforce", "old room hidden", "room spied", "hurt", "room card alone"),
}


def test_nothing_that_a_seat_cannot_know_reaches_it() -> None:
    met: Counter[str] = Counter()
    for seats in GAME.spec.seats:
        for seed in range(4):
            options = random_options(GAME, seats, Random(seed * 100 + seats).randrange)
            met += check_game(GAME, options, seats, seed, share=0.15)
        met += check_game(GAME, Options(), seats, 0, share=0.15)
    met += check_game(GAME, Options(cheese=5), 3, 1, share=0.15)  # cheese for all: all reach five rats, and a final
    met += check_game(GAME, Options(goal="last-rat"), 4, 1, share=0.15)
    assert set(met) >= WORTH_MEETING, WORTH_MEETING - set(met)


@pytest.mark.soak
def test_nothing_that_a_seat_cannot_know_reaches_it_in_many_games() -> None:
    for seed in range(400):
        seats = GAME.spec.seats[seed % len(GAME.spec.seats)]
        check_game(GAME, random_options(GAME, seats, Random(seed).randrange), seats, seed, share=1)


# The scrambling itself


def test_scrambling_changes_what_is_hidden() -> None:
    """A check that changes nothing would find nothing."""
    could: Counter[str] = Counter()
    did: Counter[str] = Counter()
    for seats in GAME.spec.seats:
        rng = Random(seats)
        for history in random_course(GAME, Options(), seats, rng):
            state = history.state
            for seat in (None, *range(seats)):
                before, after = _hidden(state, seat), _hidden(scramble(state, seat, rng), seat)
                could.update(name for name, value in before.items() if value)
                did.update(name for name, value in before.items() if value and value != after[name])
    least = {
        "hands": 0.95,
        "stock": 0.85,
        "down": 0.9,
        "rooms": 0.85,
        "sealed number": 0.4,
        "old room": 0.5,
        "events": 1,
    }
    assert set(least) == set(could)
    assert {name: did[name] / could[name] for name in least if did[name] < least[name] * could[name]} == {}
    assert min(did.values()) > 20, did


def _hidden(state: GoudaGangster, seat: Seat | None) -> dict[str, object]:
    others = [side for other, side in enumerate(state.sides) if other != seat]
    sneaking = state.phase is Phase.SNEAK
    return {
        "hands": any(side.hand for side in others) and [side.hand for side in others],
        "stock": state.stock if any(side.hand + side.down for side in others) else (),
        "down": any(side.down for side in others) and [side.down for side in others],
        "rooms": [side.room for side in others if side.room and not side.room_up and not side.hole],
        "sealed number": [len(side.down) for side in others if sneaking and side.room and side.hand + side.down],
        "old room": [side.room for side in others if side.hole and not side.room_up],
        "events": [one for one in state.events if one.visible_to is not None and seat not in one.visible_to],
    }


def test_scrambling_keeps_the_cards_and_the_rules() -> None:
    for seed in range(12):
        rng = Random(seed)
        seats = GAME.spec.seats[seed % 4]
        for history in random_course(GAME, random_options(GAME, seats, rng.randrange), seats, rng):
            state, seat = history.state, rng.choice((None, *range(seats)))
            twin = scramble(state, seat, rng)
            assert _all_cards(twin) == _all_cards(state) == in_order(DECKS[state.options.deck])
            assert seat is None or twin.sides[seat] == state.sides[seat]
            assert (len(twin.stock), twin.discard) == (len(state.stock), state.discard)
            for side, was in zip(twin.sides, state.sides, strict=True):
                assert all(layable(card, state) for card in side.down + was.down)
                assert bool(side.room) == bool(was.room)
                assert not side.room or side.hole != side.room
                assert (side.rats, side.up, side.room_up, side.hurt) == (was.rats, was.up, was.room_up, was.hurt)
                assert len(side.hand + side.down) == len(was.hand + was.down)
                assert state.phase is Phase.SNEAK or len(side.hand) == len(was.hand)
                assert not side.room_up or side.room == was.room


def _all_cards(state: GoudaGangster) -> tuple[str, ...]:
    cards = [*state.stock, *state.discard]
    for side in state.sides:
        cards += [*side.hand, *side.down, *side.up, *([TRAP] if side.hurt else [])]
    return in_order(cards)


def test_scrambling_deals_evenly() -> None:
    rng = Random(1)
    states = (history.state for history in random_course(GAME, Options(), 3, rng) if history.state.phase is Phase.SPY)
    state, tries = next(state for state in states if len(state.sides[1].down) > 1), 3000
    rooms: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    for _ in range(tries):
        side = scramble(state, 0, rng).sides[1]
        rooms[side.room] += 1
        cards.update(side.down)
    own = state.sides[0]
    seen = Counter(own.hand + own.down + state.discard)
    weapons = [card for card in STRENGTH if not seen[card]]
    mean = sum(cards[card] for card in weapons) / len(weapons)
    assert mean > 30
    assert all(abs(rooms[room] - tries / 4) < 120 for room in ROOMS), rooms  # five standard deviations
    assert all(abs(cards[card] - mean) < 5 * mean**0.5 for card in weapons), cards
    assert not any(cards[card] for card in weapons if card in seen)


# Planted leaks: each must be found


def _strangers(state: GoudaGangster, seat: Seat | None) -> list[int]:
    return [other for other in range(len(state.sides)) if other != seat]


def _laid(state: GoudaGangster, other: Seat) -> list[str]:
    """The face-down cards as one who keeps them in a list would: the room card among them."""
    side = state.sides[other]
    return sorted((*side.down, *([] if side.room_up or not side.room else [side.room])))


VIEW_LEAKS: dict[str, Callable[[GoudaGangster, Seat | None], object]] = {
    "the first card of the pile": lambda state, seat: state.stock[:1],
    "the strength left in the pile": lambda state, seat: sum(STRENGTH.get(card, 0) for card in state.stock),
    "another's hand": lambda state, seat: state.sides[_strangers(state, seat)[0]].hand,
    "how many traps another holds": lambda state, seat: [
        state.sides[other].hand.count(TRAP) for other in _strangers(state, seat)
    ],
    "the sorted face-down cards of another": lambda state, seat: _laid(state, _strangers(state, seat)[0]),
    "whether a trap lies face down": lambda state, seat: any(
        TRAP in state.sides[other].down for other in _strangers(state, seat)
    ),
    "the room card": lambda state, seat: [state.sides[other].room for other in _strangers(state, seat)],
    "which face-down card is the room card": lambda state, seat: [
        [card in ROOMS for card in _laid(state, other)] for other in _strangers(state, seat)
    ],
    "the old room behind a hole in the wall": lambda state, seat: [
        side.room for side in state.sides if side.hole and not side.room_up
    ],
    "how many rats are in each room": lambda state, seat: Counter(side.room for side in state.sides if not side.hole),
    "how many cards the ready have laid": lambda state, seat: [
        len(side.down) for side in state.sides if state.phase is Phase.SNEAK
    ],
    "how many cards the ready have kept": lambda state, seat: [len(side.hand) for side in state.sides],
    "events for all": lambda state, seat: state.events,
    "how much others have seen": lambda state, seat: len(state.events),
    "a number of the table": lambda state, seat: crc32(msgspec.json.encode(state)),
    "whether another can lay anything": lambda state, seat: [
        any(card != TRAP for card in side.hand) for side in state.sides if state.phase is Phase.REINFORCE
    ],
}


def doctored(**methods: Callable[..., object]) -> AnyGame:
    """The real game with other methods in some places."""
    game = copy.copy(GAME)
    for name, method in methods.items():
        setattr(game, name, method)
    return game


def _loud_play(state: GoudaGangster, seat: Seat, action: Action) -> Any:
    return loud(GAME.play(state, seat, action))


def _loud_once_all_are_ready(state: GoudaGangster, seat: Seat, action: Action) -> Any:
    after = _loud_play(state, seat, action)
    return after if after.phase is Phase.SPY and action.verb == "sneak" else GAME.play(state, seat, action)


class Counted(Event, frozen=True):
    """An event with one field too many."""

    event: str
    letters: int


def _play_that_counts(state: GoudaGangster, seat: Seat, action: Action) -> Any:
    after = GAME.play(state, seat, action)
    if action.verb != "sneak":
        return after
    counted = (replace(one, event=Counted(repr(one.event), len(str(action)))) for one in after.events)
    return replace(after, events=tuple(counted))


def _why_not_that_knows(state: GoudaGangster, seat: Seat, action: Action) -> Illegal:
    for other in _strangers(state, seat):
        for card in state.sides[other].hand:
            if any(card in fill for fill in action.fills):
                return Illegal("held-by", seat=other)
    return Illegal("not-now", action=str(action))


def _why_not_that_finds_it(state: GoudaGangster, seat: Seat, action: Action) -> Illegal:
    lies = any(word in state.sides[other].down for other in _strangers(state, seat) for f in action.fills for word in f)
    return Illegal("lies-there" if lies else "not-now", action=str(action))


def _turn_that_skips_traps(state: GoudaGangster) -> Turn:
    """GG-8 the wrong way: who holds nothing but traps is left out, so all know what is held."""
    turn: Turn = GAME.turn(state)
    if isinstance(turn, Ask) and state.phase is Phase.REINFORCE and set(state.sides[turn.seats[0]].hand) == {TRAP}:
        return Ask((state.sides.index(next(side for side in state.sides if set(side.hand) != {TRAP})),))
    return turn


def _turn_in_order_of_strength(state: GoudaGangster) -> Turn:
    turn: Turn = GAME.turn(state)
    if not isinstance(turn, Ask):
        return turn
    return Ask(tuple(sorted(turn.seats, key=lambda seat: sum(STRENGTH.get(c, 0) for c in state.sides[seat].hand))))


def _menu_without_traps(state: GoudaGangster, seat: Seat) -> Menu:
    """A kind menu: it offers no opponent who has a trap lying there, if there is any other."""
    menu: Menu = GAME.menu(state, seat)
    if state.phase is not Phase.SPY or not menu:
        return menu
    slot = menu[0].slots[0]
    safe = tuple(word for word in slot.words if TRAP not in state.sides[int(word)].down)
    return (replace(menu[0], slots=(replace(slot, words=safe or slot.words),)),)


LEAKS: dict[str, tuple[AnyGame, str]] = {
    **{
        name: (doctored(view=lambda state, seat, leak=leak: (GAME.view(state, seat), leak(state, seat))), "view")
        for name, leak in VIEW_LEAKS.items()
    },
    "events are for all": (doctored(play=_loud_play), "next events"),
    "events are for all once all are ready": (doctored(play=_loud_once_all_are_ready), "next events"),
    "an event that counts the laid cards": (doctored(play=_play_that_counts), "next events"),
    "a refusal that tells who holds a card": (doctored(why_not=_why_not_that_knows), "refusal"),
    "a refusal that tells that a card lies there": (doctored(why_not=_why_not_that_finds_it), "refusal"),
    "a menu that warns of traps": (doctored(menu=_menu_without_traps), "menu"),
    "who holds only traps is not asked": (doctored(turn=_turn_that_skips_traps), "asked"),
    "the weakest is named first": (doctored(turn=_turn_in_order_of_strength), "asked"),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str) -> None:
    game, where = LEAKS[name]
    for seed in range(60):
        rng = Random(seed)
        for history in random_course(GAME, Options(), 3 + seed % 4, rng):
            seat = rng.choice((None, *range(history.seats)))
            if any(found.startswith(where) for found in differences(game, history.state, seat, rng)):
                return
    pytest.fail(f"nobody noticed: {name}")
