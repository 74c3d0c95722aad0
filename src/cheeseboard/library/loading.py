"""A playthrough from a game file: `cheeseboard.load` and `cheeseboard.verify`."""

import re
from os import PathLike, urandom
from pathlib import Path

from cheeseboard.core import CHANCE, GameKit
from cheeseboard.core.gamefile import GameFile, format_file, parse_file
from cheeseboard.core.history import History
from cheeseboard.core.verify import replay_file, verify_so_far
from cheeseboard.core.verify import verify as verify_file
from cheeseboard.games import find_kit
from cheeseboard.library.arguments import text
from cheeseboard.library.draws import Draws
from cheeseboard.library.files import BRANCHED, read_seed, read_text, seed_path
from cheeseboard.library.playthrough import Playthrough
from cheeseboard.library.refusals import with_sentences

WHOLE_NUMBER = re.compile("[0-9]{1,9}")


@with_sentences
def load(path: str | PathLike[str] | GameFile) -> Playthrough:
    """A game from its file, to look at or to play on; draws go on if the file has its seed, or the seed lies beside.

    A game of a match is given as it is: `load(match.files[0])`.

    Examples:
        >>> import cheeseboard
        >>> match = cheeseboard.match("quoridor", ["greedy", "random"], games=2, seed=7, options={"size": 5})
        >>> cheeseboard.load(match.files[1])
        <Playthrough quoridor, 2 seats, row 8, over: goal, ranks 1 0>
    """
    if isinstance(path, GameFile):
        file = _checked(path)
        return _loaded(file, file.seed)
    where = Path(path)
    file = read_game_file(where)
    has_seed_beside = file.seed is None and seed_path(where).exists()
    return _loaded(file, read_seed(where) if has_seed_beside else file.seed)


def _checked(file: GameFile) -> GameFile:
    """A file that was not read but made, by whomever: as it would be read."""
    return parse_file(format_file(file))


def _loaded(file: GameFile, seed: bytes | None) -> Playthrough:
    if seed is None:
        return replayed(file)
    kit = find_kit(file["Game"])
    history = verify_so_far(kit, file, seed) if file.seed is None or file.digest else replay_file(kit, file)
    return _playthrough(kit, file, history, _draws(file, seed))


@with_sentences
def verify(path: str | PathLike[str] | GameFile, digest: str | None = None, *, copied: bool = False) -> Playthrough:
    """Check a finished game: commitment, every draw, every action, result and chain; a refusal says where it fails.

    A copy has draws of its own, so those from before it was made cannot be checked: `copied=True` checks the rest.

    Examples:
        >>> import cheeseboard
        >>> match = cheeseboard.match("quoridor", ["greedy", "random"], games=1, seed=7, options={"size": 5})
        >>> cheeseboard.verify(match.files[0]).result
        Over(ranks=(0, 1), reason='goal')
    """
    if digest is not None:
        text(digest, "a digest")
    file = _checked(path) if isinstance(path, GameFile) else read_game_file(Path(path))
    return verified(file, digest, copied=copied)


def read_game_file(path: Path) -> GameFile:
    """The content of a game file on disk."""
    return parse_file(read_text(path))


def replayed(file: GameFile) -> Playthrough:
    """A game as it is written; its draws are not checked, and those that come next are the caller's."""
    kit = find_kit(file["Game"])
    history = replay_file(kit, file)
    return _playthrough(kit, file, history, _draws(file, file.seed or urandom(32), automatic=False))


def verified(file: GameFile, digest: str | None = None, *, copied: bool = False) -> Playthrough:
    """A finished game if everything in its file holds."""
    kit = find_kit(file["Game"])
    history = verify_file(kit, file, digest, copied=copied)
    assert file.seed is not None, "a verified file has its seed"
    return _playthrough(kit, file, history, _draws(file, file.seed))


def copied_rows(game: Playthrough) -> int:
    """How many rows of a loaded game were played in another one, of which it is a copy."""
    copied = game._draws.copied
    return copied[0] if copied else 0


def checked_draws(game: Playthrough) -> int:
    """How many draws of a verified game were checked."""
    return sum(step.seat == CHANCE and step.n > copied_rows(game) for step in game.full_steps())


def _draws(file: GameFile, seed: bytes, *, automatic: bool = True) -> Draws:
    return Draws(seed, file["Table"], file.nonces, automatic, copied=file.copied)


def _playthrough(kit: GameKit, file: GameFile, history: History, draws: Draws) -> Playthrough:
    branched_at = dict(file.tags).get(BRANCHED, "")
    return Playthrough(
        kit,
        history,
        file.seat_names,
        draws,
        loaded_rows=len(history.rows),
        branched_at=int(branched_at) if WHOLE_NUMBER.fullmatch(branched_at) else None,
    )
