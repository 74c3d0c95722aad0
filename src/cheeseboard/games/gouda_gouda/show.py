"""A view as a drawing in symbols and ids: the board as a ladder with a column of mice for every seat, roll, cards.

◣ is a cheese, ▯ a card in a hand, × a void die or cards used, ↑ – ↓ a green, yellow, red die, ? a die to be rolled.
"""

from cheeseboard.core import CHANCE, Seat
from cheeseboard.core.drawing import mark
from cheeseboard.games.gouda_gouda.board import Space, graph_of
from cheeseboard.games.gouda_gouda.view import View

MOUSE_SYMBOLS = "●▲◆■★✚"
CHEESE_SYMBOL = "◣"
DIE_SYMBOLS = {"green": ("good", "↑"), "yellow": ("faint", "–"), "red": ("bad", "↓"), "void": ("faint", "×")}
MAX_INDENT = 8  # of a space at the right edge of the board


def show(view: View) -> str:
    """The board from the table down, then the roll with its window and pile, then everybody's cards and cheese."""
    spaces = graph_of(view.options.board).board.spaces
    mice = dict(view.mice)
    width = max(len(space.id) for space in spaces) + MAX_INDENT
    rows = [
        _row(view, space, mice.get(space.id, ()), width)
        for space in sorted(spaces, key=lambda space: (space.y, space.x))
    ]
    return "\n".join([*rows, "", *_roll(view), *_seats(view)])


def _row(view: View, space: Space, mice: tuple[int, ...], width: int) -> str:
    here = mark("strong", "▶") if space.id == view.space else " "
    name = " " * (space.x * MAX_INDENT // 100) + space.id
    padded = " " * (width - len(name))
    name = mark("strong", name) if space.id == view.space else name
    worths = [worth for where, worth in view.cheese if where == space.id]
    are_alike = set(worths) <= {1}
    cheese = "".join(CHEESE_SYMBOL if are_alike else f"{CHEESE_SYMBOL}{worth}" for worth in worths)
    counts = [
        mark(f"seat-{seat}", f"{MOUSE_SYMBOLS[seat]}{number}") if number else mark("faint", " ·")
        for seat, number in enumerate(mice or (0,) * len(view.cards))
    ]
    links = f"↑ {' '.join(space.up)}" if space.up else ""
    cheeses = mark("strong", cheese) + " " * (6 - len(cheese))
    return f"{here} {name}{padded} {cheeses} {'  '.join(counts)}   {mark('faint', links)}"


def _roll(view: View) -> list[str]:
    rows = []
    if view.dice or view.throw:
        dice = [mark(*DIE_SYMBOLS[die]) for die in view.dice] + [mark("faint", "?")] * view.throw
        rows.append(f"  {mark(f'seat-{view.mover}', MOUSE_SYMBOLS[view.mover])} {' '.join(dice)}  → {view.space}")
    for number, (seat, card) in enumerate(view.pile):
        rows.append(f"  {'  ' * number}{'└ ' if number else ''}{_player(seat)} {card}")
    window = view.window
    if window is not None and view.phase in ("window", "pile"):
        asked = " ".join(mark(f"seat-{seat}", MOUSE_SYMBOLS[seat]) for seat in window.asked)
        mine = f"   {window.mine}" if window.mine else ""
        rows.append(f"  {'…' if window.kind == 'end' else '?'} {asked}   {window.answered}/{len(window.asked)}{mine}")
    return [*rows, ""] if rows else []


def _seats(view: View) -> list[str]:
    return [_seat(view, seat) for seat in range(len(view.cards))]


def _seat(view: View, seat: Seat) -> str:
    to_act = view.mover != CHANCE and seat == (view.mover if view.spreading is None else view.spreading)
    pointer = mark("strong", "▶") if to_act and not view.end else " "
    is_valued = view.options.cheese == "valued"
    eaten = "".join(f" {CHEESE_SYMBOL}{worth if is_valued else ''}" for owner, worth in view.eaten if owner == seat)
    if view.hands:
        hand = " ".join(view.hands[seat])
    elif seat == view.seat:
        hand = " ".join(view.hand)
    else:
        hand = "▯" * view.cards[seat]
    used = mark("faint", "× " + " ".join(view.used[seat])) if view.used[seat] else ""
    return f"{pointer} {_player(seat)}{mark('strong', eaten)}  {hand}   {used}".rstrip()


def _player(seat: Seat) -> str:
    return mark(f"seat-{seat}", f"{seat} {MOUSE_SYMBOLS[seat]}")
