"""Hands for lessons: how an answer such as `wall e7h` is given on each real board, by mouse, by touch and by keys."""

from collections.abc import Callable

from playwright.sync_api import Locator

from web.browser import Guest, seen
from web.grooves import Picture
from web.keys import by_keys

Press = Callable[[Locator], None]
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
        cursor = seen(self.page.locator("[data-cursor]"))
        for _ in range(FAR):
            self.page.evaluate("new Promise(requestAnimationFrame)")
            at = cursor.get_attribute("data-cursor") or ""
            column, row, way = at[0], at[1], at[2:]
            if at == word:
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
        seen(self.page.locator("[data-asked=true]:not([data-pending])"))
        if self.press is by_keys:
            self.page.get_by_role("application").focus()
            self.page.keyboard.press("Enter" if verb == "stop" else WAYS[fills[0]])
        elif verb == "stop":
            self.press(self.page.locator("[data-word=stop]"))
        else:
            self.press(self.page.locator(f"button[data-word='step {fills[0]}']"))

    def _climb(self, verb: str, fills: list[str]) -> None:
        if verb == "name":
            self._space(f"name {fills[0]}")
        elif verb == "pass":
            self.press(self.page.locator("[data-word=pass]"))
        elif verb in ("again", "transfer"):
            self.press(self.page.locator(f"[data-word={verb}]").first)
            for space in fills:
                self._space(space)
            self.press(self.page.locator(f"button.main[data-word^={verb}]"))
        elif verb in ("worsen", "improve", "nullify"):
            self.press(self.page.locator(f"[data-word={verb}]").first)
            for face in fills[0].split("+") if verb != "nullify" else ():
                self.press(self.page.locator(f"button[data-word={face}][aria-pressed=false]").first)
            self.press(self.page.locator(f"[data-word^='{verb} ']"))
        else:
            self._carry(*fills)

    def _space(self, word: str) -> None:
        spot = " [role=button]" if self.press is by_keys else ""
        self.press(self.page.locator(f"[data-space][data-word='{word}']{spot}"))

    def _carry(self, seat: str, space: str) -> None:
        mouse = seen(self.page.locator(f"[data-part=mice] [data-word='{seat}']"))
        if mouse.get_attribute("aria-pressed") != "true":
            is_only_way = self.page.locator("[data-part=links] button").count() == 1
            self.press(mouse)
            if is_only_way:
                return  # the mouse alone says all
        link = self.page.locator(f"[data-part=links] [data-word={space}]")
        if link.count():
            self.press(link)

    def _sneak(self, verb: str, fills: list[str]) -> None:
        page = self.page
        if verb == "spy":
            self.press(page.locator(f"[data-word='spy {fills[0]}']"))
            return
        cards = {
            "hole": ["hole"],
            "gangster": ["gangster"],
            "lay": fills[:1],
            "sneak": fills[-1].split("+"),
        }[verb]
        if verb == "sneak":
            self.press(page.locator(f"[data-word={fills[0]}]"))
        for card in cards:
            self.press(page.locator(f"[data-word={card}]"))
        for room in fills if verb in ("hole", "gangster") else ():
            self.press(page.locator(f"[data-word={room}]"))
        self.press(page.locator(f"[data-word^='{verb} ']"))
