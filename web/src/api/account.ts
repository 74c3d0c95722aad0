/** Accounts, links to other devices and tokens for programs. */
import { get, post, request } from "../protocol/server";
import { session } from "./session.svelte";
import type { Link, Me, Token, TokenLabels } from "../protocol/generated/messages";

/** Sign in, or give whoever is here an account. */
export async function enter(route: "register" | "login", account: string, password: string): Promise<void> {
  await session.ensure();
  session.setUser(await post<Me>(route === "login" ? "/login" : "/me/register", { account, password }));
}

export async function logOut(): Promise<void> {
  await post("/logout");
  session.leave();
}

/** Have everything deleted that is kept of this person. */
export async function forgetMe(): Promise<void> {
  await request("DELETE", "/me");
  session.leave();
}

export const makeLink = (): Promise<Link> => post<Link>("/me/link");

/** Become whoever made this link. */
export const followLink = async (token: string): Promise<Me> =>
  session.setUser(await post<Me>("/link", { token }));

/** Who made this link; nothing changes. */
export const linkOwner = (token: string): Promise<Me> => post<Me>("/link", { token, preview: true });

export const tokenLabels = async (): Promise<string[]> => (await get<TokenLabels>("/me/tokens")).labels;
export const makeToken = (label: string): Promise<Token> => post<Token>("/me/tokens", { label });
export async function dropToken(label: string): Promise<void> {
  await request("DELETE", `/me/tokens/${encodeURIComponent(label)}`);
}
