"""The tables of a new set, each played up to the moment in which it shall be found again."""

import sys
from collections.abc import Sequence
from random import Random
from typing import Any

from server.program import ServeProgram
from server.real_server import NONCE, Someone
from witnesses.making.people import Frame, Round, Stop, Told, anything, begin, facts_of, some_card

PASSWORD = "correct horse battery"
NEWER = {"into_ghosts": "caught", "ghosts": "chosen", "ghost_order": "free", "patience": "off"}


class Scenes:
    """Tables by name, each left as it shall be found: two guests, somebody with an account and one with a token."""

    def __init__(self, server: ServeProgram) -> None:
        self.server = server
        self.facts: dict[str, Frame] = {}
        self.rng = Random(7)
        self.ann, self.bea, self.dan = (server.person(name) for name in ("Ann", "Bea", "Dan"))
        self.bea.ask("POST", "/api/me/register", {"account": "bea", "password": PASSWORD})
        self._token = str(server.person("Cy").ask("POST", "/api/me/tokens", {"label": "my bot"})["token"])
        self.cy = Someone(server, authorization=f"Bearer {self._token}")
        self.two = [self.ann, self.bea]
        self.three = [*self.two, self.cy]
        self.four = [*self.three, self.dan]

    def credentials(self) -> Frame:
        """By what everybody is known."""
        ann, bea, dan = (person.http.cookies["cheeseboard"] for person in (self.ann, self.bea, self.dan))
        return {
            "Ann": {"cookie": ann},
            "Bea": {"cookie": bea, "account": "bea", "password": PASSWORD},
            "Cy": {"token": self._token},
            "Dan": {"cookie": dan},
        }

    def keep(self, name: str, people: Sequence[Someone], playing: Round, **more: object) -> None:
        """Note how this table stands; nobody touches it afterwards."""
        self.facts[name] = {**facts_of(playing.table, people), **more}
        playing.close()
        sys.stdout.write(f"{name}\n")

    # Quoridor

    def quoridor_near_repetition(self, seats: int) -> None:
        """Everybody walks to and fro; the next step back makes the third like position."""
        people = self.four[:seats]
        playing = Round(begin(people, "quoridor"), people)
        playing.play(to_and_fro(seats), lambda told: told[0]["n"] == 4 * seats)  # one for the draw of who begins
        self.keep(f"quoridor-{seats}-near-repetition", people, playing)

    def quoridor_finished(self) -> None:
        """Two people walk to their goals: with a rematch that one of them waits for, and with one that was begun."""
        ends = (("quoridor-rematch-waits", "rematch"), ("quoridor-rematch-begun", "rematch"))
        for name, request in ends:
            playing = Round(begin(self.two, "quoridor", options={"size": 5}), self.two)
            playing.play(ahead, lambda told: "over" in told[0])
            self.ann.post(playing.table, request)
            if name == "quoridor-rematch-begun":
                again = self.bea.post(playing.table, "rematch/join")["table"]
                for person in self.two:
                    person.post(again, "nonce", nonce=NONCE)
                next_game = Round(again, [self.bea, self.ann])  # everybody one seat on
                next_game.play(ahead, lambda told: told[0]["n"] == 2)
                self.keep("quoridor-rematch", [self.bea, self.ann], next_game, follows=playing.table)
            self.keep(name, self.two, playing)
        # A third like position is none, if the table says so.
        playing = Round(begin(self.two, "quoridor", options={"repetition": "none", "first": 0}), self.two)
        playing.play(to_and_fro(2), lambda told: told[0]["n"] == 8)
        playing.play(ahead, lambda told: "over" in told[0])
        self.keep("quoridor-repetition-none", self.two, playing)

    def quoridor_lost_on_time(self) -> None:
        """Five seconds for a decision and five of grace, and nobody decides."""
        playing = Round(begin(self.two, "quoridor", clock={"type": "decision", "seconds": 5}), self.two)
        for place in playing.places:
            place.answer_to(type="board-shown", id="board")
        for seat, place in enumerate(playing.places):
            place.until(lambda frame, seat=seat: frame.get("seat") == seat and "over" in frame)
        self.keep("quoridor-lost-on-time", self.two, playing)

    def quoridor_settled(self) -> None:
        """A seat that is about to be given away, a table for its players alone, a stand-in, a resignation, offers."""
        ann, bea, cy, dan = self.four
        playing = Round(begin([ann, bea], "quoridor", options={"first": 0}), self.two)
        playing.say(0, "move e2")
        given = bea.post(playing.table, "transfer", seat=1)
        self.keep("quoridor-seat-on-offer", self.two, playing, link=given["token"])

        playing = Round(begin([ann, dan], "quoridor", options={"first": 0}, watchable=False), [ann, dan])
        playing.say(0, "wall e3h")
        self.keep("quoridor-not-watchable", [ann, dan], playing)

        playing = Round(begin(self.three, "quoridor", options={"first": 0}), self.three)
        playing.say(0, "move e2")
        playing.say(1, "move b5")
        cy.post(playing.table, "resign", seat=2)
        playing.until_asked(0)
        self.keep("quoridor-one-of-three-resigned", self.three, playing)

        playing = Round(begin(self.two, "quoridor", options={"first": 0}), self.two)
        playing.say(0, "move e2")
        bea.post(playing.table, "stand-in", seat=1, bot="level-1")
        playing.until_asked(0)
        self.keep("quoridor-stand-in", self.two, playing)

        playing = Round(begin(self.two, "quoridor", options={"first": 0}), self.two)
        playing.say(0, "move e2")
        ann.post(playing.table, "offer", seat=0, what="back")
        bea.post(playing.table, "agree")
        playing.catch_up(2)
        playing.say(0, "move d1")
        ann.post(playing.table, "offer", seat=0, what="back")
        self.keep("quoridor-taken-back", self.two, playing)

    # Pac-Man

    def pac_man(self) -> None:
        """On the crossroads: a running game, a finished one, and one with the newer options within a frenzy."""
        playing = Round(begin(self.three, "pac-man"), self.three)
        playing.play(anything(self.rng), lambda told: told[0]["n"] >= 40 and bool(told[0]["menu"]))
        self.keep("pac-man-running", self.three, playing)
        playing = Round(begin(self.two, "pac-man"), self.two)
        playing.play(anything(self.rng), lambda told: "over" in told[0])
        self.keep("pac-man-over", self.two, playing)
        while True:
            playing = Round(begin(self.four, "pac-man", options=NEWER), self.four)
            playing.play(anything(self.rng), lambda told: "over" in told[0] or in_frenzy(told))
            if "over" not in playing.told[0]:
                break
        self.keep("pac-man-newer-options", self.four, playing)

    # Gouda! Gouda!

    def gouda_gouda_taken_back(self) -> None:
        """A mouse that was moved is taken back by agreement; no further than to the roll, for that everybody knows."""
        playing = Round(begin(self.three, "gouda-gouda", options={"first": 0, "magic": "none"}), self.three)
        playing.play(anything(self.rng), lambda told: "up" in [form["verb"] for form in told[0]["menu"] or ()])
        before = playing.told[0]["n"]
        playing.say(0, anything(self.rng)(0, playing.told[0]))
        self.ann.post(playing.table, "offer", seat=0, what="back")
        for person in (self.bea, self.cy):
            person.post(playing.table, "agree")
        playing.catch_up(before + 2)
        self.keep("gouda-gouda-taken-back", self.three, playing)

    def gouda_gouda_with_orders(self) -> None:
        """A window that waits for everybody: two answers are held, and orders answer here and in those to come."""
        clock = {"type": "bank", "seconds": 600, "increment": 5}
        options = {"first": 0, "magic": 7, "nullified": "rerolled"}
        playing = Round(begin(self.four, "gouda-gouda", clock=clock, options=options), self.four)
        self.dan.post(playing.table, "auto-pass", seat=3, auto_pass="pass")
        playing.say(0, "name green-barrel")
        playing.until_asked(0)
        playing.say(0, some_card(playing.told[0], self.rng))
        playing.places[3].until(lambda frame: bool(frame.get("answer_is_held")))
        self.keep("gouda-gouda-everybody", self.four, playing, is_due=True)

    def gouda_gouda_beats(self) -> None:
        """Windows that end by themselves, one of them held open: answers are held, others armed for the turn's end."""
        options = {"first": 0, "magic": 7, "nullified": "rerolled"}
        clock = {"type": "bank", "seconds": 600, "increment": 5}
        for reaction in ("brisk", "relaxed"):
            table = begin(self.four, "gouda-gouda", clock=clock, reaction=reaction, options=options)
            playing = Round(table, self.four)
            self.bea.post(table, "auto-pass", seat=1, auto_pass="pass-unless-mine")
            armed = next(seat for seat, told in playing.told.items() if told.get("armable"))
            word = anything(self.rng)(armed, {"menu": playing.told[armed]["armable"]})
            playing.places[armed].answer_to(type="arm", action=word, seat=armed, id="arm")
            playing.say(0, "name green-barrel")
            playing.until_asked(0)
            question = playing.told[0]["question"]
            if reaction == "brisk":
                playing.places[3].answer_to(type="wait", question=question, seat=3, id="wait")
            card = some_card(playing.told[0], self.rng)
            playing.places[0].act(card if reaction == "brisk" else "pass", question, seat=0, id="held")
            playing.places[2].act("pass", question, seat=2, id="held too")
            self.keep(f"gouda-gouda-{reaction}", self.four, playing, is_due=True)

    # Gouda Gangster

    def gouda_gangster(self) -> None:
        """Every phase that asks somebody, in a round and in a final."""
        sneaks = anything(self.rng)
        for phase in ("sneak", "spy", "reinforce"):
            playing = Round(begin(self.three, "gouda-gangster"), self.three)
            playing.play(sneaks, lambda told: any(side["ready"] for side in told[0]["view"]["sides"]))
            if phase != "sneak":
                playing.play(sneaks, in_phase(phase))
            self.keep(f"gouda-gangster-{phase}", self.three, playing)
        for phase in ("spy", "reinforce"):
            playing = self._in_a_final(phase)
            self.keep(f"gouda-gangster-final-{phase}", self.three, playing)

    def _in_a_final(self, phase: str) -> Round:
        while True:
            options = {"cheese": "plenty", "deck": "weapons"}
            playing = Round(begin(self.three, "gouda-gangster", options=options), self.three)
            playing.play(self._all_win, lambda told: told[0]["view"]["finals"] == 1 or "over" in told[0])

            def is_there(told: Told) -> bool:
                view = told[0]["view"]
                return "over" in told[0] or (view["finals"] and view["phase"] == phase)

            playing.play(anything(self.rng), is_there)
            if "over" not in playing.told[0]:
                return playing
            playing.close()

    def _all_win(self, seat: int, told: Frame) -> str:
        """As many rats into a room as pieces lie there, without a card, so that all get their fifth rat together."""
        form = next((form for form in told["menu"] if form["verb"] in ("sneak", "pass")), told["menu"][0])
        if form["verb"] != "sneak" or told["view"]["finals"]:
            return anything(self.rng)(seat, {"menu": [form]})
        pieces = zip(form["slots"][0]["words"], told["view"]["pieces"], strict=True)
        rooms = [room for room, number in pieces for _ in range(number)]
        return f"sneak {rooms[seat % len(rooms)]} -"


def ahead(seat: int, told: Frame) -> str:
    """The pawn of the south walks up, that of the north down."""
    squares = told["menu"][0]["slots"][0]["words"]
    return f"move {(max if seat == 0 else min)(squares, key=lambda square: square[1])}"


def to_and_fro(seats: int) -> Any:
    """A step away from one's edge, and back."""
    ends = {2: ("e2 e1", "e8 e9")}.get(seats, ("e2 e1", "b5 a5", "e8 e9", "h5 i5"))

    def choose(seat: int, told: Frame) -> str:
        away, back = ends[seat].split()
        return f"move {away if away in told['menu'][0]['slots'][0]['words'] else back}"

    return choose


def in_phase(phase: str) -> Stop:
    """Whether Gouda Gangster is there."""
    return lambda told: bool(told[0]["view"]["phase"] == phase)


def in_frenzy(told: Told) -> bool:
    """Whether a ghost goes straight on now: it may not turn back."""
    return told[0]["n"] >= 40 and bool(told[0]["view"].get("heading"))
