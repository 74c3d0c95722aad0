/** What a person set on this device: language, colours, sound, movement, forced moves, notifications. */
import * as storage from "./storage";
import { LANGUAGES, type Language } from "./languages";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["auto", "full", "calm"] as const;
export type Motion = (typeof MOTIONS)[number];

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : undefined;

/** The first of our languages that the browser asks for. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === short.find((tag) => isOneOf(LANGUAGES, tag))) ?? "en";
}

function isOneOf<T extends string>(all: readonly T[], value: string | null): value is T {
  return all.some((one) => one === value);
}

function choice<T extends string>(name: string, all: readonly T[], usual: T): T {
  const kept = storage.read(name);
  return isOneOf(all, kept) ? kept : usual;
}

class Settings {
  #language = $state<Language>(choice("language", LANGUAGES, browserLanguage()));
  #theme = $state<Theme>(choice("theme", THEMES, "auto"));
  #motion = $state<Motion>(choice("motion", MOTIONS, "auto"));
  #sound = $state(storage.read("sound") !== "off");
  #autoplay = $state(storage.read("autoplay") !== "off");
  #notify = $state(storage.read("notify") === "on");
  #logInWords = $state(storage.read("log") === "words");
  #still = $state(still?.matches ?? false);

  constructor() {
    still?.addEventListener("change", () => (this.#still = still.matches));
  }

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    storage.write("language", language);
  }
  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    storage.write("theme", theme);
  }
  get motion(): Motion {
    return this.#motion;
  }
  set motion(motion: Motion) {
    this.#motion = motion;
    storage.write("motion", motion);
  }
  /** Nothing should move. */
  get reducedMotion(): boolean {
    return this.#motion === "calm" || (this.#motion === "auto" && this.#still);
  }
  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    storage.write("sound", on ? "on" : "off");
  }
  /** Play by itself where an open game leaves no choice. */
  get autoplay(): boolean {
    return this.#autoplay;
  }
  set autoplay(on: boolean) {
    this.#autoplay = on;
    storage.write("autoplay", on ? "on" : "off");
  }
  /** The log tells everything in sentences, without signs. */
  get logInWords(): boolean {
    return this.#logInWords;
  }
  set logInWords(on: boolean) {
    this.#logInWords = on;
    storage.write("log", on ? "words" : "signs");
  }
  /** Show a notification of the system when it is one's turn and the page is not seen. */
  get notify(): boolean {
    return this.#notify;
  }
  set notify(on: boolean) {
    this.#notify = on;
    storage.write("notify", on ? "on" : "off");
  }
}

export const settings = new Settings();
