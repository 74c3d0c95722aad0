"""Bots see what a person in their seat sees: a view, a menu and events. They never get a state.

Bots are named the same way everywhere:
`random`, `greedy`, `minimax-4`, `mcts-500`, `deep-2000`, `level-7`, `level-7@0.5s`, `cmd:PROGRAM`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from math import inf
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from cheeseboard import games
from cheeseboard.bots.alphabeta import AlphaBetaBot
from cheeseboard.bots.greedy import GreedyBot
from cheeseboard.bots.ismcts import IsmctsBot
from cheeseboard.bots.mcts import MctsBot
from cheeseboard.bots.minimax import MinimaxBot
from cheeseboard.bots.random import RandomBot
from cheeseboard.core import Bot, GameKit, Question, Unknown
from cheeseboard.core.evaluation import AlphaBetaLevel

__all__ = ["Bot", "BotName", "Question", "bot_names", "external_command", "make_bot", "max_think_seconds", "parse_bot"]

_NAME = re.compile(r"(?P<kind>[a-z][a-z0-9-]*)(?:@(?P<seconds>[0-9]{1,4}(?:\.[0-9]{1,3})?)s)?")
_LEVEL = re.compile(r"level-([1-9][0-9]?)")
_COMMAND = "cmd:"
_TIMED = re.compile(r"(.*)@([0-9]{1,4}(?:\.[0-9]{1,3})?)s")


class BotName(Struct, frozen=True):
    """The name of a bot: its kind, and how long it may think."""

    kind: str
    seconds: float | None = None

    def __str__(self) -> str:
        return self.kind if self.seconds is None else f"{self.kind}@{f'{self.seconds:.3f}'.rstrip('0').rstrip('.')}s"


def parse_bot(text: str, known: Sequence[str] = ("random", "greedy", "level-1")) -> BotName:
    """Parse a bot's name; a refusal proposes the known ones.

    >>> parse_bot("level-7@0.5s")
    BotName(kind='level-7', seconds=0.5)
    """
    if text.startswith(_COMMAND):
        return BotName(text)
    found = _NAME.fullmatch(text)
    if not found:
        raise Unknown("unknown-bot", bot=text[:40], bots=" | ".join((*known, "level-1@0.5s")))
    return BotName(found["kind"], float(found["seconds"]) if found["seconds"] else None)


def external_command(text: str) -> tuple[str, float | None] | None:
    """The command of an external engine named `cmd:COMMAND` or `cmd:COMMAND@2s`, and its thinking time.

    >>> external_command("cmd:./mine --fast@0.5s")
    ('./mine --fast', 0.5)
    """
    if not text.startswith(_COMMAND):
        return None
    found = _TIMED.fullmatch(text.removeprefix(_COMMAND))
    return (found[1], float(found[2])) if found else (text.removeprefix(_COMMAND), None)


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that can play this game, the weakest level first."""
    return _names_of(games.find_kit(game_id))


def _names_of(kit: GameKit) -> tuple[str, ...]:
    bots = kit.bots
    if bots is None:
        return ("random",)
    return ("random", "greedy", *(f"level-{number}" for number in range(1, len(bots.levels) + 1)))


def max_think_seconds(text: str, game_id: str) -> float:
    """The longest this bot may think about one action, as its name or its level says; 0 if neither does."""
    name = parse_bot(text)
    found = _LEVEL.fullmatch(name.kind)
    if name.seconds is None and found and (level := _level_of(games.find_kit(game_id), int(found[1]))):
        return level.seconds or 0.0
    return name.seconds or 0.0


def make_bot(text: str, game: str | GameKit, rng: Random, *, by_clock: bool = True) -> Bot:
    """Build a bot for one seat of a game, given by its id or its kit.

    Without `by_clock` a bot whose name has no seconds never looks at the clock: it plays the same on any machine.
    """
    kit = game if isinstance(game, GameKit) else games.find_kit(game)
    name = parse_bot(text, _names_of(kit))
    if name.kind.startswith(_COMMAND):
        raise Unknown("bot-only-in-match", bot=text[:40])
    bot = _make(kit if by_clock else _without_clock(kit), name.kind, rng, name.seconds)
    if bot is None:
        raise Unknown("unknown-bot", bot=text[:40], bots=" | ".join(_names_of(kit)))
    return bot


def _without_clock(kit: GameKit) -> GameKit:
    """The kit with levels that end a search by its size alone."""
    if kit.bots is None:
        return kit
    alphabeta = {name: replace(level, max_seconds=inf) for name, level in kit.bots.alphabeta_levels.items()}
    ismcts = {name: replace(level, max_seconds=inf) for name, level in kit.bots.ismcts_levels.items()}
    return replace(kit, bots=replace(kit.bots, alphabeta_levels=alphabeta, ismcts_levels=ismcts))


def _make(kit: GameKit, kind: str, rng: Random, seconds: float | None) -> Bot | None:
    makers = ((re.fullmatch(pattern, kind), make) for pattern, make in _KINDS.items())
    return next((bot for found, make in makers if found and (bot := make(kit, found, rng, seconds))), None)


def _random(kit: GameKit, found: re.Match[str], rng: Random, seconds: float | None) -> Bot:
    return RandomBot(rng)


def _greedy(kit: GameKit, found: re.Match[str], rng: Random, seconds: float | None) -> Bot | None:
    return GreedyBot(kit.rules, kit.bots.evaluator, rng) if kit.bots else None


def _minimax(kit: GameKit, found: re.Match[str], rng: Random, seconds: float | None) -> Bot | None:
    return MinimaxBot(kit.rules, kit.bots.evaluator, rng, int(found[1]), seconds=seconds) if kit.bots else None


def _mcts(kit: GameKit, found: re.Match[str], rng: Random, seconds: float | None) -> Bot | None:
    if kit.bots is None or kit.rules.spec.has_hidden_information:
        return None
    return MctsBot(kit.rules, kit.bots.evaluator, rng, int(found[1]), seconds=seconds)


def _deep(kit: GameKit, found: re.Match[str], rng: Random, seconds: float | None) -> Bot | None:
    if kit.bots is None or kit.bots.search_model is None:
        return None
    return AlphaBetaBot(kit.bots.search_model, rng, AlphaBetaLevel(int(found[1]), max_seconds=inf), seconds)


def _level(kit: GameKit, found: re.Match[str], rng: Random, seconds: float | None) -> Bot | None:
    level = _level_of(kit, int(found[1]))
    return _make(kit, level.kind, rng, seconds or level.seconds) if level else None


def _level_of(kit: GameKit, number: int) -> BotName | None:
    levels = kit.bots.levels if kit.bots else ()
    return parse_bot(levels[number - 1]) if number <= len(levels) else None


def _named(kit: GameKit, found: re.Match[str], rng: Random, seconds: float | None) -> Bot | None:
    """A bot that the game itself names."""
    name, bots = found[0], kit.bots
    if bots is None:
        return None
    if bots.search_model and name in bots.alphabeta_levels:
        return AlphaBetaBot(bots.search_model, rng, bots.alphabeta_levels[name], seconds)
    if bots.ismcts_model and name in bots.ismcts_levels:
        uses_full_time = name == list(bots.ismcts_levels)[-1]
        level = bots.ismcts_levels[name]
        return IsmctsBot(kit.rules, bots.ismcts_model, rng, level, seconds=seconds, uses_full_time=uses_full_time)
    return bots.own_bots[name](rng, seconds) if name in bots.own_bots else None


# By pattern of the name, the function that builds the bot; it returns None if the game has no such bot.
_KINDS: Mapping[str, Callable[[GameKit, re.Match[str], Random, float | None], Bot | None]] = {
    r"random": _random,
    r"greedy": _greedy,
    r"minimax-([1-9][0-9]?)": _minimax,
    r"mcts-([1-9][0-9]{0,5})": _mcts,
    r"deep-([1-9][0-9]{1,6})": _deep,
    _LEVEL.pattern: _level,
    r".*": _named,
}
