/** The one sentence that says what is wanted now, and what the big button would do. */
import type { Words } from "../../words/words";
import { verbNow, type Question, type Selection } from "./selection";
import { kindOf, printed } from "./cardArt";
import type { View } from "../../protocol/generated/gouda-gangster";

/** What this seat is asked for; "" if it is not asked. */
export function questionText(question: Question, selection: Selection, words: Words): string {
  const { menu } = question;
  if (!menu.length) return "";
  if (menu.some((form) => form.verb === "spy")) return words.text("board-spy");
  switch (verbNow(question, selection)) {
    case "sneak":
      return words.text(selection.rooms.length ? "board-sneak-cards" : "board-sneak-room");
    case "gangster":
      return words.text(selection.rooms.length ? "board-gangster-to" : "board-gangster-from");
    case "hole":
      return words.text("board-hole-to");
    default:
      return words.text("board-reinforce");
  }
}

/** What happens while this seat waits. */
export function waitingText(view: View, seat: number | null, words: Words): string {
  const own = seat === null ? undefined : view.sides[seat];
  if (view.phase === "over") return words.text(`tell-over-${view.end}`, { who: view.winners.join("+") });
  if (own?.out) return words.text("board-out");
  const thinking = view.playing.filter((other) => !view.sides[other]?.ready).join("+");
  switch (view.phase) {
    case "sneak":
      return words.text(own?.ready ? "board-sneaked" : "tell-phase-sneak", { who: thinking });
    case "spy":
    case "reinforce":
      return words.text(`tell-phase-${view.phase}`, { who: view.to_act });
    case "turn":
      return words.text("tell-phase-turn", { who: view.to_act, whom: view.target });
    default:
      return words.text("board-begins");
  }
}

/** What the big button says, or what still has to be chosen before it can be pressed. */
export function buttonLabel(question: Question, selection: Selection, words: Words): string {
  const [room = "", to = ""] = selection.rooms;
  const card = question.hand[selection.cards[0] ?? -1] ?? "";
  switch (verbNow(question, selection)) {
    case "sneak":
      return room
        ? words.text("board-do-sneak", { room, number: selection.cards.length })
        : words.text("board-choose-room");
    case "gangster":
      return to ? words.text("board-do-gangster", { room, to }) : words.text("board-choose-room");
    case "hole":
      return room ? words.text("board-do-hole", { room }) : words.text("board-choose-room");
    case "nail":
      return words.text("board-do-nail");
    case "lay":
      return words.text("board-do-lay", { card });
    default:
      return words.text("board-choose-card");
  }
}

/** What a card does, and when. */
export function cardText(words: Words, card: string): string {
  const what = kindOf(card) === "weapon" ? "weapon" : card;
  return words.text(`board-about-${what}`, { card, number: printed(card) ?? 0 });
}
