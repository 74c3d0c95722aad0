"""Whoever plays in a seat: a bot by name, a function that answers questions, or a program of one's own (`cmd:…`)."""

from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import cache
from random import Random
from time import monotonic
from typing import Any, Protocol

from msgspec import Struct

from cheeseboard.bots import Bot, external_command, make_bot
from cheeseboard.core import Action, GameKit, Menu, Question, Seat, Unknown
from cheeseboard.core.action import parse_typed
from cheeseboard.core.history import History
from cheeseboard.core.kit import question_of

Choose = Callable[[Question], Action | str | Awaitable[Action | str]]  # a bot as a function
Player = str | Choose
BOT_ENTRY_POINTS = "cheeseboard.bots"


class FunctionBot:
    """A bot made of a function."""

    def __init__(self, choose: Choose, space: Menu = ()) -> None:
        self._choose = choose
        self._space = space

    def choose(self, question: Question) -> Action:
        """What the function returns, read as a person would have typed it."""
        answer = self._choose(question)
        if isinstance(answer, Awaitable):
            answer = _wait_for(answer)
        if isinstance(answer, str):
            return parse_typed(question.menu, answer, self._space)
        if not isinstance(answer, Action):
            raise TypeError(f"a bot returns an Action or its text, not {type(answer).__name__}")
        return answer


def _wait_for(answer: Awaitable[Action | str]) -> Action | str:
    """The result of an async function, also where an event loop runs already, as in a notebook."""
    import asyncio
    from concurrent.futures import ThreadPoolExecutor

    async def wait() -> Action | str:
        return await answer

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, wait()).result()


class SeatPlayer(Protocol):
    """Plays one seat of one game from its start."""

    def choose(self, history: History, seat: Seat, /) -> Action:
        """Its next action."""


class BotPlayer:
    """A bot in a seat, and the events it has seen."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._seen_to = 0
        self._events: tuple[Any, ...] = ()

    def choose(self, history: History, seat: Seat) -> Action:
        """What the bot answers to its question."""
        if history.game.spec.has_hidden_information or isinstance(self._bot, FunctionBot):  # else the view says it all
            self._events += history.events_for(seat, self._seen_to)
            self._seen_to = len(history.rows)
        return self._bot.choose(question_of(history, seat, self._events))


class TimedPlayer:
    """A player and its thinking time."""

    def __init__(self, player: SeatPlayer) -> None:
        self._player = player
        self.asked: int = 0
        self.seconds: float = 0.0
        self.longest: float = 0.0

    def choose(self, history: History, seat: Seat) -> Action:
        """Its next action."""
        began = monotonic()
        action = self._player.choose(history, seat)
        took = monotonic() - began
        self.asked, self.seconds, self.longest = self.asked + 1, self.seconds + took, max(self.longest, took)
        return action


def make_player(
    player: Player,
    kit: GameKit,
    options: Struct,
    seats: int,
    rng: Random,
    resources: ExitStack,
    *,
    by_clock: bool = True,
) -> SeatPlayer:
    """Build a bot, or start a program that ends with `resources`; `by_clock` is that of `make_bot`."""
    game = kit.rules
    if not isinstance(player, str):
        if not callable(player):
            raise TypeError(f"a bot is a name or a function, not {type(player).__name__}")
        return BotPlayer(FunctionBot(player, game.action_space(options, seats)))
    if (named := external_command(player)) is None:
        try:
            return BotPlayer(make_bot(player, kit, rng, by_clock=by_clock))
        except Unknown:
            if player not in installed_bots():
                raise
            return BotPlayer(FunctionBot(installed_bots()[player](), game.action_space(options, seats)))
    from cheeseboard.arena.external_engine import start_engine  # few start programs

    command, seconds = named
    return start_engine(command, game, options, seats, seconds, resources)


@cache
def installed_bots() -> dict[str, Callable[[], Choose]]:
    """The functions that installed packages bring as entry points `cheeseboard.bots`, by name; each is loaded here."""
    from importlib.metadata import entry_points

    return {point.name: point.load for point in entry_points(group=BOT_ENTRY_POINTS)}
