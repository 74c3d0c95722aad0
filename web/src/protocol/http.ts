/** Requests over HTTP. */
import { OFFLINE, RefusedError } from "./refusedError";
import type { ServerRequest } from "./server";

export async function sendHttp({ method, path, body, language, signal }: ServerRequest): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch (fault) {
    if (signal?.aborted) throw fault;
    throw new RefusedError({ code: OFFLINE });
  }
  if (!reply.ok)
    throw new RefusedError(await reply.json().catch(() => ({ code: "our-fault" })), reply.status);
  return reply;
}
