"""Gouda Gangster: sneak into a room, spy, reinforce, fight for cheese. Rules: docs/rules/gouda-gangster.en.md."""

from cheeseboard.core import BotKit, GameKit
from cheeseboard.games.gouda_gangster.bots.evaluation import EVALUATOR
from cheeseboard.games.gouda_gangster.bots.ismcts_model import ISMCTS_MODEL
from cheeseboard.games.gouda_gangster.bots.levels import LEVELS
from cheeseboard.games.gouda_gangster.draw import draw
from cheeseboard.games.gouda_gangster.game import GAME, GoudaGangsterGame
from cheeseboard.games.gouda_gangster.revealed import revealed
from cheeseboard.games.gouda_gangster.view import default_action, full_view

__all__ = ["GAME", "KIT", "GoudaGangsterGame"]

KIT = GameKit(
    rules=GAME,
    default_action=default_action,
    bots=BotKit(evaluator=EVALUATOR, levels=tuple(LEVELS), ismcts_model=ISMCTS_MODEL, ismcts_levels=LEVELS),
    revealed=revealed,
    full_view=full_view,
    lesson_file="lesson.toml",
    draw=draw,
)
