/** Boards come from an address, a file or an earlier visit; each game says by these which of them have the shape of one. */
const LONGEST_NAME = 40;

export type Claim = (value: unknown) => boolean;
export const isName: Claim = (value) => typeof value === "string" && value.length <= LONGEST_NAME;
export const isNumber: Claim = (value) => Number.isSafeInteger(value);
export const isList = (value: unknown, most: number, each: Claim): value is unknown[] =>
  Array.isArray(value) && value.length <= most && value.every(each);
export const isNames =
  (most: number): Claim =>
  (value) =>
    isList(value, most, isName);

/** Whether it has exactly these fields, each as it should be. */
export function isMadeOf(value: unknown, fields: Record<string, Claim>): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  const all = Object.entries(fields);
  return (
    names.length === all.length &&
    all.every(
      ([name, claim]) => Object.hasOwn(value, name) && claim((value as Record<string, unknown>)[name]),
    )
  );
}
