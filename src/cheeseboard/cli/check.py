"""`cheeseboard check`: hold a game against the laws every game must obey."""

import os
import subprocess
import sys
from random import Random
from typing import Annotated

import typer

from cheeseboard.cli import screen
from cheeseboard.cli.inputs import AsJson, GameName
from cheeseboard.core.laws import Breach, fingerprint, run_to_end, walk
from cheeseboard.core.options import random_options
from cheeseboard.games import find, find_kit

LAW_BROKEN = 1
WALK_STEPS = 120
HASH_SEEDS = ("1", "2")
SAME_UNDER_HASHING = "all is equal under two PYTHONHASHSEEDs"
_FINGERPRINT = "from cheeseboard.cli.check import print_fingerprint; print_fingerprint({!r}, {})"


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("check")(check_game)


def check_game(
    game_id: GameName,
    walks: Annotated[int, typer.Option(min=1, help="Games to check against every law.")] = 60,
    games: Annotated[int, typer.Option(min=0, help="Games to play to the end without checks.")] = 300,
    seed: Annotated[int, typer.Option(help="A different seed plays different games.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Play random games with all options and numbers of players, and check them against the laws.

    Example: `cheeseboard check quoridor --walks 500`
    """
    kit, rng = find_kit(game_id), Random(seed)
    game = kit.rules
    steps = longest = 0
    if not as_json:
        screen.print_note(screen.words().text("check-begins", walks=walks, games=games))
    try:
        with screen.progress() as bar:
            for _ in bar.track(range(walks), description="laws"):
                seats = rng.choice(game.spec.seats)
                steps += len(
                    walk(kit, random_options(game, seats, rng.randrange), seats, rng.randrange, WALK_STEPS).rows
                )
            for _ in bar.track(range(games), description="ends"):
                seats = rng.choice(game.spec.seats)
                longest = max(
                    longest, len(run_to_end(game, random_options(game, seats, rng.randrange), seats, rng).rows)
                )
    except Breach as breach:
        _print_breach(breach.law, str(breach), as_json=as_json)
        raise typer.Exit(LAW_BROKEN) from breach
    with screen.progress() as bar:
        fingerprints = [_fingerprint_under(s, game_id, seed) for s in bar.track(HASH_SEEDS, description="hashing")]
    if len(set(fingerprints)) > 1:
        _print_breach(SAME_UNDER_HASHING, SAME_UNDER_HASHING, as_json=as_json)
        raise typer.Exit(LAW_BROKEN)
    if as_json:
        screen.print_json({"holds": True, "walks": walks, "steps": steps, "games": games, "longest": longest})
    else:
        text = screen.words().text("check-holds", walks=walks, steps=steps, games=games, longest=longest)
        screen.print_text(text, "good")


def _print_breach(law: str, breach: str, *, as_json: bool) -> None:
    if as_json:
        screen.print_json({"holds": False, "law": law, "breach": breach})
    else:
        screen.print_text(breach, "bad")


def print_fingerprint(game_id: str, seed: int) -> None:
    """Print a fingerprint of some fixed games; `check` compares those of two interpreters."""
    game, rng = find(game_id), Random(seed)
    for number in range(5):
        seats = rng.choice(game.spec.seats)
        options = random_options(game, seats, rng.randrange)
        sys.stdout.write(fingerprint(game, options, seats, number, WALK_STEPS))


def _fingerprint_under(hash_seed: str, game_id: str, seed: int) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", _FINGERPRINT.format(game_id, seed)]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout  # noqa: S603
