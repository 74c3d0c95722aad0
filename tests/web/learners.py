"""Hands for lessons: how an answer such as `wall e7h` is given on each real board, by mouse, by touch and by keys."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from cheeseboard.words import Words
from web.browser import Guest, seen
from web.grooves import Picture
from web.keys import by_keys

Press = Callable[[Locator], None]
PLACE = re.compile(r"\b([a-i])([1-9])(?:–[a-i]([1-9]))?")  # e7, or e7–f7: one side of a barrier
WAYS = {"up": "ArrowUp", "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight"}
FAR = 150  # keys pressed before something counts as out of reach


def click(place: Locator) -> None:
    place.click()


def tap(place: Locator) -> None:
    place.tap()


class Learner:
    """Somebody in a lesson who answers with the words of a log."""

    def __init__(self, guest: Guest, language: str, press: Press) -> None:
        self.guest, self.page, self.press, self.language = guest, guest.page, press, language

    def answer(self, game: str, action: str) -> None:
        """Give this answer on the board."""
        verb, *fills = action.split(" ")
        match game:
            case "quoridor":
                self._point(fills[0])
            case "pac-man":
                self._steer(verb, fills)
            case "gouda-gouda":
                self._climb(verb, fills)
            case "gouda-gangster":
                self._sneak(verb, fills)
            case _:
                raise AssertionError(game)

    def _point(self, word: str) -> None:
        picture = Picture(self.guest)
        if self.press is by_keys:
            self._go_to(word)
        elif self.press is click:
            picture.click(word)
        else:
            for _ in range(2 if word[2:] else 1):
                picture.tap(word)

    def _go_to(self, word: str) -> None:
        """Move the cursor of the board until it says that it is there."""
        self.page.get_by_role("application").focus()
        self.page.keyboard.press("b" if word[2:] else "ArrowUp")
        said = self.page.locator("[data-pointed]")
        for _ in range(FAR):
            expect(said).to_have_text(PLACE)
            at = PLACE.search(said.inner_text())
            assert at
            column, row, other_row = at.groups()
            way = "" if other_row is None else "h" if other_row == row else "v"
            if f"{column}{row}{way}" == word:
                self.page.keyboard.press("Enter")
                return
            across, up = ord(word[0]) - ord(column), int(word[1]) - int(row)
            if way and way != word[2]:
                self.page.keyboard.press("r")
            elif across:
                self.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
            else:
                self.page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
        raise AssertionError(f"the cursor does not come to {word}")

    def _steer(self, verb: str, fills: list[str]) -> None:
        expect(self.page.locator(".pac-man .halo")).to_be_visible()
        if self.press is by_keys:
            self.page.get_by_role("application").focus()
            self.page.keyboard.press("Enter" if verb == "stop" else WAYS[fills[0]])
        elif verb == "stop":
            self.press(self.page.locator(".pac-man button.stop"))
        else:
            names = Words(self.language, "pac-man")
            self.press(self.page.get_by_role("button", name=names.word(fills[0]), exact=True))

    def _climb(self, verb: str, fills: list[str]) -> None:
        words = Words(self.language, "gouda-gouda")
        if verb == "name":
            spot = " .spot" if self.press is by_keys else ""
            self.press(self.page.locator(f".place.open[data-space={fills[0]}]{spot}"))
        elif verb == "pass":
            self.press(self.page.locator(".buttons .pass"))
        elif verb in ("worsen", "improve", "nullify"):
            self.press(self.page.locator(".hand .slot", has_text=words.word(verb)).first)
            for face in fills[0].split("+") if verb != "nullify" else ():
                self.press(self.page.get_by_role("button", name=words.text(f"board-die-{face}")).and_(
                    self.page.locator(".die.open:not(.chosen)")).first)  # fmt: skip
            self.press(self.page.locator(".buttons .play"))
        else:
            self._carry(verb, int(fills[0]), words.word(fills[1]))

    def _carry(self, verb: str, seat: int, space: str) -> None:
        mice = seen(self.page.locator(".carry")).locator("button.mouse")
        mouse = mice.nth(seat if mice.count() > 1 else 0)
        if mouse.get_attribute("aria-pressed") != "true":
            self.press(mouse)
        link = self.page.locator(f".carry .link.{verb}", has_text=space)
        if link.count():
            self.press(link)

    def _sneak(self, verb: str, fills: list[str]) -> None:
        page = self.page
        if verb == "spy":
            self.press(page.locator(f"[data-word='spy {fills[0]}']"))
            return
        cards = {
            "hole": ["hole-in-the-wall"],
            "gangster": ["gouda-gangster"],
            "lay": fills[:1],
            "sneak": fills[-1].split("+"),
        }[verb]
        if verb == "sneak":
            self.press(page.locator(f"[data-room={fills[0]}]"))
        for card in cards:
            self.press(page.locator(f"[data-card={card}][aria-disabled=false]"))
        for room in fills if verb in ("hole", "gangster") else ():
            self.press(page.locator(f"[data-room={room}]"))
        self.press(page.locator(".buttons .first"))
