"""GG-18: what is public and what is secret. The first of three secrecy tests, *imagine*, and the side doors.

The others are *canary* (test_canary.py) and *scramble* (test_scramble.py).
"""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from cheeseboard.core import OPEN, Action, Ask, Chance, NotYours, Seat, admits, nth, size, visible_events
from cheeseboard.core.options import random_options
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.cards import CARD_KINDS, ORDER, ROOMS
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Options, Phase
from cheeseboard.games.gouda_gangster.view import imagine, view
from games.gouda_gangster import leaks
from games.gouda_gangster.tables import cards, outcomes, play, random_states, side, table


def some_states(seed: int, games: int) -> Iterator[GoudaGangster]:
    """States of random games over all options and seat counts."""
    rng = Random(seed)
    for number in range(games):
        seats = 3 + number % 4
        options = random_options(GAME, seats, rng.randrange)
        assert isinstance(options, Options)
        yield from random_states(options, seats, rng)


def breach(state: GoudaGangster, seat: Seat | None, look: leaks.Look, rng: Random) -> str:
    """What the seat could tell apart between this state and one it imagines; "" if nothing."""
    seen = look(state, seat)
    try:
        guess = imagine(seen, rng)
    except (IndexError, ValueError):
        return "no such state"
    if look(guess, seat) != seen:
        return "view"
    if seat is not None and GAME.menu(guess, seat) != GAME.menu(state, seat):
        return "menu"
    turn, other = GAME.turn(state), GAME.turn(guess)
    if type(turn) is not type(other) or (isinstance(turn, Ask) and turn != other):
        return "asked"
    return ""


def test_imagine_looks_the_same_from_every_seat() -> None:
    rng = Random(1)
    for state in some_states(seed=1, games=8):
        seat = rng.choice((None, *range(len(state.sides))))
        assert not breach(state, seat, view, rng), (seat, state)


@pytest.mark.parametrize(
    "look",
    [leaks.hidden_rooms, leaks.whole_strength, leaks.early_count, leaks.traps_in_the_pile, leaks.order_tells],
)
def test_imagine_finds_a_planted_leak(look: leaks.Look) -> None:
    rng = Random(2)
    assert any(
        breach(state, seat, look, rng)
        for state in some_states(seed=2, games=8)
        for seat in (None, *range(len(state.sides)))
    )


def known(state: GoudaGangster, seat: Seat | None) -> dict[str, object]:
    """What GG-18 calls public, and the own cards."""
    own = None if seat is None else state.sides[seat]
    return {
        "rats": [other.rats for other in state.sides],
        "pieces": state.pieces,
        "hands": [len(other.hand) + (len(other.down) if state.phase is Phase.SNEAK else 0) for other in state.sides],
        "pile": len(state.stock),
        "discard": state.discard,
        "up": [(other.up, other.hurt, other.hole, other.room if other.room_up else "") for other in state.sides],
        "own": own and (own.hand, own.room, own.down),
    }


def test_gg_18_what_is_imagined_never_contradicts_what_is_known() -> None:
    rng = Random(18)
    for state in some_states(seed=18, games=8):
        seat = rng.choice((None, *range(len(state.sides))))
        guess = imagine(view(state, seat), rng)
        assert known(guess, seat) == known(state, seat)
        everything = [card for own in guess.sides for card in own.hand + own.down + own.up + ("trap",) * own.hurt]
        assert sorted([*guess.stock, *guess.discard, *everything]) == sorted(GAME.new(state.options, 3).stock)
        for own in guess.sides:
            assert not {"nailed-down", "gouda-gangster", "hole-in-the-wall"} & set(own.down)
            assert not (state.finals and "cheese" in own.down)
            assert not own.hole or own.hole != own.room  # GG-11


def test_gg_18_the_view_shows_what_is_public_and_the_own_cards() -> None:
    rats = [
        side("bedroom", "w1a trap", hand="w2a", up="w3a", rats=2),
        side("basement", "w4a", hand="w5a w6a", hurt=True, room_up=True),
        side("basement", "w7a", up="hole-in-the-wall", hole="bathroom"),
    ]
    state = table(rats, Phase.REINFORCE, 0, discard="w8a w9a", pieces={"bedroom": 2})
    seen = GAME.view(state, 0)
    assert [own.own for own in seen.sides[1:]] == [None, None]
    assert msgspec.to_builtins(seen.sides[0].own) == {"hand": ("w2a",), "room": "bedroom", "down": ("w1a", "trap")}
    assert [(own.rats, own.cards, own.covered, own.hurt) for own in seen.sides] == [
        (2, 1, 3, False),
        (0, 2, 1, True),
        (0, 0, 2, False),
    ]
    assert [(own.room, own.hole, own.up) for own in seen.sides] == [
        ("", "", ("w3a",)),
        ("basement", "", ()),
        ("", "bathroom", ("hole-in-the-wall",)),
    ]
    assert [own.strength for own in seen.sides] == [4, -10, 0]
    assert (seen.stock, seen.discard) == (len(state.stock), cards("w8a w9a"))
    assert GAME.view(state, None).sides[0].own is None


def test_gg_18_all_is_open_only_when_it_is_over() -> None:
    state = table([side("bedroom", hand="w1a"), side("bedroom"), side("bedroom")], Phase.REINFORCE, 0)
    with pytest.raises(NotYours):
        GAME.view(state, OPEN)
    ended = random_states(Options(), 3, Random(3))[-1]
    assert [own.own.hand for own in GAME.view(ended, OPEN).sides] == [own.hand for own in ended.sides]


def reaches(state: GoudaGangster, seat: Seat | None) -> object:
    """All that comes to a seat of a step: what it knows now, and what it saw happen."""
    return view(state, seat), visible_events(state, seat)


def others(state: GoudaGangster, seat: Seat) -> list[Seat | None]:
    return [None, *(other for other in range(len(state.sides)) if other != seat)]


def test_side_door_what_is_dealt_to_one_looks_the_same_to_all_others() -> None:
    tried = 0
    for state in some_states(seed=4, games=4):
        if state.phase is Phase.DRAW:
            first, *rest = [GAME.play(state, -1, Action.parse(text)) for text in outcomes(state)]
            for after in rest[:3]:
                tried += 1
                for other in others(state, state.to_act):
                    assert reaches(after, other) == reaches(first, other)
    assert tried > 100


def test_side_door_a_sealed_answer_looks_the_same_to_all_others() -> None:
    rng, tried = Random(5), 0
    for state in some_states(seed=5, games=6):
        turn = GAME.turn(state)
        if state.phase is Phase.SNEAK and isinstance(turn, Ask) and len(turn.seats) > 1:
            menu = GAME.menu(state, turn.seats[0])
            afters = [GAME.play(state, turn.seats[0], nth(menu, rng.randrange(size(menu)))) for _ in range(4)]
            for other in others(state, turn.seats[0]):
                tried += 1
                assert all(reaches(after, other) == reaches(afters[0], other) for after in afters)
    assert tried > 100


def test_side_door_the_last_sealed_answer_tells_only_how_many_cards() -> None:
    sides = [side(hand="w1a w2a trap"), side("bedroom", "w3a"), side("bedroom")]
    state = table(sides, Phase.SNEAK)
    one, other = play(state, 0, "sneak bedroom w1a+w2a"), play(state, 0, "sneak basement w1a+trap")
    assert [reaches(one, seat) == reaches(other, seat) for seat in (None, 1, 2, 0)] == [True, True, True, False]
    assert reaches(one, 1) != reaches(play(state, 0, "sneak bedroom w1a"), 1)


def test_side_door_lists_of_cards_are_always_in_the_same_order() -> None:
    for state in some_states(seed=6, games=8):
        for own in state.sides:
            for listed in (own.hand, own.down, own.up, state.discard, state.stock):
                places = [ORDER[card] for card in listed]
                assert places == sorted(places)


def test_side_door_a_refusal_says_the_same_whatever_the_others_hold() -> None:
    rng, tried = Random(7), 0
    tries = [f"lay {card}" for card in CARD_KINDS] + [
        f"sneak {room} {card}" for room in ROOMS for card in CARD_KINDS[::5]
    ]
    tries += ["nail", "pass", "spy 0", "spy 1", "spy 2", *(f"hole {room}" for room in ROOMS)]
    tries += [f"gangster {source} {to}" for source in ROOMS for to in ROOMS]
    actions = [Action.parse(text) for text in tries]
    for state in some_states(seed=7, games=8):
        turn = GAME.turn(state)
        if isinstance(turn, Chance) or rng.random() < 0.7:
            continue
        seat = turn.seats[0] if isinstance(turn, Ask) else 0
        guess = imagine(view(state, seat), rng)
        if isinstance(turn, Ask):
            listed = [action for action in actions if not admits(GAME.menu(state, seat), action)]
            for action in listed:
                tried += 1
                said, again = GAME.why_not(state, seat, action), GAME.why_not(guess, seat, action)
                assert (said.code, said.params) == (again.code, again.params)
    assert tried > 1_000


def test_side_door_who_is_skipped_depends_on_public_facts_only() -> None:
    """GG-6, GG-8: play the same on a state and on one imagined by a spectator; the same seats are asked."""
    rng, tried = Random(8), 0
    for state in some_states(seed=8, games=12):
        if state.phase not in (Phase.SPY, Phase.REINFORCE):
            continue
        guess = imagine(view(state, None), rng)
        for text in ("pass", "spy"):
            one, other = after(state, text), after(guess, text)
            if one and other and {one.phase, other.phase} <= {Phase.SPY, Phase.TURN, Phase.REINFORCE}:
                tried += 1
                assert GAME.turn(one) == GAME.turn(other) or state.phase is Phase.SPY
                assert (one.phase, one.to_act, one.target) == (other.phase, other.to_act, other.target)
    assert tried > 100


def after(state: GoudaGangster, verb: str) -> GoudaGangster | None:
    menu = GAME.menu(state, state.to_act)
    return next((GAME.play(state, state.to_act, nth((form,), 0)) for form in menu if form.verb == verb), None)


def test_side_door_the_number_of_bytes_depends_on_what_is_seen_only() -> None:
    rng = Random(9)
    for state in some_states(seed=9, games=6):
        seat = rng.choice((None, *range(len(state.sides))))
        seen = view(state, seat)
        assert msgspec.json.encode(seen) == msgspec.json.encode(view(imagine(seen, rng), seat))
