"""Films a good moment of each game with the real web client, as the animated pictures of README.

    .setup/bin/uv run --no-project --with pillow --with playwright python tools/pictures/moments.py

Time in the page goes on frame by frame, so the films are the same on a fast and on a slow computer. Beside each film
lies its last picture, for people who asked for less motion.
"""

import io
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import FloatRect, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from pictures.still import FLAGS
from pictures.take import served
from pictures.trees import ROOT

OUT = ROOT / "docs" / "pictures"
FRAME_MS = 100
LOOK_MS = 900  # for a look at the board after each row
END_MS = 1_800
MAX_ROW_MS = 2_000
WIDTH = 480  # of the film
QUALITY = 55
MAX_BYTES = 375_000  # four films take less than 1.5 MB
SCREEN: ViewportSize = {"width": 1100, "height": 800}

# Every animation is stopped and set to where it would be after so many milliseconds; whether one goes on.
ADVANCE = """(ms) => {
  window.ages ??= new WeakMap();
  let isMoving = false;
  for (const one of document.getAnimations()) {
    const age = ages.has(one) ? ages.get(one) + ms : 0;
    const end = one.effect.getComputedTiming().endTime;
    ages.set(one, age);
    one.pause();
    if (age >= end) one.finish();
    else one.currentTime = age;
    isMoving ||= Number.isFinite(end) && age < end;
  }
  return isMoving || document.querySelector("[aria-busy=true]") !== null;
}"""


class Moment(NamedTuple):
    """Some rows of a game that is over."""

    game: str
    table: str
    first: int
    last: int


MOMENTS = (
    Moment("quoridor", "quoridor-end", 23, 27),
    Moment("pac-man", "pac-man-end", 31, 36),
    Moment("gouda-gouda", "gouda-gouda-end", 533, 536),
    Moment("gouda-gangster", "gouda-gangster-end", 79, 82),
)


class Filming:
    """A replay whose clock only goes on when a picture has been taken."""

    def __init__(self, page: Page) -> None:
        self._page = page
        board = page.locator("[data-part=replay] [data-part=board]").first.bounding_box()
        assert board
        self._clip: FloatRect = board

    def row(self) -> Iterator[Image.Image]:
        """Go to the next row and watch until nothing moves any more."""
        self._page.locator("[data-part=replay] input[type=range]").press("ArrowRight")
        still = 0
        for _ in range(MAX_ROW_MS // FRAME_MS):
            self._page.wait_for_load_state("networkidle")
            picture, is_moving = self._frame()
            yield picture
            still = 0 if is_moving else still + FRAME_MS
            if still >= LOOK_MS:
                return

    def hold(self) -> Iterator[Image.Image]:
        """Look at the end for a while."""
        for _ in range(END_MS // FRAME_MS):
            yield self._frame()[0]

    def _frame(self) -> tuple[Image.Image, bool]:
        self._page.clock.run_for(FRAME_MS)
        is_moving = bool(self._page.evaluate(ADVANCE, FRAME_MS))
        taken = Image.open(io.BytesIO(self._page.screenshot(clip=self._clip)))
        height = round(taken.height * WIDTH / taken.width)
        return taken.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS), is_moving


def film(page: Page, moment: Moment) -> None:
    """Write the film of a moment and its last picture."""
    page.goto(f"/t/{moment.table}/replay#{moment.first}")
    page.locator("[data-part=replay] [data-asked] svg:visible").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.clock.run_for(5_000)
    filming = Filming(page)
    frames = [frame for _ in range(moment.first, moment.last) for frame in filming.row()]
    frames += filming.hold()
    path = OUT / f"moment-{moment.game}.webp"
    frames[0].save(
        path,
        save_all=True,
        append_images=frames[1:],
        duration=FRAME_MS,
        loop=0,
        quality=QUALITY,
        method=6,
        minimize_size=True,
    )
    frames[-1].save(OUT / f"moment-{moment.game}-still.webp", quality=QUALITY, method=6)
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {len(frames) * FRAME_MS / 1_000:.1f} s, {size:,} bytes", flush=True)
    assert size <= MAX_BYTES, f"{path.name} is larger than {MAX_BYTES:,} bytes"


def main(wanted: str = "") -> None:
    """Film all moments, or those of games with `wanted` in their names."""
    with served(ROOT) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        context = browser.new_context(base_url=address, viewport=SCREEN, locale="en", color_scheme="light")
        for moment in MOMENTS:
            if wanted in moment.game:
                page = context.new_page()
                page.clock.install()
                film(page, moment)
                page.close()
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:2])
