"""Every table fits every screen, and everybody is on it once.

For each game, number of seats, phase, size and language: while somebody is asked, the whole board, the hand, the
question with its buttons and every chip are inside the window, nothing lies over anything else, no text is smaller than
12 px, nobody is listed twice, no word is cut, and what can be pressed is large enough. `make test` takes a sample,
`make soak` all of it.
"""

import contextlib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cheeseboard.games import bundled, find
from cheeseboard.words import LANGUAGES
from web.browser import Guest, seen, settle, until
from web.conftest import Come

SIZES: tuple[tuple[int, int], ...] = (
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
FIRST = SIZES[0]
GAMES = bundled()
GENERIC = "nim"  # shown by the table for games without a board of their own
CLOCK = {"type": "decision", "seconds": 3_600, "window_seconds": 3_600}  # so that one's own is on the screen
MOST_STEPS = 120
MOST_PHASES = 12
LEAST_TEXT = 12
LEAST_TARGET = 40

# All that is wrong with a table as it is shown now, a line each.
LOOK = """([names, isAsked, LEAST_TEXT, LEAST_TARGET]) => {
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
  if (isAsked) {
    if (document.documentElement.scrollWidth > innerWidth + 1) {
      const wide = all("*").filter((one) => !(one instanceof SVGElement) && box(one).right > innerWidth + 1);
      wrong.push(`the page is too wide: ${wide.slice(0, 3).map((one) => `${one.tagName} ${one.className}`)}`);
    }
    for (const one of [...parts.slice(0, 3), ...chips]) within(one, called(one));
    for (const one of all("[data-part=prompt] button, [data-part=hand] button")) within(one, called(one));
    const [clock] = all("[data-part=chip] [role=timer]");
    if (!clock) wrong.push("one's own clock is not shown");
    else within(clock, "clock");
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
  if (isAsked && said && lines > said.clientHeight + 2) wrong.push(`the question is cut: ${called(said)}`);
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


def wrong_with(page: Page, names: list[str], *, is_asked: bool) -> list[str]:
    """What a designer would not let pass, of the table that this page shows."""
    page.evaluate(THREE_FRAMES)  # a board measures itself before it is drawn in its new size
    settle(page)
    return list(page.evaluate(LOOK, [names, is_asked, LEAST_TEXT, LEAST_TARGET]))


class Walk:
    """A game against bots, up to each question that is new."""

    def __init__(self, guest: Guest, game: str, seats: int) -> None:
        self.guest, self.game = guest, game
        guest.play_all_by_hand()
        self.table = guest.put_up(game, seats, clock=CLOCK)
        guest.sit(self.table, 0)
        guest.post(self.table, "start", fill="random" if game == GENERIC else "level-1")
        guest.go(f"/t/{self.table}")

    def names(self) -> list[str]:
        return [one.strip() for one in self.guest.page.locator("[data-part=chip] bdi").all_inner_texts()]

    def phases(self, most: int) -> Iterator[str]:
        """Each kind of question once, as it is asked, and the end."""
        rng, known = Random(7), set[str]()
        for _ in range(MOST_STEPS):
            told = until(self._question, "nobody is asked")
            phase = "over" if told.get("over") else "-".join(sorted({form["verb"] for form in told["menu"]}))
            if phase not in known:
                known.add(phase)
                yield phase
            if phase == "over" or len(known) >= most:
                return
            form = rng.choice(told["menu"])
            chosen = ("+".join(rng.sample(slot["words"], slot["least"])) or "-" for slot in form["slots"])
            with contextlib.suppress(AssertionError):  # stale: the page was told of the next question meanwhile
                self.guest.play(self.table, " ".join([form["verb"], *chosen]), told["question"], 0)

    def _question(self) -> dict[str, Any] | None:
        """What seat 0 is asked now, with its menu, once the page shows it; or the end."""
        told = [one for one in self.guest.told() if one.get("seat") == 0]
        if not told:
            return None
        last = told[-1]
        if last.get("over"):
            return last
        asked = [one for one in told if one.get("question") == last.get("question") and one.get("menu")]
        is_shown = self.guest.page.locator(f"[data-asked=true][data-step='{last['n']}']:not([data-pending])").count()
        return {**asked[-1], "n": last["n"]} if "question" in last and asked and is_shown else None


def look_at(
    come: Come, game: str, seats: int, language: str, sizes: tuple[tuple[int, int], ...], most: int
) -> list[str]:
    guest = come("Anna-Lena", language=language, reduced_motion="reduce")
    walk = Walk(guest, game, seats)
    found = []
    for phase in walk.phases(most):
        names = walk.names()
        for width, height in sizes:
            guest.page.set_viewport_size(ViewportSize(width=width, height=height))
            wrong = wrong_with(guest.page, names, is_asked=phase != "over")
            found += [f"{game} {seats} {phase} {width}x{height} {language}: {one}" for one in wrong]
        guest.page.set_viewport_size(ViewportSize(width=FIRST[0], height=FIRST[1]))
    return found


def seats_of(game: str) -> tuple[int, ...]:
    return (2,) if game == GENERIC else find(game).spec.seats


@pytest.mark.parametrize("game", [*GAMES, GENERIC])
def test_a_full_table_fits_the_commonest_laptop_and_phone(come: Come, game: str) -> None:
    found = look_at(come, game, max(seats_of(game)), "de", ((1366, 657), (390, 844)), 2)
    assert found == [], "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", [*GAMES, GENERIC])
def test_every_table_fits_every_screen(come: Come, game: str, most: bool, language: str) -> None:
    seats = seats_of(game)
    found = look_at(come, game, max(seats) if most else min(seats), language, SIZES, MOST_PHASES)
    assert found == [], "\n".join(found)


# What could go wrong, each planted into a table at which all is right, and what is then found.
PLANTED = {
    "the question is cut": "document.querySelector('[data-part=prompt] p').textContent += ' long'.repeat(200)",
    "overlap": "document.querySelector('[data-part=prompt]').style.transform = 'translateY(-60px)'",
    "small": "document.querySelector('[data-part=prompt] p').style.fontSize = '11px'",
    "is listed 2 times": """document.querySelector('main').append(
      Object.assign(document.createElement('p'), { textContent: 'Anna-Lena' }))""",
    "outside": "document.querySelector('[data-part=prompt]').style.transform = 'translateY(400px)'",
    "target": "document.querySelector('[data-part=chip]').style.height = '20px'",
    "chips for": "document.querySelector('[data-part=chip]').remove()",
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(come: Come, fault: str) -> None:
    guest = come("Anna-Lena", reduced_motion="reduce")
    walk = Walk(guest, "quoridor", 2)
    next(walk.phases(1))
    names = walk.names()
    guest.page.set_viewport_size(ViewportSize(width=FIRST[0], height=FIRST[1]))
    assert wrong_with(guest.page, names, is_asked=True) == []
    guest.page.evaluate(PLANTED[fault])
    assert any(fault in wrong for wrong in wrong_with(guest.page, names, is_asked=True))


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
IN_SOAK = [pytest.param(game, marks=pytest.mark.soak) for game in (*GAMES, GENERIC) if game != "quoridor"]


@pytest.mark.parametrize("size", [FIRST, (390, 844), (844, 390)], ids=["laptop", "phone", "on-its-side"])
@pytest.mark.parametrize("game", ["quoridor", *IN_SOAK])
def test_nothing_moves_and_nothing_is_covered_while_somebody_is_asked(
    come: Come, game: str, size: tuple[int, int]
) -> None:
    ann, bob = come("Ann"), come("Bob")
    ann.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    ann.play_all_by_hand()
    seats = max(2, min(seats_of(game)))
    table = ann.put_up(game, seats, clock=CLOCK)
    for seat, guest in enumerate((ann, bob)):
        guest.sit(table, seat)
    ann.post(table, "start", fill="random" if game == GENERIC else "level-1")
    for guest in (bob, ann):
        guest.go(f"/t/{table}")
        seen(guest.page.locator("[data-asked]"))
    settle(ann.page)
    before = ann.page.evaluate(PLACES)
    bob.post(table, "offer", seat=1, what="abort")
    seen(ann.page.locator("[data-part=offer]"))
    settle(ann.page)
    assert ann.page.evaluate(PLACES) == before, "an offer"
    assert ann.page.evaluate(COVERED, "offer") == []
    ann.context.set_offline(True)
    notice = seen(ann.page.locator("[data-part=notice]").first)
    settle(ann.page)
    assert ann.page.evaluate(PLACES) == before, "a notice"
    assert ann.page.evaluate(COVERED, "notice") == []
    ann.context.set_offline(False)
    expect(notice).to_have_count(0)
    bob.page.close()
    until(lambda: ann.page.locator("[data-part=chip]").nth(1).get_attribute("data-away") is not None)
    settle(ann.page)
    assert ann.page.evaluate(PLACES) == before, "somebody went away"


def test_the_browsers_own_text_size_is_obeyed(come: Come) -> None:
    guest = come("Ann")
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("Page.enable")
    devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 24}})
    guest.go("/")
    seen(guest.page.locator("h1"))
    assert guest.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
