"""`cheeseboard engine`: an engine for other programs. The line protocol is in docs/bots.md. It knows no rule."""

import io
import sys
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import msgspec
import typer

from cheeseboard.cli import screen
from cheeseboard.cli.inputs import GameName
from cheeseboard.core import CHANCE, BadOptions, Chance, Illegal, Over, Refusal, Unknown
from cheeseboard.core.action import parse_typed
from cheeseboard.core.history import History
from cheeseboard.core.kit import Engine, GameKit
from cheeseboard.core.options import read_options
from cheeseboard.games import find_kit

MAX_SEARCH_S = 3_600.0
SEARCH_SHARE = 0.97  # share of the given time to search; the rest is for the reply


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("engine")(run_engine)


def run_engine(
    game_id: GameName,
    threads: Annotated[int, typer.Option(min=1, max=64, help="Search threads.")] = 1,
    memory: Annotated[int, typer.Option(min=1, max=65_536, help="Size of the hash table in megabytes.")] = 256,
) -> None:
    """Play for another program, which writes one command per line and reads one answer per line.

    Example: `cheeseboard engine quoridor --threads 2`
    """
    kit = find_kit(game_id)
    if kit.engine is None:
        raise Unknown("no-engine", game=game_id)
    session = EngineSession(kit, kit.engine(memory), threads)
    for text in io.TextIOWrapper(sys.stdin.buffer, "utf-8", errors="replace"):
        for reply in session.execute(text):
            sys.stdout.write(reply + "\n")
            sys.stdout.flush()
        if session.is_over:
            return


class EngineSession:
    """The game that another program plays with this engine."""

    def __init__(self, kit: GameKit, engine: Engine, threads: int) -> None:
        self.is_over: bool = False
        self._kit = kit
        self._engine = engine
        self._threads = threads
        self._history = self._begin("{}")
        self._verbs: dict[str, Callable[[str], str]] = {
            "newgame": self._new_game,
            "play": self._play,
            "undo": self._undo,
            "genmove": self._genmove,
            "analyse": self._analyse,
            "show": self._show,
            "quit": self._quit,
        }

    def execute(self, text: str) -> Iterator[str]:
        """The reply to a command; none to an empty line."""
        verb, _, rest = text.strip().partition(" ")
        if not verb:
            return
        try:
            if verb not in self._verbs:
                raise Unknown("no-such-command", command=verb[:20], commands=" | ".join(self._verbs))
            yield f"= {self._verbs[verb](rest.strip())}".rstrip()
        except Refusal as refusal:
            yield f"? {screen.words(self._kit.rules.spec.id).refusal_sentence(refusal)} ({refusal.code})".replace(
                "\n", " "
            )

    def _begin(self, text: str) -> History:
        game = self._kit.rules
        try:
            given = msgspec.json.decode(text or "{}", type=dict[str, Any])
        except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
            raise BadOptions("option-form", text=text[:40]) from error
        seats = given.pop("seats", game.spec.seats[0])
        if not isinstance(seats, int) or seats not in game.spec.seats:
            raise BadOptions("seat-count", seats=str(seats)[:20], allowed=" | ".join(map(str, game.spec.seats)))
        return History.begin(game, read_options(game, given), seats)

    def _new_game(self, text: str) -> str:
        self._history = self._begin(text)
        self._engine.clear_hash()
        return ""

    def _play(self, text: str) -> str:
        history, turn = self._history, self._history.turn()
        if isinstance(turn, Over):
            raise Illegal("game-over")
        if isinstance(turn, Chance):
            drawn = next((outcome for outcome, _ in turn.outcomes if str(outcome) == text), None)
            history.add(CHANCE, drawn or turn.outcomes[0][0])
            return "" if drawn else self._play(text)
        seat = turn.seats[0]
        menu = history.game.menu(history.state, seat)
        history.add(seat, parse_typed(menu, text, history.game.action_space(history.options, history.seats)), menu=menu)
        return ""

    def _undo(self, text: str) -> str:
        history = self._history
        if not history.rows or history.rows[-1].seat == CHANCE:
            raise Illegal("nothing-to-take-back")
        history.pop()
        return ""

    def _genmove(self, text: str) -> str:
        state = self._asked_state()
        seconds = _seconds(text) * SEARCH_SHARE
        action = self._engine.search(state, seconds=seconds, threads=self._threads).variations[0].actions[0]
        self._history.add(state.to_move, action)
        return str(action).partition(" ")[2] or str(action)

    def _analyse(self, text: str) -> str:
        assert self._kit.analysis is not None, "a game with an engine has analysis"
        state, seconds = self._asked_state(), _seconds(text) * SEARCH_SHARE
        found = self._kit.analysis.analyse(state, seconds=seconds, threads=self._threads, engine=self._engine)
        return msgspec.json.encode(found).decode()

    def _show(self, text: str) -> str:
        assert self._kit.positions is not None, "a game with an engine has positions"
        return self._kit.positions.write_position(self._history.state)

    def _quit(self, text: str) -> str:
        self.is_over = True
        return ""

    def _asked_state(self) -> Any:
        """The state at the next question; where chance decides who begins, take its first outcome."""
        while isinstance(turn := self._history.turn(), Chance):
            self._history.add(CHANCE, turn.outcomes[0][0])
        if isinstance(turn, Over):
            raise Illegal("game-over")
        return self._history.state


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MAX_SEARCH_S:
        raise BadOptions("seconds-range", text=text[:20], most=int(MAX_SEARCH_S))
    return seconds
