"""How a playthrough begins: a new game, one from a file, or one that was checked."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from os import PathLike, urandom
from pathlib import Path
from typing import Any

from msgspec import Struct

from cheeseboard.core import BadOptions, GameKit
from cheeseboard.core.gamefile import clean_name, parse_file
from cheeseboard.core.history import History
from cheeseboard.core.verify import replay_file, verify_so_far
from cheeseboard.core.verify import verify as verify_file
from cheeseboard.games import find_kit
from cheeseboard.library.arguments import options_of, text, whole_number
from cheeseboard.library.files import read_seed, read_text, seed_path
from cheeseboard.library.playthrough import Draws, Playthrough
from cheeseboard.library.refusals import with_sentences


@with_sentences
def new(
    game: str | GameKit,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | Struct | None = None,
    names: Sequence[str] = (),
    seed: int | None = None,
    draw: bool = True,
) -> Playthrough:
    """Begin a game. A seed makes it repeatable; with `draw=False` the outcomes of chance are yours to play.

    Examples:
        >>> import cheeseboard
        >>> cheeseboard.new("gouda-gangster", seats=4, seed=1)
        <Playthrough gouda-gangster, 4 seats, row 16, seats 0 1 2 3 to act>
    """
    kit = game if isinstance(game, GameKit) else find_kit(text(game, "a game"))
    rules = kit.rules
    number = rules.spec.seats[0] if seats is None else seats
    whole_number(number, "the number of seats")
    history = History.begin(rules, options_of(rules, options), number, revealed=kit.revealed)
    if names and len(names) != number:
        raise BadOptions("names-per-seat", names=len(names), seats=number)
    called = tuple(clean_name(text(name, "a name")) or f"seat {seat}" for seat, name in enumerate(names))
    nameless = tuple(f"seat {seat}" for seat in range(number))
    draws = _draws(seed, number, draw=draw)
    if draw:
        history.play_chance(draws.key)
    return Playthrough(kit, history, called or nameless, draws)


def _draws(seed: int | None, seats: int, *, draw: bool) -> Draws:
    if seed is None:
        return Draws(urandom(32), f"local-{urandom(8).hex()}", ("",) * seats, draw)
    whole_number(seed, "a seed")
    return Draws(sha256(f"cheeseboard/seed/{seed}".encode()).digest(), f"seed-{seed}", ("",) * seats, draw)


@with_sentences
def load(path: str | PathLike[str]) -> Playthrough:
    """A game from its file, to look at or to play on; draws go on if the file has its seed, or the seed lies beside."""
    where = Path(path)
    file = parse_file(read_text(where))
    kit = find_kit(file["Game"])
    seed = file.seed or (read_seed(where) if seed_path(where).exists() else None)
    if seed is None:
        history, seed, automatic = replay_file(kit, file), urandom(32), False
    else:
        history, automatic = verify_so_far(kit, file, seed) if file.digest else replay_file(kit, file), True
    draws = Draws(seed, file["Table"], file.nonces, automatic)
    return Playthrough(kit, history, file.seat_names, draws, loaded_rows=len(history.rows))


@with_sentences
def verify(path: str | PathLike[str], digest: str | None = None) -> Playthrough:
    """Check a finished game: commitment, every draw, every action, result and chain; a refusal says where it fails."""
    file = parse_file(read_text(Path(path)))
    kit = find_kit(file["Game"])
    history = verify_file(kit, file, digest)
    assert file.seed is not None, "a verified file has its seed"
    return Playthrough(kit, history, file.seat_names, Draws(file.seed, file["Table"], file.nonces))
