"""*Canary* in the browser: no sentence, picture or frame of one person names a card that only another one holds."""

from cheeseboard.words import Words
from web.browser import Guest, first_action, seen, until
from web.conftest import Come
from web.say import say

ANSWERS = 6  # each: the first round and into the second, before any card could have gone from hand to hand


def begun(ann: Guest, bob: Guest) -> str:
    """Gouda Gangster with weapons only, whose names no rule and no prompt speaks of; both read it in words, too."""
    table = ann.put_up("gouda-gangster", 3, options={"deck": "weapons"})
    for seat, guest in enumerate((ann, bob)):
        guest.sit(table, seat)
    ann.post(table, "start", fill="random")
    for guest in (ann, bob):
        guest.go(f"/t/{table}")
        seen(guest.page.get_by_role("tab", name=say("web-in-words"))).click()
        seen(guest.page.get_by_role("tabpanel").locator("p").first)
    return table


def hand_of(guest: Guest, seat: int) -> set[str]:
    """What is in this person's hand now, as people call it."""
    views = [one["view"] for one in guest.told() if "sides" in (one.get("view") or {})]
    return {Words("en", "gouda-gangster").word(card) for card in views[-1]["sides"][seat]["own"]["hand"]}


def named(guest: Guest, cards: set[str]) -> set[str]:
    """Which of these cards somebody's page or frames have ever named: sentences, labels, pictures."""
    html = guest.page.evaluate("document.documentElement.outerHTML")
    return {card for card in cards if any(card in text for text in (html, *guest.frames))}


def answer(guest: Guest, table: str, seat: int) -> bool:
    """Answer for this person, if they are asked, and wait until their page knows."""
    told = guest.told()[-1]
    if told.get("question") is None:
        return False
    menu = next(one["menu"] for one in reversed(guest.told()) if one.get("menu"))
    guest.play(table, first_action(menu), told["question"], seat)
    until(lambda: guest.told()[-1].get("question") != told["question"])
    return True


def test_nothing_that_is_said_or_drawn_names_a_card_in_anothers_hand(come: Come) -> None:
    ann, bob = come("Ann"), come("Bob")
    for guest in (ann, bob):
        guest.play_all_by_hand()  # or the page may answer a forced choice first
    table = begun(ann, bob)
    people = ((0, ann, bob), (1, bob, ann))
    for _ in range(ANSWERS):
        for seat, guest, other in people:
            hand = hand_of(guest, seat)
            assert hand
            until(lambda guest=guest, hand=hand: named(guest, hand) == hand, "one's own cards are named to oneself")  # type: ignore[misc]
            assert named(other, hand) == set()
        assert until(lambda: [seat for seat, guest, _ in people if answer(guest, table, seat)])
    said = [one["text"] for one in bob.told() if one.get("text")]
    assert sum(len(one.get("describe", ())) for one in said) > ANSWERS
    assert sum(len(one.get("events", ())) for one in said) > ANSWERS
