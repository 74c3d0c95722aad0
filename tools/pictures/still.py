"""Browser pages that look the same whenever they are opened, and a way to wait until one has come to rest.

Nothing here waits for a span of time: a page is at rest when it says so. On a busy machine that takes longer.
"""

import time
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Request

PATIENCE_S = 180  # a page that takes longer has a fault
SOON_MS = 1_000  # a timer that runs longer does not belong to the opening of a page
FRAMES = 4  # without a change: what waits for a frame or two has been drawn by then
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--disable-partial-raster", "--num-raster-threads=1", "--disable-checker-imaging"),  # edges depend on no history
    *("--disable-lcd-text", "--font-render-hinting=none", "--force-color-profile=srgb"),
]

# Nothing kept, one moment, one stream of random numbers, and a count of the timers that will soon go off.
FREEZE = """
(([now, soonMs]) => {
  localStorage.clear();
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...parts) {
      if (parts.length) super(...parts);
      else super(now);
    }
    static now() {
      return now;
    }
  };
  let random = 1;
  Math.random = () => (random = (random * 48271) % 2147483647) / 2147483647;
  const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const soon = (window.soonDue = new Set());
  window.setTimeout = (work, ms = 0, ...more) => {
    const id = start(() => {
      soon.delete(id);
      work(...more);
    }, ms);
    if (ms <= soonMs) soon.add(id);
    return id;
  };
  window.clearTimeout = (id) => {
    soon.delete(id);
    stop(id);
  };
})
"""
REST = """async (frames) => {
  const frame = () => new Promise(requestAnimationFrame);
  const moving = () => document.getAnimations().filter((one) =>
    one.playState === "running" && Number.isFinite(one.effect.getComputedTiming().endTime));
  const isBusy = () =>
    document.readyState !== "complete" || document.fonts.status !== "loaded" || window.soonDue.size > 0 ||
    document.querySelector("[aria-busy=true], [data-pending]") !== null ||
    [...document.images].some((image) => !image.complete) || moving().length > 0;
  let changes = 1;
  const watch = new MutationObserver(() => changes++);
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (changes || isBusy()) {
    await Promise.allSettled(moving().map((one) => one.finished));
    changes = 0;
    for (let left = frames; left; left--) await frame();
  }
  watch.disconnect();
}"""

TO_THE_TOP = "scrollTo({ top: 0, left: 0, behavior: 'instant' })"


class StillPage:
    """A page whose requests are counted and whose faults are kept."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        self._under_way: set[Request] = set()
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("request", lambda request: self._under_way.add(request))
        for end in ("requestfinished", "requestfailed"):
            page.on(end, lambda request: self._under_way.discard(request))

    def rest(self) -> None:
        """Wait until nothing moves, nothing is under way and nothing changes."""
        end = time.monotonic() + PATIENCE_S
        while True:
            self.page.evaluate(REST, FRAMES)
            if not self._under_way:
                return
            assert time.monotonic() < end, f"still under way: {[request.url for request in self._under_way]}"

    def take(self, path: Path) -> None:
        """Take a picture of the whole page, also of what lies below the edge of the screen."""
        self.rest()
        self.page.evaluate(TO_THE_TOP)  # what stands still while one scrolls would lie elsewhere
        self.rest()
        assert self.page.evaluate("scrollY") == 0, "the page scrolls by itself"
        self.page.screenshot(path=path, full_page=True, animations="disabled")


def still_context(browser: Browser, address: str, now_ms: int, cookie: str, *, is_touch: bool) -> BrowserContext:
    """A browser of somebody's own, which remembers nothing from page to page but who they are.

    It asks for reduced motion: what moves for ever would be drawn anew all the time while we wait.
    """
    context = browser.new_context(
        base_url=address,
        has_touch=is_touch,
        is_mobile=is_touch,
        locale="en-GB",
        timezone_id="UTC",
        color_scheme="light",
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE_S * 1_000)
    context.add_init_script(f"{FREEZE}([{now_ms}, {SOON_MS}])")
    if cookie:
        context.add_cookies([{"name": "cheeseboard", "value": cookie, "url": address}])
        context.add_init_script("localStorage.setItem('cheeseboard-came-in', 'yes')")
        context.add_init_script("localStorage.setItem('cheeseboard-autoplay', 'off')")
    return context
