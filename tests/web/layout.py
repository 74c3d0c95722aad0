"""What is measured at a table as a page shows it: all that a designer would not let pass, and where everything lies."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, ViewportSize

from web.browser import settle

Size = tuple[int, int]
Places = list[list[Any]]

SIZES: tuple[Size, ...] = (
    (1366, 657),
    (1280, 720),
    (1440, 789),
    (1440, 900),
    (1920, 1080),
    (820, 1180),
    (390, 844),
    (360, 640),
    (844, 390),
    (320, 568),
    (720, 450),  # 200 % zoom
)
LAPTOP, PHONE, ON_ITS_SIDE = SIZES[0], SIZES[6], SIZES[8]
LEAST_TEXT = 12
LEAST_TARGET = 40

# All that is wrong with a table as it is shown now, a line each.
LOOK = """([names, isAsked, isTimed, LEAST_TEXT, LEAST_TARGET]) => {
  const wrong = [];
  const box = (one) => one.getBoundingClientRect();
  const isClipped = (one) => {
    for (let at = one; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).clipPath === "inset(50%)") return true;
    return one.closest("[data-announcer]") !== null;
  };
  const isShown = (one) => {
    const { width, height } = box(one);
    return width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isClipped(one);
  };
  const called = ({ dataset, ariaLabel, textContent }) =>
    (dataset?.part ?? dataset?.word ?? ariaLabel ?? textContent ?? "").trim().slice(0, 40);
  const within = (one, what) => {
    const { left, top, right, bottom } = box(one);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      wrong.push(`outside: ${what} ${[left, top, right, bottom].map(Math.round)}`);
  };
  const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(isShown);
  const [board] = all("[data-part=board]");
  if (!board) return ["there is no board"];
  const parts = [board, ...all("[data-part=prompt]"), ...all("[data-part=hand]"), ...all("[data-part=tools]")];
  const chips = all("[data-part=chip]");
  if (chips.length !== names.length) wrong.push(`${chips.length} chips for ${names.length} seats`);
  if (document.documentElement.scrollWidth > innerWidth + 1) {
    const wide = all("*").filter((one) => !(one instanceof SVGElement) && box(one).right > innerWidth + 1);
    wrong.push(`the page is too wide: ${wide.slice(0, 3).map((one) => `${one.tagName} ${one.className}`)}`);
  }
  if (isAsked) {
    for (const one of [...parts.slice(0, 3), ...chips]) within(one, called(one));
    for (const one of all("[data-part=prompt] button, [data-part=hand] button")) within(one, called(one));
    const [clock] = all("[data-part=chip] [role=timer]");
    if (clock) within(clock, "clock");
    else if (isTimed) wrong.push("one's own clock is not shown");
    if (clock && box(clock).height > 1.5 * parseFloat(getComputedStyle(clock).fontSize))
      wrong.push(`the clock has two lines: ${called(clock)} ${clock.textContent}`);
    for (const one of all("[data-word]", document.querySelector("main"))) {
      const frame = one.closest("[data-part=board], [data-part=hand], [data-part=tools]");
      if (frame) within(one, `answer ${called(one)}`);
    }
    if (board.getBoundingClientRect().width < 0.6 * innerWidth) wrong.push("the board has less than 60 % of the width");
  }
  const boxes = [...parts, ...all("header")].map((one) => [called(one), box(one)]);
  for (const [index, [name, one]] of boxes.entries())
    for (const [other, two] of boxes.slice(index + 1)) {
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (wide > 2 && high > 2)
        wrong.push(`overlap: ${name} and ${other} by ${Math.round(wide)} x ${Math.round(high)}`);
    }
  const isHidden = (value) => value === "hidden" || value === "clip";
  for (const one of [...parts, ...chips].flatMap((part) => [part, ...part.querySelectorAll("*")])) {
    if (one instanceof SVGElement || !isShown(one)) continue;
    const { overflowX, overflowY } = getComputedStyle(one);
    if (isHidden(overflowX) && one.scrollWidth > one.clientWidth + 2) wrong.push(`cut at the side: ${called(one)}`);
    const isNeeded = isAsked && board.contains(one);
    if (isNeeded && overflowY !== "visible" && one.scrollHeight > one.clientHeight + 2)
      wrong.push(`the board scrolls: ${called(one)}`);
  }
  for (const one of all("[data-part=prompt] p"))
    if (isAsked && box(one).top < box(one.closest("[data-part=prompt]")).top - 1) wrong.push(`cut: ${called(one)}`);
  const [question] = all("[data-part=prompt] p");
  const said = question?.parentElement;
  const lines = [...(said?.children ?? [])].reduce((sum, line) => sum + box(line).height, 0);
  if (said && lines > said.clientHeight + 2) wrong.push(`the question is cut: ${called(said)}`);
  const pressed = all("[data-part=prompt] button, [data-part=hand] button").map((one) => [called(one), box(one)]);
  for (const [index, [name, one]] of pressed.entries())
    for (const [other, two] of pressed.slice(index + 1)) {
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      const isFan = document.querySelectorAll("[data-part=hand] button").length > 9 && Math.max(one.left, two.left) -
        Math.min(one.left, two.left) >= 23.5;
      if (wide > 2 && high > 2 && !isFan) wrong.push(`overlap: buttons ${name} and ${other}`);
    }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = new Map();
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const parent = walk.currentNode.parentElement;
    if (!text || !isShown(parent)) continue;
    let size = parseFloat(getComputedStyle(parent).fontSize);
    const matrix = parent instanceof SVGElement && parent.getScreenCTM?.();
    if (matrix) size *= Math.hypot(matrix.c, matrix.d);
    if (size < LEAST_TEXT - 0.05) small.set(`${parent.tagName} ${text.slice(0, 20)}`, size.toFixed(1));
    if (!(parent instanceof SVGElement)) {
      const { overflowX } = getComputedStyle(parent);
      if (overflowX === "hidden" && parent.scrollWidth > parent.clientWidth + 1)
        wrong.push(`cut: ${text.slice(0, 40)}`);
      const range = document.createRange();
      for (const [word] of text.matchAll(/[\\p{L}\\u00ad]{2,}/gu)) {
        const from = walk.currentNode.textContent.indexOf(word);
        range.setStart(walk.currentNode, from);
        range.setEnd(walk.currentNode, from + word.length);
        const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const isName = parent.closest("[data-part=name]"); // one that is too long for its chip may break
        if (rows.size > 1 && !isName && !/[\\u00ad-]/.test(word)) wrong.push(`broken: ${word}`);
      }
    }
  }
  for (const [text, size] of small) wrong.push(`small: ${text} ${size}`);
  // People, not pieces: who plays several figures is one person, and a figure's own name may stand beside it.
  const SPOKEN = "[data-part=log], [data-part=prompt], [data-part=pile]"; // what somebody did
  const listed = [...document.querySelectorAll("strong, bdi, span, td, option, li, p, b")]
    .filter((one) => isShown(one) && !one.children.length && !one.closest(SPOKEN))
    .map((one) => one.textContent.trim());
  for (const name of names) {
    const times = listed.filter((text) => text === name).length;
    if (times !== 1) wrong.push(`${name} is listed ${times} times`);
  }
  for (const one of all("button, a.button, select, [role=button]")) {
    if (one.disabled || one.closest("svg") || one.closest("[data-part=log]")) continue;
    const { width, height } = box(one);
    const grown = getComputedStyle(one, "::after");
    const more = grown.content !== "none" && grown.position === "absolute" ? -2 * parseFloat(grown.top || 0) : 0;
    if (height + more < LEAST_TARGET - 0.5 || width < 23.5)
      wrong.push(`target: ${called(one)} ${width.toFixed()} x ${height.toFixed()}`);
  }
  return [...new Set(wrong)];
}"""


THREE_FRAMES = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""


def wrong_with(page: Page, names: list[str], *, is_asked: bool, is_timed: bool = True) -> list[str]:
    """What a designer would not let pass, of the table this page shows; `is_timed`: there is a clock to be seen."""
    page.evaluate(THREE_FRAMES)  # a board measures itself before it is drawn in its new size
    settle(page)
    return list(page.evaluate(LOOK, [names, is_asked, is_timed, LEAST_TEXT, LEAST_TARGET]))


# Where everything lies that somebody may be about to tap, and the clocks: these end where they ended.
PLACES = """() => [...document.querySelectorAll("[data-part=board], [data-part=prompt], [data-part=hand], "
    + "[data-part=chip], "
    + "[data-part=board] [data-word], [data-part=hand] [data-word], [role=timer]")]
  .map((one) => [one.dataset.part ?? one.dataset.word ?? "clock", one.getBoundingClientRect()])
  .map(([name, { left, top, right, bottom }]) => [name, name === "clock" ? 0 : left, top, right, bottom])"""
# What lies under this part, of all that is asked with and of everybody at the table.
COVERED = """(part) => {
  const over = document.querySelector(`[data-part=${part}]`).parentElement.getBoundingClientRect();
  return [...document.querySelectorAll("[data-part=board], [data-part=prompt], [data-part=hand], [data-part=chip]")]
    .filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return Math.min(right, over.right) - Math.max(left, over.left) > 1 &&
        Math.min(bottom, over.bottom) - Math.max(top, over.top) > 1;
    })
    .map((one) => one.dataset.part);
}"""


def show_at(page: Page, size: Size) -> None:
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))


def places_at(page: Page, sizes: Sequence[Size]) -> dict[Size, Places]:
    """Where everything lies at each of these sizes, while nothing is pointed at."""
    page.mouse.move(0, 0)
    found = {}
    for size in sizes:
        show_at(page, size)
        page.evaluate(THREE_FRAMES)
        settle(page)
        found[size] = page.evaluate(PLACES)
    return found


def covered_at(page: Page, sizes: Sequence[Size], part: str) -> list[str]:
    """What lies under this part at any of these sizes."""
    found = []
    for width, height in sizes:
        show_at(page, (width, height))
        page.evaluate(THREE_FRAMES)
        found += [f"{width}x{height}: {one}" for one in page.evaluate(COVERED, part)]
    return found
