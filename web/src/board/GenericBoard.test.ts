import { render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { positionProps } from "./positionProps";
import type { BoardProps } from "./props";
import type { Menu } from "../protocol/generated/messages";
import { wordsFor } from "../testing/recorded";
import GenericBoard from "./GenericBoard.svelte";

afterEach(() => (document.body.innerHTML = ""));

const slot = (words: string[], least = 1, most = 1) => ({ words, least, most });

function shown(menu: Menu, more: Partial<BoardProps> = {}): string[] {
  const did: string[] = [];
  const props = positionProps(
    { view: {}, menu, asked: [0] },
    {
      seat: 0,
      seats: [],
      words: wordsFor("quoridor", "en", ["Ann"]),
      reducedMotion: true,
      act: (action) => {
        did.push(action);
        return Promise.resolve(true);
      },
      ...more,
    },
  );
  render(GenericBoard, {
    ...props,
    text: { show: "[seat-0]●[/]·", describe: ["One is left."], names: { take: "t" } },
  });
  return did;
}

const click = (name: string | RegExp): void => screen.getByRole("button", { name }).click();

it("makes one button of a bare verb, and buttons of a slot with one word", () => {
  const did = shown([{ verb: "pass", slots: [] }, { verb: "move", slots: [slot(["e2", "e3"])] }]); // prettier-ignore
  click(/pass/);
  click("e3");
  expect(did).toEqual(["pass", "move e3"]);
});

it("fills several slots, many words joined and none as a dash", async () => {
  const did = shown([
    { verb: "sneak", slots: [slot(["attic", "cellar"]), slot(["w1", "w1", "trap"], 0, 2)] },
  ]);
  const play = screen.getByRole<HTMLButtonElement>("button", { name: "web-play" });
  expect(play.disabled).toBe(true);
  screen.getByRole("radio", { name: "cellar" }).click();
  await Promise.resolve();
  play.click();
  for (const box of screen.getAllByRole("checkbox").slice(0, 2)) box.click();
  await Promise.resolve();
  play.click();
  expect(did).toEqual(["sneak cellar -", "sneak cellar w1+w1"]);
  expect(screen.getAllByRole<HTMLInputElement>("checkbox")[2]?.disabled).toBe(true);
});

it("draws what the server drew as text, never as code", () => {
  shown([], { refused: { code: "no-such-thing", action: "x", facts: {} } });
  expect(document.querySelector("pre")?.textContent).toBe("●·");
  expect(document.querySelector("pre .seat-0")?.textContent).toBe("●");
  expect(document.querySelector(".bad")?.textContent).toContain("refused-no-such-thing");
});

it("takes no second answer while one is on its way", () => {
  const did = shown([{ verb: "move", slots: [slot(["e2", "e3"])] }], { pending: "move e2" });
  click("e3");
  expect(did).toEqual([]);
});
