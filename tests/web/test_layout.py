"""Every table fits every screen, and everybody is on it once.

For each game, number of seats, phase, size and language: while somebody is asked, the whole board, the hand, the
question with its buttons and every chip are inside the window, nothing lies over anything else, no text is smaller than
12 px, nobody is listed twice, no word is cut, and what can be pressed is large enough. `make test` takes a sample,
`make soak` all of it.
"""

import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from cheeseboard.games import bundled, find
from cheeseboard.words import LANGUAGES
from web.browser import ROOT, Guest, seen, until
from web.conftest import Come, Serve
from web.layout import LAPTOP, ON_ITS_SIDE, PHONE, SIZES, Size, covered_at, places_at, show_at, wrong_with
from web.say import say

GAMES = bundled()
GENERIC = "nim"  # shown by the table for games without a board of their own
EVERY = (*GAMES, GENERIC)
CLOCK = {"type": "decision", "seconds": 35_999, "window_seconds": 3_600}  # one's own is on the screen: 9 h 59
LONG_BEATS = ROOT / "tests" / "server" / "long_beats.py"
MOST_STEPS = 120
MOST_PHASES = 12


def in_soak(game: str) -> Any:
    return pytest.param(game, marks=pytest.mark.soak)


class Walk:
    """A game against bots, up to each question that is new."""

    def __init__(self, guest: Guest, game: str, seats: int, **more: object) -> None:
        self.guest = guest
        guest.play_all_by_hand()
        self.table = guest.put_up(game, seats, clock=CLOCK, **more)
        guest.sit(self.table, 0)
        guest.post(self.table, "start", fill="random" if game == GENERIC else "level-1")
        guest.go(f"/t/{self.table}")

    def names(self) -> list[str]:
        return [one.strip() for one in self.guest.page.locator("[data-part=chip] bdi").all_inner_texts()]

    def phases(self, most: int) -> Iterator[str]:
        """Each kind of question once, as it is asked, and the end."""
        rng, known = Random(7), set[str]()
        for _ in range(MOST_STEPS):
            told = until(self.question, "nobody is asked")
            phase = "over" if told.get("over") else "-".join(sorted({form["verb"] for form in told["menu"]}))
            if phase not in known:
                known.add(phase)
                yield phase
            if phase == "over" or len(known) >= most:
                return
            form = rng.choice(told["menu"])
            chosen = ("+".join(rng.sample(slot["words"], slot["least"])) or "-" for slot in form["slots"])
            self.play(" ".join([form["verb"], *chosen]), told)

    def play(self, action: str, told: dict[str, Any]) -> None:
        """Answer, unless the page was told of the next question meanwhile."""
        said = self.guest.answer(self.table, action, told["question"], 0)
        assert said["type"] == "accepted" or said["code"] == "stale", said

    def question(self) -> dict[str, Any] | None:
        """What seat 0 is asked now, with its menu, once the page shows it; or the end."""
        told = [one for one in self.guest.told() if one.get("seat") == 0]
        if not told:
            return None
        last = told[-1]
        if last.get("over"):
            return last if self.guest.page.locator("[data-part=result]").count() else None
        asked = [one for one in told if one.get("question") == last.get("question") and one.get("menu")]
        is_shown = self.guest.page.locator(f"[data-asked=true][data-step='{last['n']}']:not([data-pending])").count()
        return {**asked[-1], "n": last["n"]} if "question" in last and asked and is_shown else None


def look_at(
    come: Come, game: str, seats: int, language: str, sizes: Sequence[Size], most: int, *, text_px: int = 0
) -> list[str]:
    """What is wrong with each phase at each size; where the browser's own text is large, one may have to scroll."""
    guest = come("Anna-Lena", language=language, reduced_motion="reduce")
    if text_px:
        set_text_size(guest, text_px)
    walk = Walk(guest, game, seats)
    found = []
    for phase in walk.phases(most):
        names = walk.names()
        for size in sizes:
            show_at(guest.page, size)
            wrong = wrong_with(guest.page, names, is_asked=phase != "over" and not text_px)
            found += [f"{game} {seats} {phase} {size} {language} {text_px or ''}: {one}" for one in wrong]
        show_at(guest.page, LAPTOP)
    return found


def set_text_size(guest: Guest, text_px: int) -> None:
    """What somebody chose in the settings of their browser."""
    devtools = guest.context.new_cdp_session(guest.page)
    devtools.send("Page.enable")
    devtools.send("Page.setFontSizes", {"fontSizes": {"standard": text_px}})


def seats_of(game: str) -> tuple[int, ...]:
    return (2,) if game == GENERIC else find(game).spec.seats


@pytest.mark.parametrize("game", EVERY)
def test_a_full_table_fits_the_commonest_laptop_and_phone(come: Come, game: str) -> None:
    found = look_at(come, game, max(seats_of(game)), "de", (LAPTOP, PHONE), 2)
    assert found == [], "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", EVERY)
def test_every_table_fits_every_screen(come: Come, game: str, most: bool, language: str) -> None:
    seats = seats_of(game)
    found = look_at(come, game, max(seats) if most else min(seats), language, SIZES, MOST_PHASES)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("game", ["gouda-gangster", *(in_soak(game) for game in EVERY if game != "gouda-gangster")])
def test_everything_is_readable_with_large_text(come: Come, game: str) -> None:
    found = look_at(come, game, max(seats_of(game)), "de", (LAPTOP, PHONE), 2, text_px=24)
    assert found == [], "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY)
def test_everything_is_readable_with_large_text_on_every_screen(come: Come, game: str, language: str) -> None:
    found = look_at(come, game, max(seats_of(game)), language, SIZES, MOST_PHASES, text_px=24)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("language", "sizes"),
    [("de", (LAPTOP, PHONE)), *(pytest.param(one, SIZES, marks=pytest.mark.soak) for one in LANGUAGES)],
    ids=["sample", *LANGUAGES],
)
def test_a_beat_fits_the_screen(come: Come, serve: Serve, language: str, sizes: Sequence[Size]) -> None:
    """Nobody has to do anything in it; or one holds it, or has taken a card. It lasts as long as it is looked at."""
    server = serve(command=(sys.executable, LONG_BEATS))
    guest = come("Anna-Lena", at=server, language=language, reduced_motion="reduce")
    walk = Walk(guest, "gouda-gouda", 5, reaction="brisk", options={"magic": "set", "first": 0})
    until(walk.question)
    page, names, found = guest.page, walk.names(), list[str]()
    page.locator("g[data-word]").first.click()
    hold = seen(page.locator("[data-part=wait][aria-pressed=false]"))

    def look(phase: str) -> None:
        for size in sizes:
            show_at(page, size)
            wrong = wrong_with(page, names, is_asked=True, is_timed=False)
            found.extend(f"{phase} {size} {language}: {one}" for one in wrong)
        show_at(page, LAPTOP)

    before = places_at(page, sizes)
    look("a beat")
    hold.click()
    seen(page.locator("[data-part=wait][aria-pressed=true]"))
    look("held")
    assert places_at(page, sizes) == before
    cards = page.locator("[data-part=hand] [data-word]")
    seen(cards.first)
    for card in cards.all():
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        look(f"{card.get_attribute('data-word')} is taken")
    assert found == [], "\n".join(found)


MANY_WAYS = 5


def ways_of(menu: list[dict[str, Any]]) -> int:
    return sum(len(form["slots"][1]["words"]) for form in menu if form["verb"] in ("up", "down"))


def towards_many_ways(menu: list[dict[str, Any]]) -> str:
    """An answer that brings mice to the paint bucket, from which most ways lead on, and rolls for it."""
    form = next((form for form in menu if form["verb"] in ("up", "name")), menu[-1])
    wished = [slot["words"] for slot in form["slots"]]
    words = ("paint-bucket" if "paint-bucket" in each else each[0] for each in wished)
    return " ".join([form["verb"], *words])


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_as_many_ways_as_there_are_fit_every_screen(come: Come, language: str) -> None:
    """Walks at random rarely come there; dice decide, so some games may be needed."""
    guest = come("Anna-Lena", language=language, reduced_motion="reduce")
    found: list[str] | None = None
    while found is None:
        walk = Walk(guest, "gouda-gouda", 2, options={"magic": "none"})
        while not (told := until(walk.question)).get("over"):
            if ways_of(told["menu"]) >= MANY_WAYS:
                found = []
                break
            walk.play(towards_many_ways(told["menu"]), told)
    for size in SIZES:
        show_at(guest.page, size)
        found += [f"{size} {language}: {one}" for one in wrong_with(guest.page, walk.names(), is_asked=True)]
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
    "cut at the side": "document.querySelector('[role=timer]').textContent = '59:59'.repeat(20)",
    "too wide": "document.querySelector('main').style.width = '1400px'",
    "chips for": "document.querySelector('[data-part=chip]').remove()",
}


def test_each_planted_fault_is_found(come: Come) -> None:
    guest = come("Anna-Lena", reduced_motion="reduce")
    show_at(guest.page, LAPTOP)
    walk = Walk(guest, "quoridor", 2)
    until(walk.question)
    names = walk.names()
    assert wrong_with(guest.page, names, is_asked=True) == []
    for fault, plant in PLANTED.items():
        guest.page.evaluate(plant)
        wrong = wrong_with(guest.page, names, is_asked=True)
        assert any(fault in one for one in wrong), (fault, wrong)
        guest.page.reload()
        seen(guest.page.locator("[data-asked=true]"))
        assert wrong_with(guest.page, names, is_asked=True) == []


# Lets a test close what the page has opened, so that it need not wait until silence seems too long.
KEEP_SOCKETS = """() => {
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      window.sockets.push(this);
    }
  };
}"""


@pytest.mark.parametrize("game", ["quoridor", *(in_soak(game) for game in EVERY if game != "quoridor")])
def test_nothing_moves_and_nothing_is_covered_while_somebody_is_asked(come: Come, game: str) -> None:
    sizes = (LAPTOP, PHONE, ON_ITS_SIDE) if game == "quoridor" else SIZES
    ann, bob = come("Ann", reduced_motion="reduce"), come("Bob", reduced_motion="reduce")
    ann.page.add_init_script(f"({KEEP_SOCKETS})()")
    ann.play_all_by_hand()
    table = ann.put_up(game, max(2, min(seats_of(game))), clock=CLOCK)
    for seat, guest in enumerate((ann, bob)):
        guest.sit(table, seat)
    ann.post(table, "start", fill="random" if game == GENERIC else "level-1")
    for guest in (bob, ann):
        guest.go(f"/t/{table}")
        seen(guest.page.locator("[data-asked]"))
    before = places_at(ann.page, sizes)
    bob.post(table, "offer", seat=1, what="abort")
    seen(ann.page.locator("[data-part=offer]"))
    assert places_at(ann.page, sizes) == before, "an offer"
    assert covered_at(ann.page, sizes, "offer") == []
    ann.context.set_offline(True)
    ann.page.evaluate("sockets.forEach((one) => one.close())")
    seen(ann.page.locator("[data-part=notice]").get_by_text(say("web-lost")))
    assert places_at(ann.page, sizes) == before, "a notice"
    assert covered_at(ann.page, sizes, "notice") == []
    bob.page.close()
    ann.context.set_offline(False)
    until(lambda: say("web-back-again") in ann.noticed())
    seen(ann.page.locator("[data-part=chip][data-away]"))
    assert places_at(ann.page, sizes) == before, "somebody went away"


def test_the_browsers_own_text_size_is_obeyed(come: Come) -> None:
    guest = come("Ann")
    set_text_size(guest, 24)
    guest.go("/")
    seen(guest.page.locator("h1"))
    assert guest.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
