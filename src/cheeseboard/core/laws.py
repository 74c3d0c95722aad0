"""What every game must obey, whoever wrote it. Used by the tests (Hypothesis) and by `cheeseboard check`.

`walk` plays a game by a source of choices and holds every state against the laws; `run_to_end` plays fast and only
asks that games end. A breach carries the log that led to it, short enough to become a test.
"""

import enum
from collections.abc import Callable
from hashlib import sha256
from itertools import islice
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from cheeseboard.core.action import Action, admits, expand, nth, place, settle, size
from cheeseboard.core.chance import draw, draw_key
from cheeseboard.core.errors import Refusal
from cheeseboard.core.event import emitted, visible_events
from cheeseboard.core.game import AnyGame, Ask, Bounded, Chance, Over
from cheeseboard.core.history import Course, replay, replay_from_seed
from cheeseboard.core.kit import GameKit
from cheeseboard.core.options import Choose, format_options
from cheeseboard.core.seats import CHANCE, OPEN, Seat

LISTED = 300  # a longer menu is tried by samples


class Breach(AssertionError):
    """A law is broken; the message ends with the log that shows it."""

    def __init__(self, law: str, course: Course, detail: str = "") -> None:
        log = "\n".join(map(str, course.rows))
        head = f"{course.game.facts.id}, {course.seats} seats, options {format_options(course.options)}"
        super().__init__(f"{law}{': ' if detail else ''}{detail}\n{head}\n{log}")
        self.law = law


def walk(kit: GameKit, options: Struct, seats: int, choose: Choose, steps: int) -> Course:
    """Play up to so many steps as `choose` says, holding every state against every law."""
    course = Course.begin(kit.rules, options, seats)
    key = draw_key(choose(2**16).to_bytes(32, "big"), "laws", [""] * seats)
    _hold(kit, course, choose)
    while len(course.rows) < steps and not isinstance(course.turn(), Over):
        before = msgspec.json.encode(course.state)
        _step(course, key, choose)
        if msgspec.json.encode(course.states[-2]) != before:
            raise Breach("play leaves its argument unchanged", course)
        _hold(kit, course, choose)
    _replays_agree(course, key)
    return course


def run_to_end(game: AnyGame, options: Struct, seats: int, rng: Random) -> Course:
    """Play a whole random game and hold it against the law that games end."""
    course = Course.begin(game, options, seats)
    key = draw_key(rng.randbytes(32), "laws", [""] * seats)
    ends = game.facts.ends
    limit = ends.steps if isinstance(ends, Bounded) else ends.cap
    while not isinstance(course.turn(), Over):
        if len(course.rows) >= limit:
            raise Breach(f"every game ends within {limit} steps", course)
        _step(course, key, rng.randrange)
    _ranks_make_sense(course, rng.randrange)
    return course


def fingerprint(game: AnyGame, options: Struct, seats: int, seed: int, steps: int) -> str:
    """A digest of a walk: the same under every PYTHONHASHSEED, or something depends on hashing."""
    rng = Random(seed)
    course = Course.begin(game, options, seats)
    key = draw_key(rng.randbytes(32), "laws", [""] * seats)
    digest = sha256()
    while len(course.rows) < steps and not isinstance(course.turn(), Over):
        _step(course, key, rng.randrange)
        views = [game.view(course.state, seat) for seat in (None, *range(seats))]
        digest.update(msgspec.json.encode((course.state, views, str(course.rows[-1]))))
    return digest.hexdigest()


def _step(course: Course, key: bytes, choose: Choose) -> None:
    turn = course.turn()
    if isinstance(turn, Chance):
        course.add(CHANCE, draw(key, len(course.rows) + 1, turn.outcomes))
    elif isinstance(turn, Ask):
        seat = turn.seats[choose(len(turn.seats))]
        menu = course.game.menu(course.state, seat)
        course.add(seat, nth(menu, choose(size(menu))))


def _hold(kit: GameKit, course: Course, choose: Choose) -> None:
    for law in LAWS:
        law(course, choose)
    _defaults_are_on_the_menu(kit, course)


def _states_are_values(course: Course, choose: Choose) -> None:
    if fault := _not_a_value(course.state):
        raise Breach("states are values", course, fault)


def _survives_encoding(course: Course, choose: Choose) -> None:
    facts, state = course.game.facts, course.state
    pairs = [
        (state, facts.state),
        *((course.game.view(state, seat), facts.view) for seat in (None, *range(course.seats))),
    ]
    for value, kind in pairs:
        for codec in (msgspec.json, msgspec.msgpack):
            if codec.decode(codec.encode(value), type=kind) != value:
                raise Breach("states and views survive encode and decode", course, kind.__name__)


def _the_asked_and_only_they_have_menus(course: Course, choose: Choose) -> None:
    turn = course.game.turn(course.state)
    asked = turn.seats if isinstance(turn, Ask) else ()
    if isinstance(turn, Ask) and (not asked or sorted(set(asked)) != sorted(asked)):
        raise Breach("an Ask names at least one seat and none twice", course)
    for seat in range(course.seats):
        if bool(course.game.menu(course.state, seat)) != (seat in asked):
            raise Breach("the asked have a menu and nobody else does", course, f"seat {seat}")


def _menus_agree_with_themselves(course: Course, choose: Choose) -> None:
    grammar = course.game.grammar(course.options, course.seats)
    for seat in _asked(course):
        menu = course.game.menu(course.state, seat)
        number = size(menu)
        actions = list(islice(expand(menu), LISTED))
        if number <= LISTED:
            if len(actions) != number or len({str(action) for action in actions}) != number:
                raise Breach("a menu lists each action once, as many as its size", course, f"seat {seat}")
        else:
            actions = actions[:20] + [nth(menu, choose(number)) for _ in range(20)]
        for action in actions[:: max(1, len(actions) // 40)]:
            turned = Action(action.verb, tuple(fill[::-1] for fill in action.fills))
            if Action.parse(str(action)) != action or settle(menu, turned) != action:
                raise Breach("an action survives its text and any order of its words", course, str(action))
            if not admits(grammar, action):
                raise Breach("the grammar knows every action", course, str(action))
            if nth(menu, place(menu, action)) != action:
                raise Breach("an action has its place on the menu", course, str(action))


def _chance_is_sound(course: Course, choose: Choose) -> None:
    turn = course.game.turn(course.state)
    if not isinstance(turn, Chance):
        return
    texts = {str(action) for action, _ in turn.outcomes}
    weights = [weight for _, weight in turn.outcomes]
    if not weights or len(texts) != len(weights) or any(type(weight) is not int or weight < 1 for weight in weights):
        raise Breach("outcomes differ and have positive whole weights", course)
    if sum(weights) > 2**64:
        raise Breach("weights add up to at most 2^64", course)
    grammar = course.game.grammar(course.options, course.seats)
    for action, _ in turn.outcomes:
        if not admits(grammar, action) or Action.parse(str(action)) != action:
            raise Breach("the grammar knows every outcome", course, str(action))


def _sealed_answers_commute(course: Course, choose: Choose) -> None:
    turn = course.game.turn(course.state)
    if not isinstance(turn, Ask) or len(turn.seats) < 2:
        return
    menus = {seat: course.game.menu(course.state, seat) for seat in turn.seats}
    answers = {seat: nth(menu, choose(size(menu))) for seat, menu in menus.items()}
    order = list(turn.seats)
    other = [order.pop(choose(len(order))) for _ in range(len(order))]
    ends = []
    for seats in (turn.seats, tuple(other)):
        state = course.state
        for number, seat in enumerate(seats):
            if course.game.menu(state, seat) != menus[seat]:
                raise Breach("a sealed answer leaves the other menus as they are", course, f"seat {seat}")
            state = course.game.play(state, seat, answers[seat])
            waiting = course.game.turn(state)
            rest = sorted(seats[number + 1 :])
            if rest and not (isinstance(waiting, Ask) and sorted(waiting.seats) == rest):
                raise Breach("sealed answers wait for all who were asked", course, f"after seat {seat}")
        ends.append(state)
    if ends[0] != ends[1]:
        raise Breach("sealed answers commute", course, str(answers))


def _ranks_make_sense(course: Course, choose: Choose) -> None:
    turn = course.game.turn(course.state)
    if not isinstance(turn, Over):
        return
    teams = [role.team for role in course.game.roles(course.options, course.seats)]
    team_ranks = {(team, rank) for team, rank in zip(teams, turn.ranks, strict=True)}
    if len(teams) != course.seats or min(turn.ranks) != 0 or len(team_ranks) != len(set(teams)):
        raise Breach("ranks cover all seats, begin with 0, and are level within a team", course, str(turn.ranks))


def _imagine_fits_the_view(course: Course, choose: Choose) -> None:
    game, state = course.game, course.state
    turn = game.turn(state)
    for seat in (None, *range(course.seats)):
        view = game.view(state, seat)
        guess = game.imagine(view, Random(choose(2**16)))
        if fault := _not_a_value(guess):
            raise Breach("states are values", course, f"imagined: {fault}")
        if game.view(guess, seat) != view:
            raise Breach("what is imagined looks the same from that seat", course, f"seat {seat}")
        if seat is not None and game.menu(guess, seat) != game.menu(state, seat):
            raise Breach("what is imagined has the same menu", course, f"seat {seat}")
        other = game.turn(guess)
        if type(other) is not type(turn):
            raise Breach("what is imagined asks likewise", course, f"seat {seat}")
        if isinstance(turn, Ask) and isinstance(other, Ask) and _publicly(turn, seat) != _publicly(other, seat):
            raise Breach("what is imagined asks the same seats", course, f"seat {seat}")


def _an_open_game_looks_the_same_to_all(course: Course, choose: Choose) -> None:
    game = course.game
    if game.facts.hidden:
        return
    seen = game.view(course.state, None)
    events = visible_events(course.state, None)
    for seat in range(course.seats):
        if game.view(course.state, seat) != seen or visible_events(course.state, seat) != events:
            raise Breach("an open game looks the same from every seat", course)


def _all_is_open_only_at_the_end(course: Course, choose: Choose) -> None:
    if not course.game.facts.hidden:
        return
    over = isinstance(course.game.turn(course.state), Over)
    try:
        course.game.view(course.state, OPEN)
    except Refusal:
        if over:
            raise Breach("once it is over everything may be seen", course) from None
        return
    if not over:
        raise Breach("nobody sees everything before the end", course)


def _events_are_of_the_types_the_game_names(course: Course, choose: Choose) -> None:
    facts = course.game.facts
    if facts.events and "events" not in facts.state.__struct_fields__:
        raise Breach("a game that names events has states that carry them", course)
    for one in emitted(course.state):
        if not isinstance(one.event, course.game.facts.events):
            raise Breach("every event is of a type that the game names", course, repr(one.event))


def _views_carry_no_events(course: Course, choose: Choose) -> None:
    if "events" in course.game.facts.view.__struct_fields__:
        raise Breach("events come beside a view, never in it", course)


def _can_be_shown_and_told(course: Course, choose: Choose) -> None:
    for seat in (None, *range(course.seats)):
        view = course.game.view(course.state, seat)
        if not course.game.show(view).strip() or not course.game.tell(view):
            raise Breach("every view can be shown and told", course, f"seat {seat}")


def _defaults_are_on_the_menu(kit: GameKit, course: Course) -> None:
    for seat in _asked(course):
        menu, view = course.game.menu(course.state, seat), course.game.view(course.state, seat)
        if not admits(menu, kit.default(view, menu)):
            raise Breach("the default is on the menu", course, f"seat {seat}")
        for may_pass in kit.auto_pass.values():
            may_pass(view)


def _refusals_have_codes(course: Course, choose: Choose) -> None:
    grammar = course.game.grammar(course.options, course.seats)
    action = nth(grammar, choose(size(grammar)))
    for seat in _asked(course):
        if not admits(course.game.menu(course.state, seat), action):
            reason = course.game.why_not(course.state, seat, action)
            if reason.code != reason.code.lower() or " " in reason.code:
                raise Breach("refusals have kebab-case codes", course, reason.code)


LAWS: tuple[Callable[[Course, Choose], None], ...] = (
    _states_are_values,
    _events_are_of_the_types_the_game_names,
    _survives_encoding,
    _the_asked_and_only_they_have_menus,
    _menus_agree_with_themselves,
    _chance_is_sound,
    _sealed_answers_commute,
    _ranks_make_sense,
    _imagine_fits_the_view,
    _an_open_game_looks_the_same_to_all,
    _all_is_open_only_at_the_end,
    _views_carry_no_events,
    _can_be_shown_and_told,
    _refusals_have_codes,
)


def _replays_agree(course: Course, key: bytes) -> None:
    game, options, seats = course.game, course.options, course.seats
    if replay(game, options, seats, course.rows).states != course.states:
        raise Breach("the whole log replays to the same states", course)
    played = [row for row in course.rows if row.seat != CHANCE]
    again = replay_from_seed(game, options, seats, key, played)
    if again.states[: len(course.states)] != course.states[:]:
        raise Breach("seed and players' actions replay to the same states", course)


def _asked(course: Course) -> tuple[Seat, ...]:
    turn = course.game.turn(course.state)
    return turn.seats if isinstance(turn, Ask) else ()


def _publicly(ask: Ask, seat: Seat | None) -> object:
    """What everybody may know of who is asked: under hush only how many, and whether it is oneself."""
    return (len(ask.seats), seat in ask.seats) if ask.hush else ask.seats


def _not_a_value(value: Any) -> str:
    """What about this is not a value, or nothing."""
    if isinstance(value, int) and not -(2**63) <= value < 2**64:
        return "an int of more than 64 bits survives no encoding"
    if isinstance(value, bool | int | str | enum.Enum) or value is None:
        return ""
    if isinstance(value, tuple):
        return next((fault for item in value if (fault := _not_a_value(item))), "")
    if isinstance(value, Struct) and type(value).__struct_config__.frozen:
        fields = ((name, getattr(value, name)) for name in value.__struct_fields__)
        return next((f"{name}: {fault}" for name, item in fields if (fault := _not_a_value(item))), "")
    return f"{type(value).__name__} is not a value"
