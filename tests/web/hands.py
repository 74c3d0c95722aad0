"""A mouse, or on a telephone a finger: both tap and drag."""

from playwright.sync_api import Locator, Page, Position

STEPS = 4
REST_MS = 300  # a finger lifted in flight flings the page, and the next tap does nothing but stop it


class Hand:
    """Somebody's hand on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def tap(self, place: Locator, at: Position | None = None) -> None:
        place.click(position=at)

    def drag(self, place: Locator, start: Position, end: Position) -> None:
        """From one point of a place to another, seen on the way by whoever follows the hand."""
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box
        points = [(box["x"] + point["x"], box["y"] + point["y"]) for point in (start, end)]
        (x1, y1), (x2, y2) = points
        parts = [step / STEPS for step in range(STEPS + 1)]
        self._along([(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part) for part in parts])

    def _along(self, points: list[tuple[float, float]]) -> None:
        mouse = self.page.mouse
        mouse.move(*points[0])
        mouse.down()
        for point in points:
            mouse.move(*point)
        mouse.up()


class Finger(Hand):
    """A finger; Playwright itself can only tap, so drags go through Chromium's own protocol."""

    def tap(self, place: Locator, at: Position | None = None) -> None:
        place.tap(position=at)

    def _along(self, points: list[tuple[float, float]]) -> None:
        touch = self.page.context.new_cdp_session(self.page)
        for number, (x, y) in enumerate(points):
            kind = "touchMove" if number else "touchStart"
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        self.page.wait_for_timeout(REST_MS)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
