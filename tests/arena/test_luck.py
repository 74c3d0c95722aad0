"""What luck did: the sums have no rest, and over many games luck averages to nothing, whoever plays them out."""

from fractions import Fraction
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest
from msgspec import Struct

from cheeseboard.arena import luck
from cheeseboard.arena.luck import LuckAnalysis, LuckReport, estimate
from cheeseboard.arena.match import play_one
from cheeseboard.core import CHANCE, Action, Chance
from cheeseboard.core.chance import play_chance
from cheeseboard.core.history import History
from cheeseboard.core.verify import replay_file
from cheeseboard.games import find, find_kit


def reckoned(game_id: str, bots: list[str], options: Struct, number: int, times: int) -> LuckReport:
    """The account of one game of these bots."""
    file = play_one(game_id, bots, options, 9, number)
    return account_of(replay_file(find_kit(game_id), file), list(file.seat_names), times)


def account_of(history: History, bots: list[str], times: int) -> LuckReport:
    reckoning = LuckAnalysis(history, times)
    playing = partial(estimate, history.game.spec.id, history.options, bots, 5)
    return reckoning.report(dict(playing(place) for place in reckoning.playout_starts()))


def small(game_id: str, **options: Any) -> Struct:
    return find(game_id).spec.options(**options)


def adds_up(account: LuckReport) -> bool:
    """Without any rest, in every way of counting."""
    return all(
        account.start[seat] + sum(event.change[seat] for event in account.events) == share
        and share
        == account.start[seat] + account.luck(seat) + account.own_decisions(seat) + account.others_decisions(seat)
        for seat, share in enumerate(account.result)
    )


@pytest.mark.parametrize(
    ("game_id", "bots", "options"),
    [
        ("quoridor", ["greedy", "random"], {"size": 3}),
        ("nim", ["greedy", "random"], {"heap": 9}),
        ("pac-man", ["wanderer", "wanderer", "wanderer"], {"lives": 1, "patience": 5, "pac_man": "chance"}),
    ],
)
def test_the_changes_add_up_to_the_result(game_id: str, bots: list[str], options: dict[str, Any]) -> None:
    account = reckoned(game_id, bots, small(game_id, **options), 1, times=2)
    assert adds_up(account)
    assert sum(account.result) >= 1


def test_luck_averages_to_nothing_over_many_games() -> None:
    """On the smallest board of Quoridor one draw decides who begins, and that is all the luck there is."""
    options = small("quoridor", size=3)
    gains = [float(reckoned("quoridor", ["greedy", "greedy"], options, number, 4).luck(0)) for number in range(40)]
    assert abs(mean(gains)) < 3 * stdev(gains) / sqrt(len(gains)) + 1e-9
    assert stdev(gains) > 0.02  # or there would be nothing to average


def test_a_draw_that_is_weighed_wrongly_does_not_average_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: before the draw only the luckiest outcome is expected."""

    def too_hopeful(self: LuckAnalysis, n: int, turn: Chance, known: dict[str, Any], came: Any) -> Any:
        others = [known[f"{n}/{outcome}"] for outcome, _ in turn.outcomes if f"{n}/{outcome}" in known]
        return max([came, *others], key=lambda one: one.shares[0])

    monkeypatch.setattr(luck.LuckAnalysis, "_before_draw", too_hopeful)
    options = small("quoridor", size=3)
    accounts = [reckoned("quoridor", ["greedy", "greedy"], options, number, 4) for number in range(40)]
    gains = [float(account.luck(0)) for account in accounts]
    assert mean(gains) < -3 * stdev(gains) / sqrt(len(gains))
    assert all(adds_up(account) for account in accounts)


def test_before_a_draw_the_mean_of_all_outcomes_is_expected() -> None:
    account = reckoned("quoridor", ["greedy", "random"], small("quoridor", size=3), 0, times=3)
    (drawn,) = [event for event in account.events if event.seat == CHANCE]
    other = LuckAnalysis(
        replay_file(find_kit("quoridor"), play_one("quoridor", ["greedy", "random"], small("quoridor", size=3), 9, 0)),
        3,
    )
    places = {place.key: place for place in other.playout_starts()}
    (instead,) = [place for key, place in places.items() if key.startswith("0/")]
    _, found = estimate("quoridor", small("quoridor", size=3), ["greedy", "random"], 5, instead)
    after = account.start[0] + drawn.change[0]
    assert account.start[0] == (after + found.shares[0]) / 2


def test_who_resigns_pays_for_it_at_the_end() -> None:
    history = History.begin(find("nim"), small("nim", heap=9), 2)
    play_chance(history, bytes(32))
    history.add(-2, Action.parse("resign 0"))
    account = account_of(history, ["random", "random"], 5)
    assert (account.events[-1].seat, account.events[-1].action) == (-2, "resign 0")
    assert account.result == (Fraction(0), Fraction(1))
    assert adds_up(account)


@pytest.mark.soak
def test_dice_average_to_nothing_at_gouda_gouda() -> None:
    options = small("gouda-gouda")
    gains = [float(reckoned("gouda-gouda", ["random"] * 2, options, number, 2).luck(0)) for number in range(30)]
    assert abs(mean(gains)) < 3 * stdev(gains) / sqrt(len(gains))
