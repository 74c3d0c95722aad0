/** What people are told about the seats of a rematch. */
import { afterEach, expect, it, vi } from "vitest";
import type { SeatStatus } from "../protocol/generated/messages";
import { notices } from "../ui/notices.svelte";
import { nextRoleText, tellMovedOn } from "./movedOn";

const ME: SeatStatus = { name: "Bob", is_person: true, is_yours: true };
const ANN: SeatStatus = { name: "Ann", is_person: true };
const facts = { words: { "role-pac-man": "Pac-Man", "role-ghost": "ghost", "role-red": "red" } };
const pacMan = { id: "next", rematch_of: "old", game: "pac-man", roles: ["pac-man", "ghost", "ghost"] };
const gouda = { ...pacMan, id: "mice", game: "gouda-gouda", roles: ["red", "blue"] };

const show = vi.spyOn(notices, "show").mockImplementation(() => undefined);
afterEach(() => show.mockClear());

it("says beside the offer what one plays next, where that makes another game of it", () => {
  expect(nextRoleText(pacMan, facts, [ME, ANN, ANN])).toBe("web-rematch-role");
  expect(nextRoleText(gouda, facts, [ME, ANN])).toBe("");
  expect(nextRoleText({ ...pacMan, roles: ["ghost", "ghost"] }, facts, [ME, ANN])).toBe("");
  expect(nextRoleText(pacMan, facts, [ANN, ANN, ANN]), "who only watches").toBe("");
});

it("says once in the rematch that everybody has moved on, and to what", () => {
  tellMovedOn(pacMan, facts, [ANN, ME, ANN]);
  tellMovedOn(pacMan, facts, [ANN, ME, ANN]);
  tellMovedOn(gouda, facts, [ANN, ME]);
  tellMovedOn({ ...gouda, id: "first", rematch_of: "" }, facts, [ANN, ME]);
  expect(show.mock.calls.map(([text]) => text)).toEqual(["web-moved-on-role", "web-moved-on"]);
});
