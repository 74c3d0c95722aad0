"""How a game is played in little time: `quick_game.json` in the folder of its tests, or as usual if there is none."""

from pathlib import Path
from typing import Any

import msgspec

from cheeseboard.games import find, packages

PEOPLE = ("Ann", "Bob", "Ann", "random")  # a shared screen, a guest and a bot, as far as there are seats


class QuickGame(msgspec.Struct, forbid_unknown_fields=True):
    plan: str  # who sits where
    options: dict[str, Any] = {}
    shortest: dict[str, Any] = {}  # options of a game that is over sooner still


def quick_game(game_id: str) -> QuickGame:
    file = Path(__file__).parent / game_id.replace("-", "_") / "quick_game.json"
    if file.is_file():
        return msgspec.json.decode(file.read_bytes(), type=QuickGame)
    seats = max(number for number in find(game_id).spec.seats if number <= len(PEOPLE))
    return QuickGame(" ".join((*PEOPLE[: seats - 1], PEOPLE[-1])))


QUICK_GAMES = {game_id: quick_game(game_id) for game_id in packages()}
