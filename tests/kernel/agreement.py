"""Compare the kernel with the rules, position by position; a difference is reported with the log that shows it."""

from functools import cache
from typing import TYPE_CHECKING

from cheeseboard.core import Action, Menu
from cheeseboard.games.quoridor import GAME, fast
from cheeseboard.games.quoridor.state import Quoridor
from cheeseboard.games.quoridor.text import write, write_position

if TYPE_CHECKING:
    from cheeseboard_kernel import Position


def differences(state: Quoridor, menu: Menu, position: "Position", log: list[Action]) -> list[str]:
    """The actions that only the rules or only the kernel allow in a state."""
    ours, theirs = numbers_of(menu), set(position.legal())
    found = [f"only the rules: {fast.action_of(number)}" for number in sorted(ours - theirs)]
    found += [f"only the kernel: {fast.action_of(number)}" for number in sorted(theirs - ours)]
    return [f"{difference} in {write_position(state)} after {' / '.join(map(str, log))}" for difference in found]


def numbers_of(menu: Menu) -> set[int]:
    """The kernel's numbers of all actions on a menu, each of which has one word or none."""
    numbers: set[int] = set()
    for form in menu:
        if form.slots:
            (slot,) = form.slots
            assert (slot.least, slot.most) == (1, 1)
            numbers.update([_number(form.verb, word) for word in slot.words])
        else:
            numbers.add(fast.number_of(Action(form.verb)))
    return numbers


@cache
def _number(verb: str, word: str) -> int:
    return fast.number_of(Action(verb, ((word,),)))


def contents(position: "Position") -> tuple[object, ...]:
    """Everything in a kernel's position except whether it is over."""
    return (
        position.pawns,
        position.walls_left,
        position.h,
        position.v,
        position.to_move,
        position.turns,
        position.repetition_keys,
        position.key,
    )


def play_in_both(
    state: Quoridor, position: "Position", action: Action, log: list[Action]
) -> "tuple[Quoridor, Position]":
    """Play an action in both, which must agree; return the state after it and a kernel position loaded from that."""
    before = position.key
    after: Quoridor = GAME.play(state, state.to_move, action)
    fresh = fast.load(after)
    position.make(fast.number_of(action))
    same = fast.ENDS[position.over] == after.end and contents(position) == contents(fresh)
    assert same, f"{action} leads elsewhere after {' / '.join(map(str, log))}\n{write(after)}"
    position.unmake()
    assert position.key == before
    position.make(fast.number_of(action))
    return after, fresh
