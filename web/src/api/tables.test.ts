/** Which bot one plays against if nobody has said so. */
import { expect, test } from "vitest";
import type { GameDetails } from "../protocol/generated/messages";
import { defaultBot } from "./tables";

const facts = (...ids: string[]) =>
  ({ bots: ids.map((id) => ({ id, name: id, about: "" })) }) as unknown as GameDetails;

test("it is neither the weakest nor the strongest, the better of two, and the only one where there is no other", () => {
  expect(defaultBot(facts("random", "greedy", "level-1"))).toBe("greedy");
  expect(defaultBot(facts("random", "greedy", "level-1", "level-2"))).toBe("greedy");
  expect(defaultBot(facts("random", "greedy"))).toBe("greedy");
  expect(defaultBot(facts("random"))).toBe("random");
  expect(defaultBot(facts())).toBe("");
});
