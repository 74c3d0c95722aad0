"""The laws that every game must satisfy. Used by the tests (Hypothesis) and by `cheeseboard check`.

`walk` plays a game by a source of choices and checks every state against the laws; `run_to_end` plays fast and only
checks that the game ends. A breach carries the log that led to it, which can become a test.
"""

import enum
from collections.abc import Callable
from hashlib import sha256
from itertools import islice
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core.action import Action, admits, canonical, expand, index_of, nth, size
from cheeseboard.core.chance import draw_key, replay_from_seed
from cheeseboard.core.errors import Refusal
from cheeseboard.core.game import AnyGame, Ask, Bounded, Chance, Over, emitted, visible_events
from cheeseboard.core.history import History, Row, replay
from cheeseboard.core.kit import GameKit
from cheeseboard.core.options import Choose, format_options
from cheeseboard.core.playout import play_to_end
from cheeseboard.core.seats import CHANCE, OPEN, Seat

MAX_LISTED = 300  # a longer menu is tried by samples


class Breach(AssertionError):
    """A law is broken; the message names it before and after the log that shows it, for a log can be long."""

    def __init__(self, law: str, history: History, detail: str = "") -> None:
        log = "\n".join(map(str, history.rows))
        options = format_options(history.game, history.options, history.rules)
        head = f"{history.game.spec.id}, {history.seats} seats, options {options}"
        named = f"{law}: {detail}" if detail else law
        super().__init__(f"{named}\n{head}\n{log}\n{named}")
        self.law = law


def walk(kit: GameKit, options: Struct, seats: int, choose: Choose, steps: int) -> History:
    """Play up to so many steps as `choose` says, checking every law in every state."""
    history = History.begin(kit.rules, options, seats)
    key = draw_key(choose(2**16).to_bytes(32, "big"), "laws", [""] * seats)
    _check_laws(kit, history, choose)
    before = msgspec.json.encode(history.state)
    for _ in islice(play_to_end(history, key, _any_answer(history, choose)), steps):
        if msgspec.json.encode(history.states[-2]) != before:
            raise Breach("play leaves its argument unchanged", history)
        _check_laws(kit, history, choose)
        before = msgspec.json.encode(history.state)
    _replays_agree(history, key)
    return history


def run_to_end(game: AnyGame, options: Struct, seats: int, rng: Random) -> History:
    """Play a whole random game and check the law that games end."""
    history = History.begin(game, options, seats)
    key = draw_key(rng.randbytes(32), "laws", [""] * seats)
    ends = game.spec.ends
    limit = ends.steps if isinstance(ends, Bounded) else ends.cap
    for row in play_to_end(history, key, _any_answer(history, rng.randrange)):
        if row.n >= limit and not isinstance(history.turn(), Over):
            raise Breach(f"every game ends within {limit} steps", history)
    _ranks_make_sense(history, rng.randrange)
    return history


def fingerprint(game: AnyGame, options: Struct, seats: int, seed: int, steps: int) -> str:
    """A digest of a walk: the same under every PYTHONHASHSEED, or something depends on hashing."""
    rng = Random(seed)
    history = History.begin(game, options, seats)
    key = draw_key(rng.randbytes(32), "laws", [""] * seats)
    digest = sha256()
    for row in islice(play_to_end(history, key, _any_answer(history, rng.randrange)), steps):
        views = [game.view(history.state, seat) for seat in (None, *range(seats))]
        digest.update(msgspec.json.encode((history.state, views, str(row))))
    return digest.hexdigest()


def _any_answer(history: History, choose: Choose) -> Callable[[Ask], tuple[Seat, Action]]:
    """Let `choose` say which of the asked seats answers, and what."""

    def answer(ask: Ask) -> tuple[Seat, Action]:
        seat = ask.seats[choose(len(ask.seats))]
        menu = history.game.menu(history.state, seat)
        return seat, nth(menu, choose(size(menu)))

    return answer


def _check_laws(kit: GameKit, history: History, choose: Choose) -> None:
    for law in LAWS:
        law(history, choose)
    _defaults_are_on_the_menu(kit, history)
    nothing_is_revealed_unmarked(kit, history, Random(len(history.rows)))
    _public_menus_follow_from_public_facts(kit, history)


def _states_are_values(history: History, choose: Choose) -> None:
    if problem := _not_a_value(history.state):
        raise Breach("states are values", history, problem)


def _survives_encoding(history: History, choose: Choose) -> None:
    spec, state = history.game.spec, history.state
    pairs = [
        (state, spec.state),
        *((history.game.view(state, seat), spec.view) for seat in (None, *range(history.seats))),
    ]
    for value, kind in pairs:
        for codec in (msgspec.json, msgspec.msgpack):
            if codec.decode(codec.encode(value), type=kind) != value:
                raise Breach("states and views survive encode and decode", history, kind.__name__)


def _the_asked_and_only_they_have_menus(history: History, choose: Choose) -> None:
    turn = history.game.turn(history.state)
    asked = turn.seats if isinstance(turn, Ask) else ()
    if isinstance(turn, Ask) and (not asked or sorted(set(asked)) != sorted(asked)):
        raise Breach("an Ask names at least one seat and none twice", history)
    for seat in range(history.seats):
        if bool(history.game.menu(history.state, seat)) != (seat in asked):
            raise Breach("the asked have a menu and nobody else does", history, f"seat {seat}")


def _menus_agree_with_themselves(history: History, choose: Choose) -> None:
    action_space = history.game.action_space(history.options, history.seats)
    for seat in _asked(history):
        menu = history.game.menu(history.state, seat)
        number = size(menu)
        actions = list(islice(expand(menu), MAX_LISTED))
        if number <= MAX_LISTED:
            if len(actions) != number or len({str(action) for action in actions}) != number:
                raise Breach("a menu lists each action once, as many as its size", history, f"seat {seat}")
        else:
            actions = actions[:20] + [nth(menu, choose(number)) for _ in range(20)]
        for action in actions[:: max(1, len(actions) // 40)]:
            reordered = Action(action.verb, tuple(fill[::-1] for fill in action.fills))
            if Action.parse(str(action)) != action or canonical(menu, reordered) != action:
                raise Breach("an action survives its text and any order of its words", history, str(action))
            if not admits(action_space, action):
                raise Breach("the action space has every action", history, str(action))
            if nth(menu, index_of(menu, action)) != action:
                raise Breach("an action has its place on the menu", history, str(action))


def _chance_is_sound(history: History, choose: Choose) -> None:
    turn = history.game.turn(history.state)
    if not isinstance(turn, Chance):
        return
    texts = {str(action) for action, _ in turn.outcomes}
    weights = [weight for _, weight in turn.outcomes]
    if not weights or len(texts) != len(weights) or any(type(weight) is not int or weight < 1 for weight in weights):
        raise Breach("outcomes differ and have positive whole weights", history)
    if sum(weights) > 2**64:
        raise Breach("weights add up to at most 2^64", history)
    action_space = history.game.action_space(history.options, history.seats)
    for action, _ in turn.outcomes:
        if not admits(action_space, action) or Action.parse(str(action)) != action:
            raise Breach("the action space has every outcome", history, str(action))


def _sealed_answers_commute(history: History, choose: Choose) -> None:
    turn = history.game.turn(history.state)
    if not isinstance(turn, Ask) or len(turn.seats) < 2:
        return
    menus = {seat: history.game.menu(history.state, seat) for seat in turn.seats}
    answers = {seat: nth(menu, choose(size(menu))) for seat, menu in menus.items()}
    order = list(turn.seats)
    other = [order.pop(choose(len(order))) for _ in range(len(order))]
    ends = []
    for seats in (turn.seats, tuple(other)):
        state = history.state
        for number, seat in enumerate(seats):
            if history.game.menu(state, seat) != menus[seat]:
                raise Breach("a sealed answer leaves the other menus as they are", history, f"seat {seat}")
            state = history.game.play(state, seat, answers[seat])
            waiting = history.game.turn(state)
            rest = sorted(seats[number + 1 :])
            if rest and not (isinstance(waiting, Ask) and sorted(waiting.seats) == rest):
                raise Breach("sealed answers wait for all who were asked", history, f"after seat {seat}")
        ends.append(state)
    if ends[0] != ends[1]:
        raise Breach("sealed answers commute", history, str(answers))


def _ranks_make_sense(history: History, choose: Choose) -> None:
    turn = history.game.turn(history.state)
    if not isinstance(turn, Over):
        return
    teams = [role.team for role in history.game.roles(history.options, history.seats)]
    team_ranks = {(team, rank) for team, rank in zip(teams, turn.ranks, strict=True)}
    if len(teams) != history.seats or min(turn.ranks) != 0 or len(team_ranks) != len(set(teams)):
        raise Breach("ranks cover all seats, begin with 0, and are equal within a team", history, str(turn.ranks))


def _imagine_fits_the_view(history: History, choose: Choose) -> None:
    game, state = history.game, history.state
    turn = game.turn(state)
    for seat in (None, *range(history.seats)):
        view = game.view(state, seat)
        guess = game.imagine(view, Random(choose(2**16)))
        if problem := _not_a_value(guess):
            raise Breach("states are values", history, f"imagined: {problem}")
        if game.view(guess, seat) != view:
            raise Breach("an imagined state has the same view from that seat", history, f"seat {seat}")
        if seat is not None and game.menu(guess, seat) != game.menu(state, seat):
            raise Breach("an imagined state has the same menu", history, f"seat {seat}")
        other = game.turn(guess)
        if type(other) is not type(turn):
            raise Breach("an imagined state has the same kind of turn", history, f"seat {seat}")
        if isinstance(turn, Ask) and isinstance(other, Ask) and _publicly(turn, seat) != _publicly(other, seat):
            raise Breach("an imagined state asks the same seats", history, f"seat {seat}")


def _a_perfect_information_game_has_one_view(history: History, choose: Choose) -> None:
    game = history.game
    if game.spec.has_hidden_information:
        return
    seen = game.view(history.state, None)
    events = visible_events(history.state, None)
    for seat in range(history.seats):
        if game.view(history.state, seat) != seen or visible_events(history.state, seat) != events:
            raise Breach("a perfect-information game has one view for all seats", history)


def _all_is_open_only_at_the_end(history: History, choose: Choose) -> None:
    if not history.game.spec.has_hidden_information:
        return
    over = isinstance(history.game.turn(history.state), Over)
    try:
        history.game.view(history.state, OPEN)
    except Refusal:
        if over:
            raise Breach("once it is over everything may be seen", history) from None
        return
    if not over:
        raise Breach("nobody sees everything before the end", history)


def _events_are_of_the_types_the_game_names(history: History, choose: Choose) -> None:
    spec = history.game.spec
    if spec.events and "events" not in spec.state.__struct_fields__:
        raise Breach("a game that names events has states that carry them", history)
    for item in emitted(history.state):
        if not isinstance(item.event, spec.events):
            raise Breach("every event is of a type that the game names", history, repr(item.event))


def _views_carry_no_events(history: History, choose: Choose) -> None:
    if "events" in history.game.spec.view.__struct_fields__:
        raise Breach("events come beside a view, never in it", history)


def _can_be_shown_and_described(history: History, choose: Choose) -> None:
    for seat in (None, *range(history.seats)):
        view = history.game.view(history.state, seat)
        if not history.game.show(view).strip() or not history.game.describe(view):
            raise Breach("every view can be shown and described", history, f"seat {seat}")


def _defaults_are_on_the_menu(kit: GameKit, history: History) -> None:
    for seat in _asked(history):
        menu, view = history.game.menu(history.state, seat), history.game.view(history.state, seat)
        if not admits(menu, kit.default_action(view, menu)):
            raise Breach("the default is on the menu", history, f"seat {seat}")
        for may_pass in kit.auto_pass.values():
            may_pass(view)


def _public_menus_follow_from_public_facts(kit: GameKit, history: History) -> None:
    """What is played by itself where there is no choice must not tell what is hidden."""
    game, state = history.game, history.state
    turn = game.turn(state)
    for seat in _asked(history):
        menu = game.menu(state, seat)
        if not any(form.verb in kit.public_verbs for form in menu):
            continue
        if isinstance(turn, Ask) and turn.anonymous:
            raise Breach("no window is public", history, f"seat {seat}")
        guess = game.imagine(game.view(state, None), Random(len(history.rows)))
        if game.menu(guess, seat) != menu:
            raise Breach("a public menu follows from what everybody sees", history, f"seat {seat}")


def imagine_anew(game: AnyGame, state: Any, seat: Seat | None, rng: Random) -> Any:
    """A state that this seat cannot tell from the true one, by the game's own `imagine`."""
    return game.imagine(game.view(state, seat), rng)


def nothing_is_revealed_unmarked(
    kit: GameKit,
    history: History,
    rng: Random,
    deal_anew: Callable[[AnyGame, Any, Seat | None, Random], Any] = imagine_anew,
) -> None:
    """Unless `revealed` says that the last row was a reveal, nobody sees in it what depends on others' hidden things.

    The same step is made from a state with all that a seat cannot know dealt anew; the seat must see the same.
    """
    game = history.game
    if kit.revealed is None:
        if game.spec.has_hidden_information:
            raise Breach("a game with hidden information says what is revealed", history)
        return
    if not history.rows or history.rows[-1].seat < 0:
        return
    row, before, after = history.rows[-1], history.states[-2], history.states[-1]
    marked = replace(history, revealed=kit.revealed)
    if marked.is_reveal(row):
        return
    for seat in (None, *range(history.seats)):
        other = deal_anew(game, before, seat, rng)
        actor, action = _same_step(game, before, other, row, seat, rng)
        if not admits(game.menu(other, actor), action):
            raise Breach("what an action reveals no take-back may pass", history, f"seat {seat} sees {row}")
        if game.view(game.play(other, actor, action), seat) != game.view(after, seat):
            raise Breach("what a row reveals no take-back may pass", history, f"seat {seat} learns from {row}")


def _same_step(game: AnyGame, state: Any, other: Any, row: Row, seat: Seat | None, rng: Random) -> tuple[Seat, Action]:
    """A step from the other state that may look like this row to the seat: sealed answers of others may be any."""
    turn, twin = game.turn(state), game.turn(other)
    assert isinstance(turn, Ask)
    assert isinstance(twin, Ask)
    if row.seat == seat or not (turn.anonymous or len(turn.seats) > 1):
        return row.seat, row.action
    actor = rng.choice([one for one in twin.seats if one != seat]) if turn.anonymous else row.seat
    menu = game.menu(other, actor)
    return actor, nth(menu, rng.randrange(size(menu)))


def _refusals_have_codes(history: History, choose: Choose) -> None:
    action_space = history.game.action_space(history.options, history.seats)
    action = nth(action_space, choose(size(action_space)))
    for seat in _asked(history):
        if not admits(history.game.menu(history.state, seat), action):
            reason = history.game.why_not(history.state, seat, action)
            if reason.code != reason.code.lower() or " " in reason.code:
                raise Breach("refusals have kebab-case codes", history, reason.code)


LAWS: tuple[Callable[[History, Choose], None], ...] = (
    _states_are_values,
    _events_are_of_the_types_the_game_names,
    _survives_encoding,
    _the_asked_and_only_they_have_menus,
    _menus_agree_with_themselves,
    _chance_is_sound,
    _sealed_answers_commute,
    _ranks_make_sense,
    _imagine_fits_the_view,
    _a_perfect_information_game_has_one_view,
    _all_is_open_only_at_the_end,
    _views_carry_no_events,
    _can_be_shown_and_described,
    _refusals_have_codes,
)


def _replays_agree(history: History, key: bytes) -> None:
    game, options, seats = history.game, history.options, history.seats
    if replay(game, options, seats, history.rows).states != history.states:
        raise Breach("the whole log replays to the same states", history)
    played = [row for row in history.rows if row.seat != CHANCE]
    again = replay_from_seed(game, options, seats, key, played)
    if again.states[: len(history.states)] != history.states[:]:
        raise Breach("seed and players' actions replay to the same states", history)


def _asked(history: History) -> tuple[Seat, ...]:
    turn = history.game.turn(history.state)
    return turn.seats if isinstance(turn, Ask) else ()


def _publicly(ask: Ask, seat: Seat | None) -> object:
    """What everybody may know of who is asked: in an anonymous window only how many, and whether it is oneself."""
    return (len(ask.seats), seat in ask.seats) if ask.anonymous else ask.seats


def _not_a_value(value: Any) -> str:
    """Why this is no value; empty if it is one."""
    if isinstance(value, int) and not -(2**63) <= value < 2**64:
        return "an int of more than 64 bits survives no encoding"
    if isinstance(value, bool | int | str | enum.Enum) or value is None:
        return ""
    if isinstance(value, tuple):
        return next((problem for item in value if (problem := _not_a_value(item))), "")
    if isinstance(value, Struct) and type(value).__struct_config__.frozen:
        fields = ((name, getattr(value, name)) for name in value.__struct_fields__)
        return next((f"{name}: {problem}" for name, item in fields if (problem := _not_a_value(item))), "")
    return f"{type(value).__name__} is not a value"
