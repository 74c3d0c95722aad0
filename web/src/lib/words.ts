/** Human words by Fluent: the same files and the same SEAT and WORD functions as on the server. */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Line } from "./types";

export const LANGUAGES = ["en", "cs", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const JOINED = "+";
const KEPT = 2_000; // sentences; after that it begins anew

export class Words {
  readonly language: Language;
  #bundle: FluentBundle;
  #names: string[];
  #you: number | null;
  /** What has been said already: a board says most of its sentences again at every message. */
  #said = new Map<string, string>();

  /** `texts`: Fluent files, later ones win; `names`: of the people at the table, by seat; `you`: who reads this. */
  constructor(language: Language, texts: string[], names: string[] = [], you: number | null = null) {
    this.language = language;
    this.#you = you;
    this.#names = distinct(names);
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        SEAT: ([seats]) => this.seat(plain(seats)),
        WORD: ([words], { form }) =>
          this.word(String(plain(words)), form === undefined ? "" : String(plain(form))),
      },
    });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence of this key; the key itself if nobody wrote one. */
  text(key: string, args: Record<string, FluentVariable> = {}): string {
    const wanted = `${key} ${JSON.stringify(args)}`;
    const known = this.#said.get(wanted);
    if (known !== undefined) return known;
    const message = this.#bundle.getMessage(key);
    const pattern = message?.attributes[this.#address(args)] ?? message?.value;
    const said = pattern ? this.#bundle.formatPattern(pattern, args, []) : key;
    if (this.#said.size >= KEPT) this.#said.clear();
    this.#said.set(wanted, said);
    return said;
  }

  /** The form of a sentence that speaks to its reader: what you do, what is done to yours, or both. */
  #address({ who, owner, whom }: Record<string, FluentVariable>): string {
    if (this.#you === null) return "";
    const isYou = (seat: FluentVariable | undefined): boolean =>
      seat !== undefined && String(seat) === String(this.#you);
    return [isYou(who) ? "you" : "", isYou(owner) || isYou(whom) ? "yours" : ""].filter(Boolean).join("-");
  }

  say(line: Line): string {
    return this.text(line.key, Object.fromEntries(line.args ?? []));
  }

  /** The name of a seat, or of several written 0+1. */
  seat(seats: number | string): string {
    return this.#join(
      String(seats)
        .split(JOINED)
        .map((seat) => this.#name(Number(seat))),
    );
  }

  /** A seat as a sign says it, outside of sentences: "You", or the name. */
  name(seat: number): string {
    return seat === this.#you ? this.text("web-me") : this.#name(seat);
  }

  /** A thing of the game, or several written a+b, as people call it. */
  word(words: string, form = ""): string {
    return this.#join(words.split(JOINED).map((word) => this.#oneWord(word, form)));
  }

  #name(seat: number): string {
    return this.#names[seat] ?? this.text("seat-number", { number: seat });
  }

  #oneWord(word: string, form: string): string {
    const message = this.#bundle.getMessage(`word-${word}`);
    const pattern = message?.attributes[form] ?? message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, {}, []) : word;
  }

  #join(words: string[]): string {
    if (words.length < 2) return words[0] ?? "";
    return `${words.slice(0, -1).join(", ")} ${this.text("and")} ${words.at(-1)}`;
  }
}

function plain(value: FluentValue | undefined): string | number {
  if (typeof value === "object") return value.valueOf() as string | number;
  return typeof value === "number" ? value : String(value ?? "");
}

/** Namesakes are told apart by their seat, as the boards number it. */
function distinct(names: string[]): string[] {
  return names.map((name, seat) =>
    names.filter((other) => other === name).length > 1 ? `${name} (${seat})` : name,
  );
}
