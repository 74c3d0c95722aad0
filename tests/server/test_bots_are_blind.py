"""Not a byte of what a seat cannot know reaches the process in which its bot thinks.

All that goes through the pipes to a real worker is recorded. It must be what the worker would have got at a table that
differs in everything the seat cannot know, but for the number from which the bot draws.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from random import Random
from typing import Any
from zlib import crc32

import pytest
from msgspec.structs import replace

from cheeseboard.bots import Question
from cheeseboard.core import Ask, Over, Seat, sample, visible_events
from cheeseboard.core.chance import play_chance
from cheeseboard.core.history import History
from cheeseboard.games import find
from cheeseboard.server import bot_workers
from cheeseboard.server.bot_workers import WorkerPool
from games.gouda_gangster.scramble import scramble as deal_gangster
from games.gouda_gouda.scramble import scramble as deal_gouda

DEAL_ANEW: dict[str, Callable[[Any, Seat, Random], Any]] = {"gouda-gangster": deal_gangster, "gouda-gouda": deal_gouda}
QUESTIONS = 12


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Everything that this process sends through a pipe from now on; the bots' own numbers are all the same."""
    recorded: list[bytes] = []
    send = Connection.send_bytes

    def record(self: Connection, buf: Any, *place: Any) -> None:
        recorded.append(bytes(buf))
        send(self, buf, *place)

    monkeypatch.setattr(Connection, "send_bytes", record)
    monkeypatch.setattr(secrets, "randbits", lambda bits: 1 << bits - 1)
    return recorded


def tables(game_id: str) -> Iterator[tuple[Any, Seat]]:
    """Positions of a random game in which somebody is asked, spread over the whole of it."""
    game, rng = find(game_id), Random(4)
    history = History.begin(game, game.spec.options(), 3)
    found = []
    while not isinstance(turn := history.turn(), Over):
        if isinstance(turn, Ask):
            found.append((history.state, turn.seats[0]))
            history.add(turn.seats[0], sample(game.menu(history.state, turn.seats[0]), rng))
        else:
            play_chance(history, bytes(32))
    yield from found[:: max(1, len(found) // QUESTIONS)]


def question(game_id: str, state: Any, seat: Seat) -> Question:
    game = find(game_id)
    return Question(seat, game.view(state, seat), game.menu(state, seat), visible_events(state, seat))


def bytes_to_worker(game_id: str, sent: list[bytes]) -> list[tuple[list[bytes], list[bytes]]]:
    """For each position what went to the worker, and what went there for a table dealt anew."""

    async def ask() -> list[tuple[list[bytes], list[bytes]]]:
        thinkers, rng, pairs = WorkerPool(), Random(5), []
        try:
            await thinkers.ask_bot("random", game_id, question(game_id, *next(tables(game_id))))  # it wakes up
            for state, seat in tables(game_id):
                both = []
                for dealt in (state, DEAL_ANEW[game_id](state, seat, rng)):
                    sent.clear()
                    await thinkers.ask_bot("random", game_id, question(game_id, dealt, seat))
                    both.append([without_number(part) for part in sent if part])  # an empty one wakes a thread
                pairs.append((both[0], both[1]))
        finally:
            thinkers.close()
        return pairs

    return asyncio.run(ask())


def without_number(part: bytes) -> bytes:
    """The pool numbers its tasks: the first number of each, which is no secret, is left out."""
    number, name, rest = part.partition(b"cheeseboard.server.bot_workers")
    return rest if name else number


@pytest.mark.parametrize("game_id", DEAL_ANEW)
def test_a_worker_gets_the_same_bytes_whatever_the_seat_cannot_know(game_id: str, sent: list[bytes]) -> None:
    pairs = bytes_to_worker(game_id, sent)
    assert len(pairs) >= QUESTIONS
    for real, anew in pairs:
        assert any(real)
        assert real == anew


@pytest.mark.parametrize("game_id", DEAL_ANEW)
def test_a_state_sent_along_is_found(game_id: str, sent: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak: somebody whispers a number made of the state."""
    game, looked_at = find(game_id), [None]
    look, honest = game.view, bot_workers.encode_question

    def remember(state: Any, seat: Seat | None) -> Any:
        looked_at[0] = state
        return look(state, seat)

    def whisper(asked: Question) -> bytes:
        return honest(replace(asked, seat=crc32(str(looked_at[0]).encode())))

    monkeypatch.setattr(type(game), "view", staticmethod(remember))
    monkeypatch.setattr(bot_workers, "encode_question", whisper)
    assert any(real != anew for real, anew in bytes_to_worker(game_id, sent))
