/** A name that is typed before the server has said who one is stays as it was typed. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, it } from "vitest";
import AccountScreen from "./AccountScreen.svelte";
import { FakeRequest } from "../testing/fakeRequest";

beforeEach(() => FakeRequest.install());

const asked = (path: string): FakeRequest => {
  const request = FakeRequest.all.find((one) => one.path.endsWith(path));
  if (!request) throw new Error(`nobody asked for ${path}`);
  return request;
};

it("keeps what was typed when one's own name comes late", async () => {
  render(AccountScreen);
  const field = screen.getByLabelText<HTMLInputElement>("web-me-name");
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "web-me-save" });
  await fireEvent.input(field, { target: { value: "Anna" } });
  await asked("/people").answer({ name: "Guest 42" });
  await tick();
  expect(field.value).toBe("Anna");
  expect(save.disabled).toBe(false);

  await fireEvent.click(save);
  await tick();
  expect(asked("/me").body).toEqual({ name: "Anna" });
  await asked("/me").answer({ name: "Anna" });
  await tick();
  expect(save.disabled).toBe(true);
});
