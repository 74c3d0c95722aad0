/** Reads a game's options from their JSON Schema: for each a name, a sentence, and the values one may choose. */
import type { GameDetails } from "../protocol/generated/messages";

export type Value = string | number | boolean | null;

export interface Choice {
  value: Value;
  label: string;
}

export interface Option {
  name: string;
  label: string;
  about: string;
  usual: Value;
  /** With fewer seats it makes no difference. */
  leastSeats: number;
  choices: Choice[];
}

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  enum?: Value[];
  const?: Value;
  type?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  leastSeats?: number;
}

const MOST_NUMBERS = 40;
const ROUND = 5;

/** The options that a person can pick; boards of one's own have an editor of their own. */
export function optionsOf(facts: GameDetails, words: { yes: string; no: string; usual: string }): Option[] {
  const schema = facts.options as Schema;
  const defs = schema.$defs ?? {};
  return Object.entries(resolve(schema, defs).properties ?? {}).flatMap(([name, property]) => {
    const values = valuesOf(property, defs);
    const usual = isValue(property.default) ? property.default : null;
    if (!values.includes(usual)) values.unshift(usual);
    if (values.length < 2) return [];
    const choices = values.map((value) => ({ value, label: labelOf(facts, name, value, words) }));
    const text = (key: string) => facts.words[key] ?? "";
    const [label, about] = [text(`option-${name}`) || name, text(`option-${name}-about`)];
    return [{ name, label, about, usual, leastSeats: property.leastSeats ?? 0, choices }];
  });
}

function labelOf(
  facts: GameDetails,
  name: string,
  value: Value,
  words: { yes: string; no: string; usual: string },
) {
  if (value === null) return words.usual;
  const own = facts.words[`option-${name}-${value}`];
  if (own) return own;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  return String(value);
}

function valuesOf(schema: Schema, defs: Record<string, Schema>): Value[] {
  const { enum: all, const: only, type, minimum, maximum, anyOf } = resolve(schema, defs);
  if (all) return [...all];
  if (only !== undefined) return [only];
  if (type === "boolean") return [false, true];
  if (type === "integer" && minimum !== undefined && maximum !== undefined) return range(minimum, maximum);
  return anyOf?.flatMap((part) => valuesOf(part, defs)) ?? [];
}

/** Every number where they are few, else the round ones. */
function range(least: number, most: number): number[] {
  const all = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return all.length <= MOST_NUMBERS ? all : all.filter((number) => number % ROUND === 0);
}

function resolve(schema: Schema, defs: Record<string, Schema>): Schema {
  return schema.$ref ? (defs[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;
}

function isValue(value: unknown): value is Value {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
