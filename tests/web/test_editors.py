"""The workshop in the browser: a maze and a board made from nothing by mouse, touch and keys, and played on."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from cheeseboard.games.gouda_gouda.board import read_board
from cheeseboard.games.pac_man.layouts import check, read
from web.browser import Guest, seen, violations, widest
from web.conftest import Come
from web.grooves import Picture, asked, told, wait_for_answer, wait_for_turn

READY = "Ready to play!"
KEYS = {"up": "ArrowUp", "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight"}


def choose(page: Page, tool: str) -> None:
    page.get_by_role("radio", name=tool, exact=True).check(force=True)


def draw_figures(picture: Picture) -> None:
    page = picture.page
    for tool, square in (("Pac-Man", "e5"), ("Blinky", "e9"), ("Pinky", "a5"), ("Inky", "e1"), ("Clyde", "i5")):
        choose(page, tool)
        picture.click(square)


def drag(picture: Picture, start: str, end: str) -> None:
    box = picture.place.bounding_box()
    assert box
    points = [picture.point(word) for word in (start, end)]
    (x1, y1), (x2, y2) = [(box["x"] + point["x"], box["y"] + point["y"]) for point in points]
    mouse = picture.page.mouse
    mouse.move(x1, y1)
    mouse.down()
    mouse.move((x1 + x2) / 2, (y1 + y2) / 2, steps=4)
    mouse.move(x2, y2, steps=4)
    mouse.up()


def table_of(guest: Guest) -> dict[str, Any]:
    guest.page.wait_for_url("**/t/*")
    found: dict[str, Any] = guest.ask("GET", f"/api/tables/{guest.page.url.rsplit('/', 1)[1]}")
    return found


def test_a_maze_is_drawn_from_nothing_and_played_on(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/make/pac-man")
    picture = Picture(ann, side=26, end=26)
    seen(page.get_by_text("A layout needs 4 ghosts, not 0."))
    draw_figures(picture)
    page.get_by_label("Draw symmetrically").select_option(label="quarter turns")
    choose(page, "Dot")
    picture.click("c1")
    seen(page.get_by_text(READY))
    choose(page, "Barrier")
    picture.click("b3v")
    expect(page.locator(".maze .barrier.laid")).to_have_count(4)
    page.get_by_label("Draw symmetrically").select_option(label="no")
    drag(picture, "c5h", "e5h")
    expect(page.locator(".maze .barrier.laid")).to_have_count(6)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".maze .barrier.laid")).to_have_count(4)
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".maze .barrier.laid")).to_have_count(6)
    drag(picture, "e9", "d9")
    assert violations(page) == []
    seen(page.get_by_text(READY))
    page.get_by_role("button", name="Try it").click()
    layout = table_of(ann)["options"]["layout"]
    assert layout["ghosts"] == ["d9", "a5", "e1", "i5"]
    assert set(layout["dots"]) == {"c1", "a7", "g9", "i3"}
    assert set(layout["barriers"]) == {"b3v", "c7h", "g6v", "f2h", "c5h", "e5h"}
    seen(page.get_by_role("application"))
    assert wait_for_turn(ann)
    heard = len(told(ann))
    page.keyboard.press(KEYS[asked(ann)["step"][0]])
    wait_for_answer(ann, heard)
    page.go_back()
    expect(page.locator(".maze .barrier.laid")).to_have_count(6)  # what was drawn is still there


def test_keys_alone_draw_and_a_fault_shines_where_it_is(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/make/pac-man")
    seen(page.get_by_role("button", name="windmill")).click()
    seen(page.get_by_text(READY))
    page.get_by_role("application").focus()
    for key in ("1", "ArrowLeft", "ArrowLeft", "ArrowLeft", "Enter"):  # a4h, across a5v: no; from d4h three to the left
        page.keyboard.press(key)
    expect(page.locator(".maze .barrier.laid")).to_have_count(11)
    for key in ("r", "Enter"):
        page.keyboard.press(key)
    seen(page.get_by_text("Barrier a4v"))
    expect(page.locator(".maze .barrier.wrong")).to_have_count(1)
    page.keyboard.press("Control+z")
    seen(page.get_by_text(READY))
    for key in ("3", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("p[aria-live]").filter(has_text="Pac-Man")).to_have_count(1)
    page.keyboard.press("Delete")
    seen(page.get_by_text("Pac-Man has no place yet."))
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+y")
    seen(page.get_by_text(READY))


def test_a_maze_goes_from_hand_to_hand_as_a_link_and_as_a_file(come: Come, tmp_path: Path) -> None:
    ann, bob = come("Ann"), come("Bob")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ann.go("/make/pac-man")
    seen(page.get_by_role("button", name="corners")).click()
    seen(page.get_by_text(READY))
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "mine.toml"
    coming.value.save_as(file)
    maze = check(read(file.read_text("utf-8"), "mine"))
    assert len(maze.barriers) == 14
    page.get_by_role("button", name="Copy the link").click()
    seen(page.get_by_text("Copied!"))
    link = page.evaluate("navigator.clipboard.readText()")
    assert len(link) < 300
    there = bob.go(link.removeprefix(page.evaluate("location.origin")))
    seen(there.get_by_text(READY))
    expect(there.locator(".maze .barrier.laid")).to_have_count(14)
    there.get_by_role("button", name="empty").click()
    expect(there.locator(".maze .barrier.laid")).to_have_count(0)
    there.get_by_label("Load a file").set_input_files(file)
    expect(there.locator(".maze .barrier.laid")).to_have_count(14)
    seen(there.get_by_text(READY))
    there.get_by_role("button", name="Use at a table").click()
    seen(there.get_by_text("maze with 14 barriers"))
    assert violations(there) == []
    there.get_by_role("button", name="Start the game").click()
    assert table_of(bob)["options"]["layout"]["barriers"] == list(maze.barriers)
    bob.go("/make/pac-man#b=AAAA")
    seen(there.get_by_text("This link does not hold a board."))


def test_bots_tell_how_fair_a_maze_is_and_can_be_stopped(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/make/pac-man")
    seen(page.get_by_role("button", name="few barriers")).click()
    seen(page.get_by_text(READY))
    page.get_by_role("button", name="Let bots play").click()
    seen(page.get_by_text("Pac-Man wins"))
    seen(page.get_by_text("Even would be 50 %."))
    assert violations(page) == []
    page.get_by_role("button", name="Stop").click()
    seen(page.get_by_role("button", name="Let bots play"))
    seen(page.get_by_text("Pac-Man wins"))


class Room:
    """The room of a board in the making: where a point of a hundred by a hundred lies on the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.place = seen(page.get_by_role("group", name="Board being made"))

    def point(self, x: float, y: float) -> tuple[float, float]:
        box = self.place.bounding_box()
        assert box
        unit = max(40.0, min(74.0, box["width"] / 8.6))
        left, top = unit * 0.78, unit * 0.62
        return left + (box["width"] - 2 * left) * x / 100, top + (box["height"] - 2 * top) * y / 100

    def tap(self, x: float, y: float) -> None:
        left, top = self.point(x, y)
        self.place.click(position={"x": left, "y": top})

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.place.scroll_into_view_if_needed()
        box = self.place.bounding_box()
        assert box
        (x1, y1), (x2, y2) = self.point(*start), self.point(*end)
        mouse = self.page.mouse
        mouse.move(box["x"] + x1, box["y"] + y1)
        mouse.down()
        mouse.move(box["x"] + (x1 + x2) / 2, box["y"] + (y1 + y2) / 2, steps=3)
        mouse.move(box["x"] + x2, box["y"] + y2, steps=3)
        mouse.up()


THINGS = (("mat", 50, 92), ("crate", 20, 60), ("lamp", 80, 60), ("table", 50, 10))


def test_a_board_is_made_from_nothing_and_played_on(come: Come, tmp_path: Path) -> None:
    ann = come("Ann")
    page = ann.go("/make/gouda-gouda")
    room = Room(page)
    seen(page.get_by_text("A board has 2 to 60 spaces, not 0."))
    for kind, x, y in THINGS:
        page.get_by_label("Looks like").first.select_option(kind)
        room.tap(x, y)
    page.get_by_role("radio", name="Planks").check(force=True)
    where = {kind: (x, y) for kind, x, y in THINGS}
    for low, high in (("mat", "crate"), ("mat", "lamp"), ("crate", "table")):
        room.drag(where[low], where[high])
    for kind in ("lamp", "table"):  # the same by two taps
        room.tap(*where[kind])
    page.get_by_role("radio", name="Things").check(force=True)
    for kind, worth in (("crate", "2"), ("lamp", "3"), ("table", "5")):
        room.tap(*where[kind])
        page.get_by_role("combobox", name="Cheese worth").select_option(worth)
    seen(page.get_by_text(READY))
    room.drag(where["crate"], (30, 50))
    page.get_by_role("button", name="Undo").click()
    assert violations(page) == []
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download").click()
    coming.value.save_as(tmp_path / "board.toml")
    made = read_board((tmp_path / "board.toml").read_text("utf-8"))
    assert {space.id: set(space.up) for space in made.spaces} == {
        "mat": {"crate", "lamp"},
        "crate": {"table"},
        "lamp": {"table"},
        "table": set(),
    }
    page.get_by_role("button", name="Try it").click()
    assert table_of(ann)["options"]["board"]["table"] == "table"
    while wait_for_turn(ann) and "name" not in asked(ann):
        heard = len(told(ann))
        page.get_by_role("button", name="Pass").first.click()
        wait_for_answer(ann, heard)
    heard = len(told(ann))
    seen(page.locator('[data-space="mat"]')).click()
    wait_for_answer(ann, heard)


def test_a_fault_of_a_board_is_marked_and_the_form_mends_it(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/make/gouda-gouda")
    seen(page.get_by_role("button", name="the cellar")).click()
    seen(page.get_by_text(READY))
    thing = page.locator('[data-space="suitcase"] .spot')
    thing.focus()
    page.keyboard.press("Enter")
    form = page.get_by_role("region", name="suitcase")
    seen(form.get_by_label("wooden box")).uncheck()
    seen(page.get_by_text("“suitcase” lies on no way"))
    expect(page.locator(".alarm")).to_have_count(1)
    assert violations(page) == []
    form.get_by_label("wooden box").check()
    seen(page.get_by_text(READY))
    thing.focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Delete")
    expect(page.locator('[data-space="suitcase"]')).to_have_count(0)
    seen(page.get_by_text(READY))
    page.keyboard.press("Control+z")
    expect(page.locator('[data-space="suitcase"]')).to_have_count(1)


def test_both_workshops_fit_a_telephone_in_the_dark(come: Come) -> None:
    for language, game, name in (("cs", "pac-man", "Vlastní bludiště"), ("fr", "gouda-gouda", "Créer un plateau")):
        ann = come("Ann", phone=True, language=language, color_scheme="dark")
        page = ann.go(f"/make/{game}")
        seen(page.get_by_role("heading", name=name))
        page.locator(".bar [role=group] button").nth(1).tap()
        seen(page.locator(".ready"))
        assert widest(page) <= 0
        assert violations(page) == []
