/** A new value made of as much of the old one as is equal, so that who compares by identity sees what has changed. */

export function structuralShare<T>(before: unknown, next: T): T {
  if (Object.is(before, next)) return next;
  if (typeof before !== "object" || typeof next !== "object" || !before || !next) return next;
  if (Array.isArray(next)) return Array.isArray(before) ? shareArray(before, next) : next;
  return Array.isArray(before) ? next : shareObject(before as Tree, next as T & Tree);
}

type Tree = Record<string, unknown>;

function shareArray<T>(before: unknown[], next: T & unknown[]): T {
  const made = next.map((one, place) => structuralShare(before[place], one));
  const isSame = made.length === before.length && made.every((one, place) => Object.is(one, before[place]));
  return (isSame ? before : made) as T;
}

function shareObject<T>(before: Tree, next: T & Tree): T {
  const names = Object.keys(next);
  const made: Tree = {};
  for (const name of names) made[name] = structuralShare(before[name], next[name]);
  const isSame =
    names.length === Object.keys(before).length && names.every((name) => Object.is(made[name], before[name]));
  return (isSame ? before : made) as T;
}
