"""Secrets of Gouda! Gouda!, second test: deal anew all that a seat cannot know, and nothing it is told may change.

Written from the rules page by somebody who has not read how views, windows and refusals are made. Every state is held
against a scramble of itself, and every step against a hidden twin of it: from a scrambled state, by whoever of the
others may have done it. Doctored games below leak on purpose, and every one of them must be caught.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cheeseboard.core import (
    CHANCE,
    Action,
    AnyGame,
    Ask,
    Chance,
    Emitted,
    Event,
    Illegal,
    Menu,
    Over,
    Refusal,
    Seat,
    Turn,
    admit,
    admits,
    canonical,
    visible_events,
)
from cheeseboard.core.chance import draw_key, play_chance
from cheeseboard.core.history import History, Row
from cheeseboard.core.laws import Breach
from cheeseboard.core.options import random_options
from cheeseboard.games.gouda_gouda import GAME
from cheeseboard.games.gouda_gouda.board import Board, Space
from cheeseboard.games.gouda_gouda.game import _GoudaGoudaGame as GoudaGoudaGame
from cheeseboard.games.gouda_gouda.state import POWERS, Deal, Gouda, Options, Pile, Window, clockwise
from games.gouda_gouda.scramble import asked_in, known, scramble, some_answer, unseen

NULLIFY = POWERS.index("nullify")
NULLIFY_CARD = Action.parse("nullify card")
WRONG = tuple(
    map(
        Action.parse,
        (
            *("pass", "again", "again green-barrel", "nullify card", "nullify green", "nullify red+red+red"),
            *("reroll yellow", "improve red", "worsen green+yellow", "improve green", "worsen red"),
            *("transfer old-chest", "transfer moon", "name paint-bucket", "up 0 paint-bucket", "deal nullify", "jump"),
        ),
    )
)
TOP = Space("top", "table", 50, 10)
FIXED = (
    (2, Options(magic=3)),
    (3, Options(magic=6)),
    (5, Options(magic=6, start="spread")),
    (4, Options(magic="set", cheese="party")),
    (5, Options(magic=3, cheese="scattered")),
    (2, Options(magic="set")),
    (6, Options(magic=5, cheese="valued", board="kitchen")),
    (4, Options(magic=1, first=2)),
)
STEPS = Board(  # so short that games end with cards in hand
    spaces=(Space("floor", "mat", 50, 90, ("step",)), Space("step", "crate", 50, 50, ("top",)), TOP),
    start=("floor",),
    table="top",
    cheese=(("top", 3), ("step", 2), ("step", 1)),
)
SHORT = ((2, Options(magic=6, board=STEPS)), (3, Options(magic=3, board=STEPS)), (5, Options(magic=6, board=STEPS)))


def a_game(game: AnyGame, options: msgspec.Struct, seats: int, rng: Random, rows: int, passing: float = 0.6) -> History:
    """A random game in which seats often pass, so that the cards last."""
    history = History.begin(game, options, seats)
    key = draw_key(rng.randbytes(32), "scramble", [""] * seats)
    while len(history.rows) < rows and not isinstance(turn := history.turn(), Over):
        if isinstance(turn, Chance):
            play_chance(history, key)
            continue
        assert isinstance(turn, Ask)
        seat = rng.choice(turn.seats)
        menu = game.menu(history.state, seat)
        passes = admits(menu, Action("pass")) and rng.random() < passing
        history.add(seat, Action("pass") if passes else some_answer(menu, rng))
    return history


@cache
def fixed_games() -> tuple[History, ...]:
    return (
        *(a_game(GAME, options, seats, Random(number), 70) for number, (seats, options) in enumerate(FIXED)),
        *(a_game(GAME, options, seats, Random(1), 200, passing=0.95) for seats, options in SHORT),
    )


def games_of_any_kind(first: int, number: int, rows: int) -> Iterator[History]:
    for seed in range(first, first + number):
        rng = Random(seed)
        seats = rng.choice(GAME.spec.seats)
        passing = rng.choice((0.3, 0.6, 0.9))
        yield a_game(GAME, random_options(GAME, seats, rng.randrange), seats, rng, rows, passing)


class SeatKnowledge:
    """Everything a game lets one seat (None: a spectator) learn from a state."""

    def __init__(self, game: AnyGame, state: Gouda, seat: Seat | None, tried: tuple[Action, ...]) -> None:
        view, events = game.view(state, seat), visible_events(state, seat)
        self.parts: dict[str, object] = {
            "view": view,
            "bytes of the view": msgspec.json.encode(view),
            "events": events,
            "bytes of the events": msgspec.json.encode(events),
            "who is asked": public_part(game.turn(state), seat, dealing=is_dealing(state)),
        }
        if seat is not None:
            self.parts["menu"] = game.menu(state, seat)
            for action in tried:
                self.parts[f"refusal of {action}"] = reply(game, state, seat, action)

    def differs_from(self, other: "SeatKnowledge") -> str:
        """What is not the same, or nothing."""
        for name, part in self.parts.items():
            if part != other.parts[name]:
                return f"{name}: {part} and {other.parts[name]}"
        return ""


def is_dealing(state: Gouda) -> bool:
    return bool(state.agenda) and isinstance(state.agenda[-1], Deal)


def public_part(turn: Turn, seat: Seat | None, *, dealing: bool) -> object:
    """Of an anonymous question how many still think and whether one does oneself; of a deal, only that there is one."""
    if isinstance(turn, Ask) and turn.anonymous:
        return "anonymous", len(turn.seats), seat in turn.seats
    return "dealing" if dealing and isinstance(turn, Chance) else turn


def reply(game: AnyGame, state: Gouda, seat: Seat, action: Action) -> object:
    """What the seat hears when it tries this: the refusal, or the action as it would be written."""
    try:
        return admit(game, state, seat, action)
    except Refusal as refusal:
        return type(refusal), refusal.code, refusal.params


def some_wrong_actions(state: Gouda, rng: Random) -> tuple[Action, ...]:
    grammar = GAME.action_space(state.options, len(state.hands))
    return (*rng.sample(WRONG, 4), *(some_answer(grammar, rng) for _ in range(2)))


def check(game: AnyGame, history: History, rng: Random, changed: Counter[str]) -> None:
    """Hold every state and every step of a course against its scrambles, for every seat and for a spectator."""
    before: Gouda | None = None
    for number, state in enumerate(history.states):
        tried = some_wrong_actions(state, rng)
        for seat in (None, *range(history.seats)):
            knowledge = SeatKnowledge(game, state, seat, tried)
            other = scramble(state, seat, rng)
            assert known(other, seat) == known(state, seat), "the scramble itself is wrong"
            assert answers_fit(other), "the scramble itself is wrong"
            if difference := knowledge.differs_from(SeatKnowledge(game, other, seat, tried)):
                raise Breach(f"after row {number} seat {seat} learns what it may not", history, difference)
            count_changes(state, other, changed)
            if before is None:
                continue
            twin = twin_of_a_step(game, before, history.rows[number - 1], state, seat, rng)
            if twin is None:
                continue
            if difference := knowledge.differs_from(SeatKnowledge(game, twin, seat, tried)):
                raise Breach(f"the step of row {number} tells seat {seat} too much", history, difference)
            count_twins(before, state, twin, changed)
        before = state


def check_all(game: AnyGame, courses: Iterable[History], rng: Random) -> Counter[str]:
    changed: Counter[str] = Counter()
    for history in courses:
        check(game, history, rng, changed)
    return changed


def twin_of_a_step(
    game: AnyGame, before: Gouda, row: Row, state: Gouda, seat: Seat | None, rng: Random
) -> Gouda | None:
    """What the step may have led to as far as this seat knows, leaving aside its events."""
    closes = bool(asked_in(before)) and not answered(state)
    for _ in range(6 if closes else 1):  # a window that is closed must come to the same end
        other = scramble(before, seat, rng)
        step = hidden_step(other, row, seat, rng)
        if step is None or seen_by_all(other, *step) != seen_by_all(before, row.seat, row.action):
            continue
        twin = after(game, other, *step)
        if known(twin, seat)[:-1] == known(state, seat)[:-1]:
            return twin
    return None


def hidden_step(state: Gouda, row: Row, seat: Seat | None, rng: Random) -> tuple[Seat, Action] | None:
    """A step from a scrambled state that may look like this row to the seat; None where it cannot be made."""
    turn = GAME.turn(state)
    if isinstance(turn, Chance):
        outcomes = [outcome for outcome, _ in turn.outcomes]
        receiver = next((who for who in range(len(state.hands)) if wants(state, who)), None)
        drawn = rng.choice(outcomes) if is_dealing(state) and receiver != seat else row.action
        return (CHANCE, drawn) if drawn in outcomes else None
    assert isinstance(turn, Ask)
    actor = row.seat
    if turn.anonymous and actor != seat:
        actor = rng.choice([who for who in turn.seats if who != seat])
    menu = GAME.menu(state, actor)
    action = canonical(menu, row.action)
    if turn.anonymous and actor != seat and rng.random() < 0.5:
        action = some_answer(menu, rng)
    return None if action is None else (actor, action)


def seen_by_all(state: Gouda, actor: Seat, action: Action) -> object:
    """What everybody sees of a step: of a closing window only the card that comes first clockwise (GO-22, GO-23)."""
    if is_dealing(state):
        return "a card"
    if not asked_in(state):
        return actor, action
    if len(answered(state)) + 1 < len(asked_in(state)):
        return "an answer"
    item = state.agenda[-1]
    assert isinstance(item, Window | Pile)
    answers = [(seat, action if seat == actor else item.answers[seat]) for seat in clockwise(state)]
    return next(((seat, answer) for seat, answer in answers if answer not in (None, Action("pass"))), "all pass")


def after(game: AnyGame, state: Gouda, seat: Seat, action: Action) -> Gouda:
    played: Gouda = game.play(state, seat, action)
    return played


def answers_fit(state: Gouda) -> bool:
    """Whether every sealed answer is one that the rules page allows with that hand."""
    item = state.agenda[-1] if state.agenda else None
    if not isinstance(item, Window | Pile):
        return True
    for hand, answer in zip(state.hands, item.answers, strict=True):
        if answer is None or answer == Action("pass"):
            continue
        fits = answer == NULLIFY_CARD if isinstance(item, Pile) else (answer.verb == "again") == (item.kind == "end")
        if not fits or not hand[POWERS.index(answer.verb)]:
            return False
    return True


def wants(state: Gouda, seat: Seat) -> bool:
    """Whether this seat has fewer cards than it will get, while cards are dealt seat by seat."""
    return isinstance(state.options.magic, int) and sum(state.hands[seat]) < state.options.magic


def answered(state: Gouda) -> frozenset[Seat]:
    item = state.agenda[-1] if state.agenda else None
    if not isinstance(item, Window | Pile):
        return frozenset()
    return frozenset(seat for seat, answer in enumerate(item.answers) if answer is not None)


def count_changes(state: Gouda, other: Gouda, changed: Counter[str]) -> None:
    changed["scrambles"] += 1
    if state.hands != other.hands:
        changed["hands"] += 1
        changed["hands while dealing"] += is_dealing(state)
        changed["hands after the end"] += not state.agenda or bool(state.end)
        for power, _ in enumerate(POWERS):
            if sum(hand[power] for hand in state.hands) != sum(hand[power] for hand in other.hands):
                changed["undealt cards"] += 1
                break
    if state.agenda != other.agenda:
        kind = "pile" if isinstance(state.agenda[-1], Pile) else "window"
        changed["answers"] += 1
        changed[f"answers in a {kind}"] += 1
        if answered(state) != answered(other):
            changed["who answered"] += 1
            changed[f"who answered in a {kind}"] += 1
    if state.events != other.events:
        changed["events"] += 1


def count_twins(before: Gouda, state: Gouda, twin: Gouda, changed: Counter[str]) -> None:
    changed["steps"] += 1
    changed["other steps"] += twin != state
    changed["other deals"] += twin.events != state.events
    if asked_in(before) and not answered(state):
        changed["windows passed" if used(before) == used(state) else "cards played"] += 1


def used(state: Gouda) -> int:
    return sum(map(sum, state.used))


OFTEN = (
    *("hands while dealing", "undealt cards", "events", "other deals", "other steps", "windows passed", "cards played"),
    *("answers in a window", "answers in a pile", "who answered in a window", "who answered in a pile"),
)


def assert_much_has_changed(changed: Counter[str]) -> None:
    assert changed["hands"] > changed["scrambles"] / 4, changed
    assert changed["hands after the end"] > 3, changed  # one state a game
    for name in OFTEN:
        assert changed[name] > 50, (name, changed)


def test_go_21_nobody_learns_what_is_scrambled() -> None:
    assert_much_has_changed(check_all(GAME, (*fixed_games(), *games_of_any_kind(0, 6, 60)), Random(21)))


@pytest.mark.soak
def test_go_21_nobody_learns_what_is_scrambled_in_many_games() -> None:
    assert_much_has_changed(check_all(GAME, games_of_any_kind(1_000, 200, 300), Random(22)))


def test_with_a_set_hands_are_no_secret_but_answers_are() -> None:
    changed: Counter[str] = Counter()
    check(GAME, a_game(GAME, Options(magic="set"), 4, Random(5), 120), Random(5), changed)
    assert not changed["hands"]
    assert changed["answers"] > 50
    assert changed["who answered"] > 50


def test_everybody_with_a_card_is_asked_and_hushed() -> None:
    for history in fixed_games():
        for state in history.states:
            if asked := asked_in(state):
                rest = set(asked) - answered(state)
                turn = GAME.turn(state)
                assert isinstance(turn, Ask)
                assert turn.anonymous
                assert sorted(turn.seats) == sorted(rest)


class TellsOfNullify(GoudaGoudaGame):
    """A view that says whether the one whose turn it is holds a nullify."""

    def view(self, state: Gouda, seat: Seat | None) -> Any:
        return GAME.view(state, seat), state.mover != CHANCE and state.hands[state.mover][NULLIFY] > 0


class TellsWhoAnswered(GoudaGoudaGame):
    """A view that says who has answered, though not what."""

    def view(self, state: Gouda, seat: Seat | None) -> Any:
        return GAME.view(state, seat), sorted(answered(state))


class TellsAnAnswer(GoudaGoudaGame):
    """A view that says whether all answers so far are passes."""

    def view(self, state: Gouda, seat: Seat | None) -> Any:
        item = state.agenda[-1] if state.agenda else None
        answers = item.answers if isinstance(item, Window | Pile) else ()
        return GAME.view(state, seat), all(answer in (None, Action("pass")) for answer in answers)


class TellsAnUndealtCard(GoudaGoudaGame):
    """A view that says one power among the cards that were not dealt."""

    def view(self, state: Gouda, seat: Seat | None) -> Any:
        left = Counter(unseen(state, None))
        for hand in state.hands:
            left.subtract(dict(enumerate(hand)))
        return GAME.view(state, seat), min(left.elements(), default=None)


class TellsAllEvents(GoudaGoudaGame):
    """A view with all events in it, also what is visible to one seat only."""

    def view(self, state: Gouda, seat: Seat | None) -> Any:
        return GAME.view(state, seat), state.events


class TellsSpectators(GoudaGoudaGame):
    """A view that keeps secrets from players but tells a spectator the hand of seat 0."""

    def view(self, state: Gouda, seat: Seat | None) -> Any:
        return GAME.view(state, seat), state.hands[0] if seat is None else None


class OrdersByHand(GoudaGoudaGame):
    """A view with nothing secret in it but the order of the seats: the best hand first."""

    def view(self, state: Gouda, seat: Seat | None) -> Any:
        return GAME.view(state, seat), sorted(range(len(state.hands)), key=lambda who: state.hands[who])


class AsksOnlyWhoCanPlay(GoudaGoudaGame):
    """Rules that do not ask those who could only pass."""

    def turn(self, state: Gouda) -> Turn:
        turn = GAME.turn(state)
        if isinstance(turn, Ask) and turn.anonymous:
            able = tuple(seat for seat in turn.seats if len(GAME.menu(state, seat)) > 1)
            return Ask(able, anonymous=True)
        return turn


class AsksOpenly(GoudaGoudaGame):
    """Rules that forget to be anonymous, so that everybody sees who still thinks."""

    def turn(self, state: Gouda) -> Turn:
        turn = GAME.turn(state)
        return Ask(turn.seats) if isinstance(turn, Ask) else turn


class MenuOfOthers(GoudaGoudaGame):
    """A menu that offers an answer only as long as nobody else has played a card."""

    def menu(self, state: Gouda, seat: Seat) -> Menu:
        item = state.agenda[-1] if state.agenda else None
        answers = item.answers if isinstance(item, Window | Pile) else ()
        spoken = any(answer not in (None, Action("pass")) for answer in answers)
        return GAME.menu(state, seat)[: 1 if spoken else None]


class RefusesWithACard(GoudaGoudaGame):
    """A refusal that says what the next player holds."""

    def why_not(self, state: Gouda, seat: Seat, action: Action) -> Illegal:
        hand = state.hands[(seat + 1) % len(state.hands)]
        held = next((power for power, number in zip(POWERS, hand, strict=True) if number), "nothing")
        return Illegal("not-now", action=str(action), held=held)


class RefusesByCode(GoudaGoudaGame):
    """A refusal whose code alone depends on a card nobody may know of."""

    def why_not(self, state: Gouda, seat: Seat, action: Action) -> Illegal:
        others = (hand for who, hand in enumerate(state.hands) if who != seat)
        return Illegal("not-against-nullify" if any(hand[NULLIFY] for hand in others) else "not-now")


class Leaked(Event, frozen=True):
    """What no event may say."""

    seat: Seat = CHANCE
    letter: str = ""
    number: int = 0


class ShowsWhoAnswered(GoudaGoudaGame):
    """Rules with an event that names who has just given a sealed answer: no state shows it, only the step."""

    def play(self, state: Gouda, seat: Seat, action: Action) -> Gouda:
        played = after(GAME, state, seat, action)
        return with_event(played, Leaked(seat=seat)) if answered(played) else played


class ShowsWhoClosedAWindow(GoudaGoudaGame):
    """Rules with an event that names who has given the last answer of a window: its row of the log would tell."""

    def play(self, state: Gouda, seat: Seat, action: Action) -> Gouda:
        played = after(GAME, state, seat, action)
        return with_event(played, Leaked(seat=seat)) if asked_in(state) and not answered(played) else played


class ShowsCardsToAll(GoudaGoudaGame):
    """Rules that forget who alone may see which card was dealt."""

    def play(self, state: Gouda, seat: Seat, action: Action) -> Gouda:
        played = after(GAME, state, seat, action)
        return replace(played, events=tuple(replace(one, visible_to=None) for one in played.events))


class ShowsWhatIsDealt(GoudaGoudaGame):
    """Rules with an event that tells everybody the first letter of a card that is dealt."""

    def play(self, state: Gouda, seat: Seat, action: Action) -> Gouda:
        played = after(GAME, state, seat, action)
        return with_event(played, Leaked(letter=action.fills[0][0][0])) if action.verb == "deal" else played


class ShowsHowManyWouldHavePlayed(GoudaGoudaGame):
    """Rules that tell, when a card is played, how many others had wanted to: those answers go back unseen (GO-22)."""

    def play(self, state: Gouda, seat: Seat, action: Action) -> Gouda:
        played = after(GAME, state, seat, action)
        if not asked_in(state) or used(played) == used(state):
            return played
        item = state.agenda[-1]
        assert isinstance(item, Window | Pile)
        answers = (*item.answers, action)
        return with_event(played, Leaked(number=sum(answer not in (None, Action("pass")) for answer in answers)))


def with_event(state: Gouda, event: Leaked) -> Gouda:
    return replace(state, events=(*state.events, Emitted(event)))


IN_A_STATE: tuple[tuple[type[GoudaGoudaGame], str], ...] = (
    (TellsOfNullify, "view"),
    (TellsWhoAnswered, "view"),
    (TellsAnAnswer, "view"),
    (TellsAnUndealtCard, "view"),
    (TellsAllEvents, "view"),
    (TellsSpectators, "view"),
    (OrdersByHand, "view"),
    (AsksOnlyWhoCanPlay, "who is asked"),
    (AsksOpenly, "who is asked"),
    (MenuOfOthers, "menu"),
    (RefusesWithACard, "refusal"),
    (RefusesByCode, "refusal"),
)


@pytest.mark.parametrize(("doctored", "where"), IN_A_STATE)
def test_a_planted_leak_in_a_state_is_caught(doctored: type[GoudaGoudaGame], where: str) -> None:
    rng = Random(8)
    with pytest.raises(Breach, match=f"learns what it may not: {where}"):
        check_all(doctored(), fixed_games(), rng)


def test_a_way_out_that_forgets_who_may_see_an_event_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.visible_events", lambda state, _: tuple(one.event for one in state.events))
    with pytest.raises(Breach, match="learns what it may not: events"):
        check_all(GAME, fixed_games(), Random(8))


IN_A_STEP = (
    ShowsWhoAnswered,
    ShowsWhoClosedAWindow,
    ShowsCardsToAll,
    ShowsWhatIsDealt,
    ShowsHowManyWouldHavePlayed,
)


@pytest.mark.parametrize("doctored", IN_A_STEP)
def test_a_planted_leak_in_a_step_is_caught(doctored: type[GoudaGoudaGame]) -> None:
    rng = Random(8)
    game = doctored()
    with pytest.raises(Breach, match=r"tells seat .* too much: events"):
        check_all(game, (a_game(game, options, seats, rng, 100) for seats, options in FIXED), rng)


def test_hidden_cards_are_dealt_evenly() -> None:
    hands = ((1, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0))
    state = replace(GAME.new(Options(magic=1), 2), hands=hands)
    rng = Random(3)
    dealt = Counter(scramble(state, 0, rng).hands[1].index(1) for _ in range(2_900))
    assert 330 < dealt[0] < 470  # 4 of 29 are left, of all others 5 of 29
    assert all(420 < dealt[power] < 580 for power in range(1, 6)), dealt
