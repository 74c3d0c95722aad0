"""`cheeseboard play`: any game in the terminal, people and bots in any seat."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.text import Text

from cheeseboard.cli import screen
from cheeseboard.cli.inputs import GameName, OptionTexts
from cheeseboard.cli.local_game import LocalGame, begin, resume
from cheeseboard.cli.replay import print_result
from cheeseboard.core import Ask, BadFile, BadOptions, Form, Menu, Over, Refusal, Seat, size
from cheeseboard.core.action import expand
from cheeseboard.core.options import read_option_texts
from cheeseboard.games import find, find_kit
from cheeseboard.tables.events import PlayerResigned
from cheeseboard.tables.stand_ins import stand_in_bot
from cheeseboard.words.rules_pages import first_ruling, one_ruling, replay_position, rules_text, short_rules

LISTED = 40  # a longer part of the menu is shortened when listed
LISTED_ABOVE_PROMPT = 10  # actions in the line above the prompt; each part of the menu has as many, at least two
OVER_HERE = 60  # lines that hide one person's cards from the next
HINT_LEVEL = 3  # a hint is what this level would play
_PICTURE = re.compile(r"^```board\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
_COMMENT = re.compile(r"^<!--.*?-->\n", re.MULTILINE | re.DOTALL)
_NOTES = re.compile(r"^[a-z][^\n]*; [^\n]*\n(?=```)", re.MULTILINE)  # what a position says besides its drawing


def add_to(app: typer.Typer) -> None:
    """Give the command its verb."""
    app.command("play")(play_game)


def play_game(
    game_id: GameName,
    seat: Annotated[
        list[str], typer.Option(help="Who plays: human, human:NAME, or a bot such as level-2. Once per seat, in order.")
    ] = [],  # noqa: B006 - Typer copies it
    option: OptionTexts = [],  # noqa: B006
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the game in this file.")] = None,
    load: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Continue a saved game.")] = None,
) -> None:
    """Play in the terminal. What you can type is always on screen; you can save, continue later and take back moves.

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
        self._printed_to = len(self._history.rows)
        humans = local_game.humans
        self._viewpoint: Seat | None = humans[0] if len(humans) == 1 else None  # whose events can be read aloud
        self._you = self._viewpoint  # until they resign
        self._names = screen.shown_names(self._game.spec.id, local_game.names, people=humans)
        self._words = screen.words(self._game.spec.id, self._names, you=self._you)
        self._seen_to: dict[Seat, int] = {}  # on a shared screen everybody is told alone
        self._screen_is_shared = self._game.spec.has_hidden_information and len(humans) > 1

    def keep_in(self, path: Path) -> None:
        """Keep the game in this file from now on; no other file is ever overwritten."""
        if path.exists() and path != self._path:
            raise BadFile("file-exists", file=str(path))
        self._local_game.save(path, secrets=True)
        self._path = path

    def run(self) -> None:
        """Play until it is over or somebody leaves."""
        screen.print_text(self._words.text("play-promise", commitment=self._local_game.commitment), "faint")
        screen.out.print(" · ".join(self._seat_labels()), soft_wrap=True)
        try:
            while True:
                self._local_game.draw_chance()
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
        print_result(self._names, turn, self._game.spec.id, self._you)
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
        screen.print_drawing("\n" + self._game.show(self._local_game.seat(seat).view) + "\n")
        question_rows = len(self._history.rows)
        while len(self._history.rows) == question_rows:
            self._list_choices(seat)
            prompt = escape(self._words.text("play-prompt", who=seat))
            text = screen.out.input(f"[seat-{seat}]{prompt}[/] ").strip()
            try:
                self._obey(seat, text)
            except Refusal as refusal:
                screen.print_refusal(refusal, self._game.spec.id, names=self._names, you=self._you)

    def _list_choices(self, seat: Seat) -> None:
        """What can be typed now and what it means, in a few short lines."""
        menu = self._local_game.seat(seat).menu
        most = max(2, LISTED_ABOVE_PROMPT // len(menu))
        choices = " · ".join(self._listed(form, most) for form in menu)
        screen.print_text(self._words.text("play-choices", choices=choices), "faint")
        if meanings := " · ".join(self._meanings(menu)):
            screen.print_text(meanings, "faint")
        screen.print_text(self._words.text("play-commands"), "faint")

    def _meanings(self, menu: Menu) -> Iterator[str]:
        """The verbs and words of a menu that people call something else: `w9a = bunny slippers (9)`."""
        verbs = {form.verb: self._words.text(f"verb-{form.verb}") for form in menu}
        words = {word: self._words.word(word) for form in menu for slot in form.slots for word in slot.words}
        for typed, meant in (verbs | words).items():
            if typed.replace("-", " ") not in meant.lower().replace("’", ""):
                yield f"{typed} = {meant}"

    def _listed(self, form: Form, most: int) -> str:
        """The actions of a form, or the first of them and how many there are besides."""
        actions = [str(action) for action, _ in zip(expand((form,)), range(most), strict=False)]
        more = size((form,)) - len(actions)
        return ", ".join(actions) + (f" … +{more:,}" if more else "")

    def _obey(self, seat: Seat, text: str) -> None:
        words = text.split()
        if not words or self._explain(seat, words):
            return
        match words:
            case ["undo"]:
                self._local_game.take_back()
                screen.print_text(self._words.text("play-undone"))
                self._printed_to = len(self._history.rows)
            case ["save", *names]:
                self._save_as(names)
            case ["resign"]:
                self._local_game.resign(seat)
                screen.print_text(self._words.event(PlayerResigned(seat)))
                self._hand_to_bot(seat)
            case ["quit" | "exit"]:
                raise _Leave
            case _:
                self._local_game.play(text, seat)

    def _hand_to_bot(self, seat: Seat) -> None:
        """Where a bot plays on, what it does is not said of the one who has resigned."""
        if self._local_game.result:
            return
        bot = self._words.text("web-name-of-bot", who=self._names[seat])
        self._names = (*self._names[:seat], bot, *self._names[seat + 1 :])
        self._you = None if self._you == seat else self._you
        self._words = screen.words(self._game.spec.id, self._names, you=self._you)

    def _explain(self, seat: Seat, words: list[str]) -> bool:
        """Answer what changes nothing; whether it was that."""
        match words:
            case ["?" | "help"]:
                self._help(seat)
            case ["hint"]:
                self._hint(seat)
            case ["rules", *number]:
                self._rules(number)
            case ["describe" | "tell"]:
                self._describe(seat)
            case ["show"]:
                screen.print_drawing(self._game.show(self._local_game.seat(seat).view))
            case _:
                return False
        return True

    def _save_as(self, names: list[str]) -> None:
        """Save in the file that is named, which is kept from then on, or in the one of before."""
        if names:
            self.keep_in(Path(" ".join(names)))
        elif self._path is None:
            raise BadFile("save-where")
        assert self._path is not None
        self._save(self._path)

    def _hint(self, seat: Seat) -> None:
        """What a bot would play that knows no more than this seat."""
        kit = find_kit(self._game.spec.id)
        levels = kit.bots.levels if kit.bots else ()
        bot = f"level-{HINT_LEVEL}" if len(levels) >= HINT_LEVEL else stand_in_bot(kit)
        with screen.err.status(escape(self._words.text("play-hint-comes"))):
            action = self._local_game.ask(bot, seat)
        screen.print_text(self._words.text("play-hint", action=str(action)), "good")

    def _rules(self, number: list[str]) -> None:
        """The rules in short, or the ruling with a number that a refusal has named."""
        text = rules_text(self._game.spec.id, screen.Language.chosen)
        page = one_ruling(text, number[0]) if number else short_rules(text)
        for left_out in (_COMMENT, _NOTES):
            page = left_out.sub("", page)
        screen.print_markdown(_PICTURE.sub(self._picture, page))

    def _picture(self, block: re.Match[str]) -> str:
        """A picture of the rules as this terminal draws it, with the names of its players."""
        position, history, n = replay_position(self._game, block[1])
        drawing = self._game.show(self._game.view(history.states[n], position.seat))
        names = " · ".join(f"{seat} {name}" for seat, name in enumerate(position.names))
        return f"```\n{Text.from_markup(drawing).plain}\n{names}\n```\n"

    def _seat_labels(self) -> Iterator[str]:
        """Whose the numbers of the drawing are."""
        for seat in range(self._local_game.seats):
            name = self._words.text("play-you") if seat == self._you else self._words.seat(seat)
            yield f"[seat-{seat}]{seat}[/] {escape(name)}"

    def _describe(self, seat: Seat) -> None:
        for sentence in self._game.describe(self._local_game.seat(seat).view):
            screen.print_text(self._words.sentence(sentence))

    def _help(self, seat: Seat) -> None:
        ruling = first_ruling(self._game.spec.id, screen.Language.chosen)
        screen.print_text(self._words.text("play-help", ruling=ruling))
        for form in self._local_game.seat(seat).menu:
            verb = self._words.text(f"verb-{form.verb}")
            screen.print_text(self._words.labelled(verb, self._listed(form, LISTED)), "faint")

    def _tell_events(self) -> None:
        """Read aloud what has happened, as far as everybody at this screen may hear it."""
        for event in self._history.events_for(self._viewpoint, self._printed_to):
            screen.print_text(self._words.event(event))
        self._printed_to = len(self._history.rows)

    def _save(self, path: Path) -> None:
        self._local_game.save(path, secrets=True)
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
