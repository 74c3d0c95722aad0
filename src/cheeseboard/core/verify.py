"""Verify a game file: commitment, every draw, every action, result and chain."""

from cheeseboard.core.chance import commitment, draw, draw_key
from cheeseboard.core.errors import BadFile, BadOptions, Refusal
from cheeseboard.core.game import Chance, Over
from cheeseboard.core.gamefile import COPIED, GameFile
from cheeseboard.core.history import History
from cheeseboard.core.kit import GameKit
from cheeseboard.core.options import parse_options
from cheeseboard.core.seats import CHANCE


def start_history(kit: GameKit, file: GameFile) -> History:
    """The history of a file's game before its first row."""
    game = kit.rules
    if file["Game"] != game.spec.id:
        raise BadFile("file-other-game", line=file.line_of_tag("Game"), game=file["Game"][:40])
    rules = int(file["Rules"])
    if rules > game.spec.rules:
        raise BadFile("file-newer-rules", line=file.line_of_tag("Rules"), rules=file["Rules"])
    try:
        options = parse_options(game, file["Options"], rules)
        revealed = kit.revealed if file.takeback == 2 else None
        return History.begin(game, options, len(file.seat_names), rules, revealed=revealed)
    except BadOptions as refusal:
        raise BadFile("file-bad-options", line=file.line_of_tag("Options"), why=str(refusal)) from refusal


def replay_file(kit: GameKit, file: GameFile) -> History:
    """Play a game file again as it is written; an illegal row is named."""
    return _play(kit, file, None)


def verify(kit: GameKit, file: GameFile, digest: str | None = None, *, copied: bool = False) -> History:
    """Accept a finished game, or say at which row it fails and why.

    The draws of a copy that were made before it was copied have another seed: they are refused, or with `copied` passed
    over.
    """
    if file.seed is None or file.result is None or file.digest is None:
        raise BadFile("verify-not-over", line=1)
    if not copied and any(row.seat == CHANCE for row in file.rows[: _copied_rows(file)]):
        raise BadFile("verify-copied", line=file.line_of_tag(COPIED), row=_copied_rows(file))
    history = _play_with_seed(kit, file, file.seed)
    turn = history.turn()
    if not isinstance(turn, Over) or turn.ranks != file.result:
        raise BadFile("verify-result", line=file.line_of(len(file.rows) + 1), row=len(file.rows))
    _check_chain(file, file.seed, digest)
    return history


def verify_so_far(kit: GameKit, file: GameFile, seed: bytes) -> History:
    """Verify a running game so far: commitment, draws, legality and chain; its file has no seed, so it is given."""
    history = _play_with_seed(kit, file, seed)
    _check_chain(file, seed, None)
    return history


def _play_with_seed(kit: GameKit, file: GameFile, seed: bytes) -> History:
    if commitment(seed) != file["Commitment"]:
        raise BadFile("verify-commitment", line=file.line_of_tag("Commitment"))
    return _play(kit, file, draw_key(seed, file["Table"], file.nonces))


def _check_chain(file: GameFile, seed: bytes, digest: str | None) -> None:
    chain = file.chain(seed)
    where = {"line": file.line_of(len(file.rows) + 2), "row": len(file.rows)}
    if chain[-1] != file.digest:
        raise BadFile("verify-chain", **where)
    if digest is not None and digest.lower() not in chain:
        raise BadFile("verify-digest", **where)


def _copied_rows(file: GameFile) -> int:
    return file.copied[0] if file.copied else 0


def _play(kit: GameKit, file: GameFile, key: bytes | None) -> History:
    """Play every row; with the key of the draws, make each of them again and compare."""
    history, copied = start_history(kit, file), _copied_rows(file)
    for row in file.rows:
        where = {"line": file.line_of(row.n), "row": row.n}
        turn = history.turn()
        is_checked = row.n > copied
        drawn = draw(key, row.n, turn.outcomes) if key and isinstance(turn, Chance) and is_checked else row.action
        if row.seat == CHANCE and drawn != row.action:
            raise BadFile("verify-draw", **where, action=str(row.action))
        try:
            history.add(row.seat, row.action)
        except Refusal as refusal:
            raise BadFile("file-illegal-row", **where, why=str(refusal)) from refusal
    return history
