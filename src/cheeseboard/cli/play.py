"""`cheeseboard play`: any game in the terminal, people and bots in any seat."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from cheeseboard.cli import screen
from cheeseboard.cli.inputs import GameName, OptionTexts
from cheeseboard.cli.local_game import LocalGame, begin, resume
from cheeseboard.cli.replay import print_result
from cheeseboard.core import Ask, BadFile, BadOptions, Over, Refusal, Seat, size
from cheeseboard.core.action import expand, parse_typed
from cheeseboard.core.options import read_option_texts
from cheeseboard.games import find

LISTED = 40  # a longer part of the menu is shortened when listed
OVER_HERE = 60  # lines that hide one person's cards from the next


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("play")(play_game)


def play_game(
    game_id: GameName,
    seat: Annotated[
        list[str], typer.Option(help="Who sits: human, human:NAME, or a bot such as greedy; once per seat, in order.")
    ] = [],  # noqa: B006 - Typer copies it
    option: OptionTexts = [],  # noqa: B006
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game in this file.")] = None,
    load: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal. Type an action, or ? for help; you can save, resume and take back.

    Example: `cheeseboard play quoridor --seat human:Ann --seat greedy --option size=5`
    """
    if load is not None:
        if seat or option:
            raise BadOptions("option-with-resume")
        local_game = resume(load)
        if local_game.history.game.spec.id != game_id:
            raise BadFile("file-other-game", line=1, game=local_game.history.game.spec.id)
    else:
        local_game = begin(game_id, seat, read_option_texts(find(game_id), option))
    terminal = Terminal(local_game, load)
    if save is not None:
        terminal.keep_in(save)  # now, so that nobody plays a game that cannot be kept
    terminal.run()


class _Leave(Exception):
    """The person wants to stop for now."""


class Terminal:
    """One game at one terminal, from here to its end or to the next time."""

    def __init__(self, local_game: LocalGame, path: Path | None) -> None:
        self._local_game = local_game
        self._history = local_game.history
        self._game = local_game.history.game
        self._path = path
        self._words = screen.words(self._game.spec.id, local_game.names)
        self._printed_to = len(self._history.rows)
        humans = local_game.humans
        self._viewpoint: Seat | None = humans[0] if len(humans) == 1 else None  # whose events can be read aloud
        self._seen_to: dict[Seat, int] = {}  # on a shared screen everybody is told alone
        self._screen_is_shared = self._game.spec.has_hidden_information and len(humans) > 1

    def keep_in(self, path: Path) -> None:
        """Keep the game in this file from now on; no other file is ever overwritten."""
        if path.exists() and path != self._path:
            raise BadFile("file-exists", file=str(path))
        self._local_game.save(path)
        self._path = path

    def run(self) -> None:
        """Play until it is over or somebody leaves."""
        screen.print_text(self._words.text("play-promise", commitment=self._local_game.commitment), "faint")
        try:
            while True:
                self._local_game.draw()
                self._tell_events()
                turn = self._history.turn()
                if isinstance(turn, Over):
                    break
                assert isinstance(turn, Ask)
                self._answer(turn.seats)
        except (_Leave, EOFError, KeyboardInterrupt):
            self._leave()
            return
        screen.print_drawing(self._game.show(self._game.view(self._history.state, self._viewpoint)))
        print_result(self._local_game.names, turn, self._game.spec.id)
        if self._path:
            self._save(self._path)

    def _answer(self, seats: tuple[Seat, ...]) -> None:
        seat = next((seat for seat in seats if seat not in self._local_game.humans), seats[0])
        if seat in self._local_game.humans:
            self._ask(seat)
        else:
            with screen.err.status(escape(self._words.text("play-thinking", who=seat))):
                self._local_game.let_bot_answer(seat)

    def _ask(self, seat: Seat) -> None:
        if self._screen_is_shared:
            screen.out.print("\n" * OVER_HERE)
            screen.out.input(escape(self._words.text("play-hand-over", who=seat)) + " ")
            for event in self._history.events_for(seat, self._seen_to.get(seat, 0)):
                screen.print_text(self._words.event(event))
            self._seen_to[seat] = len(self._history.rows)
        screen.print_drawing("\n" + self._game.show(self._game.view(self._history.state, seat)) + "\n")
        question_rows = len(self._history.rows)
        while len(self._history.rows) == question_rows:
            prompt = escape(self._words.text("play-prompt", who=seat))
            text = screen.out.input(f"[seat-{seat}]{prompt}[/] ").strip()
            try:
                self._obey(seat, text)
            except Refusal as refusal:
                screen.print_refusal(refusal, self._game.spec.id, names=self._local_game.names)

    def _obey(self, seat: Seat, text: str) -> None:
        match text.split():
            case []:
                screen.print_text(self._words.text("play-help-short"), "faint")
            case ["?" | "help"]:
                self._help(seat)
            case ["tell"]:
                self._describe(seat)
            case ["show"]:
                screen.print_drawing(self._game.show(self._game.view(self._history.state, seat)))
            case ["undo"]:
                self._local_game.take_back()
                screen.print_text(self._words.text("play-undone"))
                self._printed_to = len(self._history.rows)
            case ["save", name]:
                self.keep_in(Path(name))
                screen.print_text(self._words.text("saved", file=name))
            case ["save"] if self._path:
                self._save(self._path)
            case ["resign"]:
                self._local_game.resign(seat)
            case ["quit" | "exit"]:
                raise _Leave
            case _:
                action_space = self._game.action_space(self._history.options, self._history.seats)
                self._history.add(seat, parse_typed(self._game.menu(self._history.state, seat), text, action_space))

    def _describe(self, seat: Seat) -> None:
        for sentence in self._game.describe(self._game.view(self._history.state, seat)):
            screen.print_text(self._words.sentence(sentence))

    def _help(self, seat: Seat) -> None:
        screen.print_text(self._words.text("play-help"))
        for form in self._game.menu(self._history.state, seat):
            actions = [str(action) for action, _ in zip(expand((form,)), range(LISTED), strict=False)]
            more = size((form,)) - len(actions)
            tail = f" … +{more:,}" if more else ""
            screen.print_text(f"{self._words.text(f'verb-{form.verb}')}: {', '.join(actions)}{tail}", "faint")

    def _tell_events(self) -> None:
        """Read aloud what has happened, as far as everybody at this screen may hear it."""
        for event in self._history.events_for(self._viewpoint, self._printed_to):
            screen.print_text(self._words.event(event))
        self._printed_to = len(self._history.rows)

    def _save(self, path: Path) -> None:
        self._local_game.save(path)
        screen.print_text(self._words.text("saved", file=str(path)))

    def _leave(self) -> None:
        screen.print_text("")
        if self._path:
            self._save(self._path)
            game_id = self._game.spec.id
            screen.print_text(
                self._words.text("play-resume", command=f"cheeseboard play {game_id} --resume {self._path}")
            )
        else:
            screen.print_text(self._words.text("play-bye"))
