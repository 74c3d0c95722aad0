/** The speeds of a replay are written as each language writes numbers. */
import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { LANGUAGES } from "../device/languages";
import { settings } from "../device/settings.svelte";
import Scrubber from "./Scrubber.svelte";

it.each(LANGUAGES)("%s", (language) => {
  settings.language = language;
  const { unmount } = render(Scrubber, { at: 0, last: 9, go: () => undefined });
  expect(screen.getAllByRole("option")[0]?.textContent).toBe(language === "en" ? "0.5×" : "0,5×");
  unmount();
  settings.language = "en";
});
