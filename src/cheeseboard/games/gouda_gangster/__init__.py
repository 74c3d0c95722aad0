"""Gouda Gangster: sneak into a room, spy, reinforce, fight for cheese. Rules: docs/rules/gouda-gangster.en.md."""

from cheeseboard.core import BotKit, GameKit
from cheeseboard.games.gouda_gangster.bots.evaluation import TASTE
from cheeseboard.games.gouda_gangster.bots.ismcts_model import INSIGHT
from cheeseboard.games.gouda_gangster.bots.levels import LEVELS
from cheeseboard.games.gouda_gangster.game import GAME, GoudaGangsterGame
from cheeseboard.games.gouda_gangster.view import default, opened

__all__ = ["GAME", "KIT", "GoudaGangsterGame"]

KIT = GameKit(
    rules=GAME,
    default=default,
    bots=BotKit(taste=TASTE, levels=tuple(LEVELS), insight=INSIGHT, insight_levels=LEVELS),
    full_view=opened,
    lesson="lesson.toml",
)
