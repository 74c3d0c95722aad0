/** How long the board takes to show what happens, in milliseconds at normal pace; the server counts on the roll's. */

/** Dice tumble one after the other and come to rest. */
export const ROLL_MS = 900;
/** A card is laid on the pile. */
export const CARD_MS = 450;
/** A mouse hops along a plank. */
export const HOP_MS = 220;
