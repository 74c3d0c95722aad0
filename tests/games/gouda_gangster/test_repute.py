"""What is read from others' past fights: who does as rats usually do, and who does not."""

from cheeseboard.core import Line, line
from cheeseboard.games.gouda_gangster.repute import AT_FIRST, reputes

SEATS = 3
ME = 1


def dealt(cards: int = 3) -> list[Line]:
    """A piece falls into the basement, and everybody draws."""
    return [line("news-fall", room="basement"), *[line("news-draw", who=who) for who in range(SEATS)] * cards]


def shown(who: int, room: str, cards: str = "") -> Line:
    return line("news-shown", who=who, room=room, cards=cards) if cards else line("news-shown-bare", who=who, room=room)


def fought(*more: Line) -> list[Line]:
    """Two rats fight for the only piece and seat 2 throws good weapons into a room without any."""
    fight = [shown(0, "basement", "w18a+w19a"), shown(1, "basement", "w17a+w18b"), shown(2, "bedroom", "w19b+w20a")]
    return [*dealt(), *more, *fight, line("news-round", number=2, who=1)]


def test_a_stranger_is_judged_by_what_most_do() -> None:
    assert reputes([], SEATS, ME) == [AT_FIRST] * SEATS
    assert reputes(dealt(), SEATS, ME) == [AT_FIRST] * SEATS, "nothing was shown yet"


def test_who_does_what_no_habit_explains_loses_the_repute_of_habits() -> None:
    usual, _, odd = reputes(fought(), SEATS, ME)
    assert usual > odd
    assert reputes([*fought(), *fought()], SEATS, ME)[2] < odd


def test_what_one_rat_does_says_something_of_the_others_but_nothing_of_one_self() -> None:
    alone = [*dealt(), shown(0, "bedroom", "w19b+w20a"), line("news-round", number=2, who=1)]
    odd, _, other = reputes(alone, SEATS, ME)
    assert odd < other < AT_FIRST
    assert reputes(alone, SEATS, 0) == [AT_FIRST] * SEATS


def test_a_card_laid_in_phase_5_says_nothing_of_how_one_sneaked_in() -> None:
    later = line("news-lay", who=0, card="w19a")
    alone = [shown(0, "basement", "w18a"), line("news-round", number=2, who=1)]
    both = [shown(0, "basement", "w18a+w19a"), line("news-round", number=2, who=1)]
    assert reputes([*dealt(), later, *both], SEATS, ME) == reputes([*dealt(), *alone], SEATS, ME)
    assert reputes([*dealt(), *both], SEATS, ME) != reputes([*dealt(), *alone], SEATS, ME)


def test_who_came_through_a_hole_is_not_judged_by_the_room() -> None:
    odd = [shown(2, "bedroom", "w19b+w20a"), line("news-round", number=2, who=1)]
    assert reputes([*dealt(), *odd], SEATS, ME)[2] < AT_FIRST
    assert reputes([*dealt(), line("news-hole", who=2, room="bedroom"), *odd], SEATS, ME)[2] == AT_FIRST


def test_what_one_alone_has_heard_does_not_matter() -> None:
    private = [line("news-card", card="w5a"), line("news-own-sneak", room="basement", cards="w18a+w19a")]
    assert reputes(fought(*private), SEATS, ME) == reputes(fought(), SEATS, ME)
