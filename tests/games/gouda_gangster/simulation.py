"""Gouda Gangster once more, written from the rules page alone: random players, a shuffled deck, no code of the game.

Run it to see how long games last: `python tests/games/gouda_gangster/simulation.py 2000`.
"""

import random
import sys

HARMLESS = ["T"] * 4 + ["C"] * 2
ACTIONS = ["N"] * 3 + ["G"] * 3 + ["H"] * 3


class Round:
    """One round of random players: who of them wins cheese."""

    def __init__(self, rng: random.Random, order: list[int], pieces: int, hands: list[list[object]], final: bool):
        self.rng, self.order, self.hands, self.final = rng, order, hands, final
        self.cheese = [0] * 4
        for _ in range(pieces):
            self.cheese[rng.randrange(4)] += 1
        self.room = {p: rng.randrange(4) for p in order}
        self.laid: dict[int, list[object]] = {p: [] for p in order}
        self.face_down: dict[int, list[object]] = {}
        self.hurt: set[int] = set()
        self.used: list[object] = []

    def sneak(self) -> None:
        for p in self.order:
            for trick in ("T", "C"):
                copies = self.hands[p].count(trick)
                if trick == "C" and self.final:
                    continue
                for _ in range(self.rng.randint(0, copies)):
                    self.hands[p].remove(trick)
                    self.laid[p].append(trick)
            for weapon in [card for card in self.hands[p] if isinstance(card, int)]:
                if self.rng.random() < 0.5:
                    self.hands[p].remove(weapon)
                    self.laid[p].append(weapon)
            self.face_down[p] = ["room", *self.laid[p]]

    def spy(self) -> None:
        for p in self.order:
            targets = [o for o in self.order if o != p and self.face_down[o]]
            if targets:
                target = self.rng.choice(targets)
                card = self.face_down[target].pop(self.rng.randrange(len(self.face_down[target])))
                if card == "T":
                    self.laid[target].remove("T")
                    self.used.append("T")
                    self.hurt.add(p)

    def _choices(self, p: int) -> list[tuple[object, ...]]:
        hand = self.hands[p]
        choices: list[tuple[object, ...]] = [("pass",)]
        choices += [("lay", card) for card in hand if isinstance(card, int)]
        if "C" in hand and not self.final:
            choices.append(("lay", "C"))
        if "N" in hand:
            choices.append(("N",))
        if "G" in hand:
            choices += [("G", a, b) for a in range(4) if self.cheese[a] for b in range(4) if a != b]
        if "H" in hand:
            choices += [("H", room) for room in range(4) if room != self.room[p]]
        return choices

    def reinforce(self) -> None:
        for p in self.order:
            hand = self.hands[p]
            choice = self.rng.choice(self._choices(p))
            if choice[0] == "lay":
                hand.remove(choice[1])
                self.laid[p].append(choice[1])
            elif choice[0] != "pass":
                hand.remove(choice[0])
                self.used.append(choice[0])
            if choice[0] == "G":
                self.cheese[int(str(choice[1]))] -= 1
                self.cheese[int(str(choice[2]))] += 1
            elif choice[0] == "H":
                self.room[p] = int(str(choice[1]))
            elif choice[0] == "N":
                return

    def fight(self) -> set[int]:
        won = set()
        for p in self.order:
            here = [o for o in self.order if self.room[o] == self.room[p]]
            cheese = self.cheese[self.room[p]] + sum(self.laid[o].count("C") for o in here)
            if sum(self.beats(o, p) for o in here) < cheese:
                won.add(p)
        return won

    def beats(self, one: int, other: int) -> bool:
        arms = [sorted((w for w in self.laid[p] if isinstance(w, int)), reverse=True) for p in (one, other)]
        force = [sum(arm) - (10 if p in self.hurt else 0) for arm, p in zip(arms, (one, other), strict=True)]
        if force[0] != force[1]:
            return force[0] > force[1]
        for place in range(max(len(arms[0]), len(arms[1]))):
            if place >= len(arms[0]) or place >= len(arms[1]):
                return place < len(arms[0])
            if arms[0][place] != arms[1][place]:
                return arms[0][place] > arms[1][place]
        return False


def deal(rng: random.Random, deck: list[object], discard: list[object], hands: list[list[object]]) -> None:
    """A card to each of these hands; when the deck is empty the discard pile is shuffled."""
    for hand in hands:
        if not deck:
            deck[:], discard[:] = discard, []
            rng.shuffle(deck)
        if deck:
            hand.append(deck.pop())


def simulate(players: int, rng: random.Random) -> tuple[int, int]:
    """Play one game: its rounds (finals too) and its finals."""
    deck: list[object] = [*range(1, 21), *range(1, 21), *HARMLESS, *ACTIONS]
    rng.shuffle(deck)
    discard: list[object] = []
    hands: list[list[object]] = [[] for _ in range(players)]
    rats = [0] * players
    king, rounds, finals = rng.randrange(players), 0, 0
    inside = list(range(players))
    while True:
        rounds += 1
        order = sorted(inside, key=lambda p: (p - king) % players)
        deal(rng, deck, discard, [hands[p] for p in order for _ in range(3 if rounds == 1 else 2)])
        this = Round(rng, order, 1 if finals else players - 1, hands, final=finals > 0)
        this.sneak()
        this.spy()
        this.reinforce()
        won = this.fight()
        discard += this.used + [card for laid in this.laid.values() for card in laid]
        if finals:
            if len(won) == 1 or finals == 5:
                return rounds, finals
            inside, finals = sorted(won) or inside, finals + 1
        else:
            for p in won:
                rats[p] += 1
            five = [p for p in range(players) if rats[p] == 5]
            if len(five) == 1 or (rounds == 60 and not five):
                return rounds, 0
            if five:
                inside, finals = five, 1
        king = next(p % players for p in range(king + 1, king + players + 1) if p % players in inside)


if __name__ == "__main__":
    games = int(sys.argv[1])
    for players in (3, 4, 5, 6):
        results = [simulate(players, random.Random(f"{players}/{n}")) for n in range(games)]
        rounds = sum(result[0] for result in results) / games
        finals = sum(result[1] > 0 for result in results) / games
        sys.stdout.write(f"{players} players: {rounds:.3f} rounds, {finals:.3f} with a final\n")
