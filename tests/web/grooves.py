"""Fingers for boards with grooves: where a square or a place lies on a page, and what a seat may answer now."""

from typing import Any

from playwright.sync_api import Locator, Page, Position

from web.browser import PATIENCE_MS, Guest, seen, until

ALONG = 20  # off the middle of a barrier, so that the nearer groove is the right one


class Picture:
    """The picture of a board on a page, which states its measures, and how far it is turned for this viewer."""

    def __init__(self, guest: Guest) -> None:
        self.page: Page = guest.page
        self.place: Locator = seen(guest.page.get_by_role("application"))

    def point(self, word: str) -> Position:
        """The middle of a square (e2), or a point of a barrier (e2h), inside the picture."""
        size, turn, square, pitch = (self._fact(name) for name in ("size", "turn", "square", "pitch"))
        left, top, width, _ = map(float, (self.place.get_attribute("data-view-box") or "").split())
        column, row = ord(word[0]) - ord("a"), int(word[1])
        x, y = column * pitch + square / 2, (size - row) * pitch + square / 2
        if word[2:]:
            x, y = x + pitch / 2, y - pitch / 2
            x, y = (x + ALONG, y) if word[2] == "h" else (x, y + ALONG)
        extent = (size - 1) * pitch + square
        for _ in range(turn):
            x, y = extent - y, x
        box = self.place.bounding_box()
        assert box
        scale = box["width"] / width
        return {"x": (x - left) * scale, "y": (y - top) * scale}

    def _fact(self, name: str) -> int:
        return int(self.place.get_attribute(f"data-{name}") or 0)

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
    """The words of each verb this person may answer with now; {} if the page does not ask, or not yet."""
    menu: list[dict[str, Any]] = []
    for message in (messages := told(guest)):
        if message.get("question") is None:
            menu = []
        elif message.get("menu"):
            menu = message["menu"]
    # A page asks when it has shown what came before.
    newest = max((message["n"] for message in messages if "n" in message), default=0)
    if not guest.page.locator(f"[data-asked=true][data-step='{newest}']:not([data-pending])").count():
        return {}
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
