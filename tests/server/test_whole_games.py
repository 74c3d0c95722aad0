"""All games from the lobby to the end over real sockets: people, a shared screen, bots and a spectator together."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from cheeseboard.core.gamefile import parse_file
from cheeseboard.core.verify import verify
from cheeseboard.games import find_kit
from cheeseboard.tables import clock
from games.quick_games import QUICK_GAMES
from server.players import Evening, play_a_game
from server.real_server import Served, served


@pytest.fixture
def quick_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server with bots that think fast and windows that close soon: who is in a hurry is not the question here."""
    monkeypatch.setattr(clock, "MIN_BOT_DELAY_MS", 5)
    monkeypatch.setattr(clock, "MIN_WINDOW_MS", 20)
    with served(tmp_path, bots=1, away_ms=60_000) as running:
        yield running


def hold(evening: Evening, game: str) -> int:
    """The downloaded file holds, and so does every digest that anybody kept; how many rows it has."""
    file = parse_file(evening.file)
    for player in evening.players:
        assert player.refused == [], player.name
        for digest in (player.digests[0], player.digests[len(player.digests) // 2], player.digests[-1]):
            history = verify(find_kit(game), file, digest)
        ends = [seat["over"] for seat in player.seats.values()]
        assert all(end["ranks"] == list(file.result or ()) for end in ends)
    return len(history.rows)


@pytest.mark.parametrize("game", QUICK_GAMES)
def test_a_whole_game_with_people_a_shared_screen_bots_and_a_spectator(quick_server: Served, game: str) -> None:
    plan, options = QUICK_GAMES[game].plan, QUICK_GAMES[game].options
    evening = asyncio.run(play_a_game([quick_server.address], game, plan, seed=1, options=options))
    assert hold(evening, game) > 5
    file = parse_file(evening.file)
    names = [f"{name} {seat}" if name.istitle() else name for seat, name in enumerate(plan.split())]
    assert list(file.seat_names) == names
    nonces = file["Nonces"].split(";")
    assert [bool(nonce) for nonce in nonces] == [name.istitle() for name in plan.split()]
    same = [nonces[seat] for seat, name in enumerate(plan.split()) if name == "Ann"]
    assert len(set(same)) == 1, "one screen, one nonce"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize("game", QUICK_GAMES)
def test_many_whole_games(quick_server: Served, game: str, seed: int) -> None:
    quick = QUICK_GAMES[game]
    evening = asyncio.run(play_a_game([quick_server.address], game, quick.plan, seed=seed, options=quick.options))
    assert hold(evening, game) > 5
