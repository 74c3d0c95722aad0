/** What is being shown of that which has happened: the last fight, banners one after the other, and one sentence. */
import { BannerQueue } from "./bannerQueue.svelte";
import type { FightSummary, LogEvent, StepSummary } from "./stepSummary";

export class Playback {
  fight = $state.raw<FightSummary | null>(null);
  isFightShown = $state(false);
  /** Somebody did not want to wait for room after room. */
  isFightTold = $state(false);
  /** The last thing that happened. */
  caption = $state.raw<LogEvent | null>(null);
  readonly banners = new BannerQueue();

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

  /** Show the last fight again, all rooms at once. */
  showAgain(): void {
    this.isFightShown = this.isFightTold = true;
  }

  hideFight(): void {
    this.isFightShown = false;
  }

  /** The first click or key shows all rooms at once, the next one goes on. */
  goOn(reducedMotion: boolean): void {
    if (this.isFightTold || reducedMotion) this.isFightShown = false;
    this.isFightTold = true;
  }
}
