"""Turns events and refusals into sentences, by Fluent. The words of each game are in its own folder.

Each game brings `words/{cs,de,en,fr}.ftl`; what all games share is in this folder. A sentence names seats by
`SEAT($who)`, or `SEAT($who, after: "you")` where the reader is one of several, and things by `WORD($card)` or, in
another grammatical form, `WORD($card, form: "acc")`. A refusal says what to do next in its attribute `.next`; a
sentence speaks to its reader in `.you-spy` where `$spy` is their seat, in `.among-winners` where they are one of
several, and has a form `.same-mover-owner` for where both are one person.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from cheeseboard import games
from cheeseboard.core import Event, Refusal, Seat, Sentence, Unknown
from cheeseboard.core.event import event_type

LANGUAGES = ("en", "cs", "de", "fr")
_SEPARATOR = "+"
_AMONG = "among-"  # a form for a reader who is one of several
_ENDING_RULING = r"( \([^()]*\))?$"
_MINUS = r"(?<!\w)-(?=\d)"  # of a number; it is printed as −
_FULL_STOP = r"\.( \([^()]*\))?$"


def _seats_in(value: int | str | None) -> list[str]:
    """The seats of an argument that names several, written 0+1."""
    return value.split(_SEPARATOR) if isinstance(value, str) and _SEPARATOR in value else []


class Words:
    """The words of one language for one game and the people at its table; `you` is the seat of who reads them."""

    def __init__(
        self, language: str, game_id: str | None = None, names: Sequence[str] = (), you: Seat | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise Unknown("unknown-language", language=language[:20], languages=" | ".join(LANGUAGES))
        self._names = _distinct(names)
        self._you = you
        self._bundles = [self._bundle(language, game_id)]
        if language != "en":
            self._bundles.append(self._bundle("en", game_id))

    def has(self, key: str) -> bool:
        """Whether this language has the sentence, without falling back to English."""
        return self._bundles[0].has_message(key)

    def text(self, key: str, **args: int | str) -> str:
        """The sentence with this key, in English if it is missing here, else the key itself."""
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
                attributes = bundle.get_message(key).attributes
                form = self._form(attributes, args)
                text, _ = bundle.format_pattern(attributes.get(form, pattern), self._args_of(form, args))
                has_minus = any(isinstance(arg, int) and arg < 0 for arg in args.values())
                return re.sub(_MINUS, "−", str(text)) if has_minus else str(text)
        return key

    def _form(self, forms: Iterable[str], args: Mapping[str, int | str]) -> str:
        """The form that speaks to its reader: `you-spy-owner` where both are the reader; the one with most of them.

        Else the one for a reader who is one of several: `among-winners`; else the one for several fields that are
        alike: `same-mover-owner`.
        """
        fitting = []
        for form in forms:
            kind, *fields = form.split("-")
            named = {str(args.get(field)) for field in fields}
            if kind == "you" and named == {str(self._you)}:
                fitting.append((2, len(fields), form))
            elif kind == "among" and str(self._you) in _seats_in(args.get(fields[0])):
                fitting.append((1, len(fields), form))
            elif kind == "same" and len(named) == 1:
                fitting.append((0, len(fields), form))
        return max(fitting, default=(0, 0, ""))[2]

    def _args_of(self, form: str, args: Mapping[str, int | str]) -> dict[str, int | str]:
        """Where a sentence says "you and" of several, the argument names the others."""
        if not form.startswith(_AMONG):
            return dict(args)
        name = form.removeprefix(_AMONG)
        return {**args, name: _SEPARATOR.join(seat for seat in _seats_in(args[name]) if seat != str(self._you))}

    def next_step(self, key: str, **args: int | str) -> str:
        """What to do after this refusal, or nothing if nothing can be done."""
        bundle = next((bundle for bundle in self._bundles if bundle.has_message(key)), None)
        pattern = bundle.get_message(key).attributes.get("next") if bundle else None
        return str(bundle.format_pattern(pattern, dict(args))[0]) if bundle and pattern else ""

    def event(self, event: Event) -> str:
        """The sentence of an event: its key is the event's name, its arguments are the event's fields."""
        return self.text(f"event-{event_type(event)}", **event_args(event))

    def sentence(self, sentence: Sentence) -> str:
        """The text of a sentence that is not about an event."""
        return self.text(sentence.key, **dict(sentence.args))

    def refusal_sentence(self, refusal: Refusal) -> str:
        """Why something was refused, with the refusal that caused it, and what to do next."""
        key, params = f"refused-{refusal.code}", self._params(refusal)
        return with_next_step(self.text(key, **params), self.next_step(key, **params))

    def _params(self, refusal: Refusal) -> dict[str, int | str]:
        params = dict(refusal.params)
        if "why" in params and isinstance(cause := refusal.__cause__, Refusal):
            why = self.text(f"refused-{cause.code}", **self._params(cause))
            params["why"] = re.sub(_FULL_STOP, r"\1", why)
        return params

    def seat(self, seats: int | str, after: str = "") -> str:
        """The name of a seat, or of several written 0+1; `after` stands first among them: "you, Ann and Bob"."""
        names = [self._name(int(seat)) for seat in str(seats).split(_SEPARATOR)]
        return self._join([after, *names] if after else names)

    def labelled(self, label: str, text: str) -> str:
        """A label and what it is about: "Rules: Quoridor"."""
        return self.text("labelled", label=label, text=text)

    def word(self, words: str, form: str = "") -> str:
        """A thing of the game, or several written a+b, as people call it; alike ones are counted: 3× green."""
        counts = Counter(str(words).split(_SEPARATOR))
        named = ((self._one_word(word, form), number) for word, number in counts.items())
        return self._join(f"{number}× {name}" if number > 1 else name for name, number in named)

    def _name(self, seat: int) -> str:
        return self._names[seat] if 0 <= seat < len(self._names) else self.text("seat-number", number=seat)

    def _one_word(self, word: str, form: str) -> str:
        for bundle in self._bundles:
            if bundle.has_message(f"word-{word}"):
                message = bundle.get_message(f"word-{word}")
                pattern = message.attributes.get(form) or message.value
                return str(bundle.format_pattern(pattern)[0]) if pattern else word
        return word

    def _join(self, parts: Iterable[str]) -> str:
        words = list(parts)
        return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {self.text('and')} {words[-1]}"

    def _bundle(self, language: str, game_id: str | None) -> FluentBundle:
        functions: dict[str, Any] = {  # Fluent's own type has no named arguments
            "SEAT": lambda seats, after="": self.seat(seats if isinstance(seats, str) else int(seats), str(after)),
            "WORD": lambda words, form="": self.word(str(words), str(form)),
        }
        bundle = FluentBundle([language], functions=functions, use_isolating=False)
        bundle.add_resource(_resource(__name__, language))
        if game_id is not None:
            bundle.add_resource(_resource(games.packages()[game_id], language), allow_overrides=True)
        return bundle


def with_next_step(text: str, next_step: str) -> str:
    """The sentence and the next step; the ruling that the sentence names stays last: "No. Do this. (Q-3)"."""
    return re.sub(_ENDING_RULING, lambda ruling: f" {next_step}{ruling[0]}", text, count=1) if next_step else text


def event_args(event: Event) -> dict[str, int | str]:
    """The fields of an event as arguments of its sentence; tuples are joined by +."""
    fields = zip(event.__struct_fields__, event.__struct_encode_fields__, strict=True)
    return {name: _argument(getattr(event, field)) for field, name in fields}


def _argument(value: Any) -> int | str:
    if isinstance(value, tuple):
        return _SEPARATOR.join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else value


def _distinct(names: Sequence[str]) -> tuple[str, ...]:
    """The names; people of one name get their seat number as the board shows it."""
    return tuple(f"{name} ({seat})" if names.count(name) > 1 else name for seat, name in enumerate(names))


@cache
def _resource(package: str, language: str) -> Resource:
    folder = files(package)
    file = (folder if package == __name__ else folder / "words") / f"{language}.ftl"
    return FluentResource(file.read_text("utf-8") if file.is_file() else "")
