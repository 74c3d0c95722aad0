export { default as Barrier } from "./Barrier.svelte";
export { default as Bubble } from "./Bubble.svelte";
export { default as Drawn } from "./Drawn.svelte";
export { default as Ground } from "./Ground.svelte";
export { default as Piece, standing } from "./Piece.svelte";
export { default as Prompt } from "./Prompt.svelte";
export { default as Stage } from "./Stage.svelte";
export { default as Tool } from "./Tool.svelte";
export * from "./geometry";
