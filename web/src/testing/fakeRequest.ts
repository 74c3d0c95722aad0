/** A request that a test answers when it wants to; for what happens meanwhile. */
import { vi } from "vitest";

const TURNS = 12; // of promises, until an answer has come to whoever asked

export class FakeRequest {
  static all: FakeRequest[] = [];
  #settle: (reply: Response) => void = () => undefined;
  readonly reply: Promise<Response>;

  constructor(
    readonly path: string,
    readonly body: unknown,
  ) {
    this.reply = new Promise((settle) => (this.#settle = settle));
    FakeRequest.all.push(this);
  }

  static install(): void {
    FakeRequest.all = [];
    vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
      return new FakeRequest(path, body === undefined ? undefined : JSON.parse(body)).reply;
    });
  }

  /** The newest one. */
  static get last(): FakeRequest {
    const last = FakeRequest.all.at(-1);
    if (!last) throw new Error("nothing was asked");
    return last;
  }

  async answer(body: object, status = 200): Promise<void> {
    const reply = { ok: status < 400, status, json: () => Promise.resolve(body) };
    this.#settle(reply as Response);
    for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
  }

  refuse(code: string, status = 409): Promise<void> {
    return this.answer({ type: "refusal", code, text: code, params: {} }, status);
  }
}
