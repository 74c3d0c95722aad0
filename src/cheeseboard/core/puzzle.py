"""What a puzzle is: a position with one best answer. How one is tried and told is for `games.puzzles`."""

from msgspec import Struct


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, what is to be reached there, and the only way."""

    goal: str  # the sentence `puzzle-<goal>` asks for it
    turns: int  # within which it can be reached
    stars: int  # 1 easy, 2 middling, 3 hard
    position: str  # on one line, as the game writes it
    solution: tuple[
        str, ...
    ]  # answers of the solver, each the only good one, and the best that can be said against them
    continuation: tuple[str, ...] = ()  # how it ends from there, where several ways are good
