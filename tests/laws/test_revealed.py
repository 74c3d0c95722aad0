"""Take-backs stop where somebody has learned something: `revealed` of each game with hidden cards forgets nothing.

Every row that it does not mark is played again from a scramble of the state before it: whoever cannot tell the two
apart before must not be able to afterwards. Doctored versions that forget something are caught.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cheeseboard.core import Action, AnyGame, Ask, Over, Seat, admits, nth, size
from cheeseboard.core.chance import draw_key, play_chance
from cheeseboard.core.history import History
from cheeseboard.core.kit import GameKit
from cheeseboard.core.laws import Breach, nothing_is_revealed_unmarked
from cheeseboard.core.options import random_options
from cheeseboard.games import bundled, find_kit
from games.gouda_gangster.scramble import scramble as scramble_gangster
from games.gouda_gouda.scramble import scramble as scramble_gouda

SCRAMBLES: dict[str, Callable[[Any, Seat | None, Random], Any]] = {
    "gouda-gangster": scramble_gangster,
    "gouda-gouda": scramble_gouda,
}
GAMES, MAX_ROWS = 8, 150


def check_games(kit: GameKit, seed: int) -> tuple[int, int]:
    """Random games in which cards are often kept; how many rows of players were reveals, and how many not."""
    game, rng = kit.rules, Random(seed)
    scramble = SCRAMBLES[game.spec.id]

    def deal_anew(_: AnyGame, state: Any, seat: Seat | None, rng: Random) -> Any:
        return scramble(state, seat, rng)

    counts = [0, 0]
    for _ in range(GAMES):
        seats = rng.choice(game.spec.seats)
        history = History.begin(game, random_options(game, seats, rng.randrange), seats, revealed=kit.revealed)
        key, passing = draw_key(rng.randbytes(32), "revealed", [""] * seats), rng.choice((0.3, 0.9))
        while len(history.rows) < MAX_ROWS and not isinstance(history.turn(), Over):
            play_chance(history, key)
            if isinstance(turn := history.turn(), Ask):
                seat = rng.choice(turn.seats)
                menu = game.menu(history.state, seat)
                passes = admits(menu, Action("pass")) and rng.random() < passing
                row = history.add(seat, Action("pass") if passes else nth(menu, rng.randrange(size(menu))))
                counts[not history.is_reveal(row)] += 1
                nothing_is_revealed_unmarked(kit, history, rng, deal_anew)
    return counts[0], counts[1]


def test_every_game_with_hidden_cards_says_what_is_revealed() -> None:
    hidden = [game_id for game_id in bundled() if find_kit(game_id).rules.spec.has_hidden_information]
    assert [game_id for game_id in hidden if find_kit(game_id).revealed] == hidden == list(SCRAMBLES)


@pytest.mark.parametrize("game_id", SCRAMBLES)
def test_nothing_is_learned_in_a_row_that_may_be_taken_back(game_id: str) -> None:
    revealing, others = check_games(find_kit(game_id), 1)
    assert revealing > 50
    assert others > 200


def forget_sides(view: Any, **forgotten: Any) -> Any:
    return replace(view, sides=tuple(replace(side, **forgotten) for side in view.sides))


FORGETS: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "how many cards lie face down": ("gouda-gangster", lambda view: forget_sides(view, cards=0, covered=0)),
    "cards that were laid": ("gouda-gangster", lambda view: forget_sides(view, cards=0, up=(), hole="")),
    "that a window shut": ("gouda-gouda", lambda view: replace(view, window=None, phase="")),
    "that an end window shut": ("gouda-gouda", lambda view: view if view.window else replace(view, phase="carry")),
    "that a roll window shut": (
        "gouda-gouda",
        lambda view: replace(view, phase="" if view.phase == "carry" else view.phase),
    ),
    "a card on the pile": ("gouda-gouda", lambda view: replace(view, pile=())),
}


@pytest.mark.parametrize("what", FORGETS)
def test_what_is_forgotten_is_found(what: str) -> None:
    game_id, forget = FORGETS[what]
    kit = find_kit(game_id)
    revealed = kit.revealed
    assert revealed is not None
    with pytest.raises(Breach, match="no take-back may pass"):
        check_games(replace(kit, revealed=lambda view: revealed(forget(view))), 1)
