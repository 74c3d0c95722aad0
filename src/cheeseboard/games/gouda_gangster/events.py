"""The events of Gouda Gangster."""

from typing import ClassVar

from cheeseboard.core import Emitted, Event, Seat


class FirstKingDrawn(Event, frozen=True):
    """Chance has drawn the first king (GG-2)."""

    ACTOR: ClassVar[str] = "king"
    king: Seat


class RoundBegan(Event, frozen=True):
    """The table is cleared, and the next seat is king (GG-17)."""

    ACTOR: ClassVar[str] = "king"
    round: int
    king: Seat


class CheeseFell(Event, frozen=True):
    """Phase 1: a piece fell into a room (GG-3)."""

    room: str


class CardDrawn(Event, frozen=True):
    """Phase 2: somebody drew a card; the others do not see which (GG-18)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class OwnCardDrawn(Event, frozen=True):
    """Phase 2: the card drawn; only the seat that drew it sees this."""

    card: str


class DiscardPileShuffled(Event, frozen=True):
    """The pile ran out, and the discard pile was shuffled into a new one (GG-4)."""

    cards: int


class NothingDrawn(Event, frozen=True):
    """Both piles are empty: somebody draws no more in this round (GG-4)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class ChoiceSealed(Event, frozen=True):
    """Phase 3: somebody has decided how to sneak in, while others have not."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class RatSneakedIn(Event, frozen=True):
    """Phase 3: so many cards lie face down in front of a seat; one of them is the room (GG-5)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    covered: int


class OwnRatSneakedIn(Event, frozen=True):
    """Phase 3: one's own room and cards; only that seat sees this."""

    room: str
    cards: tuple[str, ...]
    count: int  # of the cards: a sentence cannot count them


class TargetChosen(Event, frozen=True):
    """Phase 4: somebody spies on an opponent."""

    ACTOR: ClassVar[str] = "spy"
    spy: Seat
    target: Seat


class CardTurnedUp(Event, frozen=True):
    """Phase 4: a random face-down card was turned up, and it is no trap."""

    ACTOR: ClassVar[str] = "spy"
    spy: Seat
    owner: Seat
    card: str


class TrapSprung(Event, frozen=True):
    """Phase 4: the card turned up was a trap, and it hurts the spy (GG-7)."""

    ACTOR: ClassVar[str] = "spy"
    spy: Seat
    owner: Seat


class SpySkipped(Event, frozen=True):
    """Phase 4: no opponent has a face-down card (GG-6)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class TurnPassed(Event, frozen=True):
    """Phase 5: somebody laid nothing (GG-8)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class CardLaid(Event, frozen=True):
    """Phase 5: a weapon or a cheese card joined a rat."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    card: str


class DoorsNailedDown(Event, frozen=True):
    """Phase 5 ends at once: somebody played nailed-down (GG-9)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat


class CheeseCarried(Event, frozen=True):
    """Phase 5: somebody carried a piece into another room with a gouda gangster (GG-10)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    from_: str
    to: str


class RatMovedThroughHole(Event, frozen=True):
    """Phase 5: a rat moved to another room through a hole in the wall (GG-11)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    room: str


class FighterRevealed(Event, frozen=True):
    """Phase 6: a rat, with all its cards turned up (GG-12)."""

    ACTOR: ClassVar[str] = "seat"
    seat: Seat
    room: str
    cards: tuple[str, ...]
    count: int  # of the cards: a sentence cannot count them
    strength: int
    hurt: int  # strength lost to a trap
    round: int  # in which it fights: when this is read, the next one may have begun
    final: int  # which final that round is, 0 before the first


class CheeseWon(Event, frozen=True):
    """Phase 6: who got the cheese of a room (GG-13 to GG-15)."""

    room: str
    winners: tuple[Seat, ...]
    count: int  # of the winners: a sentence cannot count them
    cheese: int  # pieces and cheese cards in the room


class CheeseMissed(Event, frozen=True):
    """Phase 6: rats in a room without cheese (GG-16)."""

    room: str
    rats: tuple[Seat, ...]


class LivesLost(Event, frozen=True):
    """These seats got no cheese and lost a life (GG-23)."""

    losers: tuple[Seat, ...]


class LivesSpared(Event, frozen=True):
    """All would have gone out, so nobody loses a life (GG-24)."""

    spared: tuple[Seat, ...]


class PlayersWentOut(Event, frozen=True):
    """These seats have no life left and are out (GG-23)."""

    losers: tuple[Seat, ...]


class FinalReached(Event, frozen=True):
    """Several have five rats and play a final (GG-20)."""

    finalists: tuple[Seat, ...]


class FinalUndecided(Event, frozen=True):
    """A final had no single winner, and another one follows (GG-20)."""

    finalists: tuple[Seat, ...]


class GameWon(Event, frozen=True):
    """Somebody has won (GG-19, GG-20, GG-23)."""

    ACTOR: ClassVar[str] = "winner"
    winner: Seat


class VictoryShared(Event, frozen=True):
    """The fifth final had no single winner (GG-20)."""

    winners: tuple[Seat, ...]


class RoundLimitReached(Event, frozen=True):
    """The game ended after so many rounds without a winner (GG-22)."""

    rounds: int


GoudaGangsterEvent = (
    FirstKingDrawn
    | RoundBegan
    | CheeseFell
    | CardDrawn
    | OwnCardDrawn
    | DiscardPileShuffled
    | NothingDrawn
    | ChoiceSealed
    | RatSneakedIn
    | OwnRatSneakedIn
    | TargetChosen
    | CardTurnedUp
    | TrapSprung
    | SpySkipped
    | TurnPassed
    | CardLaid
    | DoorsNailedDown
    | CheeseCarried
    | RatMovedThroughHole
    | FighterRevealed
    | CheeseWon
    | CheeseMissed
    | LivesLost
    | LivesSpared
    | PlayersWentOut
    | FinalReached
    | FinalUndecided
    | GameWon
    | VictoryShared
    | RoundLimitReached
)
Events = tuple[Emitted[GoudaGangsterEvent], ...]
