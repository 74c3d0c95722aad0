"""Gouda! Gouda!: mice race up to the cheese, and everybody moves everybody's. Rules: docs/rules/gouda-gouda.en.md."""

from cheeseboard.core import Action, BotKit, GameKit, Menu
from cheeseboard.core.kit import Preset
from cheeseboard.core.svg import SvgOptions
from cheeseboard.games.gouda_gouda import auto_pass, custom_boards, reactions
from cheeseboard.games.gouda_gouda.bots.evaluation import EVALUATOR
from cheeseboard.games.gouda_gouda.bots.ismcts_model import ISMCTS_MODEL
from cheeseboard.games.gouda_gouda.bots.levels import LEVELS
from cheeseboard.games.gouda_gouda.events import GoudaGoudaEvent
from cheeseboard.games.gouda_gouda.game import GAME
from cheeseboard.games.gouda_gouda.revealed import revealed
from cheeseboard.games.gouda_gouda.state import Gouda, Options
from cheeseboard.games.gouda_gouda.view import View, full_view

__all__ = ["GAME", "KIT"]


def draw_svg(view: View, menu: Menu, last: Action | None, /, options: SvgOptions) -> str:
    """The drawing, imported when it is first needed: most programs need none."""
    from cheeseboard.games.gouda_gouda.draw import draw

    return draw(view, menu, last, options)


KIT: GameKit[Gouda, View, Options, GoudaGoudaEvent] = GameKit(
    rules=GAME,
    default_action=auto_pass.default_action,
    bots=BotKit(evaluator=EVALUATOR, levels=tuple(LEVELS), ismcts_model=ISMCTS_MODEL, ismcts_levels=LEVELS),
    auto_pass=auto_pass.AUTO_PASS,
    windows=reactions.WINDOWS,
    public_verbs=("name", "up", "down"),
    revealed=revealed,
    full_view=full_view,
    presets=(Preset("base", 4, Options(magic="none")), Preset("magic", 4, Options())),
    lessons=("basics", "magic"),
    boards=custom_boards,
    draw=draw_svg,
)
