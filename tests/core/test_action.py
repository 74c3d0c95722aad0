"""Actions and menus against the plainest way to list them, and against any text somebody could type."""

from collections import Counter
from itertools import combinations, islice, permutations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.core import Action, Form, Illegal, Menu, Slot, admits, canonical, expand, nth, sample, size
from cheeseboard.core.action import MAX_TEXT_LENGTH, Fill, index_of, parse_typed

VERBS = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True)
WORDS = st.from_regex(r"[A-Za-z0-9][A-Za-z0-9_.:@-]{0,8}", fullmatch=True)
ACTIONS = st.builds(Action, VERBS, st.lists(st.lists(WORDS, max_size=4).map(tuple), max_size=4).map(tuple))


@st.composite
def slots(pick: st.DrawFn) -> Slot:
    words = pick(st.lists(st.sampled_from(["a", "b", "trap"]), max_size=5))
    least = pick(st.integers(0, 4))
    return Slot(tuple(words), least, pick(st.integers(least, 7)))


@st.composite
def menus(pick: st.DrawFn) -> Menu:
    verbs = pick(st.lists(st.sampled_from(["move", "sneak", "pass", "roll"]), unique=True, max_size=3))
    return tuple(Form(verb, tuple(pick(st.lists(slots(), max_size=2)))) for verb in verbs)


def plain_fills(slot: Slot) -> set[Fill]:
    grouped = [word for word in dict.fromkeys(slot.words) for _ in range(slot.words.count(word))]
    return {fill for number in range(slot.least, slot.most + 1) for fill in combinations(grouped, number)}


def plain_list(menu: Menu) -> set[Action]:
    return {Action(form.verb, fills) for form in menu for fills in product(*map(plain_fills, form.slots))}


@given(ACTIONS)
def test_an_action_survives_being_written_and_read(action: Action) -> None:
    assert Action.parse(str(action)) == action


@given(ACTIONS, ACTIONS)
def test_different_actions_are_written_differently(one: Action, other: Action) -> None:
    assert (str(one) == str(other)) == (one == other)


@given(st.one_of(st.text(), st.text("aA09-+ _.:@;\n\t\r\0é"), ACTIONS.map(lambda action: f" {action}\n")))
def test_any_text_is_an_action_in_its_one_notation_or_illegal(text: str) -> None:
    try:
        action = Action.parse(text)
    except Illegal:
        pass
    else:
        assert str(action) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "Move e2", "move  e2", " move e2", "move e2 ", "move e2\n", "move +", "move e2+", "move -e2"),
        *("move a+-", "move é2", "-", "2", "move\te2", "move e2;", "move " + "a" * MAX_TEXT_LENGTH, "take ٣"),
    ],
)
def test_a_malformed_text_is_refused_with_its_beginning(text: str) -> None:
    with pytest.raises(Illegal) as caught:
        Action.parse(text)
    assert caught.value.code == "malformed-action"
    assert caught.value.params == {"text": text[:60]}


def test_the_longest_text_is_still_read_and_one_more_is_not() -> None:
    text = "a" * MAX_TEXT_LENGTH
    assert Action.parse(text) == Action(text)
    with pytest.raises(Illegal):
        Action.parse(text + "a")


@given(st.text() | st.text("abc+- emov2"), menus(), menus())
def test_whatever_is_typed_is_read_or_illegal(text: str, menu: Menu, grammar: Menu) -> None:
    try:
        action = parse_typed(menu, text, grammar)
    except Illegal:
        pass
    else:
        assert Action.parse(str(action)) == action


MENU: Menu = (
    Form("move", (Slot(("e2", "d1")),)),
    Form("wall", (Slot(("e2h", "x1")),)),
    Form("lay", (Slot(("x1",)),)),
    Form("pass"),
)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("e2", "move e2"), ("  move   e2 ", "move e2"), ("e2h", "wall e2h"), ("pass", "pass"), ("Wall E9H", "wall e9h")],
)
def test_the_verb_may_be_left_out_where_one_action_can_be_meant(typed: str, meant: str) -> None:
    assert str(parse_typed(MENU, typed)) == meant


@given(menus())
def test_what_is_on_the_menu_can_be_typed_as_it_is_written(menu: Menu) -> None:
    for action in islice(expand(menu), 30):
        assert parse_typed(menu, str(action)) == parse_typed((), str(action), menu) == action


def test_a_word_that_two_verbs_could_take_is_not_guessed() -> None:
    assert str(parse_typed(MENU, "x1")) == "x1"


def test_what_can_be_said_at_other_times_is_understood_by_the_grammar() -> None:
    grammar = (Form("move", (Slot(("e2", "e9")),)),)
    assert str(parse_typed((Form("pass"),), "e9", grammar)) == "move e9"
    assert str(parse_typed((Form("pass"),), "e9")) == "e9"


@given(menus())
def test_a_menu_lists_counts_and_admits_what_plain_listing_finds(menu: Menu) -> None:
    listed = list(expand(menu))
    assert set(listed) == plain_list(menu)
    assert len(listed) == len(set(listed)) == len({str(action) for action in listed}) == size(menu)


@given(menus())
def test_the_nth_action_is_the_nth_of_the_list_and_there_are_no_more(menu: Menu) -> None:
    assert [nth(menu, index) for index in range(size(menu))] == list(expand(menu))
    with pytest.raises(IndexError):
        nth(menu, size(menu))


@given(menus(), st.randoms(use_true_random=False))
def test_words_in_any_order_settle_to_the_listed_action(menu: Menu, rng: Random) -> None:
    for action in islice(expand(menu), 50):
        turned = Action(action.verb, tuple(tuple(rng.sample(fill, len(fill))) for fill in action.fills))
        assert admits(menu, turned)
        assert canonical(menu, turned) == action


@given(menus(), menus())
def test_a_menu_admits_nothing_that_it_does_not_list(menu: Menu, other: Menu) -> None:
    listed = plain_list(menu)
    for action in islice(expand(other), 100):
        orders = product(*(sorted(set(permutations(fill)))[:6] for fill in action.fills))
        same = any(Action(action.verb, tuple(fills)) in listed for fills in islice(orders, 200))
        assert admits(menu, action) or not same
        settled = canonical(menu, action)
        assert settled is None or settled in listed


@pytest.mark.parametrize(
    "text",
    [
        "take trap+trap+trap",
        "take -",
        "take a+b+trap+trap",
        "take a+a",
        "take z",
        "take a b",
        "take",
        "drop a",
        "take a -",
    ],
)
def test_too_many_too_few_or_other_words_are_not_admitted(text: str) -> None:
    menu = (Form("take", (Slot(("a", "trap", "b", "trap"), 1, 3),)),)
    assert not admits(menu, Action.parse(text))


def test_like_words_count_once() -> None:
    menu = (Form("set", (Slot(("trap", "trap", "cat"), 0, 3),)),)
    assert [str(action) for action in expand(menu)] == [
        "set trap+trap+cat",
        "set trap+trap",
        "set trap+cat",
        "set trap",
        "set cat",
        "set -",
    ]
    assert size((Form("pick", (Slot(("trap", "trap", "cat")),)),)) == 2


def test_twenty_cards_and_four_rooms_are_4194304_actions_without_listing() -> None:
    rooms, cards = ("attic", "bathroom", "cellar", "den"), tuple(f"w{number}" for number in range(20))
    menu = (Form("sneak", (Slot(rooms), Slot(cards, 0, 20))),)
    assert size(menu) == 4 * 2**20 == 4_194_304
    assert str(nth(menu, 0)) == "sneak attic " + "+".join(cards)
    assert str(nth(menu, size(menu) - 1)) == "sneak den -"
    assert canonical(menu, Action("sneak", (("den",), cards[::-1]))) == Action("sneak", (("den",), cards))
    assert all(admits(menu, sample(menu, Random(seed))) for seed in range(50))


def test_a_list_far_too_long_to_make_is_given_one_action_at_a_time() -> None:
    menu = (Form("take", (Slot(tuple(f"w{number}" for number in range(200)), 0, 200),)),)
    assert size(menu) == 2**200
    assert list(islice(expand(menu), 300)) == [nth(menu, index) for index in range(300)]
    assert str(nth(menu, 2**200 - 1)) == "take -"


class InTurn(Random):
    """Chooses 0, 1, 2 … one after the other."""

    calls = -1

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        self.calls += 1
        return self.calls % start


@given(menus().filter(lambda menu: size(menu) > 0))
def test_a_sample_takes_each_action_by_exactly_one_number(menu: Menu) -> None:
    rng = InTurn()
    assert Counter(sample(menu, rng) for _ in range(size(menu))) == Counter(expand(menu))


def test_samples_are_uniform_also_with_like_words() -> None:
    menu = (Form("set", (Slot(("trap", "trap", "trap", "cat"), 0, 4), Slot(("x", "y")))), Form("pass"))
    number, rng = 17_000, Random(2)
    counts = Counter(sample(menu, rng) for _ in range(number))
    expected = number / size(menu)
    assert size(menu) == len(counts) == 17
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 39.25  # 16 degrees of freedom, one in a thousand


def test_an_empty_menu_has_nothing() -> None:
    assert size(()) == 0
    assert list(expand(())) == []
    assert not admits((), Action("pass"))
    assert size((Form("take", (Slot((), 1, 1),)),)) == size((Form("take", (Slot(("a",), 2, 3),)),)) == 0
    assert list(expand((Form("pass"),))) == [Action("pass")]


@given(menus())
def test_every_action_has_its_place_on_the_menu(menu: Menu) -> None:
    assert [index_of(menu, action) for action in expand(menu)] == list(range(size(menu)))


def test_what_is_not_on_the_menu_has_no_place() -> None:
    with pytest.raises(ValueError, match="fly"):
        index_of((Form("pass"),), Action("fly"))
