/** Reading a menu: the forms that a seat may fill in now. */
import type { Form, Menu } from "./generated/messages";

export function formOf(menu: Menu, verb: string): Form | undefined {
  return menu.find((form) => form.verb === verb);
}

/** Whether this menu leaves no choice; then the one action on it, as words. */
export function onlyAction(menu: Menu): string | null {
  const [form, ...others] = menu;
  if (!form || others.length) return null;
  const fills: string[] = [];
  for (const { words, least, most } of form.slots) {
    const isFixed = least === most && (words.length === most || new Set(words).size <= 1);
    if (!isFixed) return null;
    fills.push(words.slice(0, most).join("+") || "-");
  }
  return [form.verb, ...fills].join(" ");
}
