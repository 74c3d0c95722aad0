/** Short messages at the edge of the page. Bad ones, and those about the connection, are read out at once. */
import { untrack } from "svelte";
import { OFFLINE, RefusedError } from "../protocol/refusedError";
import { refusalText, t } from "../words/pageWords.svelte";
import { announcer } from "./announcer.svelte";

export interface Notice {
  id: number;
  /** Notices of one topic replace each other, as "lost" and "back again". */
  topic: string;
  text: string;
  kind: "good" | "bad" | "plain";
}

const SHOWN_MS = 6_000;
/** The topic of what is said about the connection. */
export const CONNECTION = "connection";
let last = 0;

class Notices {
  list = $state<Notice[]>([]);

  /** Show a sentence; `stays` keeps it until it is dropped or its topic says something else. */
  show(text: string, kind: Notice["kind"] = "plain", topic = "", stays = false): void {
    const id = ++last;
    const before = untrack(() => this.list); // an effect that shows something must not run again because of it
    const others = before.filter((one) => (topic ? one.topic !== topic : one.text !== text));
    this.list = [...others.slice(-2), { id, topic, text, kind }];
    if (kind === "bad" || topic === CONNECTION) announcer.alert(text);
    else announcer.say([text]);
    if (!stays) setTimeout(() => this.drop(id), SHOWN_MS);
  }

  drop(id: number): void {
    this.list = untrack(() => this.list).filter((one) => one.id !== id);
  }

  dropTopic(topic: string): void {
    this.list = untrack(() => this.list).filter((one) => one.topic !== topic);
  }
}

export const notices = new Notices();

/** The sentence about anything that went wrong. */
export function errorText(fault: unknown): string {
  if (fault instanceof RefusedError) return fault.code === OFFLINE ? t("web-unreached") : fault.message;
  return refusalText("our-fault");
}

/** Do it; what is refused becomes a notice. Tells whether it went well. */
export async function withNotice(work: () => unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (fault) {
    if (!(fault instanceof RefusedError)) console.error(fault);
    notices.show(errorText(fault), "bad");
    return false;
  }
}
