/** A seat of the table in words. */
import type { View } from "../../protocol/generated/gouda-gangster";
import type { Words } from "../../words/words";

export function sideText(view: View, seat: number, words: Words): string {
  const side = view.sides[seat];
  if (!side) return "";
  if (side.out) return words.text("tell-out", { who: seat, round: side.out });
  const key = view.options.goal === "last-rat" ? "tell-lives" : "tell-rats";
  const said = [words.text(key, { who: seat, rats: side.rats, cards: side.cards })];
  if (view.king === seat) said.push(words.text("board-king", { who: seat }));
  if (side.ready) said.push(words.text("board-ready", { who: seat }));
  if (side.covered) said.push(words.text("tell-covered", { who: seat, number: side.covered }));
  if (side.hole) said.push(words.text("tell-hole", { who: seat, room: side.hole }));
  else if (side.room) said.push(words.text("tell-room", { who: seat, room: side.room }));
  if (side.up.length) said.push(words.text("tell-up", { who: seat, cards: side.up.join("+") }));
  if (side.hurt) said.push(words.text("tell-hurt", { who: seat }));
  return said.join(" ");
}
