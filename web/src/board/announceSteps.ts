/** What is read out of the steps of a game, at a table, in a lesson or a puzzle. */
import type { SomeEvent } from "../protocol/generated/messages";
import { announcer } from "../ui/announcer.svelte";
import { t } from "../words/pageWords.svelte";
import type { Words } from "../words/words";
import { kits } from "./kits";
import type { Step } from "./props";

const MAX_READ = 5;

/** In which words a step is told. */
type WordsOf = (step: Step) => Pick<Words, "stepSentences" | "sentence">;

/** A sentence for each event, and what else there is to say of it; after a long absence only how much was missed, and the last step. */
export function spokenSteps(game: string, steps: Step[], wordsOf: WordsOf): string[] {
  if (steps.length <= MAX_READ) return steps.flatMap((step) => spokenStep(game, step, wordsOf));
  return [
    t("web-missed-steps", { number: steps.length }),
    ...steps.slice(-1).flatMap((step) => spokenStep(game, step, wordsOf)),
  ];
}

function spokenStep(game: string, step: Step, wordsOf: WordsOf): string[] {
  const words = wordsOf(step);
  const remarks = (event: SomeEvent) => kits[game]?.remarks?.(event, step.events) ?? [];
  return step.events.flatMap((event) => [
    ...words.stepSentences([{ events: [event] }]),
    ...remarks(event).map((sentence) => words.sentence(sentence)),
  ]);
}

/** Read these steps out. None means that the screen was opened for somebody: what the last person heard goes. */
export function announceSteps(game: string, steps: Step[], wordsOf: WordsOf): void {
  if (steps.length) announcer.say(spokenSteps(game, steps, wordsOf));
  else announcer.clear();
}
