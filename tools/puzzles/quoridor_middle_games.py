"""Makes src/cheeseboard/games/quoridor/middle_games.txt anew: `python tools/puzzles/quoridor_middle_games.py`.

Half-sensible games: a step along a shortest way, or any legal barrier near a pawn; each stops somewhere with 4–16
barriers on the board and some in every hand. The same seed gives the same file.
"""

from pathlib import Path
from random import Random

from cheeseboard.bots.greedy import GreedyBot
from cheeseboard.core import Action, Question, expand
from cheeseboard.games.quoridor import GAME
from cheeseboard.games.quoridor.bots.evaluation import EVALUATOR
from cheeseboard.games.quoridor.state import Options

GAMES = 1_000
FILE = Path(__file__).parents[2] / "src/cheeseboard/games/quoridor/middle_games.txt"


def make_one(rng: Random) -> str:
    """One position on a line."""
    wanted = rng.randint(4, 16)
    greedy = GreedyBot(GAME, EVALUATOR, rng)
    while True:
        state, played = GAME.new(Options(first=0), 2), list[Action]()
        while not state.end and 20 - sum(state.walls_left) < wanted:
            seat = state.to_move
            menu = GAME.menu(state, seat)
            moves = tuple(form for form in menu if form.verb == "move")
            walls = [action for form in menu if form.verb == "wall" for action in expand((form,))]
            if walls and rng.random() < 0.55:
                action = rng.choice(walls)
            else:
                action = greedy.choose(Question(seat, GAME.view(state, seat), moves))
            state = GAME.play(state, seat, action)
            played.append(action)
        if not state.end and min(state.walls_left) > 0:
            return " ".join(str(action).split()[1] for action in played)


if __name__ == "__main__":
    rng = Random(9)
    FILE.write_text("\n".join(make_one(rng) for _ in range(GAMES)) + "\n", "utf-8")
