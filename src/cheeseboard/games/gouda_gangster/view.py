"""What a seat may know (GG-18): a view starts from nothing and adds it; `imagine` samples the rest uniformly."""

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core import OPEN, Action, Menu, NotYours, Seat, canonical, nth, sample
from cheeseboard.games.gouda_gangster.cards import ACTION_CARDS, CARD_VERBS, CHEESE, DECKS, ROOMS, TRAP, in_order
from cheeseboard.games.gouda_gangster.ending import GANG
from cheeseboard.games.gouda_gangster.fight import fight_key
from cheeseboard.games.gouda_gangster.phases import play
from cheeseboard.games.gouda_gangster.rules import LIVES, menu
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Options, Phase, Side, covered

# For clients, generated beside the types: a view names no card or room that its reader does not know.
TABLES = {"ROOMS": ROOMS, "CARD_VERBS": CARD_VERBS}


class Own(Struct, frozen=True):
    """A seat's own cards, which only it knows."""

    hand: tuple[str, ...]
    room: str  # the room card laid in phase 3, "" if none lies there
    down: tuple[str, ...]  # equipment lying face down


class SideView(Struct, frozen=True):
    """What this view shows of one seat."""

    rats: int  # in the gang
    cards: int  # playing cards in hand; in phase 3 also those laid, until all are ready
    ready: bool  # has sneaked in, while others have not
    covered: int  # cards lying face down, the room card among them (GG-5); 0 until all are ready
    room: str  # the room card of phase 3 if it lies face up
    hole: str  # the room entered through a hole in the wall
    up: tuple[str, ...]  # equipment lying face up
    hurt: bool  # turned up a trap this round
    strength: int  # of the weapons this view shows, less 10 if hurt
    out: int  # the round in which this seat went out (GG-23), 0 while it is in
    own: Own | None  # only if the view may show it


class View(Struct, frozen=True):
    """The table as one seat sees it."""

    options: Options
    seat: Seat | None  # whose view this is; None for a spectator, OPEN for the full view
    sides: tuple[SideView, ...]  # by seat
    phase: Phase  # rain, draw, sneak, spy, turn, reinforce, over
    round: int  # counted from 1, finals too; 0 before the first rain
    king: Seat  # who begins this round; CHANCE until drawn
    to_act: Seat  # who draws, spies or may reinforce now; NO_SEAT in the other phases
    target: Seat  # whose card chance turns for `to_act` (phase turn), else NO_SEAT
    left: int  # pieces still to fall (rain), or cards `to_act` still draws (draw), else 0
    cheese: int  # pieces in the game; in a final only one of them falls (GG-20)
    pieces: tuple[int, ...]  # of cheese, in the order of ROOMS: bathroom, bedroom, basement, childrens-room
    max_rats: int  # a whole gang (GG-19), or all lives (GG-23)
    playing: tuple[Seat, ...]  # who plays this round: all still in, or the finalists
    stock: int  # cards in the pile
    discard: tuple[str, ...]  # face up
    finals: int  # which final this is, 0 if none (GG-20)
    winners: tuple[Seat, ...]  # once it is over
    end: str  # why it is over


def view(state: GoudaGangster, seat: Seat | None) -> View:
    """GG-18: what this seat knows now; a spectator (None) knows what is public."""
    if seat == OPEN and state.phase is not Phase.OVER:
        raise NotYours("not-over")
    return _seen(state, seat)


def full_view(state: GoudaGangster) -> View:
    """Everything, for looking back at a finished game."""
    return _seen(state, OPEN)


def _seen(state: GoudaGangster, seat: Seat | None) -> View:
    sneaking = state.phase is Phase.SNEAK
    return View(
        options=state.options,
        seat=seat,
        sides=tuple(
            [_side_view(side, sneaking, seat in (other, OPEN)) for other, side in enumerate(state.sides)],
        ),
        phase=state.phase,
        round=state.round,
        king=state.king,
        to_act=state.to_act,
        target=state.target,
        left=state.left,
        cheese=state.cheese,
        pieces=state.pieces,
        max_rats=LIVES if state.options.goal == "last-rat" else GANG,
        playing=state.playing,
        stock=len(state.stock),
        discard=state.discard,
        finals=state.finals,
        winners=state.winners,
        end=state.end,
    )


def _side_view(side: Side, sneaking: bool, is_own: bool) -> SideView:
    seen = side if is_own else Side(side.rats, up=side.up, hurt=side.hurt)
    return SideView(
        rats=side.rats,
        cards=len(side.hand) + (len(side.down) if sneaking else 0),
        ready=sneaking and bool(side.room),
        covered=0 if sneaking else covered(side),
        room=side.room if side.room_up else "",
        hole=side.hole,
        up=side.up,
        hurt=side.hurt,
        strength=fight_key(seen).strength,
        out=side.out,
        own=Own(side.hand, side.room, side.down) if is_own else None,
    )


def imagine(view: View, rng: Random) -> GoudaGangster:
    """A state that this view allows: every deal of the unseen cards is equally likely, and so is every unseen room.

    Only equipment can lie face down, in a final no cheese card (GG-20). A sealed answer is sampled from those that the
    cards dealt to that seat allow.
    """
    unseen = unseen_cards(view)
    hidden = [0 if side.own else hidden_equipment(side) for side in view.sides]
    barred = (*ACTION_CARDS, CHEESE) if view.finals else ACTION_CARDS
    lying = rng.sample([card for card in unseen if card not in barred], sum(hidden))
    for card in lying:
        unseen.remove(card)
    rng.shuffle(unseen)  # only now, so that the cards lying face down do not bias the rest
    sides = tuple(
        _imagined_side(side, [lying.pop() for _ in range(number)], unseen, rng)
        for side, number in zip(view.sides, hidden, strict=True)
    )
    state = GoudaGangster(
        options=view.options,
        sides=sides,
        phase=view.phase,
        round=view.round,
        king=view.king,
        to_act=view.to_act,
        target=view.target,
        left=view.left,
        cheese=view.cheese,
        pieces=view.pieces,
        playing=view.playing,
        stock=in_order(unseen),
        discard=view.discard,
        finals=view.finals,
        winners=view.winners,
        end=view.end,
    )
    for seat, side in enumerate(view.sides):
        if side.ready and not side.own:
            state = play(state, seat, sample(menu(state, seat), rng))
    return replace(state, events=())


def unseen_cards(view: View) -> list[str]:
    """The playing cards that this view does not show."""
    unseen = list(DECKS[view.options.deck])
    seen = [*view.discard]
    for side in view.sides:
        seen += side.up
        if side.hurt:
            seen.append(TRAP)
        if side.own:
            seen += side.own.hand + side.own.down
    for card in seen:
        unseen.remove(card)
    return unseen


def hidden_equipment(side: SideView) -> int:
    """How many of the face-down cards are equipment: all but the room card, if that is face down too."""
    return max(0, side.covered - (not side.room))


def _imagined_side(side: SideView, lying: list[str], unseen: list[str], rng: Random) -> Side:
    """One seat with these cards face down and a hand from the shuffled rest."""
    if side.own:
        hand, room, down = side.own.hand, side.own.room, side.own.down
    else:
        dealt = [unseen.pop() for _ in range(side.cards)]
        hand, room, down = in_order(dealt), side.room, in_order(lying)
        if side.covered and not room:
            room = rng.choice([other for other in ROOMS if other != side.hole])  # GG-11: it was another one
    return Side(side.rats, hand, room, bool(side.room), down, side.up, side.hurt, side.hole, side.out)


def default_action(view: View, menu: Menu) -> Action:
    """A harmless action: sneak into the room with most cheese without any card; spy on the first seat; pass."""
    if view.phase is Phase.SNEAK:
        return Action("sneak", ((ROOMS[view.pieces.index(max(view.pieces))],), ()))
    return canonical(menu, Action("pass")) or nth(menu, 0)
