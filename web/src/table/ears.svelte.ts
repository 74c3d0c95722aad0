/** What the page does besides drawing when the table moves on: sounds, the tab's title, a notification. */
import { notify } from "../lib/notify";
import { say } from "../lib/speech.svelte";
import { play, type SoundName } from "../lib/sounds";
import type { TableStore } from "../lib/table.svelte";
import type { Known } from "../lib/told";
import type { Eyes } from "./eyes.svelte";

type SoundMap = Record<string, SoundName>;
const files = import.meta.glob<{ sounds: SoundMap }>("../games/*/sounds.ts");

async function soundsOf(game: string): Promise<SoundMap> {
  return (await files[`../games/${game}/sounds.ts`]?.())?.sounds ?? {};
}

/** Listen at a table until the returned function is called. */
export function attend(store: TableStore, eyes: Eyes, game: string, title: () => string): () => void {
  let sounds: SoundMap = {};
  void soundsOf(game).then((found) => (sounds = found));

  function hear(now: Known, before: Known | undefined): void {
    if (now.seat !== eyes.seat || !before) return;
    if (now.over && !before.over) return end(now);
    const isNews = now.fresh !== before.fresh;
    const heard = isNews ? now.fresh.flatMap(({ lines }) => lines.map(({ key }) => sounds[key])) : [];
    const sound = heard.findLast((one) => one !== undefined);
    if (sound) play(sound);
    if (now.at !== null && now.at !== before.at) {
      if (!sound || document.hidden) play("turn");
      notify(title(), say(eyes.call), store.id);
    }
  }

  function end(now: Known): void {
    const mine = eyes.mine.map((seat) => now.over?.ranks[seat]);
    play(mine.length && !mine.includes(0) ? "lose" : "win");
    notify(title(), say("web-over"), store.id);
  }

  return store.listen(hear);
}
