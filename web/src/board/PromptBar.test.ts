/** What was asked before a scene goes while the scene lasts; what is said during it stays. */
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import HostedPrompt from "../testing/HostedPrompt.svelte";

it("lets go of the old question in a scene, and shows what is new", async () => {
  const asked = { text: "Choose who to spy on.", isBusy: false, step: 4 };
  const { container, rerender } = render(HostedPrompt, asked);
  const isPast = () => container.querySelector(".past") !== null;
  expect(isPast()).toBe(false);
  await rerender({ ...asked, isBusy: true });
  expect(isPast()).toBe(true);
  await rerender({ text: "Umbrella (9)", isBusy: true, step: 4 });
  expect(isPast()).toBe(false);
  await rerender({ text: "Zita may play one more card.", isBusy: true, step: 5 });
  expect(isPast()).toBe(true);
  await rerender({ text: "Zita may play one more card.", isBusy: false, step: 5 });
  expect(isPast()).toBe(false);
});
