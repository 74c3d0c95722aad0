"""Gouda Gangster: sneak into a room, spy, reinforce, fight for cheese. Rules: docs/rules/gouda-gangster.en.md."""

from cheeseboard.core import Action, BotKit, GameKit, Menu
from cheeseboard.core.svg import SvgOptions
from cheeseboard.games.gouda_gangster.bots.evaluation import EVALUATOR
from cheeseboard.games.gouda_gangster.bots.ismcts_model import ISMCTS_MODEL
from cheeseboard.games.gouda_gangster.bots.levels import LEVELS
from cheeseboard.games.gouda_gangster.game import GAME, GoudaGangsterGame
from cheeseboard.games.gouda_gangster.revealed import revealed
from cheeseboard.games.gouda_gangster.view import View, default_action, full_view

__all__ = ["GAME", "KIT", "GoudaGangsterGame"]


def draw_svg(view: View, menu: Menu, last: Action | None, /, options: SvgOptions) -> str:
    """The drawing, imported when it is first needed: most programs need none."""
    from cheeseboard.games.gouda_gangster.draw import draw

    return draw(view, menu, last, options)


KIT = GameKit(
    rules=GAME,
    default_action=default_action,
    bots=BotKit(evaluator=EVALUATOR, levels=tuple(LEVELS), ismcts_model=ISMCTS_MODEL, ismcts_levels=LEVELS),
    revealed=revealed,
    full_view=full_view,
    lesson_file="lesson.toml",
    draw=draw_svg,
)
