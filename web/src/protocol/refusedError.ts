/** A refusal of the server as an error: its stable code, its facts and a sentence to show. */
import type { RefusalMessage } from "./generated/messages";

/** The code where the server could not be reached at all. */
export const OFFLINE = "unreached";

export class RefusedError extends Error {
  readonly code: string;
  readonly facts: Record<string, number | string>;
  readonly status: number;

  constructor({ code, text, params }: Omit<RefusalMessage, "type">, status = 0) {
    super(text || code);
    this.code = code;
    this.facts = params ?? {};
    this.status = status;
  }
}
