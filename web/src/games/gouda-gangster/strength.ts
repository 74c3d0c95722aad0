/** How strong a rat is, as a sign and in words. The sum is the view's; here stands only how it comes about. */
import type { SideView } from "../../protocol/generated/gouda-gangster";
import { withMinus, type Words } from "../../words/words";
import { printed } from "./cardArt";

export interface Strength {
  /** How it comes about, such as "12 − 10 = "; "" if nothing was lost. */
  loss: string;
  /** Such as "2", or "4 + ?" where cards lie face down. */
  sum: string;
  words: string;
}

/** `isOwn`: one's own face-down cards count as well, for one knows them. */
export function strengthOf(side: SideView, words: Words, isOwn: boolean): Strength {
  const cards = [...side.up, ...(isOwn ? (side.own?.down ?? []) : [])];
  const whole = cards.reduce((sum, card) => sum + (printed(card) ?? 0), 0);
  const { strength: number } = side;
  const isOpen = side.covered > 0 && !isOwn;
  const said = side.hurt
    ? words.text("board-strength-hurt", { whole, loss: whole - number, number })
    : words.text("board-strength", { number });
  return {
    loss: side.hurt ? `${whole} − ${whole - number} = ` : "",
    sum: isOpen ? `${withMinus(number)} + ?` : withMinus(number),
    words: isOpen ? `${said} ${words.text("board-strength-more")}` : said,
  };
}
