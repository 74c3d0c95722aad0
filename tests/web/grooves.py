"""Fingers for boards with grooves: where a square or a place lies on a page, and what a seat may answer now."""

from typing import Any

from playwright.sync_api import Locator, Page, Position

from web.browser import PATIENCE_MS, Guest, seen, until

SQUARE, GROOVE = 64, 14  # as in web/src/board/grid/geometry.ts
PITCH = SQUARE + GROOVE
ALONG = 20  # off the middle of a barrier, so that the nearer groove is the right one


class Picture:
    """The picture of a board, whole or turned by half, on a page."""

    def __init__(self, guest: Guest, size: int = 9, side: int = 28, end: int = 48, *, is_turned: bool = False) -> None:
        self.page: Page = guest.page
        self.place: Locator = seen(guest.page.get_by_role("application"))
        self._size, self._side, self._end, self._is_turned = size, side, end, is_turned

    def point(self, word: str) -> Position:
        """The middle of a square (e2), or a point of a barrier (e2h), inside the picture."""
        x, y = (ord(word[0]) - ord("a")) * PITCH, (self._size - int(word[1])) * PITCH
        extent = self._size * PITCH - GROOVE
        if word[2:]:
            x, y = x + SQUARE + GROOVE // 2, y - GROOVE // 2
            x, y = (x + ALONG, y) if word[2] == "h" else (x, y + ALONG)
        else:
            x, y = x + SQUARE // 2, y + SQUARE // 2
        if self._is_turned:
            x, y = extent - x, extent - y
        box = self.place.bounding_box()
        assert box
        scale = box["width"] / (extent + 2 * self._side)
        return {"x": (x + self._side) * scale, "y": (y + self._end) * scale}

    def click(self, word: str) -> None:
        self.place.click(position=self.point(word))

    def tap(self, word: str) -> None:
        self.place.tap(position=self.point(word))

    def hover(self, word: str) -> None:
        self.place.hover(position=self.point(word))


def told(guest: Guest) -> list[dict[str, Any]]:
    """All this person's page was told; frames come in only while a page is spoken to."""
    guest.page.evaluate("0")
    return guest.told()


def asked(guest: Guest) -> dict[str, list[str]]:
    """The words of each verb this person may answer with now; {} if not asked."""
    menu: list[dict[str, Any]] = []
    for message in told(guest):
        if message.get("question") is None:
            menu = []
        elif message.get("menu"):
            menu = message["menu"]
    guest.page.evaluate("0")  # a frame is heard of before the page has dealt with it
    return {form["verb"]: form["slots"][0]["words"] if form["slots"] else [] for form in menu}


def is_over(guest: Guest) -> bool:
    return any(message.get("over") for message in told(guest))


def wait_for_answer(guest: Guest, heard: int) -> None:
    """Wait until this person's page was told more than so many messages."""
    until(lambda: len(told(guest)) > heard, "it was not taken")


def wait_for_turn(guest: Guest) -> bool:
    """Wait until this person is asked; False if the game is over instead."""
    until(lambda: asked(guest) or is_over(guest), "nobody asked")
    return not is_over(guest)


def begin(table: str, *guests: Guest) -> None:
    """Everybody's page shows the table."""
    for guest in guests:
        guest.go(f"/t/{table}")
        guest.page.get_by_role("application").wait_for(timeout=PATIENCE_MS)
