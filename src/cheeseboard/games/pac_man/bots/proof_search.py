"""Whether one side of Pac-Man can force a goal whatever the other does: a full AND/OR search, no evaluation.

There are three goals: that he eats a dot, that the ghosts catch him, and that he escapes, within a number of rounds. It
searches every move, so it is for a few rounds only.
"""

from msgspec import Struct

from cheeseboard.core import Action, expand
from cheeseboard.games.pac_man import rules
from cheeseboard.games.pac_man.maze import maze_of
from cheeseboard.games.pac_man.state import PAC_MAN, PacMan

EAT, CATCH, ESCAPE = "eat", "catch", "escape"


class NodeLimitReached(Exception):
    """The search needs more positions than it may visit."""


class ProofSearch(Struct):
    """A search for one goal, with a table of the positions already solved."""

    goal: str
    dots: int  # at the start
    lives: int  # at the start
    max_nodes: int
    solved: dict[tuple[object, ...], bool]
    nodes: int = 0

    def is_forced(self, state: PacMan, rounds: int) -> bool:
        """Whether the goal can be forced from here within these rounds, the present one counted."""
        result = self._result(state, rounds)
        if result is not None:
            return result
        key = (state.at, state.dots, state.mover, state.steps_left, state.bonus, state.heading, rounds)
        if key not in self.solved:
            self.nodes += 1
            if self.nodes > self.max_nodes:
                raise NodeLimitReached
            wanted = self.is_ours(state)  # one action that works is enough for us, one that fails for them
            outcomes = (self.after(state, action, rounds) == wanted for action in self.ordered_actions(state))
            self.solved[key] = any(outcomes) == wanted
        return self.solved[key]

    def after(self, state: PacMan, action: Action, rounds: int) -> bool:
        """Whether the goal can be forced after this action."""
        then = rules.play(state, seat_of(state), action)
        return self.is_forced(then, rounds - begins_round(then))

    def is_ours(self, state: PacMan) -> bool:
        """Whether the side that wants the goal moves."""
        return (state.mover == PAC_MAN) == (self.goal != CATCH)

    def ordered_actions(self, state: PacMan) -> list[Action]:
        """All actions; those first that bring a ghost nearer to him, or him to a dot."""
        maze = maze_of(state.options.layout)
        here = state.at[state.mover]
        targets = [state.at[PAC_MAN]]
        if state.mover == PAC_MAN:
            targets = [square for square, bit in maze.dot_bit.items() if bit & state.dots]

        def distance_after(action: Action) -> int:
            there = maze.step_to[here][action.fills[0][0]] if action.fills else here
            return min(maze.distances[target][there] for target in targets)

        return sorted(actions_of(state), key=distance_after)

    def _result(self, state: PacMan, rounds: int) -> bool | None:
        """Whether the goal is reached or out of reach already; None if that needs a search."""
        caught = state.lives < self.lives
        ate = state.dots.bit_count() < self.dots
        match self.goal:
            case "eat":
                if ate or caught or rounds <= 0:
                    return ate
                return None if self._dot_in_reach(state, rounds) else False
            case "catch":
                return caught if caught or state.end or rounds <= 0 else None
            case _:
                return not caught if caught or state.end or rounds <= 0 else None

    def _dot_in_reach(self, state: PacMan, rounds: int) -> bool:
        maze = maze_of(state.options.layout)
        steps = rules.TURN_STEPS * (rounds - 1) + (state.steps_left if state.mover == PAC_MAN else 0)
        distances = maze.distances[state.at[PAC_MAN]]
        return any(distances[square] <= steps for square, bit in maze.dot_bit.items() if bit & state.dots)


def new_search(goal: str, state: PacMan, max_nodes: int) -> ProofSearch:
    """Start a search for a goal from this state."""
    return ProofSearch(goal, state.dots.bit_count(), state.lives, max_nodes, {})


def begins_round(state: PacMan) -> bool:
    """Whether Pac-Man's turn begins."""
    return state.mover == PAC_MAN and state.steps_left == rules.TURN_STEPS and not state.bonus and not state.end


def seat_of(state: PacMan) -> int:
    """The seat whose figure moves."""
    return state.figure_seats[state.mover]


def actions_of(state: PacMan) -> list[Action]:
    """All actions of the figure that moves."""
    return list(expand(rules.menu(state, seat_of(state))))
