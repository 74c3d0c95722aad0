"""Hand-made tables of Gouda Gangster and ways to play on from them, for the tests."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cheeseboard.core import CHANCE, Action, Ask, Chance, Menu, Over, Seat, expand, sample, step
from cheeseboard.core.playout import draw_outcome
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.cards import DECKS, ROOMS, TRAP, in_order
from cheeseboard.games.gouda_gangster.state import NO_SEAT, GoudaGangster, Options, Phase, Side


def cards(text: str) -> tuple[str, ...]:
    """Cards by their words, in the order in which cards are always kept."""
    return in_order(text.split())


def side(room: str = "", down: str = "", *, up: str = "", hand: str = "", rats: int = 0, **more: Any) -> Side:
    """One seat; cards are written as words."""
    return Side(rats, cards(hand), room=room, down=cards(down), up=cards(up), **more)


def table(
    sides: Sequence[Side],
    phase: Phase = Phase.REINFORCE,
    to_act: Seat = NO_SEAT,
    *,
    pieces: dict[str, int] | None = None,
    discard: str = "",
    options: Options | None = None,
    **more: Any,
) -> GoudaGangster:
    """A table with these sides; every card that is nowhere else is in the stock."""
    options = options or Options()
    rest = list(DECKS[options.deck])
    gone = [*discard.split()]
    for own in sides:
        gone += [*own.hand, *own.down, *own.up, *([TRAP] if own.hurt else [])]
    for card in gone:
        rest.remove(card)
    stock = more.pop("stock", tuple(rest))
    defaults: dict[str, Any] = {
        "round": 2,
        "king": 0,
        "target": NO_SEAT,
        "left": 0,
        "cheese": len(sides) - 1,
        "playing": tuple(seat for seat, own in enumerate(sides) if not own.out),
    }
    return GoudaGangster(
        options=options,
        sides=tuple(sides),
        phase=phase,
        to_act=to_act,
        pieces=tuple((pieces or {}).get(room, 0) for room in ROOMS),
        stock=stock,
        discard=cards(discard),
        **{**defaults, **more},
    )


def play(state: GoudaGangster, seat: Seat, text: str) -> GoudaGangster:
    """Play an action that must be on the menu."""
    after: GoudaGangster = step(GAME, state, seat, Action.parse(text))
    return after


def chance(state: GoudaGangster, *texts: str) -> GoudaGangster:
    """Let chance bring these outcomes, one after the other."""
    for text in texts:
        state = play(state, CHANCE, text)
    return state


def outcomes(state: GoudaGangster) -> dict[str, int]:
    """What chance may draw, with weights."""
    turn = GAME.turn(state)
    assert isinstance(turn, Chance), turn
    return {str(action): weight for action, weight in turn.outcomes}


def listed(menu: Menu) -> set[str]:
    """Every action of a menu as text."""
    return {str(action) for action in expand(menu)}


def asked(state: GoudaGangster) -> tuple[Seat, ...]:
    """Who is asked."""
    turn = GAME.turn(state)
    return turn.seats if isinstance(turn, Ask) else ()


def fought(sides: Sequence[Side], pieces: dict[str, int] | None = None, **more: Any) -> GoudaGangster:
    """Let these sides fight: the last of them holds a card and passes, and nobody else holds any."""
    *others, last = sides
    holding = Side(**{**{name: getattr(last, name) for name in last.__struct_fields__}, "hand": (TRAP,)})
    state = table([*others, holding], Phase.REINFORCE, len(others), pieces=pieces, **more)
    return play(state, len(others), "pass")


def winners(sides: Sequence[Side], pieces: dict[str, int] | None = None) -> str:
    """Who gets a rat in this fight, as letters: A for seat 0."""
    after = fought(sides, pieces)
    gained = zip(sides, after.sides, strict=True)
    return "".join(letter for letter, (old, new) in zip("ABCDEF", gained, strict=False) if new.rats == old.rats + 1)


def random_step(state: GoudaGangster, rng: Random) -> tuple[Seat, Action] | None:
    """Some step from here: anybody's, or chance's by its weights; None once it is over."""
    turn = GAME.turn(state)
    if isinstance(turn, Over):
        return None
    if isinstance(turn, Ask):
        seat = rng.choice(turn.seats)
        return seat, sample(GAME.menu(state, seat), rng)
    return CHANCE, draw_outcome(turn, rng)


def random_states(options: Options, seats: int, rng: Random) -> list[GoudaGangster]:
    """Every state of one random game."""
    states = [GAME.new(options, seats)]
    while found := random_step(states[-1], rng):
        states.append(GAME.play(states[-1], *found))
    return states
