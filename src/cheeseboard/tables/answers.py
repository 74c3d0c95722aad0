"""An answer at the table: is the question still asked, is it on the menu, and what does chance make of it?

Nothing here writes; each function returns the change to be committed, or refuses.
"""

from typing import Any

from cheeseboard.core import CHANCE, Action, Chance, Illegal, NotYours, Over, Seat, Stale, canonical
from cheeseboard.core.chance import draw
from cheeseboard.tables.live import Live
from cheeseboard.tables.record import Change, Entry, Held, Ms, changed

SHORTEST_WINDOW: Ms = 1_500  # so that nobody can tell an order or a quick "pass" from a thought


def answer(live: Live, seat: Seat, action: Action, at: int, now: Ms, *, by: str = "", key: str = "") -> Change:
    """Play this seat's answer to the question it was asked at row `at`, and draw what follows from it."""
    must_run(live)
    if seat not in live.asked:
        raise NotYours("not-your-turn", seat=seat)
    if live.asked_at[seat] != at or live.holds_answer_of(seat):
        raise Stale("stale", at=live.asked_at[seat])
    settled = canonical(live.menu(seat), action)
    if settled is None:
        raise live.game.why_not(live.course.state, seat, action)
    if _comes_too_soon(live, now):
        held = Held(seat, at, str(settled), live.window_since + SHORTEST_WINDOW, by, key)
        return Change(changed(live.record, held=(*live.record.held, held)))
    return _play(live, seat, settled, now, by, key)


def release(live: Live, seat: Seat, at: int, now: Ms) -> Change:
    """Play the answer that was held back until its window had been open long enough."""
    must_run(live)
    held = next((held for held in live.record.held if (held.seat, held.at) == (seat, at)), None)
    if held is None or live.asked_at.get(seat) != at:
        raise Stale("stale", at=live.asked_at.get(seat, live.n))
    settled = canonical(live.menu(seat), Action.parse(held.action))
    if settled is None:
        raise Stale("stale", at=at)
    return _play(live, seat, settled, now, held.by, held.key)


def by_itself(live: Live, seat: Seat, at: int, now: Ms, by: str) -> Change:
    """The clock, or a standing order, plays the game's default for a seat."""
    if live.asked_at.get(seat) != at:
        raise Stale("stale", at=live.asked_at.get(seat, live.n))
    view = live.game.view(live.course.state, seat)
    return answer(live, seat, live.kit.default(view, live.menu(seat)), at, now, by=by)


def drawn(live: Live, now: Ms) -> Change:
    """What chance brings before the first question of a game that has just begun."""
    return _and_what_follows(live, [], live.course.state, now)


def must_run(live: Live) -> None:
    """Refuse what can only be done while the game is going on."""
    if live.record.phase == "open":
        raise Illegal("not-started")
    if live.is_over:
        raise Illegal("game-over")


def _comes_too_soon(live: Live, now: Ms) -> bool:
    """Whether an anonymous window is too young for any answer to show; bots among themselves need not wait.

    All early answers wait, not only the last: whoever sees one come at once knows that it was an order.
    """
    if not live.is_hushed:
        return False
    people = any(seated.person and not seated.bot for seated in live.record.seats)
    return people and now < live.window_since + SHORTEST_WINDOW


def _play(live: Live, seat: Seat, action: Action, now: Ms, by: str, key: str) -> Change:
    entry = Entry(live.n + 1, seat, str(action), now, by, key)
    return _and_what_follows(live, [entry], live.try_out(seat, action), now)


def _and_what_follows(live: Live, entries: list[Entry], state: Any, now: Ms) -> Change:
    """Let chance play until somebody is asked or it is over."""
    while isinstance(turn := live.game.turn(state), Chance):
        n = live.n + len(entries) + 1
        outcome = draw(live.draw_key, n, turn.outcomes)
        entries.append(Entry(n, CHANCE, str(outcome), now))
        state = live.game.play(state, CHANCE, outcome)
    record = live.record
    held = tuple(held for held in record.held if not entries or held.seat != entries[0].seat)
    if isinstance(turn, Over):
        record = changed(record, phase="over", offer=None, held=())
    elif record.offer is not None or held != record.held:
        record = changed(record, offer=None, held=held)
    return Change(record, tuple(entries))
