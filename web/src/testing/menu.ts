/** For tests: a menu as the list of its answers. */
import type { Menu, Slot } from "../protocol/generated/messages";

export function answers(menu: Menu): string[] {
  return menu.flatMap((form) =>
    form.slots
      .map(fills)
      .reduce<string[][]>(
        (done, next) => done.flatMap((parts) => next.map((part) => [...parts, part])),
        [[form.verb]],
      )
      .map((parts) => parts.join(" ")),
  );
}

export function admits(menu: Menu, action: string): boolean {
  const sorted = (text: string): string =>
    text
      .split(" ")
      .map((part) => part.split("+").sort().join("+"))
      .join(" ");
  return answers(menu).some((answer) => sorted(answer) === sorted(action));
}

function fills(slot: Slot): string[] {
  let sets = new Set([""]);
  for (const word of slot.words) {
    const longer = [...sets].map((set) => (set ? `${set}+${word}` : word));
    sets = new Set([...sets, ...longer.filter((set) => set.split("+").length <= slot.most)]);
  }
  return [...sets].filter((set) => (set ? set.split("+").length : 0) >= slot.least);
}
