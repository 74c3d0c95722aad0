"""Positions of random games to draw, and a reader of drawings that knows nothing but their `data-` names."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

from cheeseboard.core import CHANCE, OPEN, Action, Chance, GameKit, Menu, Over, Seat, sample
from cheeseboard.core.options import random_options
from cheeseboard.core.playout import draw_outcome
from cheeseboard.games import find_kit, packages

VIEWS = 200  # of a game
PER_GAME = 16
MAX_STEPS = 300
DRAWN = [game_id for game_id in packages() if find_kit(game_id).draw]


class Position(NamedTuple):
    """What a drawing is made of, and the true state behind it."""

    state: Any
    seat: Seat | None
    view: Any
    menu: Menu
    last: Action | None


@cache
def positions(game_id: str) -> list[Position]:
    """Views of all kinds: every number of seats, any options, all seats and spectators, and all open after the end."""
    kit, found, number = find_kit(game_id), list[Position](), 0
    while len(found) < VIEWS:
        rng = Random(number)
        seats = kit.rules.spec.seats[number % len(kit.rules.spec.seats)]
        options = kit.rules.spec.options() if number % 2 else random_options(kit.rules, seats, rng.randrange)
        walked = list(_walk(kit, options, seats, rng))
        chosen = sorted(rng.sample(range(len(walked)), min(PER_GAME // 2, len(walked))))
        for state, last in (walked[index] for index in (*chosen, len(walked) - 1)):
            found += _positions(kit, state, seats, last, rng)
        number += 1
    return found


def _walk(kit: GameKit, options: Any, seats: int, rng: Random) -> Iterator[tuple[Any, Action | None]]:
    rules, last = kit.rules, None
    state = rules.new(options, seats)
    yield state, None
    for _ in range(rng.choice((20, 80, MAX_STEPS))):
        turn = rules.turn(state)
        if isinstance(turn, Over):
            return
        if isinstance(turn, Chance):
            seat, last = CHANCE, draw_outcome(turn, rng)
        else:
            seat = rng.choice(turn.seats)
            last = sample(rules.menu(state, seat), rng)
        state = rules.play(state, seat, last)
        yield state, last


def _positions(kit: GameKit, state: Any, seats: int, last: Action | None, rng: Random) -> Iterator[Position]:
    rules = kit.rules
    for seat in (None, rng.randrange(seats)):
        menu = () if seat is None else rules.menu(state, seat)
        yield Position(state, seat, rules.view(state, seat), menu, last)
    if isinstance(rules.turn(state), Over):
        yield Position(state, OPEN, rules.view(state, OPEN), (), last)


def reader(game_id: str) -> ModuleType:
    """`drawn_facts.py` beside the game's tests: the same facts from a view and from a drawing."""
    return import_module(f"games.{game_id.replace('-', '_')}.drawn_facts")


def parse(svg: str) -> ET.Element:
    """The document element; fails if this is not XML."""
    return ET.fromstring(svg)  # noqa: S314 - written by ourselves


class Drawing:
    """A drawing as somebody else's program reads it."""

    def __init__(self, svg: str) -> None:
        self.root = parse(svg)
        self.named = [
            {key.removeprefix("data-"): value for key, value in found.attrib.items() if key.startswith("data-")}
            for found in self.root.iter()
        ]

    def all(self, name: str) -> list[dict[str, str]]:
        """The `data-` names of all elements that have this one."""
        return [names for names in self.named if name in names]

    def counts(self, name: str) -> dict[int, int]:
        """A number that is drawn for each seat."""
        return {int(names["seat"]): int(names["value"]) for names in self.all("count") if names["count"] == name}

    def count(self, name: str) -> int:
        """A number that is drawn once."""
        [value] = [int(names["value"]) for names in self.all("count") if names["count"] == name]
        return value

    def targets(self) -> set[str]:
        """The legal actions that are marked."""
        return {names["target"] for names in self.all("target")}

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that are to act."""
        return tuple(int(seat) for seat in self.root.get("data-to-move", "").split())

    @property
    def end(self) -> str:
        """Why it is over."""
        return self.root.get("data-end", "")


def outside(svg: str) -> list[str]:
    """Whatever a drawing would load or run."""
    faults = []
    for found in parse(svg).iter():
        name = found.tag.rpartition("}")[2]
        if name in {"script", "foreignObject", "image", "iframe", "a", "animate", "set", "font-face"}:
            faults.append(name)
        for key, value in found.attrib.items():
            if key.rpartition("}")[2] == "href" and not value.startswith("#"):
                faults.append(f"{key}={value}")
            if key.startswith("on"):
                faults.append(key)
        text = " ".join([*found.attrib.values(), found.text or "" if name == "style" else ""])
        faults += [url for url in re.findall(r"url\(([^)]*)", text) if not url.startswith("#")]
        faults += re.findall(r"@import|@font-face|javascript:|//", text)
    return faults


def text_sizes(svg: str) -> Iterator[float]:
    """The sizes of all texts in pixels, at the natural size of the drawing."""
    root = parse(svg)
    by_id = {found.attrib["id"]: found for found in root.iter() if "id" in found.attrib}

    def within(found: ET.Element, scale: float, inherited: float) -> Iterator[float]:
        name = found.tag.rpartition("}")[2]
        for factors in re.findall(r"scale\(([^)]*)\)", found.get("transform", "")):
            scale *= min(abs(float(factor)) for factor in factors.split())
        inherited = float(found.get("font-size", inherited))
        if name in ("text", "tspan"):
            yield inherited * scale
        if name == "use":
            yield from within(by_id[found.attrib["href"][1:]], scale, inherited)
        for child in found if name != "defs" else ():
            yield from within(child, scale, inherited)

    yield from within(root, float(root.attrib["width"]) / float(root.attrib["viewBox"].split()[2]), 16)
