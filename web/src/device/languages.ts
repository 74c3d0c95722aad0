/** The languages that the page speaks, the usual one first. */
export const LANGUAGES = ["en", "cs", "de", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
