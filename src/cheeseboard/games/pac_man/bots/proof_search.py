"""Whether one side of Pac-Man can reach something whatever the other does: a full search, no judgement.

Three things can be asked for: that he eats a dot, that the ghosts catch him, and that he lives on, within so many
rounds. It looks at every way, so it is for a few rounds only.
"""

from msgspec import Struct

from cheeseboard.core import Action, expand
from cheeseboard.games.pac_man import rules
from cheeseboard.games.pac_man.maze import maze_of
from cheeseboard.games.pac_man.state import PAC_MAN, PacMan

EAT, CATCH, ESCAPE = "eat", "catch", "escape"


class NodeLimitReached(Exception):
    """More positions than were allowed would have to be seen."""


class ProofSearch(Struct):
    """One question about what can be forced; it remembers what it has found out."""

    goal: str
    dots: int  # how many lie there at the beginning
    lives: int
    most: int  # positions to be seen
    known: dict[tuple[object, ...], bool]
    seen: int = 0

    def is_forced(self, state: PacMan, rounds: int) -> bool:
        """Whether the goal can be forced from here within these rounds, the present one counted."""
        settled = self._settled(state, rounds)
        if settled is not None:
            return settled
        key = (state.at, state.dots, state.mover, state.steps_left, state.bonus, rounds)
        if key not in self.known:
            self.seen += 1
            if self.seen > self.most:
                raise NodeLimitReached
            wanted = self.is_ours(state)  # one good way is enough for us, one bad way for them
            outcomes = (self.after(state, action, rounds) == wanted for action in self.ordered(state))
            self.known[key] = any(outcomes) == wanted
        return self.known[key]

    def after(self, state: PacMan, action: Action, rounds: int) -> bool:
        """Whether the goal can be forced after this action."""
        then = rules.play(state, seat_of(state), action)
        return self.is_forced(then, rounds - begins_round(then))

    def is_ours(self, state: PacMan) -> bool:
        """Whether the side that wants the goal moves."""
        return (state.mover == PAC_MAN) == (self.goal != CATCH)

    def ordered(self, state: PacMan) -> list[Action]:
        """All actions; first what brings ghosts nearer to him, and him to a dot."""
        maze = maze_of(state.options.layout)
        here = state.at[state.mover]
        aims = [state.at[PAC_MAN]]
        if state.mover == PAC_MAN:
            aims = [square for square, bit in maze.dot_bit.items() if bit & state.dots]

        def left_to_go(action: Action) -> int:
            there = maze.to[here][action.fills[0][0]] if action.fills else here
            return min(maze.far[aim][there] for aim in aims)

        return sorted(actions_of(state), key=left_to_go)

    def _settled(self, state: PacMan, rounds: int) -> bool | None:
        """What is known without looking further."""
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
        steps = 2 * (rounds - 1) + (state.steps_left if state.mover == PAC_MAN else 0)
        far = maze.far[state.at[PAC_MAN]]
        return any(far[square] <= steps for square, bit in maze.dot_bit.items() if bit & state.dots)


def new_search(goal: str, state: PacMan, most: int) -> ProofSearch:
    """Ask what can be forced from this state on."""
    return ProofSearch(goal, state.dots.bit_count(), state.lives, most, {})


def begins_round(state: PacMan) -> bool:
    """Whether Pac-Man stands before a new turn."""
    return state.mover == PAC_MAN and state.steps_left == rules.STEPS and not state.bonus and not state.end


def seat_of(state: PacMan) -> int:
    """Whose figure moves."""
    return state.figure_seats[state.mover]


def actions_of(state: PacMan) -> list[Action]:
    """Everything the figure that moves may do."""
    return list(expand(rules.menu(state, seat_of(state))))
