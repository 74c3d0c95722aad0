"""*Canary* over the real server: whole games with secrets, and no byte names a card that its reader has not seen."""

import asyncio
from typing import Any

import msgspec
import pytest
from cheeseboard_snack import Snack, SnackGame, View
from msgspec.structs import replace

from cheeseboard.core import Seat
from cheeseboard.games.gouda_gangster import GAME as GANGSTER
from cheeseboard.games.gouda_gangster.phases import play
from cheeseboard.games.gouda_gouda.game import STAIRS
from cheeseboard.protocol import updates
from cheeseboard.protocol.messages import UpdateMessage
from cheeseboard.protocol.updates import seat_update
from cheeseboard.tables import lookback
from cheeseboard.tables.table import Table
from games.gouda_gangster import leaks
from server.canary import found, nosy_about
from server.players import play_a_game
from server.real_server import Served
from server.test_whole_games import quick_server

__all__ = ["quick_server"]

PLAN = "Ann Bob random Max"
OPTIONS: dict[str, dict[str, Any]] = {
    "gouda-gangster": {"cheese": "plenty"},
    "gouda-gouda": {"magic": 1, "board": msgspec.to_builtins(STAIRS)},
    "snack": {},
}


def listened(server: Served, game: str, seed: int, **more: Any) -> list[str]:
    """What was told too much in a whole game."""
    kind, options = nosy_about(game), {**OPTIONS[game], **more}
    evening = asyncio.run(play_a_game([server.address], game, PLAN, seed, kind, options=options))
    assert any(heard.how.endswith("seat=open") for player in evening.players for heard in player.heard)
    return list(found(evening, game))


@pytest.mark.parametrize("game", OPTIONS)
def test_no_byte_names_a_card_that_its_reader_has_not_seen(quick_server: Served, game: str) -> None:
    assert listened(quick_server, game, seed=1) == []


def test_planted_a_hand_in_the_view_is_found(quick_server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GANGSTER), "view", staticmethod(leaks.neighbours_hand))
    assert any("live: view names" in leak for leak in listened(quick_server, "gouda-gangster", seed=2))


def test_planted_a_hand_in_the_view_of_a_small_game_is_found(
    quick_server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(self: SnackGame, state: Snack, seat: Seat | None) -> View:
        return replace(view(self, state, seat), hands=state.hands)

    view = SnackGame.view
    monkeypatch.setattr(SnackGame, "view", careless)
    assert any("live: something names" in leak for leak in listened(quick_server, "snack", seed=2))


def test_planted_events_for_everybody_are_found(quick_server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GANGSTER), "play", staticmethod(lambda *args: leaks.loud(play(*args))))
    assert any("live: events of" in leak for leak in listened(quick_server, "gouda-gangster", seed=2))


def test_planted_a_menu_for_everybody_is_found(quick_server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(table: Table, seat: Seat | None, person: str, since: int = -1) -> UpdateMessage:
        told = seat_update(table, seat, person, since)
        if not table.asked or seat is not None:
            return told
        seat = max(table.asked, key=lambda one: len(table.menu(one)))
        return replace(told, question=table.question_rows[seat], menu=table.menu(seat))

    monkeypatch.setattr(updates, "seat_update", careless)
    many = 6  # cards in each hand, so that there is always something that has not been seen
    assert any(leak.startswith("Eve") for leak in listened(quick_server, "gouda-gouda", seed=3, magic=many))


@pytest.mark.parametrize("game", OPTIONS)
def test_planted_looking_back_through_anybodys_eyes_is_found(
    quick_server: Served, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(lookback, "_require_own_viewpoint", lambda table, viewpoint, person: None)
    assert any("/views/" in leak for leak in listened(quick_server, game, seed=4))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5, 15))
@pytest.mark.parametrize("game", OPTIONS)
def test_canary_in_many_games(quick_server: Served, game: str, seed: int) -> None:
    assert listened(quick_server, game, seed) == []
