"""Every screen that is compared: its address, who looks at it, and what is opened on it.

Places on a page are found by role and by what people read, not by style classes, which a refactoring may rename.
"""

from collections.abc import Callable
from typing import NamedTuple

from pictures.positions import POSITIONS, frozen_tables
from playwright.sync_api import Locator, Page, expect

GAMES = ("quoridor", "pac-man", "gouda-gouda", "gouda-gangster")
SIZES: dict[str, tuple[tuple[int, int], ...]] = {  # by what somebody holds in their hands
    "desktop": ((1366, 657),),
    "touch": ((390, 844), (820, 1180), (844, 390)),
}
ALSO_DARK = ((1366, 657), (390, 844))
HEADING = "main h1"
DRAWING = "main svg:visible"


Act = Callable[[Page], object]


class Screen(NamedTuple):
    """An address, what must be there before a picture is taken, who looks, and what they do first."""

    path: str
    ready: str = HEADING
    who: str = "Ann"
    acts: tuple[Act, ...] = ()  # each begins when the page is at rest


def click(place: Locator) -> None:
    """Click and take the pointer away, so that nothing is lit up under it."""
    place.click()
    place.page.mouse.move(0, 0)


def press(name: str) -> Act:
    """Press a button."""
    return lambda page: click(page.get_by_role("button", name=name, exact=True).first)


def turn_to(tab: str) -> Act:
    """Open a tab beside the board."""

    def turn(page: Page) -> None:
        click(page.get_by_role("tab", name=tab))
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")

    return turn


def open_sheet(name: str) -> Act:
    """Press a button that opens a sheet of the same name."""

    def open_it(page: Page) -> None:
        press(name)(page)
        page.get_by_role("dialog", name=name).wait_for()

    return open_it


def at_step(row: int) -> Act:
    """Wait until a replay shows this row."""
    return lambda page: expect(page.get_by_role("slider")).to_have_value(str(row))


def one_step_on(row: int) -> Act:
    """Step on in a replay, which tells what happens."""

    def step(page: Page) -> None:
        at_step(row - 1)(page)
        press("One move on")(page)
        at_step(row)(page)

    return step


def see_as(name: str) -> Act:
    """Look at a replay from somebody's seat."""
    return lambda page: page.get_by_label("Seen by").select_option(label=name)


def see_last_fight(page: Page) -> None:
    """Open the fight of the round that has just ended."""
    page.get_by_role("button", name="Last fight").dispatch_event("click")  # on a phone the rivals lie over it
    page.get_by_role("button", name="Close").wait_for()


def template(name: str) -> Act:
    """Start from one of the ready-made boards."""

    def choose(page: Page) -> None:
        press(name)(page)
        page.get_by_text("Ready to play!").wait_for()

    return choose


def shown(row: int) -> str:
    """The board at a table, once it shows this row."""
    return f'[data-step="{row}"] svg:visible'


def table(name: str, *, acts: tuple[Act, ...] = ()) -> Screen:
    """A table of ours when its newest row is shown."""
    return Screen(f"/t/{name}", shown(POSITIONS[name].rows), acts=acts)


def every_screen() -> dict[str, Screen]:
    """All of them by name."""
    kept = frozen_tables()
    shared = ("gouda-gangster-shared", "gouda-gouda-shared")
    return {
        "home": Screen("/", "main article h2"),
        "home-newcomer": Screen("/", "main article h2", who=""),
        "settings": Screen("/", "main article h2", acts=(open_sheet("Settings"),)),
        **{f"new-{game}": Screen(f"/new/{game}") for game in GAMES},
        "waiting-host": Screen(f"/t/{kept['quoridor-open']}", 'main button:has-text("Stand up")'),
        "waiting-guest": Screen(f"/t/{kept['quoridor-open']}", who="Dan"),
        **{f"table-{name}": table(name) for name in POSITIONS if name not in shared},
        "table-offer": Screen(f"/t/{kept['quoridor-offer']}", shown(1), "Bea"),
        "table-spectator": Screen("/t/gouda-gangster-middle", shown(78), ""),
        "table-menu": table("gouda-gouda-middle", acts=(open_sheet("Table menu"),)),
        "table-chat": Screen(f"/t/{kept['quoridor-over']}", shown(16), acts=(turn_to("Chat"),)),
        "table-words": table("quoridor-middle", acts=(turn_to("In words"),)),
        "table-fight": Screen(
            "/t/gouda-gangster-end/replay#31", DRAWING, acts=(see_as("Ann"), one_step_on(32), see_last_fight)
        ),
        "table-last-fight": Screen("/t/gouda-gangster-end/replay#187", DRAWING, acts=(one_step_on(188),)),
        "shared-cover": Screen("/t/gouda-gangster-shared", 'main button:has-text("show my side")'),
        "shared-open": Screen(
            "/t/gouda-gangster-shared",
            'main button:has-text("show my side")',
            acts=(lambda page: click(page.get_by_role("button", name="show my side").first),),
        ),
        "shared-window": Screen("/t/gouda-gouda-shared", shown(15)),
        "replay": Screen("/t/quoridor-end/replay#27", DRAWING, acts=(at_step(27),)),
        "replay-open-cards": Screen("/t/gouda-gangster-end/replay#78", DRAWING, acts=(at_step(78),)),
        "replay-dice": Screen(
            f"/t/{kept['gouda-gangster-over']}/replay#dice", "text=Verified: every draw matches the seal."
        ),
        **{f"lesson-{game}": Screen(f"/learn/{game}", "main svg:visible") for game in GAMES},
        "puzzles": Screen("/puzzles"),
        "puzzle-quoridor": Screen("/puzzles/quoridor/1", DRAWING),
        "puzzle-pac-man": Screen("/puzzles/pac-man/1", DRAWING),
        **{f"rules-{game}": Screen(f"/rules/{game}") for game in GAMES},
        "workshop-maze": Screen("/make/pac-man", DRAWING, acts=(template("windmill"),)),
        "workshop-board": Screen("/make/gouda-gouda", DRAWING, acts=(template("the cellar"),)),
        "account-guest": Screen("/me"),
        "account": Screen("/me", who="Bea"),
        "about": Screen("/about"),
        "not-found": Screen("/no/such/place"),
    }
