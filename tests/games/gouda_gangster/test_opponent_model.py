"""The opponent model: what past fights say about a rival's type."""

from math import log
from random import Random
from statistics import mean
from typing import Any

import pytest

from cheeseboard.bots import Question, make_bot
from cheeseboard.games.gouda_gangster import GAME
from cheeseboard.games.gouda_gangster.bots import opponent_model
from cheeseboard.games.gouda_gangster.bots.habitual_policy import SneakOption, sneak_options
from cheeseboard.games.gouda_gangster.bots.opponent_model import (
    ADAPTIVE,
    CARELESS,
    HABITUAL,
    TYPE_PRIOR,
    TypeWeights,
    type_posteriors,
)
from cheeseboard.games.gouda_gangster.cards import FULL_DECK, ROOMS, WEAPONS
from cheeseboard.games.gouda_gangster.events import (
    CardDrawn,
    CardLaid,
    CheeseFell,
    FighterRevealed,
    GoudaGangsterEvent,
    OwnCardDrawn,
    OwnRatSneakedIn,
    RatMovedThroughHole,
    RoundBegan,
)
from cheeseboard.games.gouda_gangster.state import Phase
from games.gouda_gangster.tables import side, table

SEATS = 3
ME = 1

Seen = list[GoudaGangsterEvent]


def dealt(cards: int = 3) -> Seen:
    """A piece falls into the basement, and everybody draws."""
    return [CheeseFell("basement"), *map(CardDrawn, [*range(SEATS)] * cards)]


def shown(seat: int, room: str, *cards: str) -> FighterRevealed:
    return FighterRevealed(seat, room, cards, len(cards), strength=0, hurt=0, round=1, final=0)


def fought(*more: GoudaGangsterEvent) -> Seen:
    """Two rats fight for the only piece and seat 2 throws good weapons into a room without any."""
    fight = [
        shown(0, "basement", "w18a", "w19a"),
        shown(1, "basement", "w17a", "w18b"),
        shown(2, "bedroom", "w19b", "w20a"),
    ]
    return [*dealt(), *more, *fight, RoundBegan(2, king=1)]


def p_habitual(weights: TypeWeights) -> float:
    return weights[HABITUAL]


def test_a_stranger_has_the_prior() -> None:
    assert type_posteriors([], SEATS, ME) == [TYPE_PRIOR] * SEATS
    assert type_posteriors(dealt(), SEATS, ME) == [TYPE_PRIOR] * SEATS, "nothing was shown yet"


def test_a_rat_that_does_what_no_habit_explains_is_less_likely_habitual() -> None:
    usual, _, odd = map(p_habitual, type_posteriors(fought(), SEATS, ME))
    assert usual > odd
    assert p_habitual(type_posteriors([*fought(), *fought()], SEATS, ME)[2]) < odd


def test_evidence_is_shared_with_the_others_but_own_fights_are_none() -> None:
    alone = [*dealt(), shown(0, "bedroom", "w19b", "w20a"), RoundBegan(2, king=1)]
    odd, _, other = map(p_habitual, type_posteriors(alone, SEATS, ME))
    assert odd < other < p_habitual(TYPE_PRIOR)
    assert type_posteriors(alone, SEATS, 0) == [TYPE_PRIOR] * SEATS


def test_a_card_laid_in_phase_5_is_no_evidence() -> None:
    later = CardLaid(0, "w19a")
    alone: Seen = [shown(0, "basement", "w18a"), RoundBegan(2, king=1)]
    both: Seen = [shown(0, "basement", "w18a", "w19a"), RoundBegan(2, king=1)]
    assert type_posteriors([*dealt(), later, *both], SEATS, ME) == type_posteriors([*dealt(), *alone], SEATS, ME)
    assert type_posteriors([*dealt(), *both], SEATS, ME) != type_posteriors([*dealt(), *alone], SEATS, ME)


def test_a_rat_that_came_through_a_hole_is_no_evidence() -> None:
    odd: Seen = [shown(2, "bedroom", "w19b", "w20a"), RoundBegan(2, king=1)]
    assert p_habitual(type_posteriors([*dealt(), *odd], SEATS, ME)[2]) < p_habitual(TYPE_PRIOR)
    assert type_posteriors([*dealt(), RatMovedThroughHole(2, "bedroom"), *odd], SEATS, ME)[2] == TYPE_PRIOR


def test_private_events_are_no_evidence() -> None:
    private = OwnCardDrawn("w5a"), OwnRatSneakedIn("basement", ("w18a", "w19a"), 2)
    assert type_posteriors(fought(*private), SEATS, ME) == type_posteriors(fought(), SEATS, ME)


def test_hands_are_sampled_from_the_deck_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    hands: set[str] = set()

    def noted(hand: tuple[str, ...], *rest: Any, is_final: bool) -> list[SneakOption]:
        hands.update(hand)
        return sneak_options(hand, *rest, is_final=is_final)

    monkeypatch.setattr(opponent_model, "sneak_options", noted)
    seen: Seen = [*dealt(9), shown(0, "basement", "w18a", "w19a"), RoundBegan(2, king=1)]
    type_posteriors(seen, SEATS, ME, "weapons")
    assert len(hands) > 20
    assert hands <= set(WEAPONS)


def sneaks(bot: str, deals: int) -> list[TypeWeights]:
    """The posterior of seat 0 of four after one round, deal by deal, if this bot sits there."""
    rng, found, others = Random(5), [], range(1, 4)
    for _ in range(deals):
        hands, fallen = rng.sample(FULL_DECK, 16), rng.choices(ROOMS, k=3)
        sides = [side(hand=" ".join(hands[seat::4])) for seat in range(4)]
        state = table(sides, Phase.SNEAK, pieces={room: fallen.count(room) for room in ROOMS})
        question = Question(0, GAME.view(state, 0), GAME.menu(state, 0))
        (room,), cards = make_bot(bot, "gouda-gangster", rng).choose(question).fills
        events: Seen = [*map(CheeseFell, fallen), *map(CardDrawn, [0, *others] * 4)]
        events += [RatMovedThroughHole(other, ROOMS[0]) for other in others]  # so that they are no evidence
        events += [shown(0, room, *cards), *[shown(other, ROOMS[0]) for other in others]]
        found.append(type_posteriors([*events, RoundBegan(2, king=1)], 4, ME)[0])
    return found


@pytest.mark.parametrize(
    ("bot", "kind"),
    [("greedy", HABITUAL), ("level-1", CARELESS), pytest.param("level-5", ADAPTIVE, marks=pytest.mark.slow)],
)
def test_what_a_bot_lays_makes_its_type_likelier(bot: str, kind: int) -> None:
    found = [mean(shares) for shares in zip(*sneaks(bot, 40), strict=True)]
    assert found[kind] > TYPE_PRIOR[kind]
    assert (found[HABITUAL] > TYPE_PRIOR[HABITUAL]) == (bot == "greedy")


def test_level_1_looks_more_careless_than_greedy() -> None:
    def looks_careless(bot: str) -> float:
        return mean(log(weights[CARELESS] / weights[ADAPTIVE]) for weights in sneaks(bot, 60))

    assert looks_careless("level-1") > looks_careless("greedy")
