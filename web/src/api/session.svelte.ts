/** Who one is here: a guest, made silently when it is first needed, or the account of that name. */
import { request, post } from "../protocol/server";
import * as storage from "../device/storage";
import { t } from "../words/pageWords.svelte";
import type { Me } from "../protocol/generated/messages";

const CAME_IN = "came-in";
const NAMED = "named";
const GUESTS = 90; // names from Guest 10 to Guest 99

class Session {
  me = $state<Me | null>(null);
  #hasName = $state(storage.read(NAMED) !== null);
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

  /** Whether this person has chosen a name or kept the one that was suggested; nobody is asked twice. */
  get isNamed(): boolean {
    return this.#hasName || !!this.me?.account;
  }

  async rename(name: string): Promise<void> {
    const me = await this.ensure();
    const wanted = name.trim().slice(0, 40);
    if (wanted !== me.name) this.setUser(await request<Me>("PATCH", "/me", { name: wanted }));
    storage.write(NAMED, "yes");
    this.#hasName = true;
  }

  /** Be nobody here any more: signed out, or forgotten. */
  leave(): void {
    storage.remove(CAME_IN);
    storage.remove(NAMED);
    this.#hasName = false;
    this.me = null;
  }

  /** After a login, a link or a new account. */
  setUser(me: Me): Me {
    storage.write(CAME_IN, "yes");
    this.me = me;
    return me;
  }
}

export const session = new Session();
