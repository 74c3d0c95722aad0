"""Why an action is not on the menu: a code and its ruling. A reason uses only what the asking seat may know."""

from cheeseboard.core import Action, Illegal, Seat
from cheeseboard.games.gouda_gouda.dice import GREEN, RED, counted
from cheeseboard.games.gouda_gouda.state import POWERS, CarryOut, Gouda, NameSpace, Pile, Spread, Window, graph
from cheeseboard.games.gouda_gouda.windows import again_forms, improvable, transfer_targets, worsenable


def why_not(state: Gouda, seat: Seat, action: Action) -> Illegal:
    """The reason why this action is not on the menu of a seat that is asked."""
    top = state.agenda[-1]
    match top:
        case Window() | Pile() if action.verb in POWERS:
            return _why_not_card(state, seat, action, top)
        case Window() | Pile():
            return Illegal("card-or-pass", ruling="GO-21")
        case NameSpace():
            return _why_not_name(state, action)
        case CarryOut():
            return _why_not_carry(state, action)
        case Spread():
            return Illegal("spread-first", ruling="GO-5")
        case _:
            return Illegal("not-now", action=str(action)[:60])


def _why_not_name(state: Gouda, action: Action) -> Illegal:
    match action:
        case Action("name", ((word,),)) if word in graph(state).numbers:
            return Illegal("no-mouse-of-yours", ruling="GO-7", space=word)
        case _:
            return Illegal("name-first", ruling="GO-7")


def _why_not_carry(state: Gouda, action: Action) -> Illegal:
    board = graph(state)
    here = board.names[state.space]
    match action:
        case Action("up", ((_,), (word,))):
            number, links = state.dice[GREEN], board.up_words[state.space]
        case Action("down", ((_,), (word,))):
            number, links = state.dice[RED], board.down_words[state.space]
        case _:
            return Illegal("carry-out", ruling="GO-11", space=here)
    if not number and action.verb == "up":
        return Illegal("no-die-up", ruling="GO-9")
    if not number:
        return Illegal("no-die-down", ruling="GO-9")
    if not links:
        return Illegal("nothing-below", ruling="GO-12", space=here)
    if word not in links:
        return Illegal("no-link", ruling="GO-9", at=here, to=word[:30])
    return Illegal("no-such-mouse", ruling="GO-10", space=here)


def _why_not_card(state: Gouda, seat: Seat, action: Action, top: Window | Pile) -> Illegal:
    verb = action.verb
    if not state.hands[seat][POWERS.index(verb)]:  # one's own hand is no secret
        return Illegal("card-not-held", card=verb)
    if isinstance(top, Pile):
        return Illegal("only-nullify", ruling="GO-23")
    if top.kind == "end":
        return _why_not_again(state, seat) if verb == "again" else Illegal("only-again", ruling="GO-24")
    if verb == "again":
        return Illegal("again-at-the-end", ruling="GO-16")
    if verb == "transfer":
        return _why_not_transfer(state, action)
    changing = {"improve": improvable(state.dice), "worsen": worsenable(state.dice)}.get(verb)
    if changing == ():
        return Illegal("could-do-nothing", ruling="GO-25", card=verb)
    return _why_not_dice(state, action)


def _why_not_again(state: Gouda, seat: Seat) -> Illegal:
    if not again_forms(state, seat):
        return Illegal("could-do-nothing", ruling="GO-25", card="again")
    if seat == state.mover:
        return Illegal("again-own", ruling="GO-16")
    return Illegal("again-where", ruling="GO-16", mover=state.mover)


def _why_not_transfer(state: Gouda, action: Action) -> Illegal:
    board = graph(state)
    if not transfer_targets(state):
        return Illegal("could-do-nothing", ruling="GO-25", card="transfer")
    match action.fills:
        case ((word,),) if word == board.names[state.space]:
            return Illegal("transfer-same", ruling="GO-17", space=word)
        case ((word,),) if word in board.numbers:
            return Illegal("transfer-too-few", ruling="GO-17", space=word, least=sum(state.mice[state.space]))
        case _:
            return Illegal("transfer-where", ruling="GO-17")


def _why_not_dice(state: Gouda, action: Action) -> Illegal:
    named = action.fills[0] if action.fills else ()
    if action.verb == "nullify" and named == ("card",):
        return Illegal("no-card-to-nullify", ruling="GO-20")
    if any(wanted > there for wanted, there in zip(counted(named), state.dice, strict=False)):
        return Illegal("dice-not-there", dice="+".join(named)[:60])
    return Illegal("dice-which", card=action.verb)
