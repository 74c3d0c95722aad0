import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { router } from "../device/router.svelte";
import { followLinks, matchRoute, ROUTES } from "./routes";

describe("addresses", () => {
  it.each([
    ["/", "Home", {}],
    ["/new/gouda-gouda", "NewTable", { game: "gouda-gouda" }],
    ["/t/a_b-1", "Table", { table: "a_b-1" }],
    ["/t/a/replay", "Replay", { table: "a" }],
    ["/rules/quoridor", "Rules", { game: "quoridor" }],
    ["/learn/quoridor", "Lesson", { game: "quoridor" }],
    ["/learn/gouda-gouda/magic", "Lesson", { game: "gouda-gouda", lesson: "magic" }],
    ["/t/", "NotFound", {}],
    ["/x/y", "NotFound", {}],
    ["/t/caf%C3", "NotFound", {}],
  ])("%s is %s", (path, screen, params) => expect(matchRoute(path)).toEqual({ screen, params }));

  it("are those at which the server answers", () => {
    const source = readFileSync("../src/cheeseboard/server/web_client.py", "utf8");
    const listed = /^SCREENS = \[([^\]]+)\]/m.exec(source)?.[1]?.match(/"[^"]+"/g) ?? [];
    const paths = listed.map((one) => one.slice(1, -1).replace(/\{\w+:(str|int)\}/g, "1"));
    expect(paths.map((path) => matchRoute(path).screen).sort()).toEqual(ROUTES.map(([name]) => name).sort());
  });
});

describe("links", () => {
  function click(html: string, more: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
    let isFollowed = false;
    document.querySelector("a")?.addEventListener("click", (heard) => {
      followLinks(heard);
      isFollowed = heard.defaultPrevented;
      heard.preventDefault(); // else the test's browser would set out
    });
    document.querySelector("a")?.dispatchEvent(event);
    return isFollowed;
  }

  it("stay in the page where they lead to one of our screens", () => {
    expect(click('<a href="/about">x</a>')).toBe(true);
    expect(matchRoute(router.path).screen).toBe("About");
  });
  it.each([
    ['<a href="/api/tables/1/game" download>x</a>', {}],
    ['<a href="/about" target="_blank">x</a>', {}],
    ['<a href="https://elsewhere.example/about">x</a>', {}],
    ['<a href="/about">x</a>', { ctrlKey: true }],
  ])("%s %j goes its own way", (html, more) => expect(click(html, more)).toBe(false));
});
