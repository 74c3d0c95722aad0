"""open_spiel's Quoridor in our notation, for comparison only; it decides nothing itself.

Where open_spiel 2.0.2 is not our rules page, found by playing it against naive.py:

- Q-7: it plays `third_pawn=stop` and has no `side`.
- Q-10: its forced pass is broken. It offers the number of the pawn's own square but reads it as a relative
  move: from b5-e8 the pawn may land elsewhere without a word (d6 to f4), from other squares it reads outside
  its board and throws SpielError, or UnicodeDecodeError for the garbage in it. `apply` refuses a pass.
- Q-11, Q-12: ply 324 always draws, even if it reaches the goal; repetition is unknown.
- With four seats `current_player` says 0 2 1 3 but `returns` is in turn order; this module needs neither.
- Two side steps onto one square are listed twice.

No signal or abort in 3,000 random games of four seats, the pass being refused (4 times).
"""

from functools import cache
from typing import Any

import pyspiel

SIZE = 9
WALL_COUNTS = {2: 10, 4: 5}  # Q-1; left alone, open_spiel gives ten to four seats too
START_SQUARES = {2: ("e1", "e9"), 4: ("e1", "a5", "e9", "i5")}

# From here one real move (right, down, right and down) has the number of the forced pass.
PASS_OR_MOVE = {"c8", "b7", "c7"}


class SpielDied(Exception):
    """open_spiel cannot go on from here; the game so far is still worth comparing."""


class SpielGame:
    """One game of two or four seats on the full board, seat 0 first."""

    def __init__(self, seats: int) -> None:
        self.pawns = list(START_SQUARES[seats])
        self.to_move = 0
        # Any: open_spiel has no types.
        self.state: Any = load(seats).new_initial_state()

    def actions(self) -> set[str]:
        """The actions that open_spiel allows; nothing once the game is over."""
        return set(self._numbers())

    def apply(self, text: str) -> None:
        """Play one action of `actions()`."""
        numbers = self._numbers()
        if text not in numbers:
            raise ValueError(f"open_spiel does not offer {text!r}")
        if text == "pass":
            raise SpielDied("open_spiel cannot play its own forced pass")
        try:
            self.state.apply_action(numbers[text])
        except Exception as error:  # whatever C++ throws through the binding
            raise SpielDied(text) from error
        if text.startswith("move "):
            self.pawns[self.to_move] = text.removeprefix("move ")
        self.to_move = (self.to_move + 1) % len(self.pawns)

    def is_over(self) -> bool:
        """Won, or drawn by open_spiel's own limit of 324 plies."""
        return bool(self.state.is_terminal())

    def _numbers(self) -> dict[str, int]:
        """The legal actions in our notation, with open_spiel's numbers."""
        try:
            numbers = {self.state.action_to_string(number): number for number in self.state.legal_actions()}
        except Exception as error:  # whatever C++ throws through the binding
            raise SpielDied("legal_actions") from error
        pawn = self.pawns[self.to_move]
        can_be_stuck = len(self.pawns) > 2
        if can_be_stuck and list(numbers.values()) == [square_number(pawn)]:
            if pawn in PASS_OR_MOVE:
                raise SpielDied("open_spiel's only action is either a move or the forced pass")
            return {"pass": square_number(pawn)}
        return {translate(theirs): number for theirs, number in numbers.items()}


@cache  # it warns on stderr each time it is loaded
def load(seats: int) -> Any:
    """open_spiel's game for that many seats."""
    return pyspiel.load_game("quoridor", {"players": seats, "board_size": SIZE, "wall_count": WALL_COUNTS[seats]})


def translate(theirs: str) -> str:
    """
    Same picture, but they count rows from the top and name a wall by its upper left square.

    >>> translate("e8"), translate("e6h")
    ('move e2', 'wall e3h')
    """
    column, row, direction = theirs[0], int(theirs[1]), theirs[2:]
    if direction:
        return f"wall {column}{SIZE - row}{direction}"
    return f"move {column}{SIZE + 1 - row}"


def square_number(square: str) -> int:
    """open_spiel's number of a square: 17 by 17 with the grooves, counted from the upper left."""
    across, down = 2 * "abcdefghi".index(square[0]), 2 * (SIZE - int(square[1]))
    return across + down * (2 * SIZE - 1)
