"""Players that see what a person in their seat sees: a view, a menu and the news. They never get a state.

A bot is named by a small grammar used everywhere:
`random`, `greedy`, `minimax-4`, `mcts-500`, `deep-2000`, `level-7`, `level-7@0.5s`, `cmd:PROGRAM`.
"""

import re
from collections.abc import Mapping
from math import inf
from random import Random

from msgspec import Struct

from cheeseboard import games
from cheeseboard.bots.bot import Bot, Question
from cheeseboard.bots.deep import DeepBot
from cheeseboard.bots.greedy import GreedyBot
from cheeseboard.bots.ismcts import IsmctsBot
from cheeseboard.bots.mcts import MctsBot
from cheeseboard.bots.minimax import MinimaxBot
from cheeseboard.bots.random import RandomBot
from cheeseboard.core import Unknown
from cheeseboard.core.taste import Strength

__all__ = ["Bot", "BotName", "Question", "bot_names", "make_bot", "parse_bot", "program_of", "thinking_seconds"]

_NAME = re.compile(r"(?P<kind>[a-z][a-z0-9-]*)(?:@(?P<seconds>[0-9]{1,4}(?:\.[0-9]{1,3})?)s)?")
_LEVEL = re.compile(r"level-([1-9][0-9]?)")
_MINIMAX = re.compile(r"minimax-([1-9][0-9]?)")
_MCTS = re.compile(r"mcts-([1-9][0-9]{0,5})")
_DEEP = re.compile(r"deep-([1-9][0-9]{1,6})")
_COMMAND = "cmd:"
_TIMED = re.compile(r"(.*)@([0-9]{1,4}(?:\.[0-9]{1,3})?)s")


class BotName(Struct, frozen=True):
    """A bot as named by a person: what kind, and how long it may think."""

    kind: str
    seconds: float | None = None

    def __str__(self) -> str:
        return self.kind if self.seconds is None else f"{self.kind}@{f'{self.seconds:.3f}'.rstrip('0').rstrip('.')}s"


def parse_bot(text: str) -> BotName:
    """Read a bot's name.

    >>> parse_bot("level-7@0.5s")
    BotName(kind='level-7', seconds=0.5)
    """
    if text.startswith(_COMMAND):
        return BotName(text)
    found = _NAME.fullmatch(text)
    if not found:
        raise Unknown("unknown-bot", bot=text[:40], bots="random | greedy | level-1 | level-1@0.5s")
    return BotName(found["kind"], float(found["seconds"]) if found["seconds"] else None)


def program_of(text: str) -> tuple[str, float | None] | None:
    """The command of a program named `cmd:COMMAND` or `cmd:COMMAND@2s`, and its thinking time.

    >>> program_of("cmd:./mine --fast@0.5s")
    ('./mine --fast', 0.5)
    """
    if not text.startswith(_COMMAND):
        return None
    found = _TIMED.fullmatch(text.removeprefix(_COMMAND))
    return (found[1], float(found[2])) if found else (text.removeprefix(_COMMAND), None)


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that can play this game, the weakest level first."""
    taste = games.find_taste(game_id)
    if taste is None:
        return ("random",)
    return ("random", "greedy", *(f"level-{number}" for number in range(1, len(taste.levels) + 1)))


def thinking_seconds(text: str, game_id: str) -> float:
    """The longest this bot may think about one action, as its name or its level says; 0 if neither does."""
    name, taste = parse_bot(text), games.find_taste(game_id)
    found = _LEVEL.fullmatch(name.kind)
    if name.seconds is None and taste is not None and found and int(found[1]) <= len(taste.levels):
        return parse_bot(taste.levels[int(found[1]) - 1]).seconds or 0.0
    return name.seconds or 0.0


def make_bot(text: str, game_id: str, rng: Random) -> Bot:
    """Wake a bot for one seat of one game."""
    name = parse_bot(text)
    game, taste = games.find(game_id), games.find_taste(game_id)
    if name.kind.startswith(_COMMAND):
        raise Unknown("bot-only-in-match", bot=text[:40])
    if name.kind == "random":
        return RandomBot(rng)
    if name.kind == "greedy" and taste is not None:
        return GreedyBot(game, taste, rng)
    if taste is not None and (found := _MINIMAX.fullmatch(name.kind)):
        return MinimaxBot(game, taste, rng, int(found[1]), seconds=name.seconds)
    if taste is not None and (found := _LEVEL.fullmatch(name.kind)) and int(found[1]) <= len(taste.levels):
        level = parse_bot(taste.levels[int(found[1]) - 1])
        return make_bot(str(BotName(level.kind, name.seconds or level.seconds)), game_id, rng)
    strengths: Mapping[str, Strength] = getattr(taste, "strengths", {})
    if name.kind in strengths:
        return DeepBot(getattr(taste, "lean"), rng, strengths[name.kind], name.seconds)  # noqa: B009 - it has one then
    if taste is not None and not game.facts.hidden and (found := _MCTS.fullmatch(name.kind)):
        return MctsBot(game, taste, rng, int(found[1]), seconds=name.seconds)
    if taste is not None and (found := _DEEP.fullmatch(name.kind)) and hasattr(taste, "lean"):
        return DeepBot(taste.lean, rng, Strength(int(found[1]), longest=inf), name.seconds)
    by_name = games.part(game_id, "levels")
    if by_name is not None and name.kind in by_name.LEVELS:
        tireless = name.kind == list(by_name.LEVELS)[-1]
        insight = games.part(game_id, "insight")
        assert insight is not None, "levels of this kind need an insight"
        return IsmctsBot(game, insight.INSIGHT, rng, by_name.LEVELS[name.kind], seconds=name.seconds, tireless=tireless)
    own = games.part(game_id, "bots")
    if own is not None and name.kind in own.NAMES:
        made: Bot = own.make(name.kind, rng, name.seconds)
        return made
    raise Unknown("unknown-bot", bot=text[:40], bots=" | ".join(bot_names(game_id)))
