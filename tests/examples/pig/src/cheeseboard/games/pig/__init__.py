"""Pig, a dice game. Rules: docs/rules/pig.en.md."""

from cheeseboard.core import BotKit, GameKit, pass_or_first
from cheeseboard.games.pig.bots import EVALUATOR
from cheeseboard.games.pig.game import GAME

__all__ = ["GAME", "KIT"]

KIT = GameKit(rules=GAME, default_action=pass_or_first, bots=BotKit(evaluator=EVALUATOR))
