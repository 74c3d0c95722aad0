/** What there is to check after a game: its dice, its cards or who began; each game names its own chance. */
import { say } from "../words/pageWords.svelte";
import type { Words } from "../words/words";

export function checkName(words: Words): string {
  return words.knows("check-chance") ? words.text("check-chance") : say("web-fair-run");
}
