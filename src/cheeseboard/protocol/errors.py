"""Refusals and errors as messages."""

import msgspec

from cheeseboard.core import Illegal, Refusal, Stale
from cheeseboard.protocol.messages import RefusalMessage
from cheeseboard.protocol.ports import Wording

OLD_PAGE = "old-page"


def as_refusal(error: Exception) -> Refusal:
    """Any error as a refusal that reveals nothing internal."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, msgspec.MsgspecError | UnicodeDecodeError | RecursionError):
        return Illegal("bad-request", what=str(error)[:200])
    return Illegal("our-fault")


def refusal_message(refusal: Refusal, words: Wording | None = None) -> RefusalMessage:
    """A refusal as it is sent; with a sentence if somebody wants to read it."""
    at = refusal.params.get("at")
    return RefusalMessage(
        code=refusal.code,
        text=words.refusal_sentence(refusal) if words else "",
        params=dict(refusal.params),
        question=at if isinstance(at, int) and isinstance(refusal, Stale) else None,
    )
