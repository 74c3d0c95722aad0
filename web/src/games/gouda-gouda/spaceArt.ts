/**
 * Our drawings of all things a board can be built of, each 100 × 60 around its middle, standing on y = 30. Class `gouda-t` is
 * the thing’s own colour, `-l` and `-d` a lighter and a darker shade of it, `-m` metal, `-c` cream, `-s` a mere stroke.
 */
import type { Space } from "../../protocol/generated/gouda-gouda";

const LEGS = `<path class="gouda-d" d="M-34 -4h8l-3 34h-7zM34 -4h-8l3 34h7zM-12 -4h6l-1 26h-5zM12 -4h-6l1 26h5z"/>`;

const DRAWINGS: Record<string, string> = {
  barrel: `<path class="gouda-t" d="M-29 -20C-39 -4 -39 14 -29 28Q0 34 29 28C39 14 39 -4 29 -20Z"/>
    <path class="gouda-s" d="M-12 -16C-16 0 -16 14 -12 30M12 -16C16 0 16 14 12 30"/>
    <path class="gouda-m" d="M-34.5 -8Q0 0 34.5 -8L36 -1Q0 7 -36 -1ZM-35.5 13Q0 21 35.5 13L33 20Q0 28 -33 20Z"/>
    <ellipse class="gouda-l" cy="-20" rx="29" ry="7.5"/><ellipse class="gouda-s" cy="-20" rx="22" ry="5"/>`,
  boxes: `<rect class="gouda-d" x="2" y="-2" width="42" height="31" rx="2"/><path class="gouda-c" d="M19 -2h8v13l-4 -3l-4 3z"/>
    <rect class="gouda-t" x="-44" y="-6" width="44" height="35" rx="2"/><path class="gouda-c" d="M-26 -6h8v14l-4 -3l-4 3z"/>
    <path class="gouda-l" d="M-38 -20h60l4 14h-68z"/><path class="gouda-s" d="M-10 -20l-1 14M6 20h12M-38 22h12"/>`,
  broom: `<rect class="gouda-d" x="-6" y="-30" width="7" height="30" rx="3" transform="rotate(14)"/>
    <path class="gouda-l" d="M-40 6Q0 -6 40 6L46 29H-46Z"/><path class="gouda-t" d="M-40 -4Q0 -18 40 -4L41 9Q0 -4 -41 9Z"/>
    <path class="gouda-s" d="M-34 14l-4 14M-22 11l-3 17M-10 9l-1 19M2 9v19M14 10l2 18M26 12l4 16M36 15l5 12"/>`,
  bucket: `<path class="gouda-s" d="M-30 -16C-34 6 -14 10 0 10S34 6 30 -16"/><path class="gouda-m" d="M-31 -17H31L24 27Q0 33 -24 27Z"/>
    <path class="gouda-t" d="M-31 -17H31L30 -6Q25 12 20 -2Q14 2 12 10Q7 18 4 4Q-2 -3 -8 3Q-14 12 -18 2Q-24 -4 -26 4L-29 -4Z"/>
    <ellipse class="gouda-l" cy="-18" rx="31" ry="7.5"/>`,
  cans: `<path class="gouda-m" d="M-44 -8h28v36q-14 5 -28 0z"/><path class="gouda-t" d="M-44 2h28v15q-14 4 -28 0z"/><ellipse class="gouda-l" cx="-30" cy="-8" rx="14" ry="4"/>
    <path class="gouda-m" d="M16 -8h28v36q-14 5 -28 0z"/><path class="gouda-d" d="M16 2h28v15q-14 4 -28 0z"/><ellipse class="gouda-l" cx="30" cy="-8" rx="14" ry="4"/>
    <path class="gouda-m" d="M-15 -20h30v48q-15 5 -30 0z"/><path class="gouda-t" d="M-15 -6h30v22q-15 4 -30 0z"/><ellipse class="gouda-l" cy="-20" rx="15" ry="4.5"/>
    <circle class="gouda-c" cy="8" r="6"/>`,
  chair: `<path class="gouda-d" d="M-32 4h7v25h-7zM25 4h7v25h-7z"/><path class="gouda-t" d="M-32 -30h7v26h-7zM25 -30h7v26h-7z"/>
    <path class="gouda-l" d="M-28 -28q28 -6 56 0v8q-28 -6 -56 0z"/><path class="gouda-s" d="M-26 18h52"/>
    <path class="gouda-t" d="M-38 -8H38L42 6H-42Z"/><path class="gouda-l" d="M-38 -8H38L39 -3H-39Z"/>`,
  stool: `<path class="gouda-d" d="M-26 -10h8l-6 39h-8zM26 -10h-8l6 39h8zM-4 -10h8v36h-8z"/><path class="gouda-s" d="M-26 14h52"/>
    <path class="gouda-t" d="M-38 -14H38Q42 -3 34 -2H-34Q-42 -3 -38 -14Z"/><ellipse class="gouda-l" cy="-14" rx="38" ry="7"/>`,
  chest: `<path class="gouda-t" d="M-42 -2V28Q-42 30 -40 30H40Q42 30 42 28V-2Z"/><path class="gouda-l" d="M-42 -2Q-42 -22 -28 -22H28Q42 -22 42 -2Z"/>
    <path class="gouda-m" d="M-30 -22h8v52h-8zM22 -22h8v52h-8zM-42 -4h84v6h-84z"/><path class="gouda-c" d="M-8 -8H8V8Q0 16 -8 8Z"/>
    <path class="gouda-d" d="M-2 0h4l1.5 7h-7z"/>`,
  cloth: `<path class="gouda-t" d="M-46 -12Q-20 -22 0 -14T46 -14L42 24Q36 32 30 24T18 24T6 26T-6 24T-18 26T-30 24T-42 24Z"/>
    <path class="gouda-l" d="M-46 -12Q-20 -22 0 -14T46 -14L45 -4Q20 -12 0 -5T-45 -3Z"/><path class="gouda-c" d="M-44 8Q-20 0 0 8T44 6V12Q20 6 0 14T-43 14Z"/>
    <path class="gouda-s" d="M-22 -6V24M2 -4V24M24 -8V23"/>`,
  cushion: `<path class="gouda-t" d="M-46 -14Q-38 -20 0 -16T46 -14Q40 6 46 26Q38 32 0 28T-46 26Q-40 6 -46 -14Z"/>
    <path class="gouda-l" d="M-46 -14Q-38 -20 0 -16T46 -14Q44 -8 43 -4Q20 -10 0 -7T-43 -4Z"/><circle class="gouda-d" cx="0" cy="10" r="4"/>
    <path class="gouda-s" d="M-10 2Q-4 6 -3 8M10 2Q4 6 3 8M-12 20Q-5 14 -3 13M12 20Q5 14 3 13"/>`,
  crate: `<path class="gouda-d" d="M-42 -18H42V30H-42Z"/><path class="gouda-t" d="M-42 -8h84v10h-84zM-42 5h84v10h-84zM-42 18h84v12h-84z"/>
    <path class="gouda-l" d="M-42 -22H42V-11H-42Z"/><path class="gouda-l" d="M-42 -11h10v41h-10zM32 -11h10v41h-10z"/>
    <path class="gouda-s" d="M-26 -3h14M6 10h18M-20 23h20M10 -4h10"/>`,
  drawer: `<path class="gouda-t" d="M-42 -16H42V27H-42Z"/><path class="gouda-l" d="M-46 -22H46V-13H-46Z"/><path class="gouda-d" d="M-38 27h10v4h-10zM28 27h10v4h-10z"/>
    <rect class="gouda-l" x="-36" y="-9" width="72" height="15" rx="2"/><rect class="gouda-l" x="-36" y="9" width="72" height="15" rx="2"/>
    <circle class="gouda-c" cx="-14" cy="-1" r="3.5"/><circle class="gouda-c" cx="14" cy="-1" r="3.5"/><circle class="gouda-c" cx="-14" cy="17" r="3.5"/><circle class="gouda-c" cx="14" cy="17" r="3.5"/>`,
  jars: `<path class="gouda-t" d="M-44 0Q-44 -8 -38 -8H-20Q-14 -8 -14 0V24Q-14 29 -20 29H-38Q-44 29 -44 24Z"/><path class="gouda-m" d="M-41 -15h24v8h-24z"/>
    <path class="gouda-d" d="M14 0Q14 -8 20 -8H38Q44 -8 44 0V24Q44 29 38 29H20Q14 29 14 24Z"/><path class="gouda-m" d="M17 -15h24v8h-24z"/>
    <path class="gouda-l" d="M-17 -8Q-17 -15 -10 -15H10Q17 -15 17 -8V24Q17 29 10 29H-10Q-17 29 -17 24Z"/><path class="gouda-m" d="M-14 -22h28v8h-28z"/>
    <rect class="gouda-c" x="-11" y="1" width="22" height="16" rx="2"/><circle class="gouda-t" cx="0" cy="9" r="4"/>`,
  jug: `<path class="gouda-s" d="M26 -10Q46 -8 42 8Q38 20 26 18"/><path class="gouda-t" d="M-24 -20L-34 -16L-22 -6Q-32 14 -26 28Q0 33 26 28Q32 10 24 -20Z"/>
    <ellipse class="gouda-l" cy="-20" rx="24" ry="5.5"/><path class="gouda-c" d="M-29 10Q0 17 29 10V17Q0 24 -29 17Z"/>`,
  lamp: `<path class="gouda-m" d="M-3 4h6v20h-6zM-20 24h40v6h-40z"/><path class="gouda-t" d="M-24 -22H24L42 6Q0 14 -42 6Z"/><ellipse class="gouda-l" cy="-22" rx="24" ry="5"/>
    <path class="gouda-c" d="M-42 6Q0 14 42 6L40 3Q0 10 -40 3Z"/><path class="gouda-s" d="M-10 -16L-16 6M10 -16L16 6M24 10v10"/>`,
  mat: `<path class="gouda-t" d="M-38 -8H38L48 22H-48Z"/><path class="gouda-l" d="M-31 -3H31L38 16H-38Z"/><path class="gouda-t" d="M-22 2H22L26 11H-26Z"/>
    <path class="gouda-s" d="M-46 22v7M-36 22v7M-26 22v7M-16 22v7M-6 22v7M6 22v7M16 22v7M26 22v7M36 22v7M46 22v7"/>`,
  papers: `<path class="gouda-d" d="M-40 20L38 16L42 28L-38 30Z"/><path class="gouda-t" d="M-42 10L40 10V21L-40 22Z"/><path class="gouda-l" d="M-38 0L42 -2V10L-40 12Z"/>
    <path class="gouda-t" d="M-42 -9L38 -11V1L-40 3Z"/><path class="gouda-c" d="M-34 -22L34 -22L42 -10L-44 -8Z"/>
    <path class="gouda-s" d="M-26 -17h22M2 -18h24M-30 -13h26M4 -13h28M-20 -9L-20 30M20 -10L20 29"/>`,
  pot: `<path class="gouda-t" d="M-30 -6H30L22 26Q0 32 -22 26Z"/><path class="gouda-l" d="M-36 -18H36V-5H-36Z"/><path class="gouda-d" d="M-26 10Q0 16 26 10L25 15Q0 21 -25 15Z"/>`,
  flower: `<path class="gouda-leaf" d="M0 -14C-16 -30 -40 -26 -42 -12C-26 -8 -10 -8 0 -14ZM0 -14C16 -32 40 -28 44 -14C28 -8 12 -8 0 -14Z"/>
    <path class="gouda-t" d="M-26 0H26L20 27Q0 32 -20 27Z"/><path class="gouda-l" d="M-32 -13H32V0H-32Z"/><path class="gouda-d" d="M-23 12Q0 18 23 12L22 17Q0 23 -22 17Z"/>`,
  teapot: `<path class="gouda-s" d="M28 -6Q48 -6 44 8Q40 18 26 16"/><path class="gouda-t" d="M-28 4L-48 -12L-40 -16L-22 -6Z"/>
    <path class="gouda-t" d="M-24 -14H24Q36 0 30 16Q26 28 18 29H-18Q-26 28 -30 16Q-36 0 -24 -14Z"/><path class="gouda-l" d="M-24 -14Q0 -30 24 -14Q0 -8 -24 -14Z"/>
    <circle class="gouda-c" cy="-24" r="4"/><path class="gouda-c" d="M-30 8Q0 16 30 8V13Q0 21 -31 13Z"/>`,
  rack: `<path class="gouda-t" d="M-46 -20H46V-9H-46Z"/><path class="gouda-l" d="M-46 -24H46V-18H-46Z"/><path class="gouda-m" d="M-36 -9h4v6h-4zM-12 -9h4v6h-4zM8 -9h4v6h-4zM32 -9h4v6h-4z"/>
    <path class="gouda-d" d="M-34 -4Q-46 2 -44 24H-20Q-18 2 -32 -4Z"/><path class="gouda-c" d="M-10 -3Q-16 4 -15 20H-3Q-2 4 -8 -3Z"/>
    <path class="gouda-t" d="M34 -4Q20 2 16 28H46Q48 2 36 -4Z"/><path class="gouda-s" d="M-32 0V22M31 4V26"/>`,
  shoe: `<path class="gouda-d" d="M-44 22H46Q48 29 42 30H-42Q-46 29 -44 22Z"/><path class="gouda-t" d="M-44 22Q-46 2 -40 -10Q-26 -18 -14 -10Q-6 0 6 -2Q42 -2 46 22Z"/>
    <path class="gouda-l" d="M-40 -10Q-26 -18 -14 -10Q-10 -2 -4 0Q-20 8 -38 0Z"/><circle class="gouda-c" cx="14" cy="0" r="7"/>`,
  suitcase: `<path class="gouda-s" d="M-14 -20V-27H14V-20" /><rect class="gouda-t" x="-44" y="-20" width="88" height="49" rx="7"/><path class="gouda-l" d="M-44 -8V-13Q-44 -20 -37 -20H37Q44 -20 44 -13V-8Z"/>
    <path class="gouda-d" d="M-28 -20h9v49h-9zM19 -20h9v49h-9z"/><path class="gouda-c" d="M-27 2h7v6h-7zM20 2h7v6h-7z"/><rect class="gouda-c" x="-9" y="8" width="18" height="12" rx="2" transform="rotate(-8)"/>`,
  table: `${LEGS}<path class="gouda-t" d="M-48 -16H48V-5H-48Z"/><path class="gouda-l" d="M-42 -22H42L48 -15H-48Z"/>
    <path class="gouda-c" d="M-30 -22H30L36 -15V2L27 -3L18 2L9 -3L0 2L-9 -3L-18 2L-27 -3L-36 2V-15Z"/><path class="gouda-s" d="M-36 -15H36"/>`,
  tray: `<path class="gouda-d" d="M-30 6h8l-6 24h-8zM30 6h-8l6 24h8z"/><path class="gouda-s" d="M-26 20h52"/><path class="gouda-t" d="M-48 -8H48L40 9Q0 14 -40 9Z"/>
    <ellipse class="gouda-l" cy="-8" rx="48" ry="9"/><ellipse class="gouda-s" cy="-8" rx="38" ry="6"/>`,
};

/** Words in a space's name that make the same kind of thing look different. */
const VARIANTS: [kind: string, part: string, drawing: string][] = [
  ["pot", "flower", "flower"],
  ["pot", "tea", "teapot"],
  ["chair", "stool", "stool"],
  ["cloth", "cushion", "cushion"],
  ["jars", "jug", "jug"],
];

export function drawingOf(space: Space): string {
  const variant = VARIANTS.find(([kind, part]) => space.kind === kind && space.id.includes(part));
  const name = variant?.[2] ?? space.kind;
  return name in DRAWINGS ? name : "crate";
}

export function bodyOf(drawing: string): string {
  return DRAWINGS[drawing] ?? "";
}

const NAMED: Record<string, string> = {
  green: "#6f9d54",
  yellow: "#e6b740",
  orange: "#dd8440",
  red: "#c45a48",
  blue: "#5f8fb5",
  metal: "#8f9aa3",
  paint: "#4f93a8",
  white: "#e8e0d2",
  black: "#5a534d",
  tin: "#b7604a",
  old: "#8d5f3c",
};
const USUAL: Record<string, string> = {
  barrel: "#b07b48",
  boxes: "#cf9f63",
  broom: "#b5683c",
  bucket: "#4f93a8",
  cans: "#b7604a",
  chair: "#a9683c",
  chest: "#8d5f3c",
  cloth: "#c9605a",
  crate: "#c2904f",
  drawer: "#b98a58",
  jars: "#b6495a",
  lamp: "#dba33f",
  mat: "#a67c4b",
  papers: "#d8cdb8",
  pot: "#c46f45",
  rack: "#97683f",
  shoe: "#7f6aa8",
  suitcase: "#9a5b3b",
  table: "#c98c4c",
  tray: "#8fa3a0",
};

/** The colour of a thing: what its name says, or what its kind usually has. */
export function tintOf(space: Space): string {
  const named = space.id.split("-").find((part) => part in NAMED);
  return (named && NAMED[named]) ?? USUAL[space.kind] ?? "#c2904f";
}
