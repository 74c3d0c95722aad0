"""The bot of the documentation: thirty lines, a process of its own, and it plays every game to its end."""

import subprocess
import sys
from pathlib import Path

import pytest

from cheeseboard.core.gamefile import parse_file
from cheeseboard.core.verify import verify
from cheeseboard.games import find, find_kit
from games.quick_games import QUICK_GAMES
from server.real_server import PATIENCE_S, Served
from server.test_whole_games import quick_server

__all__ = ["quick_server"]

MY_BOT = Path(__file__).parents[2] / "docs" / "how-to" / "my_bot.py"


def test_it_is_a_bot_in_thirty_lines() -> None:
    assert len(MY_BOT.read_text("utf-8").splitlines()) <= 30


@pytest.mark.parametrize("game", QUICK_GAMES)
def test_the_bot_of_the_documentation_plays_every_game_to_its_end(quick_server: Served, game: str) -> None:
    seats, options = min(find(game).spec.seats), QUICK_GAMES[game].shortest
    ann = quick_server.person("Ann")
    table = ann.put_up(game, seats=seats, options=options)["id"]
    watching = ann.at(table)
    bots = []
    for seat in range(seats):
        token = quick_server.person(f"Bot {seat}").ask("POST", "/api/me/tokens", {"label": "bot"})["token"]
        words = [sys.executable, MY_BOT, quick_server.address, token, table, str(seat)]
        bots.append(subprocess.Popen(words, stdout=subprocess.PIPE, text=True))
    try:
        while not all(one.get("is_person") for one in watching.until(lambda got: got.get("status"))["status"]["seats"]):
            pass
        watching.close()
        ann.post(table, "start")
        said = [bot.communicate(timeout=PATIENCE_S)[0] for bot in bots]
    finally:
        for bot in bots:
            bot.kill()
    file = parse_file(ann.ask("GET", f"/api/tables/{table}/game"))
    verify(find_kit(game), file)
    assert all(str(list(file.result or ())) in text for text in said)
