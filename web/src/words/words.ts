/** Human words by Fluent: the same files and the same SEAT and WORD functions as on the server. */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import type { Language } from "../device/languages";
import type { Sentence, SomeEvent } from "../protocol/generated/messages";

const JOINED = "+";
const AMONG = "among-";
const KEPT = 2_000; // sentences; after that it begins anew
const ENDING_RULING = /( \([^()]*\))?$/;

/** A number with the minus sign of the printed boards: −10, not -10. */
class SignedNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return withMinus(super.toString(...scope));
  }
}

/** A number outside of sentences, with the same minus sign. */
export const withMinus = (number: number | string): string => String(number).replace("-", "−");

export class Words {
  readonly language: Language;
  #bundle: FluentBundle;
  #texts: string[];
  #names: string[];
  #you: number | null;
  /** How a bot is called that plays for the reader. */
  #yourBot = "";
  #withStandIns = new Map<string, Words>();
  /** What has been said already: a board says most of its sentences again at every message. */
  #said = new Map<string, string>();

  /** `texts`: Fluent files, later ones win; `names`: of the people at the table, by seat; `you`: who reads this. */
  constructor(language: Language, texts: string[], names: string[] = [], you: number | null = null) {
    this.language = language;
    this.#you = you;
    this.#texts = texts;
    this.#names = distinct(names);
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        SEAT: ([seats], { after }) =>
          this.seatNames(plain(seats), after === undefined ? [] : [String(plain(after))]),
        WORD: ([words], { form }) =>
          this.word(String(plain(words)), form === undefined ? "" : String(plain(form))),
      },
    });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** The same words for what happened while bots played for these seats: not their owners did it. */
  withStandIns(seats: readonly number[]): Words {
    if (!seats.length) return this;
    const wanted = seats.join(JOINED);
    const known = this.#withStandIns.get(wanted);
    if (known) return known;
    const yours = this.text("web-your-bot");
    const names = this.#names.map((who, seat) => {
      if (!seats.includes(seat)) return who;
      return seat === this.#you ? yours : this.text("web-name-of-bot", { who });
    });
    const you = this.#you !== null && seats.includes(this.#you) ? null : this.#you;
    const words = new Words(this.language, this.#texts, names, you);
    words.#yourBot = yours;
    this.#withStandIns.set(wanted, words);
    return words;
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
    const form = this.#form(Object.keys(message?.attributes ?? {}), args);
    const pattern = message?.attributes[form] ?? message?.value;
    const text = pattern ? this.#bundle.formatPattern(pattern, signed(this.#argsOf(form, args)), []) : key;
    const isFirst = this.#yourBot && text.startsWith(this.#yourBot);
    const said = isFirst ? text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1) : text;
    if (this.#said.size >= KEPT) this.#said.clear();
    this.#said.set(wanted, said);
    return said;
  }

  /** Why something was refused and what to do next; the ruling that it names stays last: "No. Do this. (Q-3)". */
  refusal(code: string, facts: Record<string, FluentVariable> = {}): string {
    const next = this.#bundle.getMessage(`refused-${code}`)?.attributes.next;
    const why = this.text(`refused-${code}`, facts);
    if (!next) return why;
    return why.replace(ENDING_RULING, (ruling) => ` ${this.#bundle.formatPattern(next, facts, [])}${ruling}`);
  }

  /**
   * The form that speaks to its reader: `you-spy-owner` where both arguments are the reader; the most of them count.
   * Else the one for a reader who is one of several: `among-winners`; else the one for several arguments that are
   * alike: `same-mover-owner`.
   */
  #form(forms: string[], args: Record<string, FluentVariable>): string {
    const value = (name: string): string => String(args[name]);
    const isYou = (name: string): boolean => value(name) === String(this.#you);
    const split = forms.map((form) => form.split("-"));
    const speaking = split
      .filter(([kind, ...names]) => kind === "you" && names.every(isYou))
      .sort((one, other) => other.length - one.length);
    const among = split.filter(
      ([kind, name = ""]) => kind === "among" && seatsIn(args[name]).includes(String(this.#you)),
    );
    const alike = split.filter(([kind, ...names]) => kind === "same" && new Set(names.map(value)).size === 1);
    return (speaking[0] ?? among[0] ?? alike[0] ?? []).join("-");
  }

  /** Where a sentence says "you and" of several, the argument names the others. */
  #argsOf(form: string, args: Record<string, FluentVariable>): Record<string, FluentVariable> {
    if (!form.startsWith(AMONG)) return args;
    const name = form.slice(AMONG.length);
    const others = seatsIn(args[name]).filter((seat) => seat !== String(this.#you));
    return { ...args, [name]: others.join(JOINED) };
  }

  /** What happened in these steps, a sentence for each event; none for events of a newer server. */
  stepSentences(steps: { events: SomeEvent[] }[]): string[] {
    const known = steps.flatMap(({ events }) => events.filter(({ type }) => this.knows(`event-${type}`)));
    return known.map((event) => this.event(event));
  }

  /** What happened, in a sentence: its key is the event's type, its arguments are the event's fields. */
  event(event: { type: string }, kind = ""): string {
    const { type, ...fields } = event as SomeEvent;
    const args = Object.entries(fields).map(([name, value]) => [name, argument(value)] as const);
    return this.text(`event-${type}${kind}`, Object.fromEntries(args));
  }

  /** A sentence about something that is no event. */
  sentence({ key, args }: Sentence): string {
    return this.text(key, Object.fromEntries(args ?? []));
  }

  /** The name of a seat, or of several written 0+1; `before`: who else is named, first of all. */
  seatNames(seats: number | string, before: string[] = []): string {
    const names = String(seats)
      .split(JOINED)
      .map((seat) => this.#name(Number(seat)));
    return this.#join([...before, ...names]);
  }

  /** A seat as a sign says it, outside of sentences: "You", or the name. */
  seatLabel(seat: number): string {
    return seat === this.#you ? this.text("web-me") : this.#name(seat);
  }

  /** A label and what it is about: "Rules: Quoridor". */
  labelled(label: string, text: string): string {
    return this.text("labelled", { label, text });
  }

  /** A label that stands before something else than text. */
  label(label: string): string {
    return this.labelled(label, "").trimEnd();
  }

  /** A thing of the game, or several written a+b, as people call it; alike ones are counted: 3× green. */
  word(words: string, form = ""): string {
    const all = words.split(JOINED);
    const counted = [...new Set(all)].map((word) => {
      const number = all.filter((other) => other === word).length;
      const name = this.#oneWord(word, form);
      return number > 1 ? `${number}× ${name}` : name;
    });
    return this.#join(counted);
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

function signed(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const pairs = Object.entries(args).map(([name, value]) => {
    const isBelow = typeof value === "number" && value < 0;
    return [name, isBelow ? new SignedNumber(value) : value] as const;
  });
  return Object.fromEntries(pairs);
}

/** The seats of an argument that names several, written 0+1. */
function seatsIn(value: FluentVariable | undefined): string[] {
  return typeof value === "string" && value.includes(JOINED) ? value.split(JOINED) : [];
}

function argument(value: SomeEvent[string]): string | number {
  if (Array.isArray(value)) return value.join(JOINED);
  return typeof value === "boolean" ? String(value) : value;
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
