"""Every shipped puzzle: its way is legal, its answer is the only one, and tries are judged by rules and search."""

import pytest
from puzzles.pac_man import make_puzzle

from cheeseboard.core import Action, Ask, Illegal, Unknown, expand
from cheeseboard.core.kit import Puzzle
from cheeseboard.core.puzzle import hints_of, judge_attempt, solution_states, solver_of, start_of
from cheeseboard.games import every_puzzle, find, find_kit, find_puzzle, find_puzzles
from cheeseboard.games.pac_man.bots.proof_search import EAT, actions_of, new_search
from cheeseboard.games.pac_man.puzzles import read
from cheeseboard.games.quoridor.fast import Engine, has_kernel
from cheeseboard.words import Words

GAMES = ("quoridor", "pac-man")
WITHDRAWN = {"quoridor": [], "pac-man": [18, 32, 38, 63]}
SHIPPED = 60
LOOKED_AT = 60_000  # nodes
STUDIED = 300_000
FEW = 6


def walked(game_id: str, puzzle: Puzzle) -> list[object]:
    """The states of the whole way, by the rules."""
    game, states = find(game_id), [start_of(find_kit(game_id), puzzle)]
    for text in (*puzzle.solution, *puzzle.continuation):
        turn = game.turn(states[-1])
        assert isinstance(turn, Ask), text
        assert Action.parse(text) in list(expand(game.menu(states[-1], turn.seats[0]))), text
        states.append(game.play(states[-1], turn.seats[0], Action.parse(text)))
    return states


@pytest.mark.parametrize("game_id", GAMES)
def test_at_least_sixty_puzzles_are_shipped_and_none_twice(game_id: str) -> None:
    puzzles = find_puzzles(game_id)
    assert len(puzzles) >= SHIPPED
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle.stars for puzzle in puzzles}) > 1
    assert len({puzzle.goal for puzzle in puzzles}) == 3


def is_made(puzzle: Puzzle, rules: int) -> bool:
    """Whether the maker would make this puzzle of Pac-Man under these rules, with the same answers."""
    made = make_puzzle(puzzle.goal, puzzle.turns, read(puzzle.position, rules))
    return made is not None and made.solution == puzzle.solution


@pytest.mark.parametrize("game_id", GAMES)
def test_a_number_is_never_given_again(game_id: str) -> None:
    """Withdrawn puzzles stay in the file, so every number has its line."""
    puzzles = every_puzzle(game_id)
    assert [puzzle.number for puzzle in puzzles] == list(range(1, len(puzzles) + 1))
    assert [puzzle.number for puzzle in puzzles if puzzle.withdrawn] == WITHDRAWN[game_id]


def test_puzzles_name_their_version_and_those_withdrawn_held_under_theirs() -> None:
    for puzzle in every_puzzle("pac-man"):
        assert puzzle.rules == (1 if puzzle.withdrawn else find("pac-man").spec.rules)
        if puzzle.withdrawn:
            assert is_made(puzzle, 1)
            assert not is_made(puzzle, 2), "in a straight frenzy the second answer is no choice"
            with pytest.raises(Unknown, match="puzzle-withdrawn"):
                find_puzzle("pac-man", puzzle.number)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_way_of_every_puzzle_is_legal_and_begins_and_ends_with_an_answer(game_id: str) -> None:
    game = find(game_id)
    for puzzle in find_puzzles(game_id):
        states = walked(game_id, puzzle)
        solver = solver_of(game, states[0])
        assert solver_of(game, states[len(puzzle.solution) - 1]) == solver
        assert len(list(expand(game.menu(states[0], solver)))) > 1


@pytest.mark.parametrize("game_id", GAMES)
def test_the_way_of_a_puzzle_solves_it_and_says_so_only_at_the_end(game_id: str) -> None:
    for puzzle in find_puzzles(game_id):
        did: list[str] = []
        while True:
            did.append(puzzle.solution[len(did)])
            tried = judge_attempt(find_kit(game_id), puzzle, did)
            did += map(str, tried.replies)
            if tried.verdict == "solved":
                break
            assert tried.verdict == "right"
        assert tuple(did) == (*puzzle.solution, *puzzle.continuation)


@pytest.mark.parametrize("game_id", GAMES)
def test_whoever_solves_is_helped_at_every_step_and_nobody_else(game_id: str) -> None:
    for puzzle in find_puzzles(game_id):
        seats = [seat for _, seat in solution_states(find_kit(game_id), puzzle)]
        assert [bool(hints) for hints in hints_of(find_kit(game_id), puzzle)] == [seat == seats[0] for seat in seats]


def said(game_id: str, number: int) -> list[str]:
    words = Words("en", game_id)
    return [words.sentence(hint) for hint in hints_of(find_kit(game_id), find_puzzle(game_id, number))[0]]


def test_hints_go_from_the_idea_to_the_place() -> None:
    barrier = next(one.number for one in find_puzzles("quoridor") if one.solution == ("wall d1h",))
    assert said("quoridor", barrier) == ["a wall can make your opponent’s path 4 steps longer.", "look around d1."]
    dot = next(one.number for one in find_puzzles("pac-man") if one.position.startswith("windmill; h2 f8"))
    assert said("pac-man", dot) == ["go for the dot on c1.", "Pac-Man should end this turn on f2."]


def check_quoridor(puzzle: Puzzle, nodes: int) -> None:
    """The answer is the engine's, and clearly better than anything else."""
    best, second = Engine(8).search(start_of(find_kit("quoridor"), puzzle), nodes=nodes, multipv=2).variations
    assert str(best.actions[0]) == puzzle.solution[0], puzzle.position
    assert best.win_probability - second.win_probability >= 0.25, puzzle.position


def check_pac_man(puzzle: Puzzle) -> None:
    """Exactly one step reaches the goal by force."""
    state = start_of(find_kit("pac-man"), puzzle)
    proof = new_search(puzzle.goal, state, 200_000)
    good = [str(action) for action in actions_of(state) if proof.after(state, action, puzzle.turns)]
    assert good == [puzzle.solution[0]], puzzle.position


@pytest.mark.skipif(not has_kernel(), reason="only the kernel looks far enough")
def test_the_answer_in_quoridor_is_far_better_than_anything_else() -> None:
    for puzzle in find_puzzles("quoridor")[:FEW]:
        check_quoridor(puzzle, LOOKED_AT)


def test_in_pac_man_exactly_one_step_reaches_the_goal_by_force() -> None:
    for puzzle in find_puzzles("pac-man")[:FEW]:
        check_pac_man(puzzle)


@pytest.mark.soak
def test_every_puzzle_has_one_best_answer() -> None:
    for puzzle in find_puzzles("pac-man"):
        check_pac_man(puzzle)
        assert is_made(puzzle, puzzle.rules), puzzle.number
    for puzzle in find_puzzles("quoridor"):
        check_quoridor(puzzle, STUDIED)


def test_a_planted_second_answer_is_found() -> None:
    """Halfway between two dots, with all ghosts far away, both ways are good."""
    state = read("maze-6; e1 e8 d9 f9 e9; a1 i1; 3 0 2 0", find("pac-man").spec.rules)
    proof = new_search(EAT, state, 200_000)
    assert {str(action) for action in actions_of(state) if proof.after(state, action, 2)} == {"step left", "step right"}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_wrong_try_is_answered_by_the_other_side(game_id: str) -> None:
    answered = 0
    for puzzle in find_puzzles(game_id)[:FEW]:
        game, state = find(game_id), start_of(find_kit(game_id), puzzle)
        solver = solver_of(game, state)
        wrong = next(str(action) for action in expand(game.menu(state, solver)) if str(action) != puzzle.solution[0])
        tried = judge_attempt(find_kit(game_id), puzzle, [wrong])
        assert tried.verdict == "wrong"
        state = game.play(state, solver, Action.parse(wrong))
        for reply in tried.replies:
            answered += solver_of(game, state) != solver
            state = game.play(state, solver_of(game, state), reply)
    assert answered >= FEW // 2


def test_what_is_against_the_rules_or_off_the_way_is_refused() -> None:
    puzzle = find_puzzle("quoridor", 1)
    with pytest.raises(Illegal) as refused:
        judge_attempt(find_kit("quoridor"), puzzle, ["move a1" if puzzle.solution[0] != "move a1" else "move i9"])
    assert refused.value.code != "puzzle-lost-way"
    for did in ([], ["pass", puzzle.solution[0]], [*puzzle.solution, "pass"]):
        with pytest.raises(Illegal, match="puzzle-lost-way"):
            judge_attempt(find_kit("quoridor"), puzzle, did)
    for number in (0, len(every_puzzle("quoridor")) + 1):
        with pytest.raises(Unknown, match="unknown-puzzle"):
            find_puzzle("quoridor", number)
    assert find_puzzles("gouda-gouda") == ()
