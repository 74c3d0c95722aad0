/** An action in words. */
import type { Words } from "./words";

/** Its verb and the words it is about, as people call them. */
export function actionText(words: Words, action: string): string {
  const [verb = "", ...rest] = action.split(" ");
  const name = words.knows(`verb-${verb}`) ? words.text(`verb-${verb}`) : verb;
  return [name, ...rest.map((word) => words.word(word))].join(" ");
}
