/** What is read out of the steps of a game, at a table, in a lesson or a puzzle. */
import { announcer } from "../ui/announcer.svelte";
import { t } from "../words/pageWords.svelte";
import type { Words } from "../words/words";
import type { Step } from "./props";

const MAX_READ = 5;

/** A sentence for each event; after a long absence only how much was missed, and the last step. */
export function spokenSteps(words: Pick<Words, "stepSentences">, steps: Step[]): string[] {
  if (steps.length <= MAX_READ) return words.stepSentences(steps);
  return [t("web-missed-steps", { number: steps.length }), ...words.stepSentences(steps.slice(-1))];
}

/** Read these steps out. None means that the screen was opened for somebody: what the last person heard goes. */
export function announceSteps(words: Pick<Words, "stepSentences">, steps: Step[]): void {
  if (steps.length) announcer.say(spokenSteps(words, steps));
  else announcer.clear();
}
