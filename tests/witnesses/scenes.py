"""The tables among the witnesses, each played up to the moment in which it shall be found again."""

from random import Random

from witnesses.old_client import NONCE, AtTable, Frame, Person, Round, Server, Stop, anything, drawing, facts_of
from witnesses.setups import CUSTOM_BOARD, CUSTOM_MAZE, PHASES

PASSWORD = "correct horse battery"
People = list[Person]


class Scenes:
    """Tables by name, each left as it shall be found."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.facts: dict[str, Frame] = {}
        self.rng = Random(7)
        self.ann, self.bea, self.dan = (Person(server, name) for name in ("Ann", "Bea", "Dan"))
        self.bea.ask("POST", "/api/me/register", {"account": "bea", "password": PASSWORD})
        guest = Person(server, "Cy")
        self.token = str(guest.ask("POST", "/api/me/tokens", {"label": "my bot"})["token"])
        self.cy = Person(server, token=self.token)
        self.three = [self.ann, self.bea, self.cy]
        self.four = [*self.three, self.dan]

    def credentials(self) -> Frame:
        """By what everybody is known, and the key that signed the cookies."""
        return {
            "signing_key": (self.server.data / "cookie.key").read_bytes().hex(),
            "Ann": {"cookie": self.ann.cookie},
            "Bea": {"cookie": self.bea.cookie, "account": "bea", "password": PASSWORD},
            "Cy": {"token": self.token},
            "Dan": {"cookie": self.dan.cookie},
        }

    def keep(self, name: str, table: str, people: People, playing: Round | None = None) -> None:
        """Note how this table stands; nobody touches it afterwards."""
        if playing:
            playing.close()
        self.facts[name] = facts_of(table, people)

    # Quoridor

    def quoridor_over(self) -> str:
        """Two people walk to their goals; a wall, and a take-back that was agreed."""
        two = [self.ann, self.bea]
        table = self.ann.create("quoridor", two)
        playing = Round(table, two)

        def ahead(seat: int, frame: Frame) -> str:
            squares = frame["menu"][0]["slots"][0]["words"]
            return f"move {(max if seat == 0 else min)(squares, key=lambda square: square[1])}"

        playing.play(ahead, lambda told: told[0]["n"] >= 4)
        asked = next(seat for seat, frame in playing.told.items() if frame.get("menu"))
        playing.say(asked, "wall a1h")
        two[asked].post(table, "offer", seat=asked, what="back")
        two[1 - asked].post(table, "agree")
        for place in playing.places:
            place.until_row(6)
        playing.say(asked, "wall c8v")
        playing.play(ahead, lambda told: "over" in told[0])
        self.keep("quoridor-over", table, two, playing)
        return table

    def quoridor_near_repetition(self, seats: int) -> None:
        """Everybody walks to and fro; the next step back makes the third like position."""
        people = self.four[:seats]
        table = self.ann.create("quoridor", people)
        playing = Round(table, people)
        ends = {2: ("e2 e1", "e8 e9")}.get(seats, ("e2 e1", "b5 a5", "e8 e9", "h5 i5"))

        def to_and_fro(seat: int, frame: Frame) -> str:
            away, back = ends[seat].split()
            return f"move {away if away in frame['menu'][0]['slots'][0]['words'] else back}"

        playing.play(to_and_fro, lambda told: told[0]["n"] == 4 * seats)  # one for the draw of who begins
        self.keep(f"quoridor-{seats}-near-repetition", table, people, playing)

    def quoridor_settled(self) -> None:
        """Resignations, a stand-in, a seat handed over, a game called off, and an offer that waits for an answer."""
        ann, bea, cy, dan = self.four
        table = ann.create("quoridor", [ann, bea])
        bea.post(table, "resign", seat=1)
        self.keep("quoridor-resigned", table, [ann, bea])
        self.facts["quoridor-rematch-open"] = {"table": ann.post(table, "rematch")["table"], "follows": table}

        table = ann.create("quoridor", self.three, options={"first": 0})
        playing = Round(table, self.three)
        playing.say(0, "move e2")
        playing.say(1, "move b5")
        cy.post(table, "resign", seat=2)
        playing.places[0].until(lambda frame: bool(playing.told[0].get("menu")))
        self.keep("quoridor-one-of-three-resigned", table, self.three, playing)

        table = ann.create("quoridor", [ann, bea], options={"first": 0})
        playing = Round(table, [ann, bea])
        playing.say(0, "move e2")
        bea.post(table, "let-bot-play", seat=1, bot="level-1")
        playing.places[0].until(lambda frame: bool(playing.told[0].get("menu")))
        self.keep("quoridor-stand-in", table, [ann, bea], playing)

        table = ann.create("quoridor", [ann, dan], options={"first": 0})
        word = dan.post(table, "hand-over", seat=1)["word"]
        bea.post(table, "receive", word=word)
        playing = Round(table, [ann, bea])
        playing.say(0, "wall e3h")
        self.keep("quoridor-handed-over", table, [ann, bea], playing)

        table = ann.create("quoridor", [ann, bea], options={"size": 5})
        ann.post(table, "offer", seat=0, what="abort")
        bea.post(table, "agree")
        self.keep("quoridor-called-off", table, [ann, bea])

        table = ann.create("quoridor", [ann, bea], options={"first": 0})
        playing = Round(table, [ann, bea])
        playing.say(0, "move e2")
        ann.post(table, "offer", seat=0, what="back")
        self.keep("quoridor-offer", table, [ann, bea], playing)

    def quoridor_more(self, finished: str) -> None:
        """A rematch that was begun, options that differ, and a table that waits for its second player."""
        ann, bea = self.ann, self.bea
        table = str(bea.post(finished, "rematch")["table"])
        for person in (ann, bea):
            person.post(table, "nonce", nonce=NONCE)
        bea.post(table, "start")
        self.keep("quoridor-rematch", table, [bea, ann])
        self.facts["quoridor-rematch"]["follows"] = finished
        options = {"size": 7, "barriers": [3, 2, 1], "third_pawn": "side", "repetition": "none", "first": 1}
        table = ann.create("quoridor", self.three, options=options)
        playing = Round(table, self.three)
        playing.play(anything(self.rng), lambda told: told[0]["n"] == 8)
        self.keep("quoridor-options", table, self.three, playing)
        made = ann.ask("POST", "/api/tables", {"game": "quoridor", "clock": {"type": "days", "days": 3}})
        ann.post(made["id"], "sit", seat=1, nonce=NONCE, look="fox")
        self.facts["quoridor-open"] = {"table": made["id"], "code": made["code"]}
        place = AtTable(bea, finished)
        for person, text in ((ann, "Good game, thank you!"), (bea, "hezky zahráno – à bientôt")):
            said = AtTable(person, finished)
            said.send(say=text, id=f"say {text}"[:20])
            said.until(lambda frame: "ok" in frame)
            said.socket.close()
        first = place.until(lambda frame: "chat" in frame)["chat"][0]["id"]
        place.send(mute=first, id="mute")
        place.until(lambda frame: frame.get("id") == "mute")
        place.socket.close()

    # Pac-Man

    def pac_man(self) -> None:
        """A running game, a finished one on every layout, and a maze of one's own."""
        two = [self.ann, self.bea]
        table = self.bea.create("pac-man", self.three)
        playing = Round(table, self.three)
        playing.play(anything(self.rng), lambda told: told[0]["n"] >= 40 and bool(told[0].get("menu")))
        self.keep("pac-man-running", table, self.three, playing)
        for layout in ("maze-20", "maze-6", "windmill", "corners"):
            table = self.bea.create("pac-man", two, options={"layout": layout})
            playing = Round(table, two)
            playing.play(anything(self.rng), lambda told: "over" in told[0])
            self.keep(f"pac-man-over-{layout}", table, two, playing)
        options = {"layout": CUSTOM_MAZE, "pac_man": "chance", "eaten": "return", "ghosts_may_hold": True, "lives": 2}
        table = self.bea.create("pac-man", two, options=options)
        playing = Round(table, two)
        playing.play(anything(self.rng), lambda told: told[0]["n"] >= 25)
        self.keep("pac-man-custom-maze", table, two, playing)

    # Gouda! Gouda!

    def gouda_gouda(self) -> None:
        """An open window with sealed answers and a standing order, a take-back past a window, boards of one's own."""
        table = self.bea.create("gouda-gouda", self.four, options={"first": 0})
        playing = Round(table, self.four)
        self.dan.post(table, "order", seat=3, order="pass-unless-mine")
        playing.say(0, "name green-barrel")
        playing.say(0, self._some_card(playing.told[0]))
        playing.say(1, "pass")
        playing.places[2].until(lambda frame: frame.get("waiting_for") == 2)
        self.keep("gouda-gouda-sealed", table, self.four, playing)

        table = self.bea.create("gouda-gouda", self.three, options={"first": 0})
        playing = Round(table, self.three)
        playing.say(0, "name green-barrel")
        before = playing.told[0]["n"] + 3
        for seat in (0, 1, 2):
            playing.say(seat, "pass")
        playing.places[0].until_row(before)
        self.cy.post(table, "offer", seat=2, what="back")
        for person in (self.ann, self.bea):
            person.post(table, "agree")
        for place in playing.places:
            place.until_row(before + 1)
        self.keep("gouda-gouda-back-into-a-window", table, self.three, playing)

        two = [self.ann, self.bea]
        options = {"board": CUSTOM_BOARD, "start": "spread", "magic": "set", "cheese": "valued"}
        table = self.bea.create("gouda-gouda", two, options=options)
        playing = Round(table, two)
        playing.play(anything(self.rng), lambda told: any(frame.get("menu") for frame in told.values()))
        self.keep("gouda-gouda-custom-board", table, two, playing)
        table = self.bea.create("gouda-gouda", two, options={"board": CUSTOM_BOARD, "magic": 1})
        playing = Round(table, two)
        playing.play(anything(self.rng), lambda told: "over" in told[0])
        self.keep("gouda-gouda-over", table, two, playing)

    def gouda_gouda_held(self) -> tuple[str, list[AtTable], AtTable]:
        """A window that has just opened: one answer held, one given by a standing order, two seats on a bank clock."""
        clock = {"type": "bank", "seconds": 600, "increment": 5}
        table = self.bea.create("gouda-gouda", self.four, clock=clock, options={"first": 0})
        self.bea.post(table, "order", seat=1, order="pass")
        self.cy.post(table, "order", seat=2, order="pass-unless-mine")
        places = [AtTable(person, table, lang="en", text=True) for person in self.four]
        spectator = AtTable(Person(self.server), table, lang="en", text=True)
        row = places[0].play("name green-barrel", 0)
        for place in (*places, spectator):
            place.until_row(row)
        places[0].play(self._some_card(places[0].seats[0]), 0)
        for seat in (0, 1):
            while not places[seat].seats[seat].get("is_in"):
                places[seat].next()
        return table, places, spectator

    def _some_card(self, frame: Frame) -> str:
        """Any answer in a window but `pass`."""
        return anything(self.rng)(0, {"menu": [form for form in frame["menu"] if form["verb"] != "pass"]})

    # Gouda Gangster

    def gouda_gangster_phases(self) -> None:
        """Every phase that asks somebody; in the first, some have answered and others have not."""
        sneaks = anything(self.rng)
        for phase in ("sneak", "spy", "reinforce"):
            table = self.cy.create("gouda-gangster", self.three)
            playing = Round(table, self.three)
            playing.play(sneaks, lambda told: any(side["ready"] for side in told[0]["view"]["sides"]))
            if phase != "sneak":
                playing.play(sneaks, in_phase(phase))
            self.keep(f"gouda-gangster-{phase}", table, self.three, playing)

    def gouda_gangster(self) -> None:
        """A take-back past a sneak-in, running and finished; a final, and the last two rats."""
        sneaks = anything(self.rng)
        table = self._back_past_a_sneak_in({})
        self.keep("gouda-gangster-back-past-sneak-in", table, self.three)
        table = self._back_past_a_sneak_in({"cheese": "plenty"})
        playing = Round(table, self.three)
        playing.play(self._all_win, lambda told: "over" in told[0])
        self.keep("gouda-gangster-over", table, self.three, playing)
        self.facts["gouda-gangster-over"]["phases"] = self._phases(table)

        table = self.cy.create("gouda-gangster", self.three, options={"cheese": "plenty", "deck": "weapons"})
        playing = Round(table, self.three)
        playing.play(self._all_win, lambda told: told[0]["view"]["finals"] == 1 or "over" in told[0])
        assert "over" not in playing.told[0], "no final"
        self.keep("gouda-gangster-final", table, self.three, playing)
        table = self.cy.create("gouda-gangster", self.four, options={"goal": "last-rat", "first": 2, "cheese": 1})
        playing = Round(table, self.four)
        playing.play(sneaks, lambda told: len(told[0]["view"]["playing"]) == 2 or "over" in told[0])
        self.keep("gouda-gangster-last-rats", table, self.four, playing)

    def _back_past_a_sneak_in(self, options: Frame) -> str:
        """All have sneaked in, and everybody saw how many cards lie there; then the last one takes it back."""
        table = self.cy.create("gouda-gangster", self.three, options=options)
        playing = Round(table, self.three)
        for seat in range(3):
            card = playing.told[seat]["menu"][0]["slots"][1]["words"][0]
            playing.say(seat, self._all_win(seat, playing.told[seat]).replace(" -", f" {card}"))
        before = playing.told[0]["n"]
        self.cy.post(table, "offer", seat=2, what="back")
        for person in (self.ann, self.bea):
            person.post(table, "agree")
        for place in playing.places:
            place.until_row(before + 1)
        playing.close()
        return table

    def _all_win(self, seat: int, frame: Frame) -> str:
        """As many rats into a room as pieces lie there, without a card, so that all get their fifth rat together."""
        form = next((form for form in frame["menu"] if form["verb"] in ("sneak", "pass")), frame["menu"][0])
        if form["verb"] != "sneak" or frame["view"]["finals"]:
            return anything(self.rng)(seat, {"menu": [form]})
        rooms = [
            room
            for room, pieces in zip(form["slots"][0]["words"], frame["view"]["pieces"], strict=True)
            for _ in range(pieces)
        ]
        return f"sneak {rooms[seat % len(rooms)]} -"

    def _phases(self, table: str) -> Frame:
        """One row of every phase, those of chance too, with the drawing of all that lay there."""
        found: Frame = {}
        for row in range(self.facts["gouda-gangster-over"]["rows"] + 1):
            step = self.ann.ask("GET", f"/api/tables/{table}/steps/{row}?seat=open&lang=en")
            found.setdefault(step["view"]["phase"], {"row": row, "drawing": drawing(step["said"]["show"])})
        assert sorted(found) == sorted(PHASES), found
        return found


def in_phase(phase: str) -> Stop:
    """Stop as soon as Gouda Gangster is there."""
    return lambda told: bool(told[0]["view"]["phase"] == phase)
