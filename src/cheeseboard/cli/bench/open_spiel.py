"""open_spiel as the reference of `cheeseboard bench`, driven from Python like our own rules, if it is installed."""

from collections.abc import Callable
from random import Random
from typing import Any

from cheeseboard.games.quoridor.bench import KERNEL_RANDOM_PLAY, MENUS, PERFT, RANDOM_GAMES, middle_games

REFERENCE = "open_spiel"
_RNG = Random(1)


def references() -> dict[tuple[str, str], Callable[[], int]]:
    """The same work done by open_spiel, by game and kind of work."""
    try:
        import pyspiel
    except ImportError:
        return {}
    game = pyspiel.load_game("quoridor", {"players": 2})
    positions = [_position(game, line.split()) for line in middle_games()]
    return {
        ("quoridor", "random play, steps"): lambda: _random_game(game),
        ("quoridor", MENUS): lambda: _menus(positions),
        ("quoridor", PERFT): lambda: _perft(game.new_initial_state(), 3),
        ("quoridor", KERNEL_RANDOM_PLAY): lambda: _random_game(game),
        ("quoridor", RANDOM_GAMES): lambda: _random_game(game) > 0,
    }


def _random_game(game: Any) -> int:
    state, plies = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(_RNG.choice(state.legal_actions()))
        plies += 1
    return plies


def _perft(state: Any, depth: int) -> int:
    """Sequences of so many actions, the last ones counted and not played; depth 4 would take it minutes."""
    actions = state.legal_actions()
    if depth == 1:
        return len(set(actions))
    return sum(_perft(state.child(action), depth - 1) for action in actions)


def _menus(positions: list[Any]) -> int:
    for state in positions:
        state.legal_actions()
    return len(positions)


def _position(game: Any, words: list[str]) -> Any:
    """Its board is upside down: rows count from the top, and a barrier is named by its upper left square."""
    state = game.new_initial_state()
    for word in words:
        row = 10 - int(word[1]) - (len(word) == 3)
        state.apply_action(state.string_to_action(f"{word[0]}{row}{word[2:]}"))
    return state
