"""The workshop in the browser: a maze and a board made from nothing by mouse, touch and keys, and played on."""

import base64
import json
import zlib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Position, Route, expect

from cheeseboard.games.gouda_gouda.board import read_board
from cheeseboard.games.pac_man.layouts import check, read
from cheeseboard.words import Words
from web.browser import Guest, seen, until, violations, widest
from web.conftest import Come
from web.grooves import Picture, asked, told, wait_for_answer, wait_for_turn
from web.hands import Finger, Hand
from web.keys import by_keys
from web.say import ANY, like, plain, say, speaker

pac_man = speaker("pac-man")
gouda = speaker("gouda-gouda")

READY = say("web-make-good")
FIGURES = ("pac-man", "blinky", "pinky", "inky", "clyde")
STROKES = {"U": "ArrowUp", "D": "ArrowDown", "L": "ArrowLeft", "R": "ArrowRight", ".": "Enter"}
KEYS = {"up": "ArrowUp", "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight"}


def hand_of(guest: Guest, *, is_finger: bool) -> Hand:
    return Finger(guest.page) if is_finger else Hand(guest.page)


def choose(hand: Hand, tool: str) -> None:
    hand.tap(hand.page.get_by_role("radio", name=tool, exact=True).locator(".."))


def draw_figures(hand: Hand, picture: Picture) -> None:
    for tool, square in zip(FIGURES, ("e5", "e9", "a5", "e1", "i5"), strict=True):
        choose(hand, Words("en", "pac-man").word(tool))
        hand.tap(picture.place, picture.point(square))


def laid(page: Page) -> Locator:
    """The barriers of the maze in the making."""
    return page.get_by_role("application").locator("[data-wall=laid]")


def table_of(guest: Guest) -> dict[str, Any]:
    guest.page.wait_for_url("**/t/*")
    found: dict[str, Any] = guest.ask("GET", f"/api/tables/{guest.page.url.rsplit('/', 1)[1]}")
    return found


def step_on(guest: Guest, hand: Hand) -> None:
    """Play one step of Pac-Man or of a ghost by its button."""
    assert wait_for_turn(guest)
    heard, way = len(told(guest)), asked(guest)["step"][0]
    hand.tap(guest.page.locator(f"button[data-word='step {way}']"))
    wait_for_answer(guest, heard)


@pytest.mark.parametrize("is_finger", [False, True])
def test_a_maze_is_drawn_from_nothing_and_played_on(come: Come, is_finger: bool) -> None:
    ann = come("Ann", phone=is_finger)
    page, hand = ann.go("/make/pac-man"), hand_of(ann, is_finger=is_finger)
    picture = Picture(ann)
    seen(page.get_by_text(plain(pac_man("refused-layout-ghosts", needed=4, given=0))))
    draw_figures(hand, picture)
    page.get_by_label(say("web-make-mirror")).select_option(label=say("web-make-mirror-quarter"))
    choose(hand, say("web-make-tool-dot"))
    hand.tap(picture.place, picture.point("c1"))
    seen(page.get_by_text(READY))
    choose(hand, say("web-make-tool-barrier"))
    hand.tap(picture.place, picture.point("b3v"))
    expect(laid(page)).to_have_count(4)
    page.get_by_label(say("web-make-mirror")).select_option(label=say("web-make-mirror-none"))
    hand.drag(picture.place, picture.point("c5h"), picture.point("e5h"))
    expect(laid(page)).to_have_count(6)
    hand.tap(page.get_by_role("button", name=say("web-make-undo")))
    expect(laid(page)).to_have_count(4)
    hand.tap(page.get_by_role("button", name=say("web-make-redo")))
    expect(laid(page)).to_have_count(6)
    hand.drag(picture.place, picture.point("e9"), picture.point("d9"))
    assert violations(page) == []
    seen(page.get_by_text(READY))
    hand.tap(page.get_by_role("button", name=say("web-make-try")))
    layout = table_of(ann)["options"]["layout"]
    assert layout["ghosts"] == ["d9", "a5", "e1", "i5"]
    assert set(layout["dots"]) == {"c1", "a7", "g9", "i3"}
    assert set(layout["barriers"]) == {"b3v", "c7h", "g6v", "f2h", "c5h", "e5h"}
    step_on(ann, hand)
    page.go_back()
    expect(laid(page)).to_have_count(6)  # what was drawn is still there


def test_keys_alone_draw_a_maze_from_nothing_and_play_on_it(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/make/pac-man")
    seen(page.get_by_role("application")).focus()
    strokes = "3 . 4 U U U U . 5 L L L L D D D D . 6 R R R R D D D D . 7 R R R R U U U U . 2 D . D . U U U . U . 1 ."
    for stroke in strokes.split():
        page.keyboard.press(STROKES.get(stroke, stroke))
    seen(page.get_by_text(READY))
    expect(laid(page)).to_have_count(1)
    by_keys(page.get_by_role("button", name=say("web-make-try")))
    layout = table_of(ann)["options"]["layout"]
    assert (layout["pac_man"], layout["ghosts"]) == ("e5", ["e9", "a5", "e1", "i5"])
    assert layout["dots"] == ["i4", "i3", "i6", "i7"]
    seen(page.get_by_role("application"))
    assert wait_for_turn(ann)
    heard = len(told(ann))
    page.keyboard.press(KEYS[asked(ann)["step"][0]])
    wait_for_answer(ann, heard)


def test_keys_alone_draw_and_a_fault_shines_where_it_is(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/make/pac-man")
    seen(page.get_by_role("button", name=pac_man("option-layout-windmill").split(":")[0])).click()
    seen(page.get_by_text(READY))
    page.get_by_role("application").focus()
    for key in ("1", "ArrowLeft", "ArrowLeft", "ArrowLeft", "Enter"):  # a4h, across a5v: no; from d4h three to the left
        page.keyboard.press(key)
    expect(laid(page)).to_have_count(11)
    for key in ("r", "Enter"):
        page.keyboard.press(key)
    seen(page.get_by_text(plain(pac_man("refused-layout-crossing", near="a4–a5", far="b4–b5"))))
    expect(page.get_by_role("application").locator("[data-wall=wrong]")).to_have_count(1)
    page.keyboard.press("Control+z")
    seen(page.get_by_text(READY))
    for key in ("3", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[data-pointed]").filter(has_text=Words("en", "pac-man").word("pac-man"))).to_have_count(1)
    page.keyboard.press("Delete")
    seen(page.get_by_text(plain(pac_man("refused-layout-no-pac-man"))))
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+y")
    seen(page.get_by_text(READY))


def test_a_maze_goes_from_hand_to_hand_as_a_link_and_as_a_file(come: Come, tmp_path: Path) -> None:
    ann, bob = come("Ann"), come("Bob")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ann.go("/make/pac-man")
    seen(page.get_by_role("button", name=pac_man("option-layout-corners").split(":")[0])).click()
    seen(page.get_by_text(READY))
    with page.expect_download() as coming:
        page.get_by_role("button", name=say("web-make-download")).click()
    file = tmp_path / "mine.toml"
    coming.value.save_as(file)
    maze = check(read(file.read_text("utf-8"), "mine"))
    assert len(maze.barriers) == 14
    page.get_by_role("button", name=say("web-make-link")).click()
    until(lambda: say("web-make-link-copied") in ann.noticed())
    link = page.evaluate("navigator.clipboard.readText()")
    assert len(link) < 300
    there = bob.go(link.removeprefix(page.evaluate("location.origin")))
    seen(there.get_by_text(READY))
    expect(laid(there)).to_have_count(14)
    there.get_by_role("button", name=say("web-make-empty")).click()
    expect(laid(there)).to_have_count(0)
    there.get_by_label(say("web-make-load")).set_input_files(file)
    expect(laid(there)).to_have_count(14)
    seen(there.get_by_text(READY))
    there.get_by_role("button", name=say("web-make-use")).click()
    seen(there.get_by_text(say("web-make-own-pac-man", barriers=14)))
    assert violations(there) == []
    other = there.get_by_role("group", name=say("web-new-seat", number="B"))
    other.get_by_label(say("web-new-bot"), exact=True).check()
    there.get_by_role("button", name=say("web-new-start")).click()
    assert table_of(bob)["options"]["layout"]["barriers"] == list(maze.barriers)
    bob.go("/make/pac-man#b=AAAA")
    until(lambda: say("web-make-bad-link") in bob.noticed())


def test_bots_tell_how_fair_a_maze_is_and_can_be_stopped(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/make/pac-man")
    seen(page.get_by_role("button", name=pac_man("option-layout-maze-6"))).click()
    seen(page.get_by_text(READY))
    page.get_by_role("button", name=say("web-make-fair-go")).click()
    seen(page.get_by_text(like(say("web-make-fair-pac-man", share=ANY, low=ANY, high=ANY))))
    seen(page.get_by_text(like(say("web-make-fair-even", even=50, steps=ANY))))
    assert violations(page) == []
    page.get_by_role("button", name=say("web-make-fair-stop")).click()
    seen(page.get_by_role("button", name=say("web-make-fair-go")))
    seen(page.get_by_text(like(say("web-make-fair-pac-man", share=ANY, low=ANY, high=ANY))))


class Room:
    """The room of a board in the making: where a point of a hundred by a hundred lies on the page."""

    def __init__(self, page: Page) -> None:
        self.place = seen(page.get_by_role("group", name=say("web-make-board-label")))

    def point(self, x: float, y: float) -> Position:
        box = self.place.bounding_box()
        assert box
        unit = max(40.0, min(74.0, box["width"] / 8.6))
        left, top = unit * 0.78, unit * 0.62
        return {
            "x": left + (box["width"] - 2 * left) * x / 100,
            "y": top + (box["height"] - 2 * top) * y / 100,
        }


LADDER = ("crate", "crate-2", "crate-3", "crate-4")
THINGS = (("mat", 50, 92), ("crate", 20, 60), ("lamp", 80, 60), ("table", 50, 10))


def play_on(guest: Guest, hand: Hand, space: str) -> None:
    """The board that is tried out is drawn; whoever goes first on it, where no bot can win before, names a space."""
    board = table_of(guest)["options"]["board"]
    picture = guest.page.get_by_role("group", name=gouda("board-picture"))
    seen(picture.locator(f"[data-space='{space}']"))
    table = guest.put_up("gouda-gouda", 2, options={"board": board, "first": 0, "magic": "none"})
    guest.sit(table, 0)
    guest.post(table, "start", fill="greedy")
    guest.go(f"/t/{table}")
    named = seen(guest.page.locator(f"[data-asked=true] [data-word='name {space}']"))
    heard = len(told(guest))
    hand.tap(named)
    wait_for_answer(guest, heard)


@pytest.mark.parametrize("is_finger", [False, True])
def test_a_board_is_made_from_nothing_and_played_on(come: Come, tmp_path: Path, is_finger: bool) -> None:
    ann = come("Ann", phone=is_finger)
    ann.play_all_by_hand()  # else the page names the only space itself
    page, hand = ann.go("/make/gouda-gouda"), hand_of(ann, is_finger=is_finger)
    room = Room(page)
    seen(page.get_by_text(plain(gouda("refused-board-size", most=60, number=0))))
    for kind, x, y in THINGS:
        page.get_by_label(say("web-make-kind")).first.select_option(kind)
        hand.tap(room.place, room.point(x, y))
    choose(hand, say("web-make-tool-planks"))
    where = {kind: room.point(x, y) for kind, x, y in THINGS}
    for low, high in (("mat", "crate"), ("mat", "lamp"), ("crate", "table")):
        hand.drag(room.place, where[low], where[high])
    for kind in ("lamp", "table"):  # the same by two taps
        hand.tap(room.place, where[kind])
    choose(hand, say("web-make-tool-things"))
    for kind, value in (("crate", "2"), ("lamp", "3"), ("table", "5")):
        hand.tap(room.place, where[kind])
        page.get_by_role("combobox", name=say("web-make-cheese")).select_option(value)
    seen(page.get_by_text(READY))
    hand.drag(room.place, where["crate"], room.point(30, 50))
    hand.tap(page.get_by_role("button", name=say("web-make-undo")))
    assert violations(page) == []
    with page.expect_download() as coming:
        page.get_by_role("button", name=say("web-make-download")).click()
    coming.value.save_as(tmp_path / "board.toml")
    made = read_board((tmp_path / "board.toml").read_text("utf-8"))
    assert {space.id: set(space.up) for space in made.spaces} == {
        "mat": {"crate", "lamp"},
        "crate": {"table"},
        "lamp": {"table"},
        "table": set(),
    }
    hand.tap(page.get_by_role("button", name=say("web-make-try")))
    assert table_of(ann)["options"]["board"]["table"] == "table"
    play_on(ann, hand, "mat")


def test_keys_alone_make_a_board_and_play_on_it(come: Come) -> None:
    ann = come("Ann")
    ann.play_all_by_hand()
    page = ann.go("/make/gouda-gouda")
    seen(page.get_by_text(plain(gouda("refused-board-size", most=60, number=0))))
    for _ in LADDER:
        page.keyboard.press("n")
    page.get_by_role("radio", name=say("web-make-tool-things")).focus()
    page.keyboard.press("ArrowRight")
    for low, high in pairwise(LADDER):
        for space in (low, high):
            by_keys(page.locator(f'[data-space="{space}"] [role=button]'))
    page.get_by_role("radio", name=say("web-make-tool-planks")).focus()
    page.keyboard.press("ArrowLeft")
    for value, space in enumerate(LADDER[1:], 1):
        by_keys(page.locator(f'[data-space="{space}"] [role=button]'))
        page.get_by_role("combobox", name=say("web-make-cheese")).focus()
        for _ in range(value):
            page.keyboard.press("ArrowDown")
    page.get_by_role("checkbox", name=say("web-make-is-table")).focus()
    page.keyboard.press("Space")
    seen(page.get_by_text(READY))
    by_keys(page.get_by_role("button", name=say("web-make-try")))
    board = table_of(ann)["options"]["board"]
    assert (board["start"], board["table"]) == ([LADDER[0]], LADDER[-1])
    assert {space["id"]: space["up"] for space in board["spaces"]}[LADDER[0]] == [LADDER[1]]
    play_on(ann, hand_of(ann, is_finger=False), LADDER[0])


def test_a_fault_of_a_board_is_marked_and_the_form_mends_it(come: Come) -> None:
    ann = come("Ann")
    page = ann.go("/make/gouda-gouda")
    seen(page.get_by_role("button", name=gouda("option-board-cellar"))).click()
    seen(page.get_by_text(READY))
    thing = page.locator('[data-part=room] [data-space="suitcase"] [role=button]')
    thing.focus()
    page.keyboard.press("Enter")
    form = page.get_by_role("region", name=Words("en", "gouda-gouda").word("suitcase"))
    seen(form.get_by_label(gouda("word-wooden-box"))).uncheck()
    seen(page.get_by_text(plain(gouda("refused-board-off-the-way", space="suitcase"))))
    expect(page.locator("[data-part=problem]")).to_have_count(1)
    assert violations(page) == []
    form.get_by_label(gouda("word-wooden-box")).check()
    seen(page.get_by_text(READY))
    thing.focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Delete")
    expect(page.locator('[data-part=room] [data-space="suitcase"]')).to_have_count(0)
    seen(page.get_by_text(READY))
    page.keyboard.press("Control+z")
    expect(page.locator('[data-part=room] [data-space="suitcase"]')).to_have_count(1)


def test_both_workshops_fit_a_telephone_in_the_dark(come: Come) -> None:
    for language, game in (("cs", "pac-man"), ("fr", "gouda-gouda")):
        there = speaker(language=language)
        ann = come("Ann", phone=True, language=language, color_scheme="dark")
        page = ann.go(f"/make/{game}")
        seen(page.get_by_role("heading", name=there(f"web-make-{game}")))
        page.get_by_role("group", name=there("web-make-gallery")).get_by_role("button").nth(1).tap()
        seen(page.get_by_text(there("web-make-good")))
        assert widest(page) <= 0
        assert violations(page) == []


def link_of(board: object) -> str:
    """The part of an address that holds this board."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(json.dumps(board).encode()) + packer.flush()
    return "#b=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def draft_of(page: Page) -> str | None:
    """The board that this browser keeps for the next visit."""
    kept: str | None = page.evaluate("localStorage.getItem('cheeseboard-draft-gouda-gouda')")
    return kept


def test_a_link_with_what_is_no_board_is_refused_and_nothing_of_it_is_kept(come: Come) -> None:
    ann = come("Ann")
    space = {"kind": "mat", "x": 5, "y": 5, "up": []}
    many = [{"id": f"mat-{number}", **space} for number in range(61)]
    board = {"spaces": many, "start": [], "table": "", "cheese": []}
    for wrong in (board, {**board, "spaces": [None]}, [1, 2, 3], " " * 1_000_000):
        page = ann.go(f"/make/gouda-gouda{link_of(wrong)}")
        until(lambda: say("web-make-bad-link") in ann.noticed())
        expect(page.get_by_role("button", name=gouda("kind-mat"))).to_have_count(0)
        assert "mat" not in (draft_of(page) or "")
        ann.go("/about")


def test_a_draft_is_kept_only_once_it_was_checked(come: Come) -> None:
    ann = come("Ann")
    held: list[Route] = []
    ann.page.route("**/api/boards/check", lambda route: held.append(route))
    space = {"id": "mat", "kind": "mat", "x": 20, "y": 80, "up": []}
    link = link_of({"spaces": [space], "start": ["mat"], "table": "", "cheese": []})
    with ann.page.expect_request(lambda asked: "/boards/check" in asked.url and "mat" in (asked.post_data or "")):
        page = ann.go(f"/make/gouda-gouda{link}")
    assert draft_of(page) is None
    for route in held:
        route.continue_()
    seen(page.get_by_role("heading", name=say("web-make-faults")))
    assert "mat" in (draft_of(page) or "")
