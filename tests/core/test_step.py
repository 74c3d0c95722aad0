"""A step is checked before it is played, by a menu that is worked out only if nobody has it."""

import pytest
from cheeseboard_nim import NimGame, Options

from cheeseboard.core import Action, Illegal, Menu, NotYours, step

ONE, NINE = Action("take", (("1",),)), Action("take", (("9",),))


def test_a_step_is_refused_with_the_reason_of_the_game() -> None:
    game = NimGame()
    state = game.new(Options(), 2)
    assert step(game, state, 0, ONE).left == 20
    with pytest.raises(Illegal) as refused:
        step(game, state, 0, NINE)
    assert (refused.value.code, refused.value.params) == ("not-now", {"action": "take 9"})
    with pytest.raises(NotYours):
        step(game, state, 1, ONE)


def test_a_menu_that_is_known_is_not_worked_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = NimGame()
    state = game.new(Options(), 2)
    menu = game.menu(state, 0)

    def again(*_: object) -> Menu:
        raise AssertionError("the menu was given")

    monkeypatch.setattr(game, "menu", again)
    assert step(game, state, 0, ONE, menu=menu).left == 20
    with pytest.raises(Illegal):
        step(game, state, 0, NINE, menu=menu)
