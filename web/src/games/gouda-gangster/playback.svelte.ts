/** What is being shown of that which has happened: the last fight, banners one after the other, and one sentence. */
import type { View } from "../../protocol/generated/gouda-gangster";
import { BannerQueue } from "./bannerQueue.svelte";
import type { FightSummary, LogEvent, StepSummary } from "./stepSummary";

export class Playback {
  fight = $state.raw<FightSummary | null>(null);
  isFightShown = $state(false);
  /** It is shown again, all rooms at once. */
  isFightTold = $state(false);
  /** The last thing that happened. */
  caption = $state.raw<LogEvent | null>(null);
  readonly banners = new BannerQueue();

  /** What was being shown is over, or was skipped. */
  clear(): void {
    this.isFightShown = false;
    this.banners.clear();
  }

  /** The story has gone on. What somebody looks at again stays until there is something else to see. */
  goOn(steps: StepSummary): void {
    if (steps.fight) return;
    if (!this.isFightTold || steps.isSeen) this.clear();
    else this.banners.clear();
  }

  /** Another phase is shown, perhaps an earlier one. */
  changePhase(): void {
    if (this.isFightTold) this.hideFight();
  }

  /** Begin to show these steps; one's own actions need no banner, except for what was found. */
  add(steps: StepSummary, seat: number | null): void {
    if (steps.fight) {
      this.fight = steps.fight;
      this.isFightShown = true;
      this.isFightTold = false;
      this.caption = null;
      this.banners.clear();
    }
    if (steps.caption) this.caption = steps.caption;
    this.banners.add(steps.banners.filter(({ who, whom }) => who !== seat || whom !== null));
  }

  /** The fight of the phase: while it is shown, and until the numbers have followed the board. */
  fightIn(counted: View, board: View): FightSummary | null {
    const isCounted = counted === board || counted.round !== this.fight?.round;
    return this.isFightShown || !isCounted ? this.fight : null;
  }

  /** Show the last fight again, all rooms at once. */
  showAgain(): void {
    this.isFightShown = this.isFightTold = true;
  }

  hideFight(): void {
    this.isFightShown = false;
  }
}
