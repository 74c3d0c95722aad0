/** A link that lost its token on the way says what to do instead of asking the server. */
import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import DeviceLinkScreen from "./DeviceLinkScreen.svelte";

it("asks for a whole link where the token is missing", async () => {
  location.hash = "";
  render(DeviceLinkScreen);
  expect(await screen.findByText("web-link-empty")).toBeTruthy();
});
