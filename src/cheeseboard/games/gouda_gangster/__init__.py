"""Gouda Gangster: sneak into a room, spy, reinforce, fight for cheese. Rules: docs/rules/gouda-gangster.en.md."""

from cheeseboard.core import Action, BotKit, GameKit, Menu
from cheeseboard.core.svg import SvgOptions
from cheeseboard.games.gouda_gangster.bots.evaluation import EVALUATOR
from cheeseboard.games.gouda_gangster.bots.ismcts_model import ISMCTS_MODEL
from cheeseboard.games.gouda_gangster.bots.levels import LEVELS
from cheeseboard.games.gouda_gangster.events import GoudaGangsterEvent
from cheeseboard.games.gouda_gangster.game import GAME
from cheeseboard.games.gouda_gangster.revealed import revealed
from cheeseboard.games.gouda_gangster.state import GoudaGangster, Options
from cheeseboard.games.gouda_gangster.view import View, default_action, full_view

__all__ = ["GAME", "KIT"]


def draw_svg(view: View, menu: Menu, last: Action | None, /, options: SvgOptions) -> str:
    """The drawing, imported when it is first needed: most programs need none."""
    from cheeseboard.games.gouda_gangster.draw import draw

    return draw(view, menu, last, options)


KIT: GameKit[GoudaGangster, View, Options, GoudaGangsterEvent] = GameKit(
    rules=GAME,
    default_action=default_action,
    bots=BotKit(evaluator=EVALUATOR, levels=tuple(LEVELS), ismcts_model=ISMCTS_MODEL, ismcts_levels=LEVELS),
    public_verbs=("spy",),
    revealed=revealed,
    full_view=full_view,
    lessons=("basics",),
    draw=draw_svg,
)
