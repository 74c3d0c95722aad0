"""A client as it should be: it plays for its seats, and whatever happens to its server, it comes back and goes on."""

import threading
import time
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cheeseboard.core import Form
from cheeseboard.core.action import sample
from server.real_server import PATIENCE_S, AtTable, Someone

GONE = (OSError, ConnectionClosed, InvalidHandshake, EOFError)
PAUSE_S = 0.05
PACE_S = 0.01  # below the rate that a socket may keep up


class Steady:
    """Plays anything on the menu for every seat of its person, in a thread of its own."""

    def __init__(self, person: Someone, table: str, seed: int, most: int = 10**9) -> None:
        self._person = person
        self._table = table
        self._rng = Random(seed)
        self._name = f"{seed}-{self._rng.getrandbits(40)}"
        self._most = most
        self._asked: dict[str, Any] | None = None  # what was sent and has no answer yet
        self._thread = threading.Thread(target=self._go_on, daemon=True)
        self._leave = threading.Event()
        self.acknowledged: dict[int, str] = {}  # the rows that our answers became
        self.refused: list[str] = []
        self.came = 0  # how often it had to come back
        self.fault: BaseException | None = None

    def start(self) -> "Steady":
        self._thread.start()
        return self

    @property
    def is_done(self) -> bool:
        """Whether the game is over or the wanted rows are there."""
        return not self._thread.is_alive()

    def leave(self) -> None:
        self._leave.set()
        self.wait()

    def wait(self) -> None:
        """Wait until all is played; a fault in the thread is a fault of the test."""
        self._thread.join(4 * PATIENCE_S)
        if self.fault:
            raise self.fault
        assert not self._thread.is_alive()

    def _go_on(self) -> None:
        while not self._leave.is_set():
            try:
                here = AtTable(self._person, self._table)
                self.came += 1
                if self._asked:
                    self._settle(here)
                while not self._leave.is_set():
                    if not self._play_one(here):
                        return
            except GONE:
                time.sleep(PAUSE_S)
            except BaseException as error:
                self.fault = error
                return

    def _play_one(self, here: AtTable) -> bool:
        """Answer one question; False if there will be none any more."""
        time.sleep(PACE_S)
        while len({told["n"] for told in here.seats.values()}) != 1 or not (
            asked := [told for told in here.seats.values() if "question" in told]
        ):
            if any(told.get("over") for told in here.seats.values()):
                return False
            here.next()
        if here.n >= self._most:
            return False
        told = self._rng.choice(asked)
        action = sample(msgspec.convert(told["menu"], tuple[Form, ...]), self._rng)
        key = f"{self._name}-{len(self.acknowledged)}-{len(self.refused)}"
        self._asked = {
            "type": "act",
            "action": str(action),
            "question": told["question"],
            "seat": told["seat"],
            "id": key,
        }
        self._settle(here)
        return True

    def _settle(self, here: AtTable) -> None:
        """Send the question's answer, again if it was sent before, and read on until the server has told of it."""
        assert self._asked
        asked, answer = self._asked, here.answer_to(**self._asked)
        self._asked = None
        if answer["type"] == "accepted":
            self.acknowledged[answer["row"]] = asked["action"]
            here.until_row(answer["row"], asked["seat"])
        else:
            self.refused.append(answer["code"])
            while here.seats[asked["seat"]].get("question") == asked["question"]:
                here.next()
