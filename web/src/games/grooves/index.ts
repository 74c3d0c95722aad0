export { default as Barrier } from "./Barrier.svelte";
export { default as Bubble } from "./Bubble.svelte";
export { default as Ground } from "./Ground.svelte";
export { default as Stage } from "./Stage.svelte";
export * from "./geometry";
