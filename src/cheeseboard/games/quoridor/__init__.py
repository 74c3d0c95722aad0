"""Quoridor: race across the board, or block the others with walls. Rules: docs/rules/quoridor.en.md."""

from cheeseboard.core import Action, BotKit, GameKit, Menu, pass_or_first
from cheeseboard.core.svg import SvgOptions
from cheeseboard.games.quoridor import bench, puzzles, scoresheet, text, view
from cheeseboard.games.quoridor.bots import analysis
from cheeseboard.games.quoridor.bots.engine_bot import ENGINE_BOTS
from cheeseboard.games.quoridor.bots.evaluation import EVALUATOR
from cheeseboard.games.quoridor.bots.levels import LEVELS
from cheeseboard.games.quoridor.events import QuoridorEvent
from cheeseboard.games.quoridor.fast import Engine
from cheeseboard.games.quoridor.game import GAME
from cheeseboard.games.quoridor.state import Options, Quoridor
from cheeseboard.games.quoridor.view import View

__all__ = ["GAME", "KIT"]


def draw_svg(view: View, menu: Menu, last: Action | None, /, options: SvgOptions) -> str:
    """The drawing, imported when it is first needed: most programs need none."""
    from cheeseboard.games.quoridor.draw import draw

    return draw(view, menu, last, options)


KIT: GameKit[Quoridor, View, Options, QuoridorEvent] = GameKit(
    rules=GAME,
    default_action=pass_or_first,
    bots=BotKit(evaluator=EVALUATOR, levels=tuple(LEVELS), own_bots=ENGINE_BOTS),
    growing_fields=("repetition_keys",),
    overlays=view.overlays,
    lessons=("basics",),
    puzzles=puzzles,
    drawings=text,
    draw=draw_svg,
    positions=text,
    scoresheet=scoresheet,
    analysis=analysis,
    engine=Engine,
    bench=bench,
)
