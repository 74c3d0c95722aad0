"""Windows and piles: who may play which card when, whose card comes first, and what it does (GO-15 … GO-26).

Answers are sealed and hushed; who is asked depends only on how many cards each seat holds, which everybody sees.
"""

from functools import cache

from msgspec.structs import replace

from cheeseboard.core import Action, Form, Line, Menu, Seat, Slot, line
from cheeseboard.games.gouda_gouda.dice import GREEN, RED, VOID, YELLOW, improved, picked_up, voided, words, worsened
from cheeseboard.games.gouda_gouda.state import (
    NO_DICE,
    POWERS,
    Cards,
    Dice,
    Gouda,
    Pile,
    Played,
    Throw,
    Window,
    clockwise,
    ways,
)
from cheeseboard.games.gouda_gouda.turns import NAME, own_spaces, throw_for

PASS_FORM = Form("pass")
NULLIFY_CARD = Form("nullify", (Slot(("card",)),))
REROLL, AGAIN, TRANSFER, IMPROVE, WORSEN, NULLIFY = range(6)


def asked(state: Gouda, top: Window | Pile) -> tuple[Seat, ...]:
    """GO-21, GO-23: who holds a card and has not answered, except whoever played the topmost card."""
    excepted = top.cards[-1].seat if isinstance(top, Pile) else None
    answers = top.answers
    return tuple(
        [seat for seat, hand in enumerate(state.hands) if answers[seat] is None and seat != excepted and any(hand)]
    )


def window_menu(state: Gouda, seat: Seat, top: Window | Pile) -> Menu:
    """`pass`, or any card of one's hand that can do something now (GO-25)."""
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
    names = ways(state).names
    return tuple([names[space] for space, mice in enumerate(state.mice) if space != state.space and sum(mice) >= least])


def improvable(dice: Dice) -> tuple[str, ...]:
    """GO-18: the dice that can go a step up."""
    return words((0, dice[YELLOW], dice[RED], 0))


def worsenable(dice: Dice) -> tuple[str, ...]:
    """GO-19: the dice that can go a step down."""
    return words((dice[GREEN], dice[YELLOW], 0, 0))


def again_forms(state: Gouda, seat: Seat) -> Menu:
    """GO-16: a second turn of one's own, or one for the mover on a space that holds one of the mover's mice."""
    spaces = own_spaces(state, state.mover)
    if not spaces:
        return ()
    if seat == state.mover:
        return (Form("again"),)
    names = ways(state).names
    return (Form("again", (Slot(tuple([names[space] for space in spaces])),)),)


def seal(state: Gouda, seat: Seat, action: Action) -> Gouda:
    """Keep an answer; nobody hears whose it was, nor what."""
    top = state.agenda[-1]
    assert isinstance(top, Window | Pile)
    answers = (*top.answers[:seat], action, *top.answers[seat + 1 :])
    sealed = Window(top.kind, answers) if isinstance(top, Window) else Pile(top.cards, answers)
    return replace(state, agenda=(*state.agenda[:-1], sealed), news=())


def decide(state: Gouda) -> Gouda:
    """GO-22: all have answered. The first card clockwise from the mover is played; without one, the window closes."""
    top = state.agenda[-1]
    assert isinstance(top, Window | Pile)
    for seat in clockwise(state):
        answer = top.answers[seat]
        if answer is not None and answer.verb != "pass":
            return _lay(state, top, Played(seat, answer))
    if isinstance(top, Pile):
        return _settle(state, top)
    news = state.news
    if any(answer is not None for answer in top.answers):
        news = (*news, line(f"news-{top.kind}-window-shut"))
    return replace(state, agenda=state.agenda[:-1], news=news)


def _lay(state: Gouda, top: Window | Pile, card: Played) -> Gouda:
    """The card leaves the hand for all to see; the other answers go back unseen."""
    power = POWERS.index(card.action.verb)
    hands = _with_more(state.hands, card.seat, power, -1)
    used = _with_more(state.used, card.seat, power, 1)
    nobody = (None,) * len(hands)
    if isinstance(top, Window):
        agenda = (*state.agenda[:-1], Window(top.kind, nobody), Pile((card,), nobody))
    else:
        agenda = (*state.agenda[:-1], Pile((*top.cards, card), nobody))
    return replace(state, hands=hands, used=used, agenda=agenda, news=(*state.news, _told(state, card)))


def _with_more(cards: tuple[Cards, ...], seat: Seat, power: int, more: int) -> tuple[Cards, ...]:
    mine = list(cards[seat])
    mine[power] += more
    a, b, c, d, e, f = mine
    return (*cards[:seat], (a, b, c, d, e, f), *cards[seat + 1 :])


def _told(state: Gouda, card: Played) -> Line:
    """What everybody hears of a card just played."""
    verb = card.action.verb
    chosen = "+".join(card.action.fills[0]) if card.action.fills else ""
    if verb == "again":
        if not chosen:
            return line("news-play-again", reveals=True, who=card.seat)
        return line("news-play-again-for", reveals=True, who=card.seat, mover=state.mover, space=chosen)
    if verb == "transfer":
        return line("news-play-transfer", reveals=True, who=card.seat, space=chosen)
    if chosen == "card":
        return line("news-play-nullify-card", reveals=True, who=card.seat)
    return line(f"news-play-{verb}", reveals=True, who=card.seat, dice=chosen)


def _settle(state: Gouda, pile: Pile) -> Gouda:
    """GO-23: with an odd number of nullifies the first card has no effect, with an even number it has."""
    card = pile.cards[0].action
    state = replace(state, agenda=state.agenda[:-1])
    if len(pile.cards) % 2 == 0:
        return replace(state, news=(*state.news, line("news-no-effect", who=pile.cards[0].seat, card=card.verb)))
    match card.verb:
        case "again" if card.fills:  # GO-24: the end window closes with it
            return throw_for(state, ways(state).numbers[card.fills[0][0]])
        case "again":
            told = line("news-again", who=state.mover)
            return replace(state, agenda=(NAME,), news=(*state.news, told))
        case "transfer":
            told = line("news-counts-for", space=card.fills[0][0])
            return replace(state, space=ways(state).numbers[card.fills[0][0]], news=(*state.news, told))
        case "reroll":
            named = card.fills[0]
            return _throw(state, picked_up(state.dice, named), len(named))
        case "improve":
            return _changed(state, improved(state.dice, card.fills[0]))
        case "worsen":
            return _changed(state, worsened(state.dice, card.fills[0]))
        case "nullify":
            dice = voided(state.dice, card.fills[0])
            if dice[VOID] == sum(dice):  # GO-20: the whole roll is void
                return _throw(state, NO_DICE, sum(dice))
            return _changed(state, dice)
        case _:
            raise AssertionError(card)


def _throw(state: Gouda, dice: Dice, number: int) -> Gouda:
    told = line("news-roll-again", who=state.mover, number=number)
    return replace(state, dice=dice, agenda=(*state.agenda, Throw(number)), news=(*state.news, told))


def _changed(state: Gouda, dice: Dice) -> Gouda:
    told = line("news-dice-now", dice=said(dice))
    return replace(state, dice=dice, news=(*state.news, told))


def said(dice: Dice) -> str:
    """The dice as a sentence names them, void ones too."""
    return "+".join((*words((dice[GREEN], dice[YELLOW], dice[RED], 0)), *("void",) * dice[VOID]))
