"""Pac-Man on the Quoridor board: one seat eats dots, the others hunt it as ghosts. Rules: docs/rules/pac-man.en.md."""

from cheeseboard.core import Action, BotKit, GameKit, Menu, canonical, nth
from cheeseboard.core.svg import SvgOptions
from cheeseboard.games.pac_man import custom_boards, puzzles, text
from cheeseboard.games.pac_man.bots.evaluation import EVALUATOR
from cheeseboard.games.pac_man.bots.levels import LEVELS, search_model_of
from cheeseboard.games.pac_man.events import PacManEvent
from cheeseboard.games.pac_man.game import GAME
from cheeseboard.games.pac_man.state import Options, PacMan
from cheeseboard.games.pac_man.view import View

__all__ = ["GAME", "KIT"]


def default_action(view: View, menu: Menu) -> Action:
    """Stop if that is allowed, else take the first step."""
    return canonical(menu, Action("stop")) or nth(menu, 0)


def draw_svg(view: View, menu: Menu, last: Action | None, /, options: SvgOptions) -> str:
    """The drawing, imported when it is first needed: most programs need none."""
    from cheeseboard.games.pac_man.draw import draw

    return draw(view, menu, last, options)


KIT: GameKit[PacMan, View, Options, PacManEvent] = GameKit(
    rules=GAME,
    default_action=default_action,
    bots=BotKit(evaluator=EVALUATOR, levels=tuple(LEVELS), search_model=search_model_of, alphabeta_levels=LEVELS),
    lessons=("basics",),
    puzzles=puzzles,
    boards=custom_boards,
    drawings=text,
    draw=draw_svg,
)
