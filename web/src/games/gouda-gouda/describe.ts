/** Spaces and players in words, for labels and for who taps on them to look closer. */
import type { Words } from "../../words/words";
import type { Board, View } from "../../protocol/generated/gouda-gouda";
import { heapOf } from "./view";

/** What a space is called; one of somebody's own board has only its id. */
export function spaceName(words: Words, space: string): string {
  const name = words.word(space);
  return name === space ? space.replaceAll("-", " ") : name;
}

export function spaceText(words: Words, view: View, board: Board, space: string): string {
  const mice = new Map(view.mice).get(space) ?? [];
  const heaps = heapOf(mice).map(([owner, number]) => words.text("board-heap", { owner, number }));
  const cheese = view.cheese
    .filter(([where]) => where === space)
    .map(([, worth]) =>
      view.options.cheese === "valued"
        ? words.text("board-cheese-worth", { worth })
        : words.text("board-cheese"),
    );
  const up = board.spaces.find((other) => other.id === space)?.up ?? [];
  const on = [...heaps, ...cheese];
  const there = on.length ? on.join(", ") : words.text("board-empty");
  const links = up.length ? ` ${words.text("tell-links", { up: up.join("+") })}` : "";
  return `${words.labelled(spaceName(words, space), there)}.${links}`;
}

export function playerText(words: Words, view: View, seat: number): string {
  const said: string[] = [];
  if (view.options.magic !== "none")
    said.push(words.text("tell-cards", { who: seat, number: view.cards[seat] ?? 0 }));
  const used = view.used[seat] ?? [];
  if (used.length) said.push(words.text("tell-used", { who: seat, cards: used.join("+") }));
  const points = view.points[seat] ?? 0;
  if (points && view.options.cheese === "valued")
    said.push(words.text("tell-eaten-worth", { who: seat, points }));
  else if (points) said.push(words.text("tell-eaten", { who: seat, number: points }));
  return said.join(" ");
}

/** A card on the pile: who played it, and on what. */
export function playedText(words: Words, seat: number, action: string): string {
  const [card = "", on] = action.split(" ");
  if (on === undefined || on === "card") return words.text("tell-pile", { who: seat, card });
  return words.text("tell-pile-on", { who: seat, card, words: on });
}

/** What a card on the pile does. */
export function effectText(words: Words, action: string): string {
  const [power = "", on] = action.split(" ");
  if (power === "nullify") return words.text(on === "card" ? "board-nullifies-card" : "board-nullifies-dice");
  return words.text(`board-power-${power}`);
}
