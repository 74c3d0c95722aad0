"""The story of a page: at every frame it draws, scores, log and question are no further than the board."""

from typing import Any

from playwright.sync_api import Page

WATCH = """() => {
  window.ahead = [];
  window.moments = [];
  const rowOf = (part) => Number(document.querySelector(part)?.dataset.step ?? 0);
  const look = () => {
    const board = rowOf("[data-mode][data-step]");
    for (const part of ["seats", "log", "prompt"]) {
      const row = rowOf(`[data-part=${part}]`);
      if (board && row > board) window.ahead.push(`${part} tells row ${row}, the board shows ${board}`);
    }
    for (const part of ["roll", "trap", "catch", "fight", "victory", "winner", "result"])
      if (document.querySelector(`[data-part=${part}]`) && !window.moments.includes(part)) window.moments.push(part);
  };
  const draw = () => { look(); requestAnimationFrame(draw); };
  draw();
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def watch_story(page: Page) -> None:
    """From now on look at every frame, and at every change, however slow the machine is."""
    page.evaluate(WATCH)


def story_of(page: Page) -> tuple[list[str], list[str]]:
    """What was told before it was shown, and the moments that were seen, in order."""
    told: dict[str, Any] = page.evaluate("({ ahead, moments })")
    return told["ahead"], told["moments"]
