"""Phases 6 and 7: resolve the fight and clean up; then a new round, a final, or the end of the game."""

from msgspec.structs import replace

from cheeseboard.core import Emitted, Seat
from cheeseboard.games.gouda_gangster.cards import TRAP, in_order
from cheeseboard.games.gouda_gangster.events import (
    CheeseMissed,
    CheeseWon,
    FighterRevealed,
    FinalReached,
    FinalUndecided,
    GameWon,
    GoudaGangsterEvent,
    LivesLost,
    LivesSpared,
    PlayersWentOut,
    RoundBegan,
    RoundLimitReached,
    VictoryShared,
)
from cheeseboard.games.gouda_gangster.fight import TRAP_HURTS, fight_key, room_fights
from cheeseboard.games.gouda_gangster.state import (
    NO_PIECES,
    NO_SEAT,
    GoudaGangster,
    Phase,
    Side,
    clockwise,
    next_clockwise,
    room_of,
)

GANG = 5  # GG-19: rats that win the game
MAX_FINALS = 5  # GG-20
MAX_ROUNDS = 60  # GG-22

EventList = list[Emitted[GoudaGangsterEvent]]


def resolve_fight(state: GoudaGangster) -> GoudaGangster:
    """Phase 6 and 7: turn all cards up, give the cheese to the strongest, clear the table."""
    order = clockwise(state.playing, state.king)
    events = [*state.events, *[_revealed(state, seat) for seat in order]]
    winners: list[Seat] = []
    for fight in room_fights(state):
        winners += fight.winners
        if fight.winners:
            won = CheeseWon(fight.room, fight.winners, len(fight.winners), fight.cheese)
            events.append(Emitted(won))
        else:
            events.append(Emitted(CheeseMissed(fight.room, fight.rats)))
    return _go_on(_cleared(state), tuple(sorted(winners)), events)


def _revealed(state: GoudaGangster, seat: Seat) -> Emitted[GoudaGangsterEvent]:
    side = state.sides[seat]
    cards = in_order(side.down + side.up)
    fighter = FighterRevealed(
        seat=seat,
        room=room_of(side),
        cards=cards,
        count=len(cards),
        strength=fight_key(side).strength,
        hurt=TRAP_HURTS * side.hurt,
        round=state.round,
        final=state.finals,
    )
    return Emitted(fighter, reveals=True)


def _cleared(state: GoudaGangster) -> GoudaGangster:
    """GG-17: laid cards and moved traps are discarded, room cards go back, unused cards stay in hand."""
    laid: list[str] = [*state.discard]
    sides = []
    for side in state.sides:
        laid += side.down
        laid += side.up
        if side.hurt:
            laid.append(TRAP)
        sides.append(Side(side.rats, side.hand, out=side.out))
    return replace(state, sides=tuple(sides), discard=in_order(laid))


def _go_on(state: GoudaGangster, winners: tuple[Seat, ...], events: EventList) -> GoudaGangster:
    if state.finals:
        return _after_final(state, winners, events)
    if state.options.goal == "last-rat":
        return _after_losses(state, winners, events)
    return _after_gains(state, winners, events)


def _after_gains(state: GoudaGangster, winners: tuple[Seat, ...], events: EventList) -> GoudaGangster:
    """GG-17, GG-19: every winner gets a rat; whoever has five wins, or plays a final."""
    sides = tuple(
        [
            Side(side.rats + 1, side.hand) if seat in winners else side  # GG-17: one, however much cheese there was
            for seat, side in enumerate(state.sides)
        ]
    )
    state = replace(state, sides=sides)
    finalists = tuple([seat for seat, side in enumerate(sides) if side.rats >= GANG])
    if len(finalists) == 1:
        return _over(state, finalists, "gang", [*events, Emitted(GameWon(finalists[0]))])
    if finalists:  # GG-20
        events.append(Emitted(FinalReached(finalists)))
        return next_round(state, finalists, 1, events)
    return _next_or_limit(state, events)


def _after_final(state: GoudaGangster, winners: tuple[Seat, ...], events: EventList) -> GoudaGangster:
    """GG-20: a single winner wins the game; several play on alone; without any, all play on; at most five finals."""
    if len(winners) == 1:
        return _over(state, winners, "final", [*events, Emitted(GameWon(winners[0]))])
    still_in = winners or state.playing
    if state.finals == MAX_FINALS:
        return _over(state, still_in, "shared", [*events, Emitted(VictoryShared(still_in))])
    events.append(Emitted(FinalUndecided(still_in)))
    return next_round(state, still_in, state.finals + 1, events)


def _after_losses(state: GoudaGangster, winners: tuple[Seat, ...], events: EventList) -> GoudaGangster:
    """GG-23: whoever got no cheese loses a life; a seat without lives is out, and a piece of cheese leaves with it."""
    losers = [seat for seat in state.playing if seat not in winners]
    going = [seat for seat in losers if state.sides[seat].rats == 1]
    if len(going) == len(state.playing):  # GG-24
        events.append(Emitted(LivesSpared(tuple(going))))
        return _next_or_limit(state, events)
    sides, discard = list(state.sides), list(state.discard)
    for seat in losers:
        side = sides[seat]
        if seat in going:
            discard += side.hand
            sides[seat] = Side(0, out=state.round)
        else:
            sides[seat] = Side(side.rats - 1, side.hand)
    if losers:
        events.append(Emitted(LivesLost(tuple(losers))))
    if going:
        events.append(Emitted(PlayersWentOut(tuple(going))))
    playing = tuple([seat for seat in state.playing if seat not in going])
    cheese = max(1, state.cheese - len(going))
    state = replace(state, sides=tuple(sides), discard=in_order(discard), cheese=cheese, playing=playing)
    if len(playing) == 1:
        return _over(state, playing, "last-rat", [*events, Emitted(GameWon(playing[0]))])
    return _next_or_limit(state, events)


def _next_or_limit(state: GoudaGangster, events: EventList) -> GoudaGangster:
    if state.round >= MAX_ROUNDS:  # GG-22
        most = max([side.rats for side in state.sides])
        best = tuple([seat for seat, side in enumerate(state.sides) if side.rats == most])
        return _over(state, best, "round-limit", [*events, Emitted(RoundLimitReached(MAX_ROUNDS))])
    return next_round(state, state.playing, 0, events)


def next_round(state: GoudaGangster, playing: tuple[Seat, ...], finals: int, events: EventList) -> GoudaGangster:
    """The next seat is king, and cheese falls again: in a final a single piece (GG-20)."""
    king = next_clockwise(playing, state.king)
    events.append(Emitted(RoundBegan(state.round + 1, king)))
    return GoudaGangster(
        state.options,
        state.sides,
        Phase.RAIN,
        state.round + 1,
        king,
        NO_SEAT,
        NO_SEAT,
        1 if finals else state.cheese,
        state.cheese,
        NO_PIECES,
        playing,
        state.stock,
        state.discard,
        finals,
        events=tuple(events),
    )


def _over(state: GoudaGangster, winners: tuple[Seat, ...], end: str, events: EventList) -> GoudaGangster:
    return replace(
        state,
        phase=Phase.OVER,
        to_act=NO_SEAT,
        pieces=NO_PIECES,
        winners=winners,
        end=end,
        events=tuple(events),
    )


def ranks(state: GoudaGangster) -> tuple[int, ...]:
    """GG-21, GG-22, GG-25: winners first, then by rats, or by who stayed in longer; equal seats are tied."""
    if state.end == "last-rat":
        scores = [(seat in state.winners, side.out) for seat, side in enumerate(state.sides)]
    else:
        scores = [(seat in state.winners, side.rats) for seat, side in enumerate(state.sides)]
    order = sorted(set(scores), reverse=True)
    return tuple([order.index(score) for score in scores])
