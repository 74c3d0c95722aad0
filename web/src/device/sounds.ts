/** Our own short sounds, made on the spot. Without WebAudio, or with sounds off, there is silence and nothing breaks. */
import { settings } from "./settings.svelte";

export const SOUNDS = [
  "step",
  "wall",
  "roll",
  "card",
  "flip",
  "snap",
  "munch",
  "win",
  "lose",
  "turn",
  "chat",
  "refuse",
  "clock",
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** One stroke: when it begins, how long it rings, from which pitch to which, how loud, and of what kind. */
interface Stroke {
  at: number;
  lasts: number;
  from: number;
  to?: number;
  loud: number;
  kind: OscillatorType | "noise";
}

const tap = (at: number, from: number, loud = 0.3, lasts = 0.07): Stroke => ({
  ...{ at, lasts, from, to: from * 0.55, loud, kind: "triangle" },
});
const hiss = (at: number, from: number, to: number, lasts: number, loud = 0.22): Stroke => ({
  ...{ at, lasts, from, to, loud, kind: "noise" },
});
const note = (at: number, from: number, lasts = 0.28, loud = 0.2): Stroke => ({
  ...{ at, lasts, from, loud, kind: "sine" },
});

const SCORES: Record<SoundName, Stroke[]> = {
  step: [tap(0, 420)],
  wall: [tap(0, 190, 0.45, 0.12), hiss(0, 900, 300, 0.06)],
  roll: [0, 0.07, 0.13, 0.22, 0.34].map((at, index) => tap(at, 700 - 60 * index, 0.24, 0.04)),
  card: [hiss(0, 2600, 5200, 0.12)],
  flip: [hiss(0, 1800, 3600, 0.07), tap(0.06, 520, 0.16, 0.05)],
  snap: [hiss(0, 3000, 800, 0.05, 0.4), tap(0.01, 260, 0.5, 0.1)],
  munch: [0, 0.11, 0.2].map((at) => hiss(at, 700, 1500, 0.06, 0.3)),
  win: [523, 659, 784, 1047].map((pitch, index) => note(0.13 * index, pitch, 0.4)),
  lose: [392, 349, 294].map((pitch, index) => note(0.18 * index, pitch, 0.36, 0.16)),
  turn: [note(0, 659, 0.22), note(0.12, 880, 0.34)],
  chat: [note(0, 988, 0.14, 0.12)],
  refuse: [note(0, 220, 0.12), note(0.1, 196, 0.16)],
  clock: [0, 0.22, 0.44, 0.66].map((at, index) => tap(at, index % 2 ? 900 : 1200, 0.4, 0.05)),
};

let context: AudioContext | null | undefined;
let noise: AudioBuffer | undefined;

/** Browsers let a page sound only after the person has touched it: call this on the first touch. */
export function unlockAudio(): void {
  try {
    context ??= typeof AudioContext === "function" ? new AudioContext() : null;
    if (context?.state === "suspended") void context.resume().catch(() => undefined);
  } catch {
    context = null;
  }
}

export function play(name: SoundName): void {
  if (!settings.sound || !context || context.state !== "running") return;
  for (const stroke of SCORES[name]) strike(context, stroke);
}

function strike(audio: AudioContext, stroke: Stroke): void {
  const begins = audio.currentTime + stroke.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(stroke.loud * 0.5, begins + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + stroke.lasts);
  gain.connect(audio.destination);
  const source =
    stroke.kind === "noise" ? rustle(audio, stroke, begins) : tone(audio, stroke, stroke.kind, begins);
  source.connect(gain);
}

function tone(audio: AudioContext, stroke: Stroke, kind: OscillatorType, begins: number): AudioNode {
  const voice = audio.createOscillator();
  voice.type = kind;
  voice.frequency.setValueAtTime(stroke.from, begins);
  if (stroke.to) voice.frequency.exponentialRampToValueAtTime(stroke.to, begins + stroke.lasts);
  voice.start(begins);
  voice.stop(begins + stroke.lasts + 0.02);
  return voice;
}

function rustle(audio: AudioContext, stroke: Stroke, begins: number): AudioNode {
  const voice = audio.createBufferSource();
  voice.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(stroke.from, begins);
  filter.frequency.exponentialRampToValueAtTime(stroke.to ?? stroke.from, begins + stroke.lasts);
  voice.connect(filter);
  voice.start(begins);
  voice.stop(begins + stroke.lasts + 0.02);
  return filter;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  buffer.getChannelData(0).forEach((_, index, all) => (all[index] = Math.random() * 2 - 1));
  return buffer;
}
