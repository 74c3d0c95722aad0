"""*Canary* of a shared screen: three people play a whole Gouda Gangster at it, and spying and fights are public.

The screen looks as nobody, is uncovered for one person only to sneak in or to reinforce, and is covered again before
that answer is sent. Nothing that comes in between names a card that lies face down or is in a hand.
"""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cheeseboard import games
from cheeseboard.core import Form, sample
from cheeseboard.core.gamefile import parse_file
from cheeseboard.core.history import History
from cheeseboard.core.verify import verify
from cheeseboard.games.gouda_gangster import GAME, KIT
from cheeseboard.games.gouda_gangster.state import Phase
from games.gouda_gangster import leaks
from server.canary import gangster_names
from server.real_server import AtTable, Served

SECRET_PHASES = (Phase.SNEAK, Phase.REINFORCE)


class SharedScreen:
    """Whoever sits at it answers at random."""

    def __init__(self, server: Served, seed: int) -> None:
        self.ann = server.person("Ann")
        self.rng = Random(seed)
        self.table: str = self.ann.put_up("gouda-gangster", seats=3, options={"cheese": "plenty"})["id"]
        for seat, name in enumerate(("Ann", "Bohumil", "Cid")):
            self.ann.sit(self.table, seat, name=name)
        self.ann.post(self.table, "start")
        self.here: AtTable = self.ann.at(self.table, seats=[])
        self.uncovered = 0  # how often somebody had to take the screen for themselves
        self.asked_in_public = 0

    def play_to_the_end(self) -> None:
        now = self.here.until(lambda frame: "digest" in frame)
        while "over" not in now:
            now = self.answer_publicly(now) if now.get("public_menus") else self.answer_secretly(now)

    def answer_publicly(self, now: dict[str, Any]) -> dict[str, Any]:
        seat, question, menu = now["public_menus"][0]
        self.asked_in_public += 1
        return self.answer(seat, question, menu)

    def answer_secretly(self, now: dict[str, Any]) -> dict[str, Any]:
        seat, question = now["own_questions"][0]
        self.uncovered += 1
        self.here.send(type="hello", have=now["n"], seats=[seat])
        own = self.here.until(lambda frame: frame.get("seat") == seat and "digest" in frame)
        self.here.send(type="hello", have=now["n"], seats=[])
        self.here.until(lambda frame: frame.get("seat", seat) is None and "digest" in frame)
        return self.answer(seat, question, own["menu"])

    def answer(self, seat: int, question: int, menu: object) -> dict[str, Any]:
        action = sample(msgspec.convert(menu, tuple[Form, ...]), self.rng)
        accepted = self.here.act(str(action), question, seat=seat, id=f"{seat} {question}")
        assert accepted["type"] == "accepted", accepted
        return self.here.until_row(accepted["row"], None)

    def history(self) -> History:
        return verify(KIT, parse_file(self.ann.ask("GET", f"/api/tables/{self.table}/game")))

    def told_too_much(self) -> list[str]:
        """What came to the screen and must not have."""
        history = self.history()
        found: list[str] = []
        for frame in self.here.frames:
            if "digest" not in frame or frame["n"] >= len(history.rows):
                continue  # with the last row all is open
            if frame["seat"] is None:
                found += gangster_names(history, None, frame["n"], frame)
            elif history.states[frame["n"]].phase not in SECRET_PHASES:
                found.append(f"the side of {frame['seat']} at {frame['n']}")
        return found


def test_nothing_that_lies_face_down_comes_to_a_shared_screen_while_people_spy_and_fight(server: Served) -> None:
    screen = SharedScreen(server, seed=1)
    screen.play_to_the_end()
    assert screen.told_too_much() == []
    phases = [state.phase for state in screen.history().states]
    assert screen.asked_in_public == phases.count(Phase.TURN)
    assert screen.asked_in_public > 3, "people have spied"


def test_planted_a_hand_in_the_public_view_is_found(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "view", staticmethod(leaks.neighbours_hand))
    screen = SharedScreen(server, seed=2)
    screen.play_to_the_end()
    assert any("view names" in leak for leak in screen.told_too_much())


def test_planted_a_public_menu_with_cards_is_found(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    careless = replace(KIT, public_verbs=("spy", "sneak"))
    monkeypatch.setattr(games, "find_kit", lambda _: careless)
    screen = SharedScreen(server, seed=3)
    screen.play_to_the_end()
    assert any("something names" in leak for leak in screen.told_too_much())


def test_whoever_has_no_seat_is_told_no_menu(server: Served) -> None:
    screen = SharedScreen(server, seed=4)
    eve = server.person("Eve").at(screen.table)
    screen.play_to_the_end()
    eve.until(lambda frame: "over" in frame)
    assert [frame for frame in eve.frames if "public_menus" in frame] == []
