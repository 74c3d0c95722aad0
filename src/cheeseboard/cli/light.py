"""The command line where only the rules are installed: `match` and `verify`, in plain English text."""

import sys
from argparse import ArgumentParser, Namespace

from cheeseboard import __version__
from cheeseboard.core import Refusal
from cheeseboard.core.options import read_option_texts
from cheeseboard.games import find
from cheeseboard.library.loading import checked_draws, copied_rows, verify
from cheeseboard.library.matches import match
from cheeseboard.library.refusals import sentence

LIGHT_VERBS = ("match", "verify")
INSTALL = "“{verb}” needs more packages. Install them: pip install 'cheeseboard[play]', or the wheel's path and [play]."
INVALID_GAME, WRONG_INPUT = 1, 2


def main() -> None:
    """Run the command; a refusal becomes a sentence and exit code 2, never a traceback."""
    arguments = sys.argv[1:]
    if arguments and not arguments[0].startswith("-") and arguments[0] not in LIGHT_VERBS:
        sys.exit(_say(INSTALL.format(verb=arguments[0]), WRONG_INPUT))
    chosen = _parser().parse_args(arguments)
    try:
        sys.exit(chosen.run(chosen))
    except Refusal as refusal:
        sys.exit(_say(f"{refusal.text or sentence(refusal)} ({refusal.code})", WRONG_INPUT))


def _parser() -> ArgumentParser:
    parser = ArgumentParser("cheeseboard", description="Four board games with honest bots. Here: the rules alone.")
    parser.add_argument("--version", action="version", version=f"cheeseboard {__version__}")
    verbs = parser.add_subparsers(required=True, metavar="VERB")
    checking = verbs.add_parser("verify", help="check a finished game as a stranger would")
    checking.add_argument("file")
    checking.add_argument("--digest", metavar="HEX", help="a digest you kept during the game; it must occur")
    checking.add_argument("--copied", action="store_true", help="accept a copy of another game")
    checking.set_defaults(run=_verify)
    playing = verbs.add_parser("match", help="bots against bots, many games")
    playing.add_argument("game")
    playing.add_argument("bots", nargs="+", metavar="BOT")
    playing.add_argument("--games", type=int, default=100)
    playing.add_argument("--seed", type=int, default=0)
    playing.add_argument("--openings", type=int, default=0, help="random actions at the start")
    playing.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE")
    playing.add_argument("--cores", type=int, default=1)
    playing.set_defaults(run=_match)
    return parser


def _verify(chosen: Namespace) -> int:
    try:
        game = verify(chosen.file, chosen.digest, copied=chosen.copied)
    except Refusal as refusal:
        return _say(str(refusal), WRONG_INPUT if refusal.code == "file-missing" else INVALID_GAME)
    sys.stdout.write(f"The game holds: {game.row} rows, draws: {checked_draws(game)}.\n")
    if copied := copied_rows(game):
        sys.stdout.write(f"Rows 1 to {copied} were copied from another game: their draws were not checked.\n")
    return 0


def _match(chosen: Namespace) -> int:
    options = read_option_texts(find(chosen.game), chosen.option)
    workers = chosen.cores if chosen.cores > 1 else 0
    played = match(
        chosen.game,
        chosen.bots,
        games=chosen.games,
        seed=chosen.seed,
        options=options,
        openings=chosen.openings,
        workers=workers,
        progress=sys.stderr.isatty(),
    )
    for row in played.standings:
        interval = f"{row.low:.1%} – {row.high:.1%}"
        sys.stdout.write(f"{row.bot:<16} {row.games:>6} {row.first:>6} {row.shared:>6} {row.score:>7.1%}  {interval}\n")
    if played.different < chosen.games:
        sys.stdout.write(f"Only {played.different} of {chosen.games} games are different. Try --openings 4.\n")
    return 0


def _say(text: str, code: int) -> int:
    sys.stderr.write(f"{text}\n")
    return code
