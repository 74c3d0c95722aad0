import { afterEach, describe, expect, it, vi } from "vitest";
import { RefusedError } from "./refusedError";
import { get, lines, post, setLanguage, setServer, text, type ServerRequest } from "./server";

afterEach(() => {
  setServer();
  vi.unstubAllGlobals();
});

/** A server that gives every request the same answer, and what it was asked. */
function answering(reply: () => Response): ServerRequest[] {
  const asked: ServerRequest[] = [];
  setServer({
    request: (request) => {
      asked.push(request);
      return Promise.resolve(reply());
    },
    connect: () => expect.fail("nobody connects here"),
  });
  return asked;
}

describe("the server", () => {
  it("can be another one: it is asked in words of the interface, in the language of the page", async () => {
    const asked = answering(() => Response.json({ name: "Ann" }));
    setLanguage(() => "fr");
    expect(await post("/me", { name: "Ann" })).toEqual({ name: "Ann" });
    expect(asked).toMatchObject([{ method: "POST", path: "/me", body: { name: "Ann" }, language: "fr" }]);
  });

  it("answers with text, or with nothing", async () => {
    answering(() => new Response("hello"));
    expect(await text("/words/en")).toBe("hello");
    answering(() => new Response(null, { status: 204 }));
    expect(await get("/me")).toBeUndefined();
  });

  it("answers line by line, wherever the lines are cut on their way", async () => {
    const parts = ['{"n":1}\n{"n"', ":2}\n", '{"n":3}\n'].map((part) => new TextEncoder().encode(part));
    answering(() => new Response(new ReadableStream({ start: (to) => cut(to, parts) })));
    const seen: unknown[] = [];
    for await (const line of lines("/boards/balance", {}, new AbortController().signal)) seen.push(line);
    expect(seen).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });
});

function cut(to: ReadableStreamDefaultController, parts: Uint8Array[]): void {
  for (const part of parts) to.enqueue(part);
  to.close();
}

describe("over HTTP", () => {
  const refusal = async (work: Promise<unknown>): Promise<RefusedError> => {
    const fault: unknown = await work.catch((error: unknown) => error);
    if (fault instanceof RefusedError) return fault;
    throw new Error("nothing was refused");
  };

  it("a refusal has its code, its facts and its sentence", async () => {
    const body = { code: "illegal", text: "Not there.", params: { n: 3 } };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body, { status: 409 })));
    const { code, message, facts, status } = await refusal(get("/x"));
    expect({ code, message, facts, status }).toEqual({
      ...{ code: "illegal", message: "Not there.", facts: { n: 3 }, status: 409 },
    });
  });

  it("an answer that is no refusal of ours is our fault, and no answer at all is one too", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })));
    expect((await refusal(get("/x"))).code).toBe("our-fault");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
    expect((await refusal(get("/x"))).code).toBe("unreached");
  });
});
