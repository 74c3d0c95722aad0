/** A clock says what happens when it runs out. */
import { expect, it } from "vitest";
import { clockAbout } from "./duration";

it("tells of extra time, of losing or a bot, and of turns in games over days", () => {
  const decision = { type: "decision", seconds: 30, window_seconds: 10 } as const;
  expect(clockAbout({ type: "none" }, 2)).toBe("");
  expect(clockAbout(decision, 2)).toBe("web-clock-grace web-clock-out-two");
  expect(clockAbout(decision, 4)).toBe("web-clock-grace web-clock-out-more");
  expect(clockAbout({ type: "bank", seconds: 600, increment: 5 }, 2)).toBe("web-clock-out-two");
  expect(clockAbout({ type: "days", days: 1 }, 3)).toBe("web-clock-out-more web-clock-days");
});
