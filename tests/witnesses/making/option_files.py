"""A game file for every game, seat count and value of an option, in which the option shows; and saved games.

`PYTHONPATH=tests python tests/witnesses/making/option_files.py FOLDER` makes, in a new folder, those that no set has.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Collection
from pathlib import Path
from typing import Any

from server.program import COMMAND
from witnesses.opening import GAME_FILES, HERE
from witnesses.option_values import seat_counts, shows
from witnesses.setups import CUSTOM_MAZE

BOTS = ("greedy", "random")
GAMES = 12  # at once, of which the shortest is kept in which every option shows
TRIES = 20
# File name without that of the game, seats, options. What only people bring about is played at the server (scenes.py).
OPTIONS: dict[str, tuple[tuple[str, int, dict[str, Any]], ...]] = {
    "quoridor": (
        ("first-1", 2, {"first": 1}),
        ("third-pawn-side", 4, {"third_pawn": "side", "size": 5}),
        ("size-7", 2, {"size": 7}),
        ("size-5", 3, {"size": 5}),
        ("size-3", 2, {"size": 3}),
        ("barriers-2", 2, {"barriers": 2}),
        ("barriers-by-seat", 2, {"barriers": [4, 7]}),
    ),
    "pac-man": (
        ("drawn", 3, {"pac_man": "chance"}),
        ("seat-1", 3, {"pac_man": 1}),
        ("maze-20", 2, {"layout": "maze-20"}),
        ("maze-6", 2, {"layout": "maze-6"}),
        ("windmill", 2, {"layout": "windmill"}),
        ("corners", 2, {"layout": "corners"}),
        ("custom-maze", 2, {"layout": CUSTOM_MAZE}),
        ("lives-1", 2, {"lives": 1}),
        ("patience-5", 2, {"patience": 5}),
        ("patience-off", 2, {"patience": "off"}),
        ("ghosts-may-hold", 2, {"ghosts_may_hold": True}),
        ("eaten-return", 2, {"eaten": "return"}),
        ("frenzy-free", 2, {"frenzy": "free"}),
        ("into-ghosts-caught", 2, {"into_ghosts": "caught"}),
        ("ghosts-chosen", 3, {"ghosts": "chosen"}),
        ("ghost-order-free", 2, {"ghost_order": "free"}),
        ("newer", 4, {"into_ghosts": "caught", "ghosts": "chosen", "ghost_order": "free"}),
    ),
    "gouda-gouda": (
        ("nullified-rerolled", 3, {"nullified": "rerolled"}),
        ("magic-7", 4, {"magic": 7}),
        ("magic-15", 2, {"magic": 15, "nullified": "rerolled"}),
        ("first-4", 5, {"first": 4}),
    ),
    "gouda-gangster": (
        ("first-4", 5, {"first": 4}),
        ("long", 5, {"cheese": "long"}),
    ),
}


def make_option_files(folder: Path, *, but: Collection[str] = ()) -> None:
    """One game of bots for every entry and, without options, for every number of seats; none of these names."""
    for game, entries in OPTIONS.items():
        usual = [(f"usual-{seats}", seats, dict[str, Any]()) for seats in seat_counts(game)]
        for name, seats, options in (*usual, *entries):
            path = folder / f"{game}-{name}.game"
            if path.name not in but:
                path.write_text(some_game(game, seats, options), "utf-8", newline="\n")
                sys.stdout.write(f"{path.stem}\n")


def some_game(game: str, seats: int, options: dict[str, Any]) -> str:
    """The shortest game of the first few among which there is one in which all these options show."""
    words = [word for option, value in options.items() for word in ("--option", f"{option}={json.dumps(value)}")]
    for seed in range(TRIES):
        with tempfile.TemporaryDirectory() as saved:
            fixed = ("--games", str(GAMES), "--cores", "1", "--openings", "3", "--seed", str(seed), "--save", saved)
            # Bots that look ahead first: their games are shorter; then those who walk into everything.
            bots = [BOTS[seat % 2] if seed % 2 == 0 else "random" for seat in range(seats)]
            subprocess.run([COMMAND, "match", game, *bots, *fixed, *words], check=True, capture_output=True)
            texts = sorted(
                (path.read_text("utf-8") for path in Path(saved).iterdir()), key=lambda text: (len(text), text)
            )
        for text in texts:
            if all(shows(text, option) for option in options):
                return text
    raise AssertionError((game, options))


def make_saved_games(folder: Path) -> None:
    """Games among three at one terminal, with a take-back, saved in the middle; the seed of each lies beside it."""
    typed = ["move e2", "move b5", "undo", "move a6", "move e8", "resign"]
    _save(folder / "saved-quoridor.game", "quoridor", "first=0", typed)
    typed = ["step up", "step up", "undo", "step down", "next inky", "step left", "step down"]
    _save(folder / "saved-pac-man.game", "pac-man", "ghost_order=free", typed)


def _save(path: Path, game: str, option: str, typed: list[str]) -> None:
    people = [word for name in ("Ann", "Bea", "Cy") for word in ("--seat", f"human:{name}")]
    words: list[str | Path] = [COMMAND, "play", game, *people, "--option", option, "--save", path]
    subprocess.run(words, input="\n".join([*typed, "quit", ""]), text=True, check=True, capture_output=True)


if __name__ == "__main__":
    new_files = HERE / sys.argv[1] / "files"
    new_files.mkdir(parents=True)
    make_option_files(new_files, but={path.name for path in GAME_FILES})
