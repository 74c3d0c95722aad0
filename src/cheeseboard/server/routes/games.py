"""Games: details of each, its words and its rules page.

What depends on the installation and the language alone is made once, and not sent again to whoever has it.
"""

import hashlib
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath

from cheeseboard import games, words
from cheeseboard.bots import bot_names
from cheeseboard.core import AnyGame, Unknown
from cheeseboard.core.event import event_type, event_types
from cheeseboard.core.kit import Preset
from cheeseboard.core.lesson import Lesson
from cheeseboard.core.options import format_options, options_schema
from cheeseboard.protocol.game_bodies import BotDetails, GameDetails, LessonSummary, PresetDetails
from cheeseboard.server.compression import compressed
from cheeseboard.server.errors import language_of
from cheeseboard.server.routes.dependencies import AnyRequest
from cheeseboard.tables.events import TableEvent
from cheeseboard.tables.stand_ins import stand_in_bot
from cheeseboard.words import LANGUAGES, Words
from cheeseboard.words.rules_pages import rules_text
from cheeseboard.words.table_words import bot_name

MARKDOWN = "text/markdown; charset=utf-8"
PLAIN = "text/plain; charset=utf-8"
GAME_CACHE_SIZE = 256  # games in their languages
T = TypeVar("T")


def unless_known(request: AnyRequest, value: T) -> Response[T]:
    """The value with an ETag, or 304 if the client has it already."""
    body = msgspec.json.encode(value)
    mark = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": f"W/{mark}", "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)  # type: ignore[arg-type]
    return compressed(request, body, MediaType.JSON, headers)  # type: ignore[return-value]


@lru_cache(maxsize=GAME_CACHE_SIZE)
def facts_of(game_id: str, language: str) -> GameDetails:
    """The details of a game, worded in a language."""
    kit, speaker, english = games.find_kit(game_id), Words(language, game_id), Words("en", game_id)
    game = kit.rules
    schema = options_schema(game)
    return GameDetails(
        id=game_id,
        name=speaker.text("game-name"),
        about=speaker.text("game-about"),
        rules=game.spec.rules,
        seats=game.spec.seats,
        has_hidden_information=game.spec.has_hidden_information,
        bots=tuple(_bot_facts(speaker, bot) for bot in bot_names(game_id)),
        auto_pass=tuple(kit.auto_pass),
        options=schema,
        words={key: speaker.text(key) for key in _keys(game, schema) if speaker.has(key) or english.has(key)},
        actors=_actors(game),
        lessons=tuple(_lesson_summary(speaker, name, one) for name, one in games.find_lessons(game_id).items()),
        public_verbs=kit.public_verbs,
        stand_in=stand_in_bot(kit),
        presets=tuple(_preset_details(game, speaker, preset) for preset in kit.presets),
    )


def _preset_details(game: AnyGame, words: Words, preset: Preset) -> PresetDetails:
    options = msgspec.json.decode(format_options(game, preset.options, game.spec.rules))
    key = f"preset-{preset.id}"
    return PresetDetails(preset.id, words.text(key), words.text(f"{key}-about"), preset.seats, options)


def _lesson_summary(words: Words, lesson_id: str, lesson: Lesson) -> LessonSummary:
    name, about = (
        words.text(key) if words.has(key) else "" for key in (f"learn-{lesson_id}", f"learn-{lesson_id}-about")
    )
    return LessonSummary(lesson_id, name, about, len(lesson.steps), lesson.preset)


def _actors(game: AnyGame) -> dict[str, str]:
    """For each type of event the field that says who did it, where anybody did."""
    kinds = (*event_types(game.spec.events), *event_types(TableEvent))
    return {event_type(kind): kind.ACTOR for kind in kinds if kind.ACTOR}


def _bot_facts(words: Words, bot: str) -> BotDetails:
    """A bot by its name and a sentence about it."""
    return BotDetails(bot, bot_name(words, bot), bot_name(words, bot, "-about"))


def _keys(game: AnyGame, schema: dict[str, Any]) -> Iterator[str]:
    """The keys of all words that a form of options and a list of seats need."""
    for seats in game.spec.seats:
        yield from (f"role-{role.name}" for role in game.roles(game.spec.options(), seats))
    for part in schema.get("$defs", {}).values():
        for name, field in part.get("properties", {}).items():
            yield from (f"option-{name}", f"option-{name}-about")
            choices = (field, *field.get("anyOf", ()))
            yield from (f"option-{name}-{value}" for choice in choices for value in choice.get("enum", ()))


@get("/games")
async def list_games(request: AnyRequest) -> Response[list[GameDetails]]:
    """Every game that is installed."""
    return unless_known(request, [facts_of(game_id, language_of(request.headers)) for game_id in games.packages()])


@get("/games/{game:str}")
async def one_game(request: AnyRequest, game: FromPath[str]) -> Response[GameDetails]:
    """One game: seats, bots, auto-pass, and its options as JSON Schema."""
    return unless_known(request, facts_of(game, language_of(request.headers)))


@get("/games/{game:str}/words/{language:str}", media_type=MediaType.TEXT)
async def game_words(request: AnyRequest, game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The words of a game and those common to all, as Fluent text."""
    games.find(game)
    return _text(request, f"{common(language)}\n{_fluent(games.packages()[game], 'words', language)}")


@get("/words/{language:str}", media_type=MediaType.TEXT)
async def common_words(request: AnyRequest, language: FromPath[str]) -> Response[str]:
    """The words common to all games, as Fluent text."""
    return _text(request, common(language))


@get("/games/{game:str}/rules", media_type=MARKDOWN)
async def rules_page(request: AnyRequest, game: FromPath[str]) -> Response[str]:
    """The rules page in the language of the request, or in English if it is not translated."""
    games.find(game)
    return _text(request, rules_text(game, language_of(request.headers)), MARKDOWN)


def _text(request: AnyRequest, text: str, media_type: str = PLAIN) -> Response[str]:
    return compressed(request, text.encode(), media_type, {})  # type: ignore[return-value]


def common(language: str) -> str:
    """The common words of one of our languages."""
    if language not in LANGUAGES:
        raise Unknown("unknown-language", language=language[:20], languages=" | ".join(LANGUAGES))
    return _fluent(words.__name__, "", language)


def _fluent(package: str, folder: str, language: str) -> str:
    place = files(package) / folder if folder else files(package)
    file = place / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


HANDLERS = [list_games, one_game, game_words, common_words, rules_page]
