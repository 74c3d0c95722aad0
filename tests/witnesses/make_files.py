"""The game files among the witnesses: exported by a server, played by bots on the command line, and saved half way."""

import json
import subprocess
import sys
from pathlib import Path

from witnesses.old_client import COMMAND, Person
from witnesses.setups import OPTION_FILES

BOTS = ("greedy", "random")


def export(person: Person, table: str, path: Path) -> None:
    """The file of a finished game, as the server gives it."""
    path.write_text(person.ask("GET", f"/api/tables/{table}/game"), "utf-8", newline="\n")


def make_option_files(folder: Path) -> None:
    """One game of bots for every game, seat count and option that differs."""
    for number, (name, game, seats, options) in enumerate(OPTION_FILES):
        bots = ["greedy"] * seats if game == "quoridor" else [BOTS[seat % 2] for seat in range(seats)]
        words = [word for option, value in options.items() for word in ("--option", f"{option}={json.dumps(value)}")]
        saved = folder.parent / "match"
        fixed = ("--games", "1", "--cores", "1", "--openings", "3", "--seed", str(100 + number))
        subprocess.run(
            [COMMAND, "match", game, *bots, *fixed, "--save", saved, *words], check=True, capture_output=True
        )
        (file,) = saved.iterdir()
        file.rename(folder / f"{name}.game")
        saved.rmdir()
        sys.stdout.write(f"{name}\n")


def make_saved_game(folder: Path) -> None:
    """A game among people at one terminal, with a take-back, saved in the middle; its seed lies beside it."""
    words = ("play", "quoridor", "--seat", "human:Ann", "--seat", "human:Bea", "--seat", "human:Cy")
    typed = "move e2\nmove b5\nundo\nmove a6\nmove e8\nresign\nquit\n"
    options = ("--option", "first=0", "--save", folder / "saved.game")
    subprocess.run([COMMAND, *words, *options], input=typed, text=True, check=True, capture_output=True)
