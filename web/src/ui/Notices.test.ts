/** A notice lies in a part of the page that a screen reader can go to; an empty part is none. */
import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it } from "vitest";
import Notices from "./Notices.svelte";
import { notices } from "./notices.svelte";

it("is a landmark while there is something to read", async () => {
  render(Notices);
  expect(screen.queryByRole("complementary")).toBeNull();
  notices.show("One move was made while you were away.");
  await tick();
  expect(screen.getByRole("complementary").textContent).toContain("One move");
});
