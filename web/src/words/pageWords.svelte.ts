/** The words of the page in the chosen language, and those of a game with the names at its table. */
import { setLanguage, text } from "../protocol/server";
import { settings } from "../device/settings.svelte";
import type { Language } from "../device/languages";
import { Words } from "./words";

setLanguage(() => settings.language);

const files: Partial<Record<string, Promise<string>>> = {};

function file(path: string): Promise<string> {
  const known = files[path];
  if (known) return known;
  const coming = text(path);
  files[path] = coming;
  coming.catch(() => (files[path] = undefined)); // try again next time
  return coming;
}

/** Fluent texts for a game's table, English first: what a language lacks is said in English. */
export function gameTexts(game: string, language: Language): Promise<string[]> {
  const languages: Language[] = language === "en" ? ["en"] : ["en", language];
  return Promise.all(languages.map((one) => file(`/games/${encodeURIComponent(game)}/words/${one}`)));
}

/** The words of a game in the chosen language, with the names of the people at the table and who is spoken to. */
export async function gameWords(
  game: string,
  names: string[] = [],
  you: number | null = null,
): Promise<Words> {
  const language = settings.language;
  return new Words(language, await gameTexts(game, language), names, you);
}

/** What there is to check after a game: its dice, its cards or who began; each game names its own chance. */
export const checkName = (words: Words): string =>
  words.knows("check-chance") ? words.text("check-chance") : t("web-fair-run");

class PageWords {
  #words = $state.raw(new Words("en", []));
  #ready = $state(false);

  /** The words of everything around the games. Reading it in a component follows the language. */
  get words(): Words {
    return this.#words;
  }
  get ready(): boolean {
    return this.#ready;
  }

  async load(language: Language): Promise<void> {
    const texts = await file(`/words/${language}`);
    if (language !== settings.language) return;
    this.#words = new Words(language, [texts]);
    this.#ready = true;
  }
}

export const pageWords = new PageWords();

/** A sentence of the page: `t("web-home")`. */
export const t: Words["text"] = (key, args) => pageWords.words.text(key, args);

/** A label of the page and what it is about. */
export const labelled: Words["labelled"] = (label, text) => pageWords.words.labelled(label, text);

/** Why the page refuses something, and what to do next. */
export const refusalText: Words["refusal"] = (code, facts) => pageWords.words.refusal(code, facts);
