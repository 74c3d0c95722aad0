/** A field for one's own name: it suggests the name one has, and what somebody types stays, however late that name comes. */
import { session } from "./session.svelte";

export class NameField {
  #typed = $state<string | null>(null);

  get value(): string {
    return this.#typed ?? session.me?.name ?? "";
  }

  set value(name: string) {
    this.#typed = name;
  }

  get isNew(): boolean {
    return !!this.value.trim() && this.value !== session.me?.name;
  }

  /** Be called what the field says. */
  async save(): Promise<void> {
    await session.rename(this.value);
    this.#typed = null;
  }
}
