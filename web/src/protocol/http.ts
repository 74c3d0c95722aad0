/** Requests to the server. A refusal is an error with its stable code, its facts and a sentence to show. */
import type { RefusalMessage } from "./generated/messages";

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

/** The server could not be reached at all. */
export const OFFLINE = "unreached";

/** The language of the answers; the page sets where it is read from. */
let language = (): string => "en";

export function setLanguage(chosen: () => string): void {
  language = chosen;
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new RefusedError({ code: OFFLINE });
  }
  if (!reply.ok)
    throw new RefusedError(await reply.json().catch(() => ({ code: "our-fault" })), reply.status);
  return reply;
}

/** Ask for JSON under /api; throws a Refusal. */
export async function request<T>(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  const reply = await send(method, path, body);
  return (reply.status === 204 ? undefined : await reply.json()) as T;
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>("POST", path, body);

/** Ask for text under /api. */
export async function text(path: string): Promise<string> {
  return (await send("GET", path)).text();
}
