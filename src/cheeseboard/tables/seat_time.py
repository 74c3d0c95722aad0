"""The thinking time of one seat, counted row by row. Rules never see time."""

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.tables.record import BankClock, Clock, Ms

RETURN_MS: Ms = 60_000  # that whoever comes back to an empty bank has at least, unless the whole bank was less


class SeatTime(Struct, frozen=True, gc=False):
    """What a seat has used up so far. No time runs for a bot that plays for the seat's owner."""

    spent: Ms = 0  # by all its decisions together
    decisions: int = 0  # that cost time and earn an increment
    bot_since: Ms | None = None  # when a stand-in came, while it plays
    is_out: bool = False  # it came because the owner's time was out

    def left_of(self, bank: BankClock) -> Ms:
        """What is left of the bank for the next decision, with its increment."""
        return 1_000 * (bank.seconds + bank.increment * (self.decisions + 1)) - self.spent

    def after_decision(self, since: Ms, now: Ms) -> "SeatTime":
        """The time after a decision for which the clock ran since then."""
        until = now if self.bot_since is None else min(now, self.bot_since)
        return replace(self, spent=self.spent + max(0, until - since), decisions=self.decisions + 1)

    def after_stand_in(self, now: Ms, *, is_by_clock: bool) -> "SeatTime":
        """A bot plays on for the owner."""
        since = now if self.bot_since is None else self.bot_since
        return replace(self, bot_since=since, is_out=self.is_out or is_by_clock)

    def after_return(self, clock: Clock) -> "SeatTime":
        """The owner plays again; with an empty bank they could not, so they get some time."""
        missing = 0
        if self.is_out and isinstance(clock, BankClock):
            missing = max(0, min(RETURN_MS, 1_000 * clock.seconds) - self.left_of(clock))
        return SeatTime(self.spent - missing, self.decisions)
