/** Rulings of the rules pages, such as GG-15, and where sentences name them. */
const RULING = /\(([A-Z]{1,3}-\d+)\)/;

/** The ruling that this sentence names; "" if it names none. */
export const rulingIn = (text: string): string => RULING.exec(text)?.[1] ?? "";

/** The sentence cut at its rulings: words at even places, rulings at odd ones. */
export const splitAtRulings = (text: string): string[] => text.split(RULING);
