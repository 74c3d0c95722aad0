export { default as Barrier } from "./Wall.svelte";
export { default as Bubble } from "./Callout.svelte";
export { default as Drawn } from "./PieceDrawing.svelte";
export { default as Ground } from "./WoodBoard.svelte";
export { default as Piece, standing } from "./Piece.svelte";
export { default as Prompt } from "./Prompt.svelte";
export { default as Stage } from "./GridStage.svelte";
export { default as Tool } from "./ToolButton.svelte";
export * from "./geometry";
