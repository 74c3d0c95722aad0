"""Windows and piles: who may play which card when, which card counts first, and what it does (GO-15 … GO-26).

Answers are sealed and anonymous; who is asked depends only on how many cards each seat holds, which everybody sees.
"""

from functools import cache

from msgspec.structs import replace

from cheeseboard.core import Action, Emitted, Form, Menu, Seat, Slot
from cheeseboard.games.gouda_gouda.dice import (
    GREEN,
    RED,
    VOID,
    YELLOW,
    improved,
    picked_up,
    voided,
    words,
    words_with_void,
    worsened,
)
from cheeseboard.games.gouda_gouda.events import (
    AgainPlayed,
    AgainPlayedFor,
    CardAnswered,
    CardNullified,
    DiceCardPlayed,
    DicePickedUp,
    EndWindowClosed,
    ExtraTurnBegan,
    GoudaGoudaEvent,
    RollChanged,
    RollTransferred,
    RollWindowClosed,
    TransferPlayed,
)
from cheeseboard.games.gouda_gouda.state import (
    NO_DICE,
    POWERS,
    Cards,
    Dice,
    Gouda,
    Pile,
    PlayedCard,
    Throw,
    Window,
    clockwise,
    graph,
)
from cheeseboard.games.gouda_gouda.turns import NAME_SPACE, own_spaces, throw_for

PASS_FORM = Form("pass")
NULLIFY_CARD = Form("nullify", (Slot(("card",)),))
REROLL, AGAIN, TRANSFER, IMPROVE, WORSEN, NULLIFY = range(6)
ALL_PASSED: dict[str, Emitted[GoudaGoudaEvent]] = {
    "roll": Emitted(RollWindowClosed()),
    "end": Emitted(EndWindowClosed()),
}


def asked(state: Gouda, top: Window | Pile) -> tuple[Seat, ...]:
    """GO-21, GO-23: all seats with a card that have not answered, except whoever played the topmost card."""
    excepted = top.cards[-1].seat if isinstance(top, Pile) else None
    answers = top.answers
    return tuple(
        [seat for seat, hand in enumerate(state.hands) if answers[seat] is None and seat != excepted and any(hand)]
    )


def window_menu(state: Gouda, seat: Seat, top: Window | Pile) -> Menu:
    """`pass`, or any card in hand that has an effect now (GO-25)."""
    hand = state.hands[seat]
    if isinstance(top, Pile):
        return (PASS_FORM, NULLIFY_CARD) if hand[NULLIFY] else (PASS_FORM,)
    if top.kind == "end":
        return (PASS_FORM, *again_forms(state, seat)) if hand[AGAIN] else (PASS_FORM,)
    forms = [PASS_FORM]
    if hand[REROLL]:
        forms.append(_dice_form("reroll", words(state.dice)))
    if hand[TRANSFER] and (targets := transfer_targets(state)):
        forms.append(Form("transfer", (Slot(targets),)))
    if hand[IMPROVE] and (better := improvable(state.dice)):
        forms.append(_dice_form("improve", better))
    if hand[WORSEN] and (worse := worsenable(state.dice)):
        forms.append(_dice_form("worsen", worse))
    if hand[NULLIFY]:
        forms.append(_dice_form("nullify", words(state.dice)))
    return tuple(forms)


@cache
def _dice_form(verb: str, dice: tuple[str, ...]) -> Form:
    return Form(verb, (Slot(dice, 1, len(dice)),))


def transfer_targets(state: Gouda) -> tuple[str, ...]:
    """GO-17: any other space with at least as many mice as the one the roll counts for."""
    least = sum(state.mice[state.space])
    names = graph(state).names
    return tuple([names[space] for space, mice in enumerate(state.mice) if space != state.space and sum(mice) >= least])


def improvable(dice: Dice) -> tuple[str, ...]:
    """GO-18: the dice that can become better."""
    return words((0, dice[YELLOW], dice[RED], 0))


def worsenable(dice: Dice) -> tuple[str, ...]:
    """GO-19: the dice that can become worse."""
    return words((dice[GREEN], dice[YELLOW], 0, 0))


def again_forms(state: Gouda, seat: Seat) -> Menu:
    """GO-16: a second turn of one's own, or one for the mover, for a space with one of the mover's mice."""
    spaces = own_spaces(state, state.mover)
    if not spaces:
        return ()
    if seat == state.mover:
        return (Form("again"),)
    names = graph(state).names
    return (Form("again", (Slot(tuple([names[space] for space in spaces])),)),)


def seal(state: Gouda, seat: Seat, action: Action) -> Gouda:
    """Store an answer; there is no event, so nobody learns whose it was."""
    top = state.agenda[-1]
    assert isinstance(top, Window | Pile)
    answers = (*top.answers[:seat], action, *top.answers[seat + 1 :])
    sealed = Window(top.kind, answers) if isinstance(top, Window) else Pile(top.cards, answers)
    return replace(state, agenda=(*state.agenda[:-1], sealed), events=())


def resolve_window(state: Gouda) -> Gouda:
    """GO-22: all have answered. The first card clockwise from the mover is played; if all passed, the window closes."""
    top = state.agenda[-1]
    assert isinstance(top, Window | Pile)
    for seat in clockwise(state):
        answer = top.answers[seat]
        if answer is not None and answer.verb != "pass":
            return _play_card(state, top, PlayedCard(seat, answer))
    if isinstance(top, Pile):
        return _resolve_pile(state, top)
    events = state.events
    if any(answer is not None for answer in top.answers):
        events = (*events, ALL_PASSED[top.kind])
    return replace(state, agenda=state.agenda[:-1], events=events)


def _play_card(state: Gouda, top: Window | Pile, card: PlayedCard) -> Gouda:
    """The card is played openly; the other answers are dropped unseen."""
    power = POWERS.index(card.action.verb)
    hands = _with_more(state.hands, card.seat, power, -1)
    used = _with_more(state.used, card.seat, power, 1)
    no_answers = (None,) * len(hands)
    if isinstance(top, Window):
        agenda = (*state.agenda[:-1], Window(top.kind, no_answers), Pile((card,), no_answers))
    else:
        agenda = (*state.agenda[:-1], Pile((*top.cards, card), no_answers))
    played = Emitted(_event_of(state, card), reveals=True)
    return replace(state, hands=hands, used=used, agenda=agenda, events=(*state.events, played))


def _with_more(cards: tuple[Cards, ...], seat: Seat, power: int, more: int) -> tuple[Cards, ...]:
    mine = list(cards[seat])
    mine[power] += more
    a, b, c, d, e, f = mine
    return (*cards[:seat], (a, b, c, d, e, f), *cards[seat + 1 :])


def _event_of(state: Gouda, card: PlayedCard) -> GoudaGoudaEvent:
    """What everybody sees of a card just played."""
    verb = card.action.verb
    if not card.action.fills:
        return AgainPlayed(card.seat)
    chosen = card.action.fills[0]
    if verb == "again":
        return AgainPlayedFor(card.seat, state.mover, chosen[0])
    if verb == "transfer":
        return TransferPlayed(card.seat, chosen[0])
    if chosen == ("card",):
        return CardAnswered(card.seat)
    return DiceCardPlayed(card.seat, verb, chosen)


def _resolve_pile(state: Gouda, pile: Pile) -> Gouda:
    """GO-23: the first card takes effect unless the number of nullifies on it is odd."""
    card = pile.cards[0].action
    state = replace(state, agenda=state.agenda[:-1])
    if len(pile.cards) % 2 == 0:
        return _with_event(state, CardNullified(pile.cards[0].seat, card.verb))
    match card.verb:
        case "again" if card.fills:  # GO-24: the end window closes with it
            return throw_for(state, graph(state).numbers[card.word])
        case "again":
            return _with_event(replace(state, agenda=(NAME_SPACE,)), ExtraTurnBegan(state.mover))
        case "transfer":
            space = card.word
            return _with_event(replace(state, space=graph(state).numbers[space]), RollTransferred(space))
        case "reroll":
            named = card.fills[0]
            return _throw(state, picked_up(state.dice, named), len(named))
        case "improve":
            return _with_dice(state, improved(state.dice, card.fills[0]))
        case "worsen":
            return _with_dice(state, worsened(state.dice, card.fills[0]))
        case "nullify":
            return _nullify_dice(state, card.fills[0])
        case _:
            raise AssertionError(card)


def _nullify_dice(state: Gouda, named: tuple[str, ...]) -> Gouda:
    """GO-20: these dice become void, or are rolled again; if the whole roll is void, all of it is rolled again."""
    if state.options.nullified == "rerolled":
        return _throw(state, picked_up(state.dice, named), len(named))
    dice = voided(state.dice, named)
    if dice[VOID] == sum(dice):
        return _throw(state, NO_DICE, sum(dice))
    return _with_dice(state, dice)


def _throw(state: Gouda, dice: Dice, number: int) -> Gouda:
    thrown = replace(state, dice=dice, agenda=(*state.agenda, Throw(number)))
    return _with_event(thrown, DicePickedUp(state.mover, number))


def _with_dice(state: Gouda, dice: Dice) -> Gouda:
    return _with_event(replace(state, dice=dice), RollChanged(words_with_void(dice)))


def _with_event(state: Gouda, event: GoudaGoudaEvent) -> Gouda:
    return replace(state, events=(*state.events, Emitted(event)))
