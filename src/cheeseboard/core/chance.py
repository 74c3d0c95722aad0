"""Verifiable chance, byte for byte: seed, commitment, nonces and draws, and how a history goes on with them.

Anyone with the seed and the nonces can check every draw with SHA-256; see docs/reference/fair-chance.md.
This module has no randomness of its own: the caller brings the seed.
"""

from collections.abc import Iterable, Sequence
from itertools import accumulate, count

from msgspec import Struct

from cheeseboard.core.action import Action
from cheeseboard.core.errors import Illegal
from cheeseboard.core.game import AnyGame, Chance
from cheeseboard.core.history import History, Row, hmac_sha256, sha256
from cheeseboard.core.seats import CHANCE

_DRAWN_BELOW = 1 << 64


def commitment(seed: bytes) -> str:
    """The hash of the seed, shown before any nonce is given and before the first draw."""
    return sha256(b"cheeseboard/commit/1" + seed).hexdigest()


def draw_key(seed: bytes, table_id: str, nonces: Sequence[str]) -> bytes:
    """The key of all draws of a table; one nonce per seat, in seat order."""
    return hmac_sha256(
        seed, b"\0".join((b"cheeseboard/draws/1", table_id.encode(), *(nonce.encode() for nonce in nonces)))
    )


def draw_number(key: bytes, n: int, total: int) -> int:
    """A whole number below `total` for log row n, each equally likely."""
    assert 0 < total <= _DRAWN_BELOW, total
    fair_below = _DRAWN_BELOW // total * total
    for k in count():
        x = int.from_bytes(hmac_sha256(key, b"draw" + n.to_bytes(8, "big") + k.to_bytes(4, "big"))[:8], "big")
        if x < fair_below:
            return x % total
    raise AssertionError("count() does not end")


def draw(key: bytes, n: int, outcomes: Sequence[tuple[Action, int]]) -> Action:
    """The outcome that is drawn at log row n."""
    ordered = sorted(outcomes, key=lambda outcome: str(outcome[0]))
    sums = list(accumulate(weight for _, weight in ordered))
    r = draw_number(key, n, sums[-1])
    return next(action for (action, _), below in zip(ordered, sums, strict=True) if r < below)


def play_draw(history: History, turn: Chance, key: bytes) -> Row:
    """Play the draw of the next row."""
    return history.add(CHANCE, draw(key, len(history.rows) + 1, turn.outcomes))


def play_chance(history: History, key: bytes) -> list[Row]:
    """Play the draws that come before somebody is asked or the game is over."""
    drawn = []
    while isinstance(turn := history.turn(), Chance):
        drawn.append(play_draw(history, turn, key))
    return drawn


def replay_from_seed(game: AnyGame, options: Struct, seats: int, key: bytes, rows: Iterable[Row]) -> History:
    """Replay the rows of players and table, and draw again where rows are missing."""
    history = History.begin(game, options, seats)
    for row in rows:
        while len(history.rows) + 1 < row.n:
            turn = history.turn()
            if not isinstance(turn, Chance):
                raise Illegal("row-missing", row=len(history.rows) + 1)
            play_draw(history, turn, key)
        history.add(row.seat, row.action)
    play_chance(history, key)
    return history
