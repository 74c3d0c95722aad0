/** Views recorded by `tools/web_recordings.py` from real games, and the words to go with them; for the gallery and tests. */
import type { Language } from "../device/languages";
import { Words } from "../words/words";
import type { Form, Over, Step } from "../protocol/generated/messages";

export interface Recorded {
  name: string;
  names: string[];
  seat: number | null;
  n: number;
  view: unknown;
  menu: Form[];
  asked: number[];
  asked_count: number;
  steps: Step[];
  over: Over | null;
  orders: string[];
}

const files = import.meta.glob<Recorded[]>("../protocol/generated/recorded/*.json", {
  eager: true,
  import: "default",
});
const texts = import.meta.glob<string>("../../../src/cheeseboard/**/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const GAMES = Object.keys(files).map((path) => path.split("/").at(-1)?.replace(".json", "") ?? "");

export function recorded(game: string): Recorded[] {
  return files[`../protocol/generated/recorded/${game}.json`] ?? [];
}

const spoken = new Map<string, Words>();

/** Read once: parsing the sentences of a game takes longer than most tests. */
export function wordsFor(game: string, language: Language, names: string[] = []): Words {
  const key = [game, language, ...names].join();
  const words = spoken.get(key) ?? new Words(language, textsOf(game, language), names);
  spoken.set(key, words);
  return words;
}

function textsOf(game: string, language: Language): string[] {
  const root = "../../../src/cheeseboard";
  const folders = [`${root}/words`, `${root}/games/${game.replaceAll("-", "_")}/words`];
  return ["en", language].flatMap((one) => folders.map((folder) => texts[`${folder}/${one}.ftl`] ?? ""));
}
