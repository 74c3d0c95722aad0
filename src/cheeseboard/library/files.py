"""Game files on disk: reading, writing, and the seed that lies beside the file of a running game."""

from collections.abc import Sequence
from os import PathLike
from pathlib import Path

from cheeseboard.core import BadFile, Over
from cheeseboard.core.gamefile import COPIED, MAX_FILE_LENGTH, format_file, to_game_file
from cheeseboard.core.history import History
from cheeseboard.library.draws import Draws

BRANCHED = "Branched"  # a tag: the row where a game has left the file it was loaded from
MAX_INPUT_BYTES = 4 * MAX_FILE_LENGTH  # a character takes up to four


def read_text(path: Path, max_bytes: int = MAX_INPUT_BYTES) -> str:
    """The text of a file, or a refusal that names it; at most `max_bytes` are read, for a pipe may never end."""
    try:
        with path.open("rb") as file:
            content = file.read(max_bytes + 1)
        if len(content) > max_bytes:
            raise BadFile("file-too-long", line=1)
        return content.decode("utf-8")
    except (OSError, ValueError) as error:
        if isinstance(error, UnicodeDecodeError):
            raise BadFile("file-unreadable", file=str(path)) from error
        raise BadFile("file-missing", file=str(path)) from error


def write_text(path: Path, text: str, *, private: bool = False) -> None:
    """Write a file with its folder, or a refusal that names it; a private one only its owner can read."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if private:
            path.touch(mode=0o600)
            path.chmod(0o600)
        path.write_text(text, "utf-8", newline="\n")
    except (OSError, ValueError) as error:  # ValueError: an impossible file name
        raise BadFile("file-unwritable", file=str(path)) from error


def seed_path(path: Path) -> Path:
    """Where the seed of a running game lies: a game file tells its seed only after the end."""
    return path.with_name(path.name + ".seed")


def read_seed(path: Path) -> bytes:
    """The seed beside the file of a running game."""
    beside = seed_path(path)
    try:
        return bytes.fromhex(read_text(beside).strip())
    except (BadFile, ValueError) as error:
        raise BadFile("file-no-seed", file=str(beside)) from error


def save_game(
    path: str | PathLike[str],
    history: History,
    names: Sequence[str],
    draws: Draws,
    branched_at: int | None = None,
) -> None:
    """Write a game file, and beside it the seed of a game that is not over."""
    where, seed = Path(path), draws.seed
    tags = () if branched_at is None else ((BRANCHED, str(branched_at)),)
    if draws.copied is not None:
        row, table_id = draws.copied
        tags = (*tags, (COPIED, f"{row} of {table_id}"))
    file = to_game_file(history, table_id=draws.table_id, names=names, nonces=draws.nonces, seed=seed, more_tags=tags)
    write_text(where, format_file(file))
    if isinstance(history.turn(), Over):
        seed_path(where).unlink(missing_ok=True)
    else:
        write_text(seed_path(where), seed.hex() + "\n", private=True)
