"""Nobody learns what they may not know: imagine, canary and twins, side doors, and leaks planted to prove the tests."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cheeseboard.core import Action, Ask, Emitted, Event, Illegal, Refusal, Seat, expand, size
from cheeseboard.core.laws import Breach, walk
from cheeseboard.games.gouda_gouda import GAME, KIT, rules, windows
from cheeseboard.games.gouda_gouda import view as views
from cheeseboard.games.gouda_gouda.events import AgainPlayed, TransferPlayed
from cheeseboard.games.gouda_gouda.state import POWERS, Gouda, Options, Pile, Window
from games.gouda_gouda.streams import powers_named, powers_seen, random_game, same_bytes, twin
from games.gouda_gouda.tables import legal, play, table

OPTIONS = (
    Options(magic=3),
    Options(magic=5, start="spread", first=1),
    Options(magic=1, cheese="party"),
    Options(magic=4, board="kitchen", cheese="valued", first=0),
)


def twins_agree(seed: int, rows: int = 160) -> None:
    """A random game and, for each receiver, its twin: the same bytes at every row."""
    rng = Random(seed)
    seats = rng.choice((2, 3, 4, 5, 6))
    history = random_game(GAME, rng.choice(OPTIONS), seats, rng, rng.randrange(rows // 4, rows))
    for seat in (None, *range(seats)):
        same_bytes(history, twin(history, seat, rng), seat)


def canary_is_silent(seed: int, rows: int = 160) -> None:
    """No byte to any receiver names a power of which it has seen no card."""
    rng = Random(seed)
    seats = rng.choice((2, 3, 4, 5, 6))
    history = random_game(GAME, rng.choice(OPTIONS), seats, rng, rows)
    for state in history.states:
        for seat in (None, *range(seats)):
            extra = powers_named(GAME, state, seat) - powers_seen(state, seat)
            assert not extra, f"receiver {seat} reads of {extra}"


@pytest.mark.parametrize("seed", range(12))
def test_twins_receive_the_same_bytes(seed: int) -> None:
    twins_agree(seed)


@pytest.mark.parametrize("seed", range(12))
def test_canary_no_unseen_power_is_named(seed: int) -> None:
    canary_is_silent(seed)


@pytest.mark.soak
def test_twins_and_canary_for_long() -> None:
    for seed in range(100, 500):
        twins_agree(seed, 400)
        canary_is_silent(seed, 400)


def test_twins_really_differ_where_they_may() -> None:
    differing = answered = 0
    for seed in range(12):
        rng = Random(seed)
        history = random_game(GAME, Options(), 4, rng, 60)
        other = twin(history, 0, rng)
        differing += history.state.hands[1:] != other.state.hands[1:]
        answered += [row.seat for row in history.rows] != [row.seat for row in other.rows]
    assert differing > 6
    assert answered > 6


# Leaks planted on purpose: each must be found.


def only_holders_of_a_playable_card(state: Gouda, top: Window | Pile) -> tuple[Seat, ...]:
    """A tempting shortcut: why ask somebody who can only pass?"""
    excepted = top.cards[-1].seat if isinstance(top, Pile) else None
    return tuple(
        seat
        for seat, hand in enumerate(state.hands)
        if top.answers[seat] is None
        and seat != excepted
        and any(hand)
        and size(windows.window_menu(state, seat, top)) > 1
    )


def view_with(
    change: Callable[[Gouda, Seat | None, views.View], views.View],
) -> Callable[[Gouda, Seat | None], views.View]:
    honest = views.view
    return lambda state, seat: change(state, seat, honest(state, seat))


def leak_hands(state: Gouda, seat: Seat | None, view: views.View) -> views.View:
    return replace(view, hands=tuple(views._words(hand) for hand in state.hands))


def leak_who_answered(state: Gouda, seat: Seat | None, view: views.View) -> views.View:
    top = state.agenda[-1] if state.agenda else None
    if view.window is None or not isinstance(top, Window | Pile):
        return view
    waiting = tuple(s for s in view.window.asked if top.answers[s] is None)
    return replace(view, window=replace(view.window, asked=waiting))


def leak_what_was_answered(state: Gouda, seat: Seat | None, view: views.View) -> views.View:
    top = state.agenda[-1] if state.agenda else None
    if view.window is None or not isinstance(top, Window | Pile):
        return view
    cards = sum(answer is not None and answer.verb != "pass" for answer in top.answers)
    return replace(view, window=replace(view.window, answered=cards))


def leak_by_order(state: Gouda, seat: Seat | None, view: views.View) -> views.View:
    """Own cards are listed in an order that depends on the others' cards."""
    return replace(view, hand=view.hand[:: -1 if sum(hand[5] for hand in state.hands) % 2 else 1])


def caught() -> bool:
    """Whether one of the tests above fails now; with nothing planted they pass for the same seeds."""
    for seed in range(12):
        for check in (twins_agree, canary_is_silent):
            try:
                check(seed)
            except (AssertionError, Refusal, IndexError):
                return True
    return False


@pytest.mark.parametrize("change", [leak_hands, leak_who_answered, leak_what_was_answered, leak_by_order])
def test_a_leaking_view_is_caught(change: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "view", staticmethod(view_with(change)))
    assert caught()


def test_asking_only_holders_of_a_playable_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (rules, windows, views):
        monkeypatch.setattr(module, "asked", only_holders_of_a_playable_card)
    assert caught()
    with pytest.raises(Breach, match="imagine"):
        _walks(20)


def _walks(number: int) -> None:
    for seed in range(number):
        walk(KIT, Options(first=0), 4, Random(seed).randrange, 60)


def test_a_refusal_that_knows_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(state: Gouda, seat: Seat, action: Action) -> Illegal:
        threat = any(hand[5] for other, hand in enumerate(state.hands) if other != seat)
        return Illegal("you-would-be-nullified" if threat else "not-now")

    monkeypatch.setattr(type(GAME), "why_not", staticmethod(why_not))
    assert caught()


class Answered(Event, frozen=True):
    """Who has given a sealed answer: no event may tell."""

    seat: Seat


def test_an_event_of_who_has_answered_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = windows.seal

    def seal(state: Gouda, seat: Seat, action: Action) -> Gouda:
        return replace(honest(state, seat, action), events=(Emitted(Answered(seat)),))

    monkeypatch.setattr(rules, "seal", seal)
    assert caught()


def test_a_card_dealt_that_all_see_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rules._dealt

    def dealt(state: Gouda, power: str) -> Gouda:
        after = honest(state, power)
        return replace(after, events=tuple(replace(one, visible_to=None) for one in after.events))

    monkeypatch.setattr(rules, "_dealt", dealt)
    assert caught()


@pytest.mark.parametrize(("power", "event"), [("transfer", TransferPlayed(0, "floor")), ("again", AgainPlayed(0))])
def test_the_canary_hears_a_card_that_only_the_type_of_an_event_names(
    power: str, event: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = rules._dealt

    def dealt(state: Gouda, card: str) -> Gouda:
        after = honest(state, card)
        return replace(after, events=(*after.events, Emitted(event))) if card == power else after

    monkeypatch.setattr(rules, "_dealt", dealt)
    with pytest.raises(AssertionError, match=power):
        _listen(12)


def _listen(number: int) -> None:
    for seed in range(number):
        canary_is_silent(seed)


# Imagine.


def test_imagine_deals_unseen_cards_evenly() -> None:
    """Seat 0 sees all but eight cards; every deal of those is as likely as any other."""
    used = ((5, 5, 0, 0, 0, 0), (0, 0, 5, 4, 0, 0), (0, 0, 0, 0, 0, 0))  # left unseen: an improve, 5 worsen, 2 nullify
    state = replace(
        table(
            {"green-barrel": (5, 5, 5)}, "nullify nullify nullify", "worsen worsen", "improve", options=Options(magic=3)
        ),
        used=used,
    )
    unseen = ["improve"] + ["worsen"] * 5 + ["nullify"] * 2
    expected: Counter[tuple[tuple[str, ...], str]] = Counter()
    for a in range(8):
        for b in range(8):
            for c in range(8):
                if len({a, b, c}) == 3:
                    expected[tuple(sorted((unseen[a], unseen[b]))), unseen[c]] += 1
    found: Counter[tuple[tuple[str, ...], str]] = Counter()
    rng, number = Random(5), 6_000
    for _ in range(number):
        hands = GAME.imagine(GAME.view(state, 0), rng).hands
        names = [[power for power, count in zip(POWERS, hand, strict=True) for _ in range(count)] for hand in hands]
        assert names[0] == ["nullify"] * 3
        found[tuple(sorted(names[1])), names[2][0]] += 1
    _fits(found, expected, number)


def test_imagine_invents_evenly_who_has_answered_and_what() -> None:
    mice = {"old-chest": (1, 1, 1, 1), "green-barrel": (4, 4, 4, 4)}
    six = " ".join(POWERS)
    state = table(mice, six, six, six, six, options=Options(magic="set", first=0))
    state = play(state, "0 name old-chest", "- roll green+yellow+red+red", "2 improve red+red", "0 pass")
    who: Counter[Seat] = Counter()
    what: Counter[str] = Counter()
    rng, number = Random(6), 6_000
    for _ in range(number):
        top = GAME.imagine(GAME.view(state, 0), rng).agenda[-1]
        assert isinstance(top, Window)
        assert str(top.answers[0]) == "pass"
        (seat,) = (seat for seat in (1, 2, 3) if top.answers[seat] is not None)
        who[seat] += 1
        what[str(top.answers[seat])] += 1
    _fits(who, Counter({1: 1, 2: 1, 3: 1}), number)
    fresh = play(table(mice, six, six, six, six), "0 name old-chest", "- roll green+yellow+red+red")
    _fits(what, Counter(legal(fresh, 1)), number)


def _fits(found: Counter[Any], expected: Counter[Any], number: int) -> None:
    """A chi-square far from any doubt: mean = cells - 1, six standard deviations allowed."""
    assert set(found) <= set(expected)
    total = sum(expected.values())
    chi = sum((found[key] - number * ways / total) ** 2 / (number * ways / total) for key, ways in expected.items())
    freedom = len(expected) - 1
    assert chi < freedom + 6 * (2 * freedom) ** 0.5, (chi, freedom)


def test_with_a_set_all_hands_follow_from_what_was_played() -> None:
    state = play(GAME.new(Options(magic="set", first=0), 3), "0 name green-barrel", "- roll green+yellow+red+red+red")
    state = play(state, "1 improve red", "0 pass", "2 pass", "0 pass", "2 pass")
    for seat in (None, 0, 1, 2):
        assert GAME.imagine(GAME.view(state, seat), Random(1)).hands == state.hands


def test_who_only_watches_sees_no_cards() -> None:
    state = table({"green-barrel": (5, 5)}, "again again", "nullify", options=Options(magic=2))
    watched = GAME.view(state, None)
    assert (watched.hand, watched.cards, watched.hands) == ((), (2, 1), ())
    turn = GAME.turn(state)
    assert isinstance(turn, Ask)
    assert list(expand(GAME.menu(state, 1))) == []


@pytest.mark.parametrize("seed", range(6))
def test_imagine_fits_the_view_also_while_dice_and_cards_are_drawn(seed: int) -> None:
    rng = Random(seed)
    seats = rng.choice((2, 3, 4, 5, 6))
    phases = set()
    for state in random_game(GAME, rng.choice(OPTIONS), seats, rng, 120).states:
        for seat in (None, *range(seats)):
            seen = GAME.view(state, seat)
            guess = GAME.imagine(seen, rng)
            assert GAME.view(guess, seat) == seen
            assert type(GAME.turn(guess)) is type(GAME.turn(state))
            phases.add(seen.phase)
    assert {"deal", "throw", "window"} <= phases
