"""Midnight Snack: eat from your hidden cards, unless somebody reacts with a cat."""

from collections import Counter
from random import Random
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core import (
    CHANCE,
    OPEN,
    Action,
    AnyGame,
    Ask,
    Bounded,
    Emitted,
    Event,
    Form,
    GameKit,
    GameSpec,
    Illegal,
    Menu,
    NotYours,
    Over,
    Role,
    Seat,
    Sentence,
    Slot,
    Turn,
    not_now,
    one_of,
    pass_or_first,
    sentence,
)

FOOD = {"crumb": 1, "slice": 2, "wheel": 3}  # points
CAT, PASS, HIDDEN = "cat", "pass", "hidden"
DECK = ("cat",) * 6 + ("crumb",) * 8 + ("slice",) * 6 + ("wheel",) * 4
HAND = 3  # cards


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class CardDrawn(Event, frozen=True):
    drawer: Seat
    card: str


class FoodServed(Event, frozen=True):
    ACTOR: ClassVar[str] = "eater"
    eater: Seat
    food: str


class FoodEaten(Event, frozen=True):
    eater: Seat
    points: int


class CatsCame(Event, frozen=True):
    owners: tuple[Seat, ...]


class CardDropped(Event, frozen=True):
    ACTOR: ClassVar[str] = "dropper"
    dropper: Seat
    card: str


SnackEvent = CardDrawn | FoodServed | FoodEaten | CatsCame | CardDropped


class Snack(Struct, frozen=True):
    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]  # in order of their names: which card comes next is not decided yet
    scores: tuple[int, ...]
    to_draw: tuple[Seat, ...]
    to_move: Seat = 0
    food: str = ""  # on the table, while the others are asked
    answers: tuple[str, ...] = ()  # of every seat, then; sealed until the last one has come
    events: tuple[Emitted[SnackEvent], ...] = ()


class View(Struct, frozen=True):
    seat: Seat | None
    hands: tuple[tuple[str, ...], ...]  # cards of others are hidden
    gone: tuple[str, ...]  # cards that everybody has seen
    scores: tuple[int, ...]
    to_draw: tuple[Seat, ...]
    to_move: Seat
    food: str
    answer: str  # one's own
    answered: int  # how many have, and not who


def without(cards: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    """The cards that are left, in order of their names."""
    return tuple(sorted((Counter(cards) - Counter(gone)).elements()))


class SnackGame:
    spec = GameSpec(
        id="snack",
        rules=1,
        seats=(3, 4, 5),
        options=Options,
        state=Snack,
        view=View,
        events=SnackEvent,
        ends=Bounded(200),
        has_hidden_information=True,
    )

    def roles(self, options: Options, seats: int) -> tuple[Role, ...]:
        return tuple(Role("mouse", seat) for seat in range(seats))

    def action_space(self, options: Options, seats: int) -> Menu:
        cards = (*FOOD, CAT)
        return (
            Form("eat", (Slot(tuple(FOOD)),)),
            *(Form(verb, (Slot(cards),)) for verb in ("drop", "draw")),
            *(Form(CAT), Form(PASS)),
        )

    def new(self, options: Options, seats: int) -> Snack:
        return Snack(((),) * seats, DECK, (0,) * seats, to_draw=tuple(range(seats)) * HAND)

    def turn(self, state: Snack) -> Turn:
        if state.to_draw:
            return one_of("draw", state.stock)
        if asked := self._asked(state):
            return Ask(asked, anonymous=bool(state.food))
        return Over(tuple(sum(other > score for other in state.scores) for score in state.scores), "cupboard-empty")

    def _asked(self, state: Snack) -> tuple[Seat, ...]:
        """Whoever has cards may have a cat, so they are all asked: who is asked tells nobody anything."""
        with_cards = tuple(seat for seat, hand in enumerate(state.hands) if hand)
        if state.food:
            return tuple(seat for seat in with_cards if not state.answers[seat])
        return with_cards and (state.to_move,)

    def menu(self, state: Snack, seat: Seat) -> Menu:
        turn, hand = self.turn(state), state.hands[seat]
        if not isinstance(turn, Ask) or seat not in turn.seats:
            return ()
        if state.food:
            return (Form(CAT), Form(PASS)) if CAT in hand else (Form(PASS),)
        food = tuple(card for card in FOOD if card in hand)
        drop = Form("drop", (Slot(tuple(dict.fromkeys(hand))),))
        return (Form("eat", (Slot(food),)), drop) if food else (drop,)

    def why_not(self, state: Snack, seat: Seat, action: Action) -> Illegal:
        return not_now(action)

    def play(self, state: Snack, seat: Seat, action: Action) -> Snack:
        if seat == CHANCE:
            return self._draw(state, action.word)
        if state.food:
            answers = tuple(action.verb if who == seat else answer for who, answer in enumerate(state.answers))
            sealed = replace(state, answers=answers, events=())
            return sealed if self._asked(sealed) else self._open(sealed)
        card = action.word
        state = self._lose(state, card, seat)
        if action.verb == "drop":
            return self._next_turn(replace(state, events=(Emitted(CardDropped(seat, card)),)))
        answers = tuple(PASS if who == seat else "" for who in range(len(state.hands)))
        served = replace(state, food=card, answers=answers, events=(Emitted(FoodServed(seat, card)),))
        return served if self._asked(served) else self._open(served)

    def _draw(self, state: Snack, card: str) -> Snack:
        seat, *rest = state.to_draw
        hands = tuple(tuple(sorted((*h, card))) if who == seat else h for who, h in enumerate(state.hands))
        events = (Emitted(CardDrawn(seat, card), visible_to=(seat,), reveals=True),)
        return replace(state, hands=hands, stock=without(state.stock, card), to_draw=tuple(rest), events=events)

    def _lose(self, state: Snack, card: str, *seats: Seat) -> Snack:
        hands = tuple(without(hand, card) if who in seats else hand for who, hand in enumerate(state.hands))
        return replace(state, hands=hands)

    def _open(self, state: Snack) -> Snack:
        """All have answered: one cat is enough."""
        cats = tuple(seat for seat, answer in enumerate(state.answers) if answer == CAT)
        points, event = FOOD[state.food], CatsCame(cats) if cats else FoodEaten(state.to_move, FOOD[state.food])
        scores = tuple(s + points * (who == state.to_move and not cats) for who, s in enumerate(state.scores))
        events = (*state.events, Emitted(event, reveals=True))
        return self._next_turn(replace(self._lose(state, CAT, *cats), scores=scores, events=events))

    def _next_turn(self, state: Snack) -> Snack:
        """Whoever has moved draws a card; then the next seat with cards moves."""
        seats, mover = len(state.hands), state.to_move
        to_draw = (mover,) if state.stock else ()
        order = [(mover + step) % seats for step in range(1, seats + 1)]
        to_move = next((seat for seat in order if state.hands[seat] or seat in to_draw), mover)
        return replace(state, to_draw=to_draw, to_move=to_move, food="", answers=())

    def view(self, state: Snack, seat: Seat | None) -> View:
        if seat == OPEN and not isinstance(self.turn(state), Over):
            raise NotYours("not-over")
        hands = tuple(hand if who == seat else (HIDDEN,) * len(hand) for who, hand in enumerate(state.hands))
        held = [card for hand in state.hands for card in hand]
        answer = state.answers[seat] if state.food and seat is not None and seat != OPEN else ""
        return View(
            seat,
            hands,
            without(DECK, *held, *state.stock),
            state.scores,
            state.to_draw,
            state.to_move,
            state.food,
            answer,
            answered=sum(map(bool, state.answers)),
        )

    def imagine(self, view: View, rng: Random) -> Snack:
        known = [card for hand in view.hands for card in hand if card != HIDDEN]
        unseen = list(without(DECK, *view.gone, *known))
        rng.shuffle(unseen)
        hands = tuple(tuple(sorted(unseen.pop() if card == HIDDEN else card for card in hand)) for hand in view.hands)
        state = Snack(hands, tuple(sorted(unseen)), view.scores, view.to_draw, view.to_move, view.food)
        if not view.food:
            return state
        answers = [PASS if seat == view.to_move else view.answer * (seat == view.seat) for seat in range(len(hands))]
        others = [seat for seat, hand in enumerate(hands) if hand and not answers[seat] and seat != view.seat]
        for seat in rng.sample(others, view.answered - sum(map(bool, answers))):
            answers[seat] = rng.choice((CAT, PASS)) if CAT in hands[seat] else PASS
        return replace(state, answers=tuple(answers))

    def show(self, view: View) -> str:
        letters = {HIDDEN: "▒", CAT: "C", **{food: str(points) for food, points in FOOD.items()}}
        rows = zip(view.scores, view.hands, strict=True)
        return "\n".join(f"{score:>2} {''.join(letters[card] for card in hand)}" for score, hand in rows)

    def describe(self, view: View) -> tuple[Sentence, ...]:
        return tuple(sentence("tell-score", who=seat, score=score) for seat, score in enumerate(view.scores))


def revealed(view: View) -> tuple[object, ...]:
    return view.gone, view.food, [len(hand) for who, hand in enumerate(view.hands) if who != view.seat]


GAME: AnyGame = SnackGame()
KIT = GameKit(rules=GAME, default_action=pass_or_first, revealed=revealed)
