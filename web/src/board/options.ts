/** Reads a game's options from their JSON Schema: for each a name, a sentence, and the values one may choose. */
import type { GameDetails } from "../protocol/generated/messages";

export type Value = string | number | boolean | null;

export interface Choice {
  value: Value;
  label: string;
}

export interface Bounds {
  least: number;
  most: number;
}

export interface Option {
  name: string;
  label: string;
  about: string;
  usual: unknown;
  /** With fewer seats it makes no difference. */
  leastSeats: number;
  /** Values to pick from; with `number` there are too many to list. */
  choices: Choice[];
  number: Bounds | null;
  /** It may also be a number for each seat. */
  perSeat: Bounds | null;
  /** It is a list of things of the game, which only the game's own picture can offer. */
  isPicture: boolean;
  /** It says who sits where. */
  isSeat: boolean;
}

/** How the page calls what the schema only counts. */
export interface OptionWords {
  yes: string;
  no: string;
  usual: string;
  /** The seats of the table, by number. */
  seats: string[];
}

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  enum?: Value[];
  const?: Value;
  type?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  leastSeats?: number;
  /** The number is that of a seat. */
  isSeat?: boolean;
}

const MOST_NUMBERS = 40; // more are typed in

/** The options that a person can set; boards of one's own have an editor of their own. */
export function optionsOf(facts: GameDetails, words: OptionWords): Option[] {
  const { properties, defs } = read(facts);
  return Object.entries(properties).flatMap(([name, property]) => {
    const parts = partsOf(property, defs);
    const usual = property.default ?? null;
    const range =
      parts.map(bounds).find((found) => found && found.most - found.least >= MOST_NUMBERS) ?? null;
    const listed = parts.flatMap((part) => valuesOf(part, words.seats.length));
    const values = [...listed.filter((value) => value === null), ...listed.filter((value) => value !== null)];
    if (isValue(usual) && !range && !values.includes(usual)) values.unshift(usual);
    const perSeat = parts.map(({ items }) => bounds(resolve(items ?? {}, defs))).find(Boolean) ?? null;
    const isPicture = parts.some(({ prefixItems }) => prefixItems?.length);
    if (values.length < 2 && !range && !perSeat && !isPicture) return [];
    const isSeat = parts.some((part) => part.isSeat);
    const choices = values.map((value) => ({ value, label: labelOf(facts, name, value, words, isSeat) }));
    const text = (key: string) => facts.words[key] ?? "";
    const [label, about] = [text(`option-${name}`) || name, text(`option-${name}-about`)];
    const leastSeats = property.leastSeats ?? 0;
    return [{ name, label, about, usual, leastSeats, choices, number: range, perSeat, isPicture, isSeat }];
  });
}

interface ListWords {
  own: string;
  thing: (word: string) => string;
  labelled: (label: string, text: string) => string;
}

/** What is not as usual at a table, in words: name of the option and its value. */
export function changedOptions(
  facts: GameDetails,
  given: Record<string, unknown>,
  words: OptionWords & ListWords,
): { label: string; text: string }[] {
  const { properties, defs } = read(facts);
  return Object.entries(properties).flatMap(([name, property]) => {
    const value = given[name];
    if (value === undefined || isSame(value, property.default ?? null)) return [];
    const isSeat = partsOf(property, defs).some((part) => part.isSeat);
    const label = facts.words[`option-${name}`] ?? name;
    if (isValue(value)) return [{ label, text: labelOf(facts, name, value, words, isSeat) }];
    return [{ label, text: listText(value, words) }];
  });
}

function listText(value: unknown, words: OptionWords & ListWords): string {
  if (!Array.isArray(value)) return words.own;
  const all = value as Value[];
  const isOfSeats = all.every((one) => typeof one === "number");
  return all
    .map((one, seat) =>
      isOfSeats ? words.labelled(words.seats[seat] ?? "", String(one)) : words.thing(String(one)),
    )
    .join(", ");
}

/** What was chosen, as far as it still goes with so many seats; else what is usual. */
export function fitting(option: Option, chosen: unknown, seats: number): unknown {
  if (chosen === undefined) return option.usual;
  const { perSeat, choices, number } = option;
  if (Array.isArray(chosen) && perSeat)
    return Array.from({ length: seats }, (_, seat) => (chosen as unknown[])[seat] ?? middle(perSeat));
  const isGone =
    isValue(chosen) && !number && choices.length && choices.every(({ value }) => value !== chosen);
  return isGone ? option.usual : chosen;
}

/** What was chosen and is not as usual. */
export function unusual(options: Option[], chosen: Record<string, unknown>): Record<string, unknown> {
  const changed = options.filter(({ name, usual }) => name in chosen && !isSame(chosen[name], usual));
  return Object.fromEntries(changed.map(({ name }) => [name, chosen[name]]));
}

/** Where to begin, if nothing was chosen yet. */
export const middle = ({ least, most }: Bounds): number => Math.round((least + most) / 2);

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function labelOf(
  facts: GameDetails,
  name: string,
  value: Value,
  words: OptionWords,
  isSeat: boolean,
): string {
  if (value === null) return words.usual;
  const own = facts.words[`option-${name}-${value}`];
  if (own) return own;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (isSeat && typeof value === "number") return words.seats[value] ?? String(value + 1);
  return String(value);
}

function valuesOf(part: Schema, seats: number): Value[] {
  if (part.enum) return [...part.enum];
  if (part.const !== undefined) return [part.const];
  if (part.type === "boolean") return [false, true];
  if (part.type === "null") return [null];
  const range = bounds(part);
  if (!range || range.most - range.least >= MOST_NUMBERS) return [];
  const all = Array.from({ length: range.most - range.least + 1 }, (_, index) => range.least + index);
  return part.isSeat ? all.filter((seat) => seat < seats) : all;
}

function bounds({ type, minimum, maximum }: Schema): Bounds | null {
  const isRange = type === "integer" && minimum !== undefined && maximum !== undefined;
  return isRange ? { least: minimum, most: maximum } : null;
}

function read(facts: GameDetails): { properties: Record<string, Schema>; defs: Record<string, Schema> } {
  const schema = facts.options as Schema;
  const defs = schema.$defs ?? {};
  return { properties: resolve(schema, defs).properties ?? {}, defs };
}

/** What a value may be: one kind, or one of several. */
function partsOf(schema: Schema, defs: Record<string, Schema>): Schema[] {
  const found = resolve(schema, defs);
  return found.anyOf?.flatMap((part) => partsOf(part, defs)) ?? [found];
}

function resolve(schema: Schema, defs: Record<string, Schema>): Schema {
  return schema.$ref ? (defs[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;
}

function isValue(value: unknown): value is Value {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
