/** Who is offered a rematch, and which other strengths bots have. */
import { expect, it } from "vitest";
import type { BotDetails, SeatStatus } from "../protocol/generated/messages";
import { isLeftBehind, isOffered, isWaiting, otherLevels } from "./rematchOffer";

const BOTS: BotDetails[] = ["level-1", "level-2", "level-3", "random"].map((id) => ({
  id,
  name: id,
  about: "",
}));
const ANN: SeatStatus = { name: "Ann", is_person: true };
const ME: SeatStatus = { name: "Bob", is_person: true, is_yours: true };
const offer = { seat: 0, until: 1, joined: [0] };

it("offers to everybody who has neither joined nor declined", () => {
  expect(isOffered(offer, [ANN, ME])).toBe(true);
  expect(isOffered({ ...offer, joined: [0, 1] }, [ANN, ME])).toBe(false);
  expect(isOffered({ ...offer, declined: [1] }, [ANN, ME])).toBe(false);
  expect(isOffered({ ...offer, state: "lapsed" }, [ANN, ME])).toBe(false);
  expect(isOffered(offer, [ANN, ANN])).toBe(false);
  expect(isWaiting({ ...offer, joined: [1] }, [ANN, ME])).toBe(true);
});

it("leaves behind who has neither joined nor declined when the next game begins", () => {
  expect(isLeftBehind(offer, "", [ANN, ME])).toBe(false);
  expect(isLeftBehind({ ...offer, state: "started" }, "next", [ANN, ME])).toBe(true);
  expect(isLeftBehind({ ...offer, joined: [0, 1] }, "next", [ANN, ME])).toBe(false);
  expect(isLeftBehind({ ...offer, declined: [1] }, "next", [ANN, ME])).toBe(false);
  expect(isLeftBehind(offer, "next", [ANN, ANN]), "who only watches").toBe(false);
});

it("offers easier and harder bots as far as there are levels, and only alone among bots", () => {
  const against = (...bots: string[]): string[] => otherLevels([ME, ...bots.map((bot) => ({ bot }))], BOTS);
  expect(against("level-2")).toEqual(["easier", "harder"]);
  expect(against("level-1")).toEqual(["harder"]);
  expect(against("level-3")).toEqual(["easier"]);
  expect(against("random")).toEqual([]);
  expect(otherLevels([ME, ANN, { bot: "level-2" }], BOTS)).toEqual([]);
  expect(otherLevels([{ ...ME, bot: "level-2" }, { bot: "random" }], BOTS), "a stand-in").toEqual([]);
});
