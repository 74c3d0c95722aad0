"""Hands on a keyboard: Tab from stop to stop, arrows inside a group, and Enter, as somebody without a mouse does."""

from collections import Counter

from playwright.sync_api import Locator

TWICE = 2  # nothing has the focus both at the start of a page and where something focused was taken away
ROUNDS = 10  # a page that changes all the time may be gone round so often
# Where the focus is, and the keys that may bring it nearer to the first of these elements, the likeliest first; no keys
# if it is there; null if there is no such element (any more).
WAY_TO = """([target]) => {
    if (!target) return null;
    const at = document.activeElement;
    window.marks ??= new Map();
    if (!marks.has(at)) marks.set(at, marks.size);
    if (target.contains(at)) return [marks.get(at), []];
    if (!target.closest('[role="group"]')?.contains(at) || target.tabIndex === 0) return [marks.get(at), ["Tab"]];
    const [from, to] = [at, target].map(one => one.getBoundingClientRect());
    const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    const [across, up] = [x > 0 ? "ArrowRight" : "ArrowLeft", y > 0 ? "ArrowDown" : "ArrowUp"];
    const near = Math.abs(x) > Math.abs(y) ? [across, up] : [up, across];
    return [marks.get(at), [...new Set([...near, "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]), "Tab"]];
}"""
COUNT_CHANGES = """() => {
    if (window.changeCount !== undefined) return;
    window.changeCount = 0;
    new MutationObserver(() => changeCount++).observe(document, { subtree: true, childList: true });
}"""


def reach(place: Locator) -> bool:
    """Go there by keys alone; False if it went away before.

    Whoever comes by everything on a page that does not change and never gets there cannot reach it.
    """
    page = place.page
    page.evaluate(COUNT_CHANGES)
    for _ in range(ROUNDS):
        changes = page.evaluate("changeCount")
        tried = Counter[tuple[int, str]]()
        while way := place.evaluate_all(WAY_TO):
            at, keys = way
            if not keys:
                return True
            key = next((key for key in keys if tried[at, key] < (TWICE if key == "Tab" else 1)), "")
            if not key:
                break  # round and round
            tried[at, key] += 1
            page.keyboard.press(key)
        else:
            return False
        if page.evaluate("changeCount") == changes:
            break
    raise AssertionError(f"{place} cannot be reached by keys")


def by_keys(place: Locator) -> None:
    """Go there, wait for it if need be, and press Enter."""
    place.wait_for()
    if reach(place):
        place.page.keyboard.press("Enter")
