"""Compares two folders of pictures pixel by pixel; Chromium decodes them, so no library for pictures is needed."""

import base64
import json
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

ALLOWED = Path(__file__).with_name("allowed.toml")
MOST_ALLOWED = 10
TILE = 24  # differences in neighbouring tiles of so many pixels belong together

# Gives back how many pixels differ, a rectangle around each group of them, and a picture that marks them.
LOOK = """async ([before, after, tile]) => {
  const read = async (text) => createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
  const [one, other] = [await read(before), await read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const canvas = new OffscreenCanvas(width, height);
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  const pixels = (picture) => {
    paper.clearRect(0, 0, width, height);
    paper.drawImage(picture, 0, 0);
    return new Uint32Array(paper.getImageData(0, 0, width, height).data.buffer);
  };
  const [was, is] = [pixels(one), pixels(other)];
  const columns = Math.ceil(width / tile);
  const tiles = new Map();
  const marks = paper.createImageData(width, height);
  const colours = new Uint32Array(marks.data.buffer);
  let count = 0;
  for (let at = 0; at < was.length; at++) {
    if (was[at] === is[at]) continue;
    count++;
    colours[at] = 0xffff00ff;
    const [x, y] = [at % width, Math.floor(at / width)];
    const key = Math.floor(y / tile) * columns + Math.floor(x / tile);
    const box = tiles.get(key);
    if (!box) tiles.set(key, [x, y, x + 1, y + 1]);
    else {
      box[0] = Math.min(box[0], x);
      box[2] = Math.max(box[2], x + 1);
      box[3] = y + 1;
    }
  }
  const boxes = [];
  for (const start of tiles.keys()) {
    const group = [Infinity, Infinity, 0, 0];
    const next = [start];
    while (next.length) {
      const key = next.pop();
      const box = tiles.get(key);
      if (!box) continue;
      tiles.delete(key);
      for (const side of [0, 1]) group[side] = Math.min(group[side], box[side]);
      for (const side of [2, 3]) group[side] = Math.max(group[side], box[side]);
      for (const down of [-1, 0, 1])
        for (const right of [-1, 0, 1]) {
          const column = (key % columns) + right;
          if (column >= 0 && column < columns) next.push(key + down * columns + right);
        }
    }
    boxes.push([group[0], group[1], group[2] - group[0], group[3] - group[1]]);
  }
  paper.clearRect(0, 0, width, height);
  paper.globalAlpha = 0.3;
  paper.drawImage(other, 0, 0);
  paper.globalAlpha = 1;
  paper.drawImage(await createImageBitmap(marks), 0, 0);
  paper.strokeStyle = "#f0f";
  for (const [x, y, w, h] of boxes) paper.strokeRect(x - 1.5, y - 1.5, w + 3, h + 3);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return [count, boxes, bytes.toBase64?.() ?? btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))];
}"""


class Box(NamedTuple):
    """A rectangle of a picture."""

    x: int
    y: int
    width: int
    height: int

    def is_inside(self, other: "Box") -> bool:
        """Whether all of this one is covered by the other."""
        return (
            other.x <= self.x
            and other.y <= self.y
            and self.x + self.width <= other.x + other.width
            and self.y + self.height <= other.y + other.height
        )

    def touches(self, other: "Box") -> bool:
        """Whether the two have pixels in common."""
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )

    def around(self, other: "Box") -> "Box":
        """The smallest rectangle that covers both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        right, bottom = (
            max(self.x + self.width, other.x + other.width),
            max(self.y + self.height, other.y + other.height),
        )
        return Box(x, y, right - x, bottom - y)


class Allowed(NamedTuple):
    """A difference that is meant: in pictures of this name (with * and ?), inside this rectangle, for this reason."""

    picture: str
    box: Box
    reason: str


class Difference(NamedTuple):
    """How two pictures of one name differ; `marked` is a picture of it."""

    picture: str
    pixels: int
    boxes: list[Box]
    marked: bytes = b""

    def left_over(self, allowed: list[Allowed]) -> list[Box]:
        """The rectangles that nobody has allowed."""
        mine = [one.box for one in allowed if fnmatchcase(self.picture, one.picture)]
        return [box for box in self.boxes if not any(box.is_inside(one) for one in mine)]


def read_allowed(path: Path = ALLOWED) -> list[Allowed]:
    """Read the list; it is short, and every line of it says why."""
    entries = tomllib.loads(path.read_text("utf-8")).get("allowed", [])
    found = [Allowed(one["picture"], Box(*one["rectangle"]), one["reason"].strip()) for one in entries]
    if len(found) > MOST_ALLOWED or not all(one.reason for one in found):
        raise SystemExit(f"{path}: at most {MOST_ALLOWED} differences, each with a reason")
    return found


def merged(boxes: list[Box]) -> list[Box]:
    """Rectangles that overlap become one."""
    apart: list[Box] = []
    for box in boxes:
        grown = box
        while touching := [one for one in apart if one.touches(grown)]:
            apart = [one for one in apart if one not in touching]
            for one in touching:
                grown = grown.around(one)
        apart.append(grown)
    return sorted(apart, key=lambda one: (one.y, one.x))


def differences(browser: Browser, before: Path, after: Path, only: str = "") -> list[Difference]:
    """All pictures of either folder that differ, or lack their counterpart; `only` those with this in their names."""
    page = browser.new_page()
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.png") if only in path.name})
    found = [_compare(page, name, before / name, after / name) for name in names]
    page.close()
    return [one for one in found if one.pixels]


def _compare(page: Page, name: str, before: Path, after: Path) -> Difference:
    if not (before.is_file() and after.is_file()):
        width, height = _size(before if before.is_file() else after)
        return Difference(name, width * height, [Box(0, 0, width, height)])
    was, now = before.read_bytes(), after.read_bytes()
    if was == now:
        return Difference(name, 0, [])
    pixels, boxes, marked = page.evaluate(LOOK, [*(base64.b64encode(one).decode() for one in (was, now)), TILE])
    return Difference(name, pixels, merged([Box(*box) for box in boxes]), base64.b64decode(marked))


def _size(picture: Path) -> tuple[int, int]:
    """Read width and height from the header of a PNG file."""
    header = picture.read_bytes()[16:24]
    return int.from_bytes(header[:4], "big"), int.from_bytes(header[4:], "big")


def same_browser(before: Path, after: Path, facts: str) -> bool:
    """Whether one version of Chromium took both folders; another one may draw letters otherwise."""
    one, other = (json.loads((folder / facts).read_text("utf-8"))["chromium"] for folder in (before, after))
    return bool(one == other)
