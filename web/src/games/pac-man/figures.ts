/**
 * Our own players of the cellar: a round mouse and four spooks (a flame, a bat, a cloud with one eye, a gourd), each
 * with a silhouette of its own. Boxes from -32 to 32; `--skin` is the main colour.
 */
import type { View } from "../../protocol/generated/pac-man";

export const FIGURES = ["pac-man", "blinky", "pinky", "inky", "clyde"] as const;
export type FigureName = (typeof FIGURES)[number];
export const PAC_MAN: FigureName = "pac-man";

/** Where a figure stands; "" for nobody and for an eaten ghost. */
export function squareOf({ figures }: Pick<View, "figures">, name: string): string {
  return figures.find(([figure]) => figure === name)?.[1] ?? "";
}

/** Who plays a figure; undefined while that is not drawn, or nobody has taken it. */
export function seatOf(
  { figure_seats: seats }: Pick<View, "figure_seats">,
  index: number,
): number | undefined {
  const seat = seats[index];
  return seat === undefined || seat < 0 ? undefined : seat;
}

/** The figures that a seat plays. */
export function figuresOf(
  { figures, figure_seats: seats }: Pick<View, "figures" | "figure_seats">,
  seat: number,
): FigureName[] {
  return figures.flatMap(([name], index) => (seats[index] === seat ? [name as FigureName] : []));
}

/** Whether the ghosts are being taken, one by one. */
export function isTaking({ figure_seats: seats }: Pick<View, "figure_seats">): boolean {
  return seats.some((seat) => seat < 0);
}

const LINE = 'stroke="#2a1330" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"';
const SKIN = `fill="var(--skin)" ${LINE}`;
const STROKE = `fill="none" ${LINE}`;
const INK = 'fill="#2a1330"';

function eye(x: number, y: number, r = 5): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffdf2" ${LINE} stroke-width="1.8"/><circle cx="${x + 1}" cy="${y + 0.8}" r="${r * 0.5}" ${INK}/>`;
}

export const SKINS: Record<FigureName, string> = {
  "pac-man": "#f2a24f",
  blinky: "#f0533b",
  pinky: "#a877e8",
  inky: "#bfe0f2",
  clyde: "#78b84a",
};

export const PICTURES: Record<FigureName, string> = {
  "pac-man":
    `<path d="M-22 13Q-33 13-32 4Q-31-3-26-1" ${STROKE} stroke-width="3.4"/>` +
    `<ellipse cx="-9" cy="25" rx="8" ry="4.5" ${SKIN}/><ellipse cx="9" cy="25" rx="8" ry="4.5" ${SKIN}/>` +
    `<circle cx="-13" cy="-20" r="9.5" ${SKIN}/><circle cx="-13" cy="-20" r="5" fill="#f7b6b0"/>` +
    `<circle cx="9" cy="-22" r="9.5" ${SKIN}/><circle cx="9" cy="-22" r="5" fill="#f7b6b0"/>` +
    `<circle r="25" ${SKIN}/><path d="M-6 22Q-12 6 2 2Q18-2 24 6Q22 24 2 24.5Q-3 24-6 22Z" fill="#fff0d4"/>` +
    `<path d="M1 7Q12 3 23 7Q22 20 12 21Q3 20 1 7Z" fill="#7a2033" ${LINE}/><path d="M6 18q6-5 12 0q-3 3-6 3t-6-3z" fill="#f2798a"/>` +
    `<path d="M8 5.5h9v5.5q-4.500 1.500-9 0z" fill="#fff" ${LINE} stroke-width="1.5"/><path d="M12.500 6v5" ${STROKE} stroke-width="1.2"/>` +
    `${eye(-1, -8)}${eye(13, -9)}<circle cx="24" cy="-1" r="4" fill="#f27d8d" ${LINE} stroke-width="1.8"/>`,
  blinky:
    `<path d="M2-31C4-20 22-14 23 6C24 21 13 28 0 28S-24 21-23 5C-22-6-13-8-13-20C-6-17-4-12-3-9C1-15 2-22 2-31Z" ${SKIN}/>` +
    `<path d="M0 28C-9 28-13 21-11 14C-9 8-4 8-3 2C4 6 12 10 11 18C10 25 5 28 0 28Z" fill="#ffc857"/>` +
    `${eye(-8, 2)}${eye(8, 2)}<path d="M-14-6l9 3M14-6l-9 3" ${STROKE}/><path d="M-6 16q6-4 12 0" ${STROKE}/>`,
  pinky:
    `<path d="M-10-13L-9-27L-1-17L1-17L9-27L10-13Q19-22 32-17Q27-7 30 4Q22 1 16 8Q13 24 0 24T-16 8Q-22 1-30 4Q-27-7-32-17Q-19-22-10-13Z" ${SKIN}/>` +
    `${eye(-6, -5)}${eye(6, -5)}<path d="M-7 7Q0 11 7 7" ${STROKE}/><path d="M-4 8.500l1.500 5 2-4.200M4 8.500l-1.500 5-2-4.200" fill="#fff" ${LINE} stroke-width="1.4"/>`,
  inky:
    `<path d="M-18 18Q-31 16-29 5Q-31-6-19-8Q-18-22-4-21Q4-30 14-22Q26-20 24-8Q32-3 29 7Q28 18 18 18Q14 27 6 21Q-2 28-8 21Q-14 25-18 18Z" ${SKIN}/>` +
    `${eye(0, -4, 10.5)}<path d="M-7 12h14" ${STROKE} stroke-width="3"/><path d="M-15 8h.1M15 8h.1" stroke="#7aa7d9" stroke-width="6" stroke-linecap="round"/>`,
  clyde:
    `<path d="M-2-18Q-4-28 6-30" ${STROKE} stroke-width="6"/><path d="M-2-18Q-4-28 6-30" stroke="#9a6b34" stroke-width="3.400" fill="none" stroke-linecap="round"/>` +
    `<path d="M0-16Q10-24 20-15Q32-8 29 8Q27 24 12 25Q5 29 0 25Q-5 29-12 25Q-27 24-29 8Q-32-8-20-15Q-10-24 0-16Z" ${SKIN}/>` +
    `<path d="M-11-17Q-19 3-11 24M11-17Q19 3 11 24" stroke="rgb(30 60 10 / 0.35)" stroke-width="2.500" fill="none"/>` +
    `<path d="M-15-2l10-4v9zM15-2L5-6v9z" fill="#ffe27a" ${LINE} stroke-width="1.800"/><path d="M-15 10l5 3 4-3 6 4 6-4 4 3 5-3Q11 20 0 20T-15 10Z" fill="#ffe27a" ${LINE} stroke-width="1.800"/>`,
};
