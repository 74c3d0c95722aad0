"""What a frame may do while one drags or a message is drawn. How long it takes is the computer's: see frames.py."""

from collections import Counter

import pytest

from web.conftest import Come
from web.frames import (
    FRAME_ENDS,
    GAMES,
    Event,
    after_a_frame,
    answer_all,
    barrier_in_hand,
    begun,
    of_the_main_thread,
    traced,
)

# Every change of the page outside the dragged barrier, from now on; what was read out goes after a while, unseen.
WATCH = """() => {
  window.elsewhere = [];
  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes)
      if (!target.parentElement?.closest('[data-part=preview]') && !target.dataset?.announcer)
        window.elsewhere.push(`${attributeName} of ${target.nodeName} ${target.className ?? target.data}`);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
# Parts of large drawings that move, from now on; each step of them would paint the whole drawing.
LOOK = """() => {
  window.moved = new Set();
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const drawing = effect.target.ownerSVGElement;
      const moves = effect.getKeyframes().some((frame) => "transform" in frame);
      if (moves && drawing?.querySelectorAll("*").length > 60) window.moved.add(effect.target.outerHTML.slice(0, 90));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
MESSAGES = 12
A_FEW = 2  # something else on the page may have its moment


def test_a_dragged_barrier_changes_nothing_else_and_nothing_is_laid_out_or_painted(come: Come) -> None:
    ann = come("Ann")
    begun(ann, "quoridor")
    drag = barrier_in_hand(ann, after_a_frame)
    ann.page.evaluate(WATCH)
    places = ann.page.evaluate_handle("new Set()")
    ann.page.evaluate(
        """(places) => {
          const preview = document.querySelector("[data-part=preview] > *");
          const look = () => places.add(preview.style.transform);
          new MutationObserver(look).observe(preview, { attributes: true });
        }""",
        places,
    )
    done = Counter(one["name"] for one in of_the_main_thread(traced(ann, drag, 1)))
    assert ann.page.evaluate("(places) => places.size", places) > 30, "it went from groove to groove"
    assert ann.page.evaluate("elsewhere") == []
    assert done[FRAME_ENDS] > 30
    assert done["Layout"] <= A_FEW, done
    assert done["Paint"] <= A_FEW, done


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if game != "quoridor"])  # whose bots do not hurry
def test_a_new_state_measures_nothing_and_moves_no_part_of_a_large_drawing(come: Come, game: str) -> None:
    """Who asks where something lies makes the browser lay out the page at once, and then again for the frame."""
    ann = come("Ann")
    table = begun(ann, game)
    ann.page.evaluate(LOOK)
    here = of_the_main_thread(traced(ann, lambda: answer_all(ann, table, lambda: len(ann.told()) > MESSAGES), 1))
    assert [one["name"] for one in here if one["name"] == "Layout" and _is_in_a_script(one, here)] == []
    assert ann.page.evaluate("[...moved]") == []


def _is_in_a_script(event: Event, here: list[Event]) -> bool:
    return any(
        one["ts"] <= event["ts"] < one["ts"] + one["dur"]
        for one in here
        if one["name"] == "FunctionCall" and one["args"]["data"].get("url")
    )
