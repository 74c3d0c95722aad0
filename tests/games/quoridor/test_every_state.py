"""Every reachable state of the smallest board: the rules, the naive program and the kernel beside one another.

One walk for each number of seats compares all three; without the kernel it compares the other two.
"""

import dataclasses
import gc
from collections import deque
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from cheeseboard.core import Action, Form, Menu, Slot, expand
from cheeseboard.games.quoridor import GAME, fast, rules
from cheeseboard.games.quoridor.rules import at_goal
from cheeseboard.games.quoridor.state import Options, Quoridor
from cheeseboard.games.quoridor.text import write
from games.quoridor import naive
from games.quoridor.test_naive import as_naive
from kernel.agreement import contents

Key = tuple[tuple[int, ...], tuple[int, ...], int, int, int, str]
LEAST_STATES = {2: 1_000, 3: 10_000, 4: 20_000}


def key_of(state: Quoridor) -> Key:
    """The position alone, without how it came about."""
    return state.pawns, state.walls_left, state.h, state.v, state.to_move, state.end


class Walk:
    """From the start over every state; each successor is converted once, however many ways lead to it."""

    def __init__(self, seats: int, third_pawn: str) -> None:
        options = Options(first=0, size=3, third_pawn=third_pawn, repetition="none")  # type: ignore[arg-type]
        self._first: Quoridor = GAME.new(options, seats)
        self._reached_by: dict[Key, tuple[Key, Action] | None] = {key_of(self._first): None}
        self._as_naive = {key_of(self._first): as_naive(self._first)}
        self._in_kernel: dict[Key, tuple[object, ...]] = {}  # as loaded one turn after the state before it

    def run(self) -> int:
        """How many states there are; they were all compared."""
        waiting = deque([self._first])
        while waiting:
            waiting.extend(self._compare(waiting.popleft()))
        return len(self._reached_by)

    def _compare(self, state: Quoridor) -> Iterator[Quoridor]:
        """Hold a state and its successors against one another; those never met before."""
        key = key_of(state)
        actions = {str(action): action for action in expand(GAME.menu(state, state.to_move))}
        self._compare_with_naive(state, set(actions))
        if state.end:
            return
        successors = {word: GAME.play(state, state.to_move, action) for word, action in actions.items()}
        new = {}
        for word, after in successors.items():
            to = key_of(after)
            if to not in self._reached_by:
                self._reached_by[to] = key, actions[word]
                self._as_naive[to] = as_naive(after)
                new[to] = replace(after, turns=0, repetition_keys=(), events=())
            expected = naive.after(self._as_naive[key], word)
            assert self._as_naive[to] == expected, f"naive goes elsewhere by {word}{self._told(state)}"
        if fast.has_kernel():
            self._compare_with_kernel(state, actions, successors)
        yield from new.values()

    def _compare_with_naive(self, state: Quoridor, ours: set[str]) -> None:
        position = self._as_naive[key_of(state)]
        theirs = naive.actions(position)
        assert ours == theirs, f"only ours: {ours - theirs}, only naive: {theirs - ours}{self._told(state)}"
        winner = naive.winner(position)
        seats = range(len(state.pawns))
        assert [at_goal(state, seat) for seat in seats] == [seat == winner for seat in seats], self._told(state)

    def _compare_with_kernel(
        self, state: Quoridor, actions: dict[str, Action], successors: dict[str, Quoridor]
    ) -> None:
        position = fast.load(state)
        before = contents(position)
        numbers = {fast.number_of(action): word for word, action in actions.items()}
        theirs = set(position.legal())
        assert numbers.keys() == theirs, (
            f"only ours: {[numbers[one] for one in numbers.keys() - theirs]}, "
            f"only the kernel: {[str(fast.action_of(one)) for one in theirs - numbers.keys()]}{self._told(state)}"
        )
        for number, word in numbers.items():
            after = successors[word]
            assert (after.turns, after.repetition_keys) == (1, ())  # so that its key says all there is to load
            loaded = self._in_kernel.get(to := key_of(after))
            if loaded is None:
                loaded = self._in_kernel[to] = contents(fast.load(after))
            position.make(number)
            same = contents(position) == loaded and fast.ENDS[position.over] == after.end
            assert same, f"the kernel goes elsewhere by {word}{self._told(state)}"
            position.unmake()
            assert contents(position) == before, f"the kernel does not take back {word}{self._told(state)}"

    def _told(self, state: Quoridor) -> str:
        """The shortest log that leads to a state, and its drawing."""
        log: list[str] = []
        came = self._reached_by[key_of(state)]
        while came:
            log.append(str(came[1]))
            came = self._reached_by[came[0]]
        return f" after {' / '.join(reversed(log))}\n{write(state)}"


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Nothing here refers to itself in a circle; looking for such takes a quarter of the time."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize(
    ("seats", "third_pawn"),
    [
        (2, "stop"),
        pytest.param(3, "stop", marks=pytest.mark.slow),
        pytest.param(3, "side", marks=pytest.mark.slow),
        pytest.param(4, "stop", marks=pytest.mark.slow),
        pytest.param(4, "side", marks=pytest.mark.soak),
    ],
)
def test_rules_naive_and_kernel_agree_in_every_reachable_state(
    seats: int, third_pawn: str, record_property: Callable[[str, object], None]
) -> None:
    compared = Walk(seats, third_pawn).run()
    record_property("compared", compared)
    assert compared > LEAST_STATES[seats]


def without_a_barrier_at(place: str, menu: Menu) -> Menu:
    return tuple(
        Form(form.verb, tuple(Slot(tuple(word for word in slot.words if word != place)) for slot in form.slots))
        for form in menu
    )


def barriers_for_nothing(state: Quoridor, seat: int, action: Action) -> Quoridor:
    return replace(rules.play(state, seat, action), walls_left=state.walls_left)


def another_third_pawn(state: Quoridor) -> Quoridor:
    return replace(state, options=replace(state.options, third_pawn="side"))


def one_hand_too_full(state: Quoridor) -> Quoridor:
    return replace(state, walls_left=(*state.walls_left[:-1], 2)) if state.h else state


def test_a_planted_difference_of_the_rules_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "menu", lambda _, state, seat: without_a_barrier_at("b2v", rules.menu(state, seat)))
    with pytest.raises(AssertionError, match=r"only ours: set\(\), only naive: {'wall b2v'} after"):
        Walk(2, "stop").run()
    monkeypatch.undo()
    monkeypatch.setattr(type(GAME), "play", lambda _, *question: barriers_for_nothing(*question))
    with pytest.raises(AssertionError, match="naive goes elsewhere by wall"):
        Walk(2, "stop").run()


def test_a_planted_difference_of_naive_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naive, "arrived", lambda _size, _pawns: None)
    with pytest.raises(AssertionError, match=r"only ours: set\(\), only naive: .* after move b2 / "):
        Walk(2, "stop").run()
    monkeypatch.undo()
    after = naive.after
    monkeypatch.setattr(naive, "after", lambda position, word: dataclasses.replace(after(position, word), to_move=0))
    with pytest.raises(AssertionError, match="naive goes elsewhere by move"):
        Walk(2, "stop").run()


@pytest.mark.skipif(not fast.has_kernel(), reason="the kernel is not built: no C++ compiler")
def test_a_planted_difference_of_the_kernel_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    load = fast.load
    monkeypatch.setattr(fast, "load", lambda state: load(another_third_pawn(state)))
    with pytest.raises(AssertionError, match=r"only ours: \[\], only the kernel: \['move .*'\] after"):
        Walk(3, "stop").run()
    monkeypatch.setattr(fast, "load", lambda state: load(one_hand_too_full(state)))
    with pytest.raises(AssertionError, match="the kernel goes elsewhere by wall a1h after"):
        Walk(2, "stop").run()
