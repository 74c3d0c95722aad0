/** The menu of a table leads to the ruling that the last refusal named. */
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { TableStore } from "./tableStore.svelte";
import type { GameDetails } from "../protocol/generated/messages";
import { Words } from "../words/words";
import TableMenu from "./TableMenu.svelte";

function rulesLink(why: string | null): string | null {
  const { container } = render(TableMenu, {
    store: { refused: why === null ? null : { why } } as unknown as TableStore,
    facts: { id: "quoridor", bots: [], auto_pass: [] } as unknown as GameDetails,
    words: new Words("en", []),
    seat: null,
    name: "",
    isRunning: false,
    autoPass: "",
    setAutoPass: () => undefined,
    letBotPlay: () => undefined,
    close: () => undefined,
  });
  return container.querySelector('a[href^="/rules"]')?.getAttribute("href") ?? null;
}

test("with a refusal that names a ruling the rules open there", () => {
  expect(rulesLink("That would shut Ann in. (Q-9)")).toBe("/rules/quoridor#Q-9");
});

test("without one they open at the top", () => {
  expect(rulesLink(null)).toBe("/rules/quoridor");
  expect(rulesLink("Not your turn.")).toBe("/rules/quoridor");
});
