"""Lessons and pictures over HTTP: every try is answered, nothing is kept, and no lesson is no fault of ours."""

from server.house import Served


def test_a_try_goes_on_is_beside_the_point_or_against_the_rules(server: Served) -> None:
    somebody = server.person()
    facts = somebody.ask("GET", "/api/games/quoridor/lesson")
    assert facts["steps"][0] == {"id": "walk", "answers": 1, "refused": ""}
    here = {"game": "quoridor", "step": 0}
    start = somebody.ask("POST", "/api/lesson", here)
    assert [moment["view"]["pawns"] for moment in start["moments"]] == [["e1", "e9"]]
    good = somebody.ask("POST", "/api/lesson", {**here, "do": "move e2"})
    assert [moment["view"]["pawns"] for moment in good["moments"]] == [["e2", "e9"], ["e2", "e8"]]
    assert good["done"] == ["move e2"]
    beside = somebody.ask("POST", "/api/lesson", {**here, "do": "move d1"})
    assert (beside["no"], beside["moments"]) == ("lesson-other", [])
    assert somebody.ask("POST", "/api/lesson", {**here, "do": "move e4"})["no"] == "too-far"
    assert somebody.ask("POST", "/api/lesson", {**here, "do": "?"})["no"] == "malformed-action"
    assert somebody.ask("POST", "/api/lesson", here) == start


def test_the_others_cards_stay_hidden_in_a_lesson(server: Served) -> None:
    """Ben sneaks with w8a in the first step; the learner has not seen it."""
    seen = server.person().reply("POST", "/api/lesson", {"game": "gouda-gangster", "step": 1})
    assert "w15a" in seen.text
    assert "w8a" not in seen.text


def test_what_is_not_there_is_refused(server: Served) -> None:
    somebody = server.person()
    assert somebody.refused("GET", "/api/games/nim/lesson") == (404, "no-lesson")
    assert somebody.refused("POST", "/api/lesson", {"game": "quoridor", "step": 50}) == (404, "unknown-lesson-step")
    assert somebody.refused("GET", "/api/games/nim/pictures") == (404, "no-rules-page")


def test_pictures_come_in_the_order_of_the_page(server: Served) -> None:
    pictures = server.person().ask("GET", "/api/games/quoridor/pictures")
    assert len(pictures) == 8
    assert pictures[0]["moment"]["view"]["barriers"] == ["b2h", "d3v"]
