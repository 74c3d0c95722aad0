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

export function wordsFor(game: string, language: Language, names: string[] = []): Words {
  const root = "../../../src/cheeseboard";
  const own = `${root}/games/${game.replaceAll("-", "_")}/words`;
  const paths = [
    `${root}/words/en.ftl`,
    `${own}/en.ftl`,
    `${root}/words/${language}.ftl`,
    `${own}/${language}.ftl`,
  ];
  return new Words(
    language,
    paths.map((path) => texts[path] ?? ""),
    names,
  );
}
