"""Quoridor: race across the board, or block the others with walls. Rules: docs/rules/quoridor.en.md."""

from cheeseboard.core import BotKit, GameKit, pass_or_first
from cheeseboard.games.quoridor import bench, puzzles, scoresheet, text, view
from cheeseboard.games.quoridor.bots import analysis
from cheeseboard.games.quoridor.bots.engine_bot import ENGINE_BOTS
from cheeseboard.games.quoridor.bots.evaluation import EVALUATOR
from cheeseboard.games.quoridor.bots.levels import LEVELS
from cheeseboard.games.quoridor.draw import draw
from cheeseboard.games.quoridor.fast import Engine
from cheeseboard.games.quoridor.game import GAME, QuoridorGame

__all__ = ["GAME", "KIT", "QuoridorGame"]

KIT = GameKit(
    rules=GAME,
    default_action=pass_or_first,
    bots=BotKit(evaluator=EVALUATOR, levels=tuple(LEVELS), own_bots=ENGINE_BOTS),
    growing_fields=("repetition_keys",),
    overlays=view.overlays,
    lesson_file="lesson.toml",
    puzzles=puzzles,
    drawings=text,
    draw=draw,
    positions=text,
    scoresheet=scoresheet,
    analysis=analysis,
    engine=Engine,
    bench=bench,
)
