"""Holding the kernel against the rules, position by position; a difference is told by the log that shows it."""

from cheeseboard.core import Action, expand
from cheeseboard.games.quoridor import GAME, fast, rules
from cheeseboard.games.quoridor.fast import Position
from cheeseboard.games.quoridor.state import Quoridor
from cheeseboard.games.quoridor.text import draw, write_position


def differences(state: Quoridor, log: list[Action]) -> list[str]:
    """What the kernel, loaded anew, sees otherwise than the rules: the menu, the end, every successor's standing."""
    position = fast.load(state)
    ours = {fast.number_of(action) for action in expand(rules.menu(state, state.to_move))}
    theirs = set(position.legal())
    found = [f"only the rules: {fast.action_of(number)}" for number in sorted(ours - theirs)]
    found += [f"only the kernel: {fast.action_of(number)}" for number in sorted(theirs - ours)]
    return [f"{fault} in {write_position(state)} after {' / '.join(map(str, log))}" for fault in found]


def standing(position: Position) -> tuple[object, ...]:
    """All that a kernel's position knows but whether it is over."""
    return (
        position.pawns,
        position.hands,
        position.h,
        position.v,
        position.to_move,
        position.turns,
        position.seen,
        position.key,
    )


def same(position: Position, state: Quoridor) -> bool:
    """Whether a kernel's position, played on, is what loading the state gives."""
    return fast.ENDS[position.over] == state.end and standing(position) == standing(fast.load(state))


def walk_on(state: Quoridor, position: Position, action: Action, log: list[Action]) -> Quoridor:
    """Play an action in both; they must come to the same."""
    before = position.key
    after: Quoridor = GAME.play(state, state.to_move, action)
    position.make(fast.number_of(action))
    assert same(position, after), f"{action} leads elsewhere after {' / '.join(map(str, log))}\n{draw(after)}"
    position.unmake()
    assert position.key == before
    position.make(fast.number_of(action))
    return after
