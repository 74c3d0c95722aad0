"""Gouda! Gouda!: mice race up to the cheese, and everybody moves everybody's. Rules: docs/rules/gouda-gouda.en.md."""

from cheeseboard.core import BotKit, GameKit
from cheeseboard.games.gouda_gouda import auto_pass, custom_boards
from cheeseboard.games.gouda_gouda.bots.evaluation import TASTE
from cheeseboard.games.gouda_gouda.bots.ismcts_model import INSIGHT
from cheeseboard.games.gouda_gouda.bots.levels import LEVELS
from cheeseboard.games.gouda_gouda.game import GAME, GoudaGoudaGame
from cheeseboard.games.gouda_gouda.view import opened

__all__ = ["GAME", "KIT", "GoudaGoudaGame"]

KIT = GameKit(
    rules=GAME,
    default=auto_pass.default,
    bots=BotKit(taste=TASTE, levels=tuple(LEVELS), insight=INSIGHT, insight_levels=LEVELS),
    auto_pass=auto_pass.ORDERS,
    full_view=opened,
    lesson="lesson.toml",
    boards=custom_boards,
)
