"""Shows that a change of the web client has not changed what people see.

    python tools/pictures/compare.py take --out DIR           take a picture of every screen of this tree
    python tools/pictures/compare.py since DIR                take them and compare them with those in DIR
    python tools/pictures/compare.py against REF              the same with a commit, whose pictures are taken first
    python tools/pictures/compare.py compare BEFORE AFTER     compare two folders of pictures

The exit code is 0 only if every difference lies in a rectangle that tools/pictures/allowed.toml gives a reason for.
"""

import argparse
import shutil
import signal
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from pictures.pixels import Difference, differences, read_allowed, same_browser
from pictures.still import FLAGS
from pictures.take import FACTS, take
from pictures.trees import ROOT, build, checked_out

SHOWN = 5  # rectangles of one picture that are printed


def compare(before: Path, after: Path, marked: Path, only: str = "") -> bool:
    """Print every difference, write pictures of them, and say whether all are allowed."""
    if not same_browser(before, after, FACTS):
        raise SystemExit("These pictures were taken by two versions of Chromium: take the older ones again.")
    allowed = read_allowed()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        found = differences(browser, before, after, only)
        browser.close()
    shutil.rmtree(marked, ignore_errors=True)
    marked.mkdir(parents=True)
    for one in found:
        print(line(one, len(one.left_over(allowed))))
        if one.marked:
            (marked / one.picture).write_bytes(one.marked)
    wrong = [one for one in found if one.left_over(allowed)]
    total = len(list(after.glob("*.png")))
    print(f"{total} pictures, {len(found)} differ, {len(wrong)} of them where it is not allowed", end="")
    print(f"; the differences are marked in {marked}" if found else "")
    return not wrong


def line(one: Difference, left_over: int) -> str:
    """What is said of one picture."""
    boxes = " ".join(f"{box.width}x{box.height}+{box.x}+{box.y}" for box in one.boxes[:SHOWN])
    more = f" and {len(one.boxes) - SHOWN} more" if len(one.boxes) > SHOWN else ""
    return f"{'DIFFERS' if left_over else 'allowed'} {one.picture}: {one.pixels} pixels in {boxes}{more}"


def picture_tree(tree: Path, out: Path, given: argparse.Namespace) -> None:
    """Build the web client of a tree and take its pictures."""
    build(tree)
    take(tree, out, given.only, given.jobs)


def picture_commit(ref: str, out: Path, given: argparse.Namespace) -> None:
    """The same for a commit."""
    with checked_out(ref) as tree:
        picture_tree(tree, out, given)


def run(given: argparse.Namespace) -> bool:
    """Do what was asked; false if something differs."""
    if given.verb == "compare":
        return compare(given.before, given.after, given.after / "differences")
    if given.verb == "take":
        if given.ref:
            picture_commit(given.ref, given.out, given)
        else:
            picture_tree(given.tree.resolve(), given.out, given)
        return True
    out = given.out or Path(tempfile.mkdtemp(prefix="cheeseboard-pictures-"))
    before = given.before if given.verb == "since" else out / "before"
    if given.verb == "against":
        picture_commit(given.ref, before, given)
    picture_tree(given.tree.resolve(), out / "after", given)
    return compare(before, out / "after", out / "differences", given.only)


def arguments() -> argparse.ArgumentParser:
    """The verbs and their options."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    verb = {name: verbs.add_parser(name) for name in ("take", "compare", "since", "against")}
    for name in ("compare", "since"):
        verb[name].add_argument("before", type=Path, help="folder of pictures")
    verb["compare"].add_argument("after", type=Path, help="folder of pictures")
    verb["against"].add_argument("ref", help="commit, branch or tag")
    verb["take"].add_argument("--ref", help="a commit, branch or tag instead of a tree")
    for name in ("take", "since", "against"):
        verb[name].add_argument("--tree", type=Path, default=ROOT, help="whose pictures; usually this tree's")
        verb[name].add_argument("--only", default="", help="only screens with this in their names")
        verb[name].add_argument("--jobs", type=int, default=2, help="how many Chromiums work at once")
        verb[name].add_argument("--out", type=Path, required=name == "take", help="folder for pictures")
    return parser


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended from outside"))  # ends server and Chromium, too
    sys.exit(0 if run(arguments().parse_args()) else 1)
