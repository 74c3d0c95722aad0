/** The link to a table on this computer alone is that of the address bar, and what to do about it is folded away. */
import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { TableDetails } from "../protocol/generated/messages";
import Invite from "./Invite.svelte";

const link = (is_local: boolean, invite: string): string => {
  const table = { id: "tbl-x", invite, is_local, code: "" } as unknown as TableDetails;
  const { unmount } = render(Invite, { table, isOpen: false, setOpen: () => undefined });
  const field = screen.getByLabelText<HTMLInputElement>("web-invite-link").value;
  expect(screen.queryByText("web-only-here")?.closest("details")?.open).toBe(is_local ? false : undefined);
  unmount();
  return field;
};

it("keeps the name of this computer by which the host came", () => {
  expect(link(true, "http://127.0.0.2:9/t/tbl-x")).toBe(`${location.origin}/t/tbl-x`);
});

it("is the server's own where others can come", () => {
  expect(link(false, "http://192.168.1.5:9/t/tbl-x")).toBe("http://192.168.1.5:9/t/tbl-x");
});
