"""Scoresheets: the widespread short notation for a game of Quoridor, in rounds: `1. e2 e8 2. e3 e7`. Written and read.

The head names the number of seats, the size and who begins, as tags; other options stand in a tag of their own, and
so does the version of the rules from the second on.
Reading is tolerant: `He3` and `Ve3`, upper case, and the marks x + ! ? are understood.
"""

import re
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard.core import CHANCE, Action, BadFile, BadOptions, Refusal
from cheeseboard.core.history import History
from cheeseboard.core.options import format_options, parse_options
from cheeseboard.games.quoridor.game import GAME
from cheeseboard.games.quoridor.state import Options

WRAP_COLUMN = 78
MAX_SCORESHEET_LENGTH = 100_000
_HEAD_TAG = re.compile(r'\[([A-Za-z]+) "([^"\n]*)"\]')
_ROUND_NUMBER = re.compile(r"[0-9]+\.+")
_RESULTS = ("1-0", "0-1", "1/2-1/2", "*")


class Scoresheet(Struct, frozen=True):
    """A game as a numbered list of moves: its options, its seats and what was played."""

    options: Options
    seats: int
    actions: tuple[Action, ...]
    rules: int = 1


def write_scoresheet(options: Options, seats: int, first: int, actions: Sequence[Action], rules: int) -> str:
    """Write the scoresheet of a game that seat `first` began."""
    rest = format_options(GAME, replace(options, first="chance", size=9), rules)
    tags = [f'[Seats "{seats}"]', f'[Size "{options.size}"]', f'[First "{first}"]']
    if rules > 1:
        tags.insert(0, f'[Rules "{rules}"]')
    if rest != "{}":
        tags.append('[Options "' + rest.replace('"', "'") + '"]')
    words: list[str] = []
    for number, action in enumerate(actions):
        if number % seats == 0:
            words.append(f"{number // seats + 1}.")
        words.append(str(action).removeprefix("move ").removeprefix("wall "))
    lines = [""]
    for word in words:
        if len(lines[-1]) + len(word) >= WRAP_COLUMN:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return "\n".join([*tags, "", *lines]) + "\n"


def read_scoresheet(text: str) -> Scoresheet:
    """Parse a scoresheet; whether it can be played is for `history_of`."""
    if len(text) > MAX_SCORESHEET_LENGTH:
        raise BadFile("score-too-long")
    tags = {name.capitalize(): value for name, value in _HEAD_TAG.findall(text)}
    body = _HEAD_TAG.sub(" ", text)
    defaults = (("Seats", 2), ("Size", 9), ("First", 0), ("Rules", 1))
    seats, size, first, rules = (_number(tags, name, default) for name, default in defaults)
    if not 1 <= rules <= GAME.spec.rules:
        raise BadFile("score-head", why=f"Rules {rules}")
    try:
        options = parse_options(GAME, tags.get("Options", "{}").replace("'", '"'), rules)
        options = parse_options(GAME, format_options(GAME, replace(options, size=size, first=first), rules), rules)
    except BadOptions as refusal:
        raise BadFile("score-head", why=str(refusal)) from refusal
    assert isinstance(options, Options)
    played = [word for word in _ROUND_NUMBER.sub(" ", body).split() if word not in _RESULTS]
    return Scoresheet(options, seats, tuple(_read_action(word, number) for number, word in enumerate(played, 1)), rules)


def history_of(scoresheet: Scoresheet) -> History:
    """Play a scoresheet from its start; an action that cannot be played is refused with its number."""
    try:
        history = History.begin(GAME, scoresheet.options, scoresheet.seats, scoresheet.rules)
    except BadOptions as refusal:
        raise BadFile("score-head", why=str(refusal)) from refusal
    for number, action in enumerate(scoresheet.actions, 1):
        try:
            history.add(history.state.to_move, action)
        except Refusal as refusal:
            raise BadFile("score-illegal", place=number, action=str(action), why=str(refusal)) from refusal
    return history


def scoresheet_of(history: History) -> str:
    """Write the scoresheet of a game so far, without what was taken back."""
    options = history.options
    assert isinstance(options, Options)
    first = next((int(row.action.word) for row in history.rows if row.action.verb == "first"), options.first)
    played = [row.action for row in history.effective_rows() if row.seat != CHANCE]
    return write_scoresheet(options, history.seats, 0 if first == "chance" else first, played, history.rules)


def _read_action(word: str, number: int) -> Action:
    bare = re.sub(r"[x+!?]", "", word.lower())
    if found := re.fullmatch(r"([hv])([a-i][1-9])", bare):
        return Action("wall", ((found[2] + found[1],),))
    if re.fullmatch(r"[a-i][1-9][hv]", bare):
        return Action("wall", ((bare,),))
    if re.fullmatch(r"[a-i][1-9]", bare):
        return Action("move", ((bare,),))
    if bare == "pass":
        return Action("pass")
    raise BadFile("score-word", place=number, word=word[:20])


def _number(tags: dict[str, str], name: str, default: int) -> int:
    text = tags.get(name, str(default))
    if not re.fullmatch(r"[0-9]{1,2}", text):
        raise BadFile("score-head", why=f"{name} {text[:20]}")
    return int(text)
