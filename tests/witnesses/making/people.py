"""People who play at a real server until a table stands as it shall be found, and what all of them see then."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from server.real_server import Someone
from witnesses.facts import drawing, menu_text, more_facts
from witnesses.playing import look, some_action

Frame = dict[str, Any]
Told = dict[int, Frame]  # the newest that every seat was told
Choice = Callable[[int, Frame], str]  # seat, what it was told -> action
Stop = Callable[[Told], bool]


def begin(people: Sequence[Someone], game: str, **more: object) -> str:
    """Create a table, let all sit down in this order, and start it."""
    host = people[0]
    table = str(host.put_up(game, seats=len(people), listed=False, **more)["id"])
    for seat, person in enumerate(people):
        person.sit(table, seat)
    host.post(table, "start")
    return table


class Round:
    """Everybody at one table, one seat each, playing on."""

    def __init__(self, table: str, people: Sequence[Someone]) -> None:
        self.table = table
        self.places = [person.at(table) for person in people]
        for seat, place in enumerate(self.places):
            look(place, seat)

    @property
    def told(self) -> Told:
        """The newest that every seat was told."""
        return {seat: place.seats[seat] for seat, place in enumerate(self.places)}

    def play(self, choose: Choice, stop: Stop) -> None:
        """Let all who are asked answer, one by one, until it is to stop."""
        answered: set[tuple[int, int]] = set()
        while not stop(self.told):
            told = self.told
            asked = [seat for seat, one in told.items() if one["menu"] and (seat, one["question"]) not in answered]
            if not asked:
                self.places[min(told, key=lambda seat: int(told[seat]["n"]))].next()
                continue
            seat = asked[0]
            answered.add((seat, told[seat]["question"]))
            self._act(seat, choose(seat, told[seat]))

    def say(self, seat: int, action: str) -> None:
        """This seat plays exactly this."""
        self.until_asked(seat)
        self._act(seat, action)

    def _act(self, seat: int, action: str) -> None:
        question = self.places[seat].seats[seat]["question"]
        answer = self.places[seat].act(action, question, seat=seat, id=f"{seat} answers {question}")
        assert answer["type"] == "accepted", answer
        self.catch_up(answer["row"])

    def until_asked(self, seat: int) -> None:
        """Wait until it is this seat's turn."""
        while not self.places[seat].seats[seat]["menu"]:
            self.places[seat].next()

    def catch_up(self, row: int) -> None:
        """Everybody hears of this row."""
        for seat, place in enumerate(self.places):
            place.until_row(row, seat)

    def close(self) -> None:
        """Everybody leaves."""
        for place in self.places:
            place.close()


def anything(rng: Random) -> Choice:
    """Any action of the menu."""
    return lambda seat, told: some_action(told, rng)


def some_card(told: Mapping[str, Any], rng: Random) -> str:
    """Any answer in a window but `pass`."""
    return some_action({"menu": [form for form in told["menu"] if form["verb"] != "pass"]}, rng)


def facts_of(table: str, people: Sequence[Someone]) -> Frame:
    """What every seat and a spectator are told of a table now."""
    places = [person.at(table, lang="en", text=True) for person in people]
    told = {str(seat): look(place, seat) for seat, place in enumerate(places)}
    details = people[0].ask("GET", f"/api/tables/{table}")
    watched = told["0"]
    if details["status"]["watchable"]:
        places.append(Someone(people[0].server).at(table, lang="en", text=True))
        watched = look(places[-1], None)
    for place in places:
        place.close()
    seats = details["status"]["seats"]
    drawings = {"spectator": drawing(watched)}
    drawings |= {seat: drawn for seat, one in told.items() if (drawn := drawing(one)) != drawings["spectator"]}
    facts: Frame = {
        "table": table,
        "game": details["game"],
        "phase": details["status"]["phase"],
        "names": [seat.get("name") or seat["bot"] for seat in seats],
        "stand_ins": {str(number): seat["bot"] for number, seat in enumerate(seats) if seat.get("bot")},
        "rows": watched["n"],
        "digest": watched["digest"],
        "asked": {
            seat: {"question": one["question"], "menu": menu_text(one["menu"])}
            for seat, one in told.items()
            if "question" in one
        },
        "answer_is_in": [seat for seat, one in told.items() if one.get("answer_is_held")],
        "waiting_for": watched.get("asked_count", 0),
        "orders": {seat: one["auto_pass"] for seat, one in told.items() if one.get("auto_pass")},
        "deadlines": {
            seat: one["deadline_ms"] for seat, one in told.items() if "question" in one and "deadline_ms" in one
        },
        "drawings": drawings,
    }
    if "over" in watched:
        facts["result"] = {"ranks": watched["over"]["ranks"], "reason": watched["over"]["reason"]}
    if offer := details["status"]["offer"]:
        facts["offer"] = offer
    facts["more"] = {"rules": details["rules"], "options": details["options"], **more_facts(told, details["status"])}
    return facts
