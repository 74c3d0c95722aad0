"""Makes a program of a bot that is a function: `cheeseboard.speak`, the other end of `cmd:`."""

import sys
from collections.abc import Callable, Iterable

import msgspec

from cheeseboard.arena.players import Choose, FunctionBot
from cheeseboard.arena.question_json import read_question
from cheeseboard.core import BadOptions, Refusal
from cheeseboard.library.playthrough import Playthrough
from cheeseboard.library.refusals import with_sentences
from cheeseboard.library.start import new


def speak(choose: Choose, game: str = "quoridor", *, lines: Iterable[str] | None = None) -> None:
    """Answer the line protocol on standard input until it ends, with this function as the player.

    In a game that hides something the program is sent questions; in others the whole game, so it must know which.

    Examples:
        >>> import cheeseboard
        >>> lines = ['newgame {"size":5,"first":0}', "genmove 1", "quit"]
        >>> cheeseboard.speak(lambda question: question.actions[0], lines=lines)
        =
        = move c2
        =
    """
    player = _Program(choose, game)
    for line in sys.stdin if lines is None else lines:
        sys.stdout.write(player.answer(line.strip()) + "\n")
        sys.stdout.flush()
        if line.strip() == "quit":
            return


class _Program:
    """One game that is played for another process."""

    def __init__(self, choose: Choose, game: str) -> None:
        self._bot = FunctionBot(choose)
        self._choose = choose
        self._game = game
        self._playthrough: Playthrough | None = None
        self._verbs: dict[str, Callable[[str], str]] = {
            "newgame": self._new_game,
            "play": self._play,
            "genmove": self._generate_move,
            "question": lambda text: str(self._bot.choose(read_question(text))),
            "quit": lambda text: "",
        }

    def answer(self, line: str) -> str:
        """The answer to a line: `= …`, or `? reason`."""
        verb, _, rest = line.partition(" ")
        try:
            return f"= {self._verbs[verb](rest)}".rstrip()
        except KeyError:
            return f"? commands: {', '.join(self._verbs)}"
        except (Refusal, TypeError, msgspec.DecodeError, RecursionError) as error:
            return f"? {' '.join(str(error).split())}"

    def _new_game(self, text: str) -> str:
        options = _read_options(text or "{}")
        seats, game = options.pop("seats", None), options.pop("game", self._game)
        self._playthrough = new(game, seats=seats, options=options, draw=False)  # type: ignore[call-overload]
        return ""

    def _play(self, text: str) -> str:
        self._current().play(text)
        return ""

    def _generate_move(self, text: str) -> str:
        action = self._current().ask(self._choose)
        self._current().play(action)
        return str(action)

    def _current(self) -> Playthrough:
        if self._playthrough is None:
            self._new_game("{}")
        assert self._playthrough is not None
        return self._playthrough


@with_sentences
def _read_options(text: str) -> dict[str, object]:
    options = msgspec.json.decode(text)
    if not isinstance(options, dict):
        raise BadOptions("option-range", option="options", value=text[:40], allowed="{…}")
    return options
