"""The words of every game in every language: none missing, none unused, and every sentence can be formatted."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from cheeseboard_nim import CountersTaken
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from cheeseboard import words as common_words
from cheeseboard.core import BadFile, Event, Illegal, Over, Seat, Sentence, Unknown, visible_events
from cheeseboard.core.event import event_type, event_types
from cheeseboard.core.laws import run_to_end
from cheeseboard.core.options import option_types, random_options
from cheeseboard.games import bundled, find, packages
from cheeseboard.tables.events import TableEvent
from cheeseboard.words import LANGUAGES, Words, event_args

SOURCE = Path(common_words.__file__).parents[1]
COMMON = "common"
INSIDE = bundled()
REFUSALS = {"Illegal", "NotYours", "BadOptions", "BadFile", "Unknown", "Stale", "Refusal"}
SHORT = "-short"  # the same event in fewer words
WORD_FILES = [(scope, language) for scope in (COMMON, *INSIDE) for language in LANGUAGES]
WORD_FILES += [(game_id, "en") for game_id in packages() if game_id not in INSIDE]


def word_file(scope: str, language: str) -> Path:
    package = common_words.__name__ if scope == COMMON else packages()[scope]
    folder = Path(str(files(package)))
    return (folder if scope == COMMON else folder / "words") / f"{language}.ftl"


@cache
def entries(scope: str, language: str) -> list[Any]:
    path = word_file(scope, language)
    assert path.is_file(), path
    return list(FluentParser().parse(path.read_text("utf-8")).body)


@cache
def messages(scope: str, language: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in entries(scope, language) if isinstance(entry, fluent.Message)}


@cache
def known(game_id: str | None, language: str = "en") -> dict[str, Any]:
    """The messages for a table of this game, or those that belong to no game."""
    own = messages(game_id, language) if game_id else {}
    return {**messages(COMMON, language), **own}


class Variables(Visitor):
    """Collects the variables of a message, and those that SEAT and WORD are given."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.given_to: dict[str, str] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, fluent.VariableReference):
                self.given_to[argument.id.name] = node.id.name
        self.generic_visit(node)


def variables(message: Any) -> Variables:
    found = Variables()
    found.visit(message)
    return found


@cache
def bundle(scope: str, language: str) -> FluentBundle:
    """The sentences of one file without a fallback, so that every error is seen."""
    words = Words(language, None if scope == COMMON else scope, ["Ann", "Bob"])
    functions: dict[str, Any] = {
        "SEAT": lambda seats, after="": words.seat(seats if isinstance(seats, str) else int(seats), str(after)),
        "WORD": lambda ids, form="": words.word(str(ids), str(form)),
    }
    fluent_bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for part in dict.fromkeys((COMMON, scope)):
        fluent_bundle.add_resource(FluentResource(word_file(part, language).read_text("utf-8")), allow_overrides=True)
    return fluent_bundle


def render(scope: str, language: str, key: str, args: dict[str, Any]) -> Iterator[str]:
    """The sentence and its other forms, each formatted without an error."""
    message = bundle(scope, language).get_message(key)
    for pattern in (message.value, *message.attributes.values()):
        if pattern is not None:
            text, errors = bundle(scope, language).format_pattern(pattern, args)
            assert not errors, (language, key, args, errors)
            yield str(text)


@pytest.mark.parametrize(("scope", "language"), WORD_FILES)
def test_a_file_of_words_is_read_whole_and_has_no_key_twice(scope: str, language: str) -> None:
    junk = [entry.content for entry in entries(scope, language) if isinstance(entry, fluent.Junk)]
    assert junk == []
    keys = [entry.id.name for entry in entries(scope, language) if isinstance(entry, fluent.Message)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize(("scope", "language"), [pair for pair in WORD_FILES if pair[1] != "en"])
def test_every_language_has_exactly_the_english_keys(scope: str, language: str) -> None:
    english, other = set(messages(scope, "en")), set(messages(scope, language))
    assert (sorted(english - other), sorted(other - english)) == ([], [])


@pytest.mark.parametrize(("scope", "language"), [pair for pair in WORD_FILES if pair[1] != "en"])
def test_no_language_asks_for_more_than_english_is_given(scope: str, language: str) -> None:
    for key, message in messages(scope, language).items():
        if key in messages(scope, "en"):
            assert variables(message).names <= variables(messages(scope, "en")[key]).names, key


@pytest.mark.parametrize(("scope", "language"), WORD_FILES)
def test_every_sentence_can_be_formatted_with_any_number(scope: str, language: str) -> None:
    for key, message in messages(scope, language).items():
        found = variables(message)
        for number in (0, 1, 2, 5):
            samples: dict[str, Any] = {"SEAT": number % 2, "WORD": "e3h+e5v"}
            args = {name: samples.get(found.given_to.get(name, ""), number) for name in found.names}
            for text in render(scope, language, key, args):
                assert text.strip(), key
                assert "{" not in text, (key, text)
        words = {name: {"SEAT": "0+1", "WORD": "e3h"}.get(found.given_to.get(name, ""), "e3h") for name in found.names}
        assert all(text.strip() for text in render(scope, language, key, words))


@pytest.mark.parametrize(("scope", "language"), [pair for pair in WORD_FILES if pair[1] != "en"])
def test_a_sentence_in_another_language_is_not_the_english_one(scope: str, language: str) -> None:
    """Short names may be alike (Quoridor, pass, Nonces); long sentences left in English are forgotten ones."""
    for key in set(messages(scope, language)) & set(messages(scope, "en")) - {"bot-names"}:  # they do not change
        found = variables(messages(scope, "en")[key])
        args = {name: {"SEAT": 0, "WORD": "e3h"}.get(found.given_to.get(name, ""), 2) for name in found.names}
        english, other = (next(render(scope, code, key, args), "") for code in ("en", language))
        assert other != english or len(english.split()) < 4, (key, english)


# What the source says


@cache
def calls_in(path: Path) -> list[tuple[str, ast.Call]]:
    """Calls that have an argument, by the name of the function or method."""
    return [
        (node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", ""), node)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and node.args
    ]


def calls(folder: Path, *names: str) -> Iterator[tuple[Path, ast.Call]]:
    """Calls of functions or methods of these names that have an argument."""
    for path in sorted(folder.rglob("*.py")):
        for called, call in calls_in(path):
            if called in names:
                yield path, call


def keys_of(argument: ast.expr) -> Iterator[tuple[str, bool]]:
    """The keys a first argument can be; True marks the mere beginning of one."""
    match argument:
        case ast.Constant(value=str(key)):
            yield key, False
        case ast.IfExp():
            yield from keys_of(argument.body)
            yield from keys_of(argument.orelse)
        case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]):
            yield beginning, True


def is_known(key: str, is_beginning: bool, keys: Iterable[str]) -> bool:
    return any(other.startswith(key) for other in keys) if is_beginning else key in keys


def missing_variables(call: ast.Call, message: Any) -> set[str]:
    """The variables of a sentence that this call does not give it; a ** may give anything."""
    if any(keyword.arg is None for keyword in call.keywords):
        return set()
    return variables(message).names - {keyword.arg for keyword in call.keywords}


def game_of(path: Path) -> str | None:
    """The game whose folder this is, or None for what all games share."""
    return next((game_id for game_id in packages() if folder_of(game_id) in path.parents), None)


def folder_of(game_id: str) -> Path:
    return Path(str(files(packages()[game_id])))


def code_folders() -> list[Path]:
    return [SOURCE, *(folder_of(game_id) for game_id in packages() if game_id not in INSIDE)]


@pytest.mark.parametrize("game_id", packages())
def test_every_sentence_in_the_source_of_a_game_has_its_sentence_and_all_that_it_needs(game_id: str) -> None:
    found = 0
    for path, call in calls(folder_of(game_id), "sentence", "Sentence"):
        for key, is_beginning in keys_of(call.args[0]):
            found += 1
            assert is_known(key, is_beginning, known(game_id)), f"{path.name}:{call.lineno}: {key}"
            if not is_beginning and getattr(call.func, "id", "") != "Sentence":
                assert not missing_variables(call, known(game_id)[key]), f"{path.name}:{call.lineno}: {key}"
    assert found


def test_every_key_that_the_edges_use_is_known() -> None:
    found = 0
    for path, call in calls(SOURCE, "text"):
        if SOURCE / "store" in path.parents:
            continue  # there `text` is SQL's
        for key, is_beginning in keys_of(call.args[0]):
            found += 1
            where = f"{path.name}:{call.lineno}: {key}"
            games: list[str | None] = [None] if not is_beginning else [*INSIDE]
            own = ["game-name", "game-about"]
            if key in own:
                games = [*packages()]
            for game_id in games:
                assert is_known(key, is_beginning, known(game_id)), where
                if not is_beginning:
                    assert not missing_variables(call, known(game_id)[key]), where
    assert found > 15


@cache
def refusals() -> list[tuple[Path, ast.Call, str, bool]]:
    return [
        (path, call, f"refused-{code}", is_beginning)
        for folder in code_folders()
        for path, call in calls(folder, *REFUSALS)
        for code, is_beginning in keys_of(call.args[0])
    ]


def test_every_refusal_in_the_source_has_its_sentence_and_all_that_it_needs() -> None:
    missing = []
    for path, call, key, is_beginning in refusals():
        game_id = game_of(path)
        shared_by_games = game_id is None and path.parent == SOURCE / "games"
        places = packages() if shared_by_games else [game_id]
        if not any(is_known(key, is_beginning, known(scope)) for scope in places):
            missing.append(f"{path.name}:{call.lineno}: {key}")
        elif not is_beginning and not shared_by_games and (lack := missing_variables(call, known(game_id)[key])):
            missing.append(f"{path.name}:{call.lineno}: {key} is not given {sorted(lack)}")
    assert missing == []


def test_no_sentence_of_a_refusal_is_left_over() -> None:
    raised = {key for _, _, key, is_beginning in refusals() if not is_beginning}
    begun = tuple(key for _, _, key, is_beginning in refusals() if is_beginning)
    for scope in (COMMON, *packages()):
        over = [key for key in messages(scope, "en") if key.startswith("refused-") and key not in raised]
        assert [key for key in over if not (begun and key.startswith(begun))] == []


# What the web client says

SCREENS = Path(__file__).parents[2] / "web" / "src"


def test_every_word_of_the_web_client_is_known_and_none_is_left_over() -> None:
    sources = [path for path in SCREENS.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    text = "\n".join(path.read_text("utf-8") for path in (*sources, *SOURCE.rglob("*.py")))
    used, begun = set(re.findall(r'"(web-[a-z-]+)"', text)), tuple(re.findall(r"`(web-[a-z-]+-)\$\{", text))
    words = {key for key in messages(COMMON, "en") if key.startswith("web-")}
    assert len(used) > 200
    assert sorted(used - words) == []
    assert sorted(key for key in words - used if not key.startswith(begun)) == []


# What happens

EVENTS: dict[str, tuple[type[Event], ...]] = {
    COMMON: event_types(TableEvent),
    **{game_id: event_types(find(game_id).spec.events) for game_id in packages()},
}
FLAT = {int, str, bool, tuple[int, ...], tuple[str, ...]}
SEATS = {Seat, tuple[Seat, ...]}


@pytest.mark.parametrize("scope", EVENTS)
def test_events_are_flat_and_say_who_acted(scope: str) -> None:
    for kind in EVENTS[scope]:
        hints = {name: hint for name, hint in get_type_hints(kind).items() if name in kind.__struct_fields__}
        assert set(hints.values()) <= FLAT, kind
        assert kind.ACTOR is None or hints[kind.ACTOR] in SEATS, kind


@pytest.mark.parametrize(("scope", "language"), WORD_FILES)
def test_every_event_has_its_sentence_and_every_sentence_its_event(scope: str, language: str) -> None:
    types = {event_type(kind): kind for kind in EVENTS[scope]}
    assert len(types) == len(EVENTS[scope])
    assert not types.keys() & {event_type(kind) for kind in EVENTS[COMMON]} or scope == COMMON
    sentence = {
        key.removeprefix("event-"): message
        for key, message in messages(scope, language).items()
        if key.startswith("event-")
    }
    file = word_file(scope, language)
    assert {key.removesuffix(SHORT) for key in sentence} == types.keys(), file
    for key, message in sentence.items():
        fields = set(types[key.removesuffix(SHORT)].__struct_encode_fields__)
        assert variables(message).names <= fields, f"{file}: event-{key}"
        forms = [attribute.id.name.split("-") for attribute in message.attributes]
        kinds = ("you", "same", "among")
        assert all(form[0] in kinds and set(form[1:]) <= fields for form in forms), f"{file}: event-{key}"


# What the game says of itself


def literals(hint: Any) -> list[str]:
    if get_origin(hint) is Literal:
        return [value for value in get_args(hint) if isinstance(value, str)]
    return [value for inner in get_args(hint) if not isinstance(inner, str | int) for value in literals(inner)]


@pytest.mark.parametrize("game_id", packages())
def test_name_options_roles_and_verbs_of_a_game_have_words(game_id: str) -> None:
    game, rng = find(game_id), Random(3)
    wanted = {"game-name", "game-about"}
    for name, hint in option_types(game).items():
        wanted |= {f"option-{name}", f"option-{name}-about", *(f"option-{name}-{value}" for value in literals(hint))}
    for seats in game.spec.seats:
        for options in (game.spec.options(), *(random_options(game, seats, rng.randrange) for _ in range(20))):
            wanted |= {f"role-{role.name}" for role in game.roles(options, seats)}
            wanted |= {f"verb-{form.verb}" for form in game.action_space(options, seats)}
    assert sorted(wanted - set(messages(game_id, "en"))) == []


@cache
def sentences_of_games(game_id: str) -> tuple[list[Sentence], list[str]]:
    """The sentences of whole random games, one of each kind and set of arguments, and the reasons of their ends."""
    game, rng = find(game_id), Random(4)
    sentences: dict[tuple[str, tuple[str, ...]], Sentence] = {}
    reasons = {"aborted", "resigned"}
    for seats in game.spec.seats:
        for _ in range(6):
            history = run_to_end(game, random_options(game, seats, rng.randrange), seats, rng)
            turn = history.turn()
            assert isinstance(turn, Over)
            reasons.add(turn.reason)
            for state in (*history.states[:: max(1, len(history.states) // 25)], history.state):
                for seat in (None, *range(seats)):
                    events = map(as_sentence, visible_events(state, seat))
                    for sentence in (*events, *game.describe(game.view(state, seat))):
                        sentences[sentence.key, tuple(name for name, _ in sentence.args)] = sentence
    return list(sentences.values()), sorted(reasons)


def as_sentence(event: Event) -> Sentence:
    return Sentence(f"event-{event_type(event)}", tuple(event_args(event).items()))


@pytest.mark.parametrize(("game_id", "language"), [pair for pair in WORD_FILES if pair[0] != COMMON])
def test_every_sentence_of_whole_games_can_be_formatted(game_id: str, language: str) -> None:
    sentences, reasons = sentences_of_games(game_id)
    assert sentences
    for sentence in sentences:
        assert sentence.key in known(game_id, language)
        assert all(render(game_id, language, sentence.key, dict(sentence.args)))
    for reason in reasons:
        assert f"over-{reason}" in known(game_id, language)


@pytest.mark.parametrize("game_id", packages())
def test_every_reason_of_an_end_in_the_source_has_a_sentence(game_id: str) -> None:
    for path, call in calls(folder_of(game_id), "Over"):
        reason = call.args[1] if len(call.args) > 1 else None
        if isinstance(reason, ast.Constant) and isinstance(reason.value, str):
            assert f"over-{reason.value}" in known(game_id), f"{path.name}:{call.lineno}"
    reasons_described = {key.removeprefix("tell-") for key in messages(game_id, "en") if key.startswith("tell-over-")}
    assert reasons_described <= set(known(game_id))


# The class Words


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Unknown) as caught:
        Words("tlh")
    assert (caught.value.code, caught.value.params["languages"]) == ("unknown-language", "en | cs | de | fr")


def test_a_missing_sentence_falls_back_to_english_and_then_to_its_key() -> None:
    words = Words("cs", "nim", ["Ann", "Bob"])
    assert not words.has("tell-heap")
    assert words.text("tell-heap", left=1) == "One counter is left."
    assert words.text("no-such-key") == "no-such-key"


def test_seats_are_called_by_name_and_by_number_where_nobody_sits() -> None:
    words = Words("en", None, ["Ann", "Bob", "Eve"])
    assert words.seat(1) == "Bob"
    assert words.seat("0+1") == "Ann and Bob"
    assert words.seat("0+1+2") == "Ann, Bob and Eve"
    assert words.seat(5) == "Seat 5"


def test_things_are_called_by_their_word_or_as_they_are_written() -> None:
    words = Words("en", "quoridor")
    assert words.word("row-9") == "row 9"
    assert words.word("row-9", "no-such-form") == "row 9"
    assert words.word("e3h+e5v") == "e3h and e5v"


@pytest.mark.parametrize(("number", "sentence"), [(1, "Bob takes one counter."), (3, "Bob takes 3 counters.")])
def test_an_event_becomes_a_sentence(number: int, sentence: str) -> None:
    assert Words("en", "nim", ["Ann", "Bob"]).event(CountersTaken(1, number)) == sentence


@pytest.mark.parametrize(
    ("you", "owner", "sentence"),
    [
        (None, 1, "Ann moves one of Bob’s mice up"),
        (None, 0, "Ann moves one of their own mice up"),
        (1, 0, "Ann moves one of their own mice up"),
        (0, 0, "You move one of your mice up"),
        (1, 1, "Ann moves one of your mice up"),
    ],
)
def test_a_sentence_speaks_to_its_reader_and_names_nobody_twice(you: int | None, owner: int, sentence: str) -> None:
    said = Words("en", "gouda-gouda", ["Ann", "Bob"], you).text(
        "event-mouse-moved", mover=0, owner=owner, direction="up", **{"from": "old-chest", "to": "metal-drum"}
    )
    assert said == f"{sentence}: old chest → metal drum."


def test_fields_of_an_event_become_arguments() -> None:
    class Odd(Event, frozen=True):
        from_: str
        cards: tuple[str, ...]
        seats: tuple[int, ...]
        is_hurt: bool

    args = event_args(Odd("a", ("x", "y"), (0, 2), is_hurt=True))
    assert args == {"from": "a", "cards": "x+y", "seats": "0+2", "is_hurt": "true"}


def test_a_refusal_becomes_a_sentence_down_to_the_refusal_behind_it() -> None:
    behind = BadFile("file-illegal-row", line=12, row=3, why="shuts-in")
    behind.__cause__ = Illegal("shuts-in", at="e3h", who="0+1", ruling="Q-9")
    words = Words("en", "quoridor", ["Ann", "Bob"])
    why = words.text("refused-shuts-in", at="e3h", who="0+1").replace(". (Q-9)", " (Q-9)")
    assert "Ann and Bob" in why
    said = words.text("refused-file-illegal-row", line=12, row=3, why=why)
    assert words.refusal_sentence(behind) == f"{said} {words.next_step('refused-file-illegal-row')}"
    assert why in said


def test_names_are_not_read_as_sentences() -> None:
    assert Words("en", "nim", ["{ $x }", "[/]"]).event(CountersTaken(0, 1)) == "{ $x } takes one counter."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_the_minus_sign_of_sums(language: str) -> None:
    said = Words(language, "gouda-gangster").text("board-strength-hurt", whole=0, loss=10, number=-10)
    assert said.endswith("= −10"), said
    assert "-" not in said
