/**
 * The server as the page knows it: requests that are answered, and connections that stay. Here alone it is decided
 * that these are HTTP and WebSocket; a server inside the browser would be another `Server`.
 */
import { sendHttp } from "./http";
import { ReconnectingSocket, type Connection, type ConnectionHandlers } from "./socket";

export type { Connection, ConnectionHandlers, ConnectionStatus, Frame } from "./socket";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

export interface ServerRequest {
  method: Method;
  /** Such as "/tables/abc"; where the server's interface begins is the server's affair. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Of the sentences in the answer. */
  language: string;
  signal?: AbortSignal;
}

export interface Server {
  /** Throws a RefusedError, also if the server cannot be reached. */
  request: (request: ServerRequest) => Promise<Response>;
  /** Opens at once, and again whenever it is lost, until it is ended. */
  connect: (path: string, handlers: ConnectionHandlers) => Connection;
}

const WEB: Server = {
  request: sendHttp,
  connect: (path, handlers) => new ReconnectingSocket(`/api${path}`, handlers),
};
let server = WEB;
let language = (): string => "en";

/** Talk to another server; without one, to the one that sent this page. */
export function setServer(other: Server = WEB): void {
  server = other;
}

/** The page sets where the language of answers is read from. */
export function setLanguage(chosen: () => string): void {
  language = chosen;
}

const send = (method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> =>
  server.request({ method, path, body, language: language(), signal });

export const connect: Server["connect"] = (path, handlers) => server.connect(path, handlers);

/** Ask for JSON; throws a RefusedError. */
export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const reply = await send(method, path, body);
  return (reply.status === 204 ? undefined : await reply.json()) as T;
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>("POST", path, body);

/** Ask for text. */
export async function text(path: string): Promise<string> {
  return (await send("GET", path)).text();
}

/** Ask for JSON that comes line by line, until it ends or `signal` says so. */
export async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const reply = await send("POST", path, body, signal);
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const whole = (rest + part.value).split("\n");
    rest = whole.pop() ?? "";
    for (const line of whole) yield JSON.parse(line) as T;
  }
}
