/** Who one is here: a guest, made silently when it is first needed, or the account of that name. */
import { request, post } from "../protocol/server";
import * as storage from "../device/storage";
import { t } from "../words/pageWords.svelte";
import type { Me } from "../protocol/generated/messages";

const CAME_IN = "came-in";
const GUESTS = 90; // names from Guest 10 to Guest 99

class Session {
  me = $state<Me | null>(null);
  #coming: Promise<Me> | undefined;

  /** At the start of the page: only who has been here before asks who they are. */
  async restore(): Promise<void> {
    if (this.isReturning()) await this.ensure();
  }

  isReturning(): boolean {
    return storage.read(CAME_IN) !== null;
  }

  /** Be somebody: whoever is in stays who they are, anybody else becomes a guest. */
  ensure(): Promise<Me> {
    if (this.me) return Promise.resolve(this.me);
    this.#coming ??= this.#comeIn().finally(() => (this.#coming = undefined));
    return this.#coming;
  }

  async #comeIn(): Promise<Me> {
    const name = t("web-guest-name", { number: 10 + Math.floor(Math.random() * GUESTS) });
    return this.setUser(await post<Me>("/people", { name }));
  }

  async rename(name: string): Promise<void> {
    await this.ensure();
    this.setUser(await request<Me>("PATCH", "/me", { name: name.trim().slice(0, 40) }));
  }

  /** After a login, a link or a new account. */
  setUser(me: Me): Me {
    storage.write(CAME_IN, "yes");
    this.me = me;
    return me;
  }
}

export const session = new Session();
