"""English sentences of refusals, read from the words files without Fluent, which the rules alone do not need."""

import re
from collections.abc import Callable
from functools import cache, wraps
from typing import ParamSpec, TypeVar

from cheeseboard.core import GameKit, Refusal
from cheeseboard.core.package_files import package_text
from cheeseboard.games import package_of

P = ParamSpec("P")
R = TypeVar("R")

# What somebody at a keyboard does next is another thing in Python.
IN_PYTHON = {
    "not-now": "“{ $action }” cannot be played now. The playthrough's `actions` lists what can.",
    "nothing-to-take-back": "There is nothing to undo.",
    "no-engine": 'There’s no engine for { $game }. Ask one of its bots, as in: game.ask("level-3").',
}
# Patterns are compiled when something is first refused: whoever only plays pays nothing for them.
_MESSAGE = r"(?m)^([a-z][\w-]*) = ?(.*(?:\n[ \t}].*)*)"
_ATTRIBUTE = r"\n\s+\.[\w-]+ = .*(?:\n(?!\s+\.[\w-]+ = )[ \t}].*)*"
_ENDING_RULING = r"( \([^()]*\))?$"
_FULL_STOP = r"\.( \([^()]*\))?$"
_SELECT = r"(?s)\{ \$(\w+) ->\s*(.*?)\n\s*\}"
_CASE = r"(\*?)\[([\w-]+)\] (.*)"
_PLACEABLE = r"\{ (?:(WORD|SEAT)\()?\$(\w+)(?:, form: \"([\w-]+)\")?\)? \}"
_NEAREST = {"games": "game", "bots": "bot", "allowed": "option"}  # a list in a refusal, and the value that is not on it


def sentence(refusal: Refusal, game_id: str = "") -> str:
    """What was refused and what to do next, in English."""
    game_id = refusal.game or game_id
    next_step = "" if refusal.code in IN_PYTHON else _words(game_id).get(f"refused-{refusal.code}.next", "")
    return f"{_text(refusal, game_id, next_step)}{_nearest(refusal)}"


def _text(refusal: Refusal, game_id: str, next_step: str = "") -> str:
    words = _words(game_id)
    params = dict(refusal.params)
    if "why" in params and isinstance(refusal.__cause__, Refusal):
        params["why"] = re.sub(_FULL_STOP, r"\1", _text(refusal.__cause__, game_id))
    template = IN_PYTHON.get(refusal.code) or words.get(f"refused-{refusal.code}")
    return _fill(_with_next_step(template, next_step), params, words) if template else f"{refusal.code} {params or ''}"


def with_sentences(function: Callable[P, R]) -> Callable[P, R]:
    """A function whose refusals say in English what to do next."""

    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return function(*args, **kwargs)
        except Refusal as refusal:
            refusal.text = refusal.text or sentence(refusal, _game_of(args[0]) if args else "")
            raise

    return call


def _game_of(first: object) -> str:
    """The game whose words say a refusal, from what a function was called with: a playthrough, a kit or an id."""
    if isinstance(first, str):
        return first if package_of(first) else ""
    return first.rules.spec.id if isinstance(first, GameKit) else getattr(first, "game_id", "")


def _with_next_step(template: str, next_step: str) -> str:
    """The sentence and what to do next; the ruling that the sentence names stays last."""
    return (
        re.sub(_ENDING_RULING, lambda ruling: f" {next_step}{ruling[0]}", template, count=1) if next_step else template
    )


def _nearest(refusal: Refusal) -> str:
    from difflib import get_close_matches  # only for who has mistyped something

    for listed, given in _NEAREST.items():
        options = {option.lower(): option for option in str(refusal.params.get(listed, "")).split(" | ") if option}
        if found := get_close_matches(str(refusal.params.get(given, "")).lower(), options, 1):
            return f" Did you mean “{options[found[0]]}”?"
    return ""


def _fill(template: str, params: dict[str, int | str], words: dict[str, str]) -> str:
    """The text with its parameters; of the cases of a selector the one that is meant."""

    def case(found: re.Match[str]) -> str:
        cases = re.findall(_CASE, found[2])
        value = params.get(found[1])
        names = {str(value), "one" if value == 1 else ""}
        chosen = next((text for _, name, text in cases if name in names), None)
        return str(chosen or next(text for star, _, text in cases if star))

    def place(found: re.Match[str]) -> str:
        function, name, form = found.groups()
        parts = str(params.get(name, name)).split("+")
        if function == "SEAT":
            parts = [f"Seat {part}" for part in parts]
        elif function == "WORD":
            parts = [words.get(f"word-{part}.{form}") or words.get(f"word-{part}", part) for part in parts]
        return " and ".join(parts)

    return re.sub(_PLACEABLE, place, re.sub(_SELECT, case, template))


@cache
def _words(game_id: str) -> dict[str, str]:
    """The English words of a game and those of all games, by key; attributes as `key.attribute`."""
    found: dict[str, str] = {}
    package = package_of(game_id) if game_id else None
    for text_file in (_english("cheeseboard", "words/en.ftl"), _english(package, "words/en.ftl") if package else ""):
        for key, text in re.findall(_MESSAGE, text_file):
            found[key] = re.sub(_ATTRIBUTE, "", text).strip()
            for line in re.findall(_ATTRIBUTE, text):
                name, _, value = line.strip().removeprefix(".").partition(" = ")
                found[f"{key}.{name}"] = value
    return found


def _english(package: str, name: str) -> str:
    try:
        return package_text(package, name)
    except OSError:  # a game need not bring words
        return ""
