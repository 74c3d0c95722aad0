/**
 * The figures people can choose: our own drawings in a box from -24 to 24, each with a silhouette of its own, ivory
 * with a dark line, to stand on anything. `--figure` and `--figure-ink` recolour them. Their names are `board-look-<id>`.
 */
export interface Figure {
  id: string;
  picture: string;
}

const LINE =
  'stroke="var(--figure-ink, #2d1a0c)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"';
const BODY = `fill="var(--figure, #fff4da)" ${LINE}`;
const INK = 'fill="var(--figure-ink, #2d1a0c)"';
const STROKE = `fill="none" ${LINE}`;
const WARM = 'fill="#f3a47c"';
const eyes = (apart: number, y: number, r = 2.1) =>
  `<circle cx="${-apart}" cy="${y}" r="${r}" ${INK}/><circle cx="${apart}" cy="${y}" r="${r}" ${INK}/>`;

export const figures: Figure[] = [
  {
    id: "mouse",
    picture:
      `<circle cx="-12" cy="-9" r="9" ${BODY}/><circle cx="12" cy="-9" r="9" ${BODY}/>` +
      `<circle cx="-12" cy="-9" r="4.6" ${WARM}/><circle cx="12" cy="-9" r="4.6" ${WARM}/>` +
      `<path d="M0-11C10-11 14-2 12 6C10 14 4 20 0 20S-10 14-12 6C-14-2-10-11 0-11Z" ${BODY}/>` +
      `${eyes(5, 2)}<circle cy="15" r="3.2" ${WARM} ${LINE}/>`,
  },
  {
    id: "cat",
    picture:
      `<path d="M-18-19L-7-10Q0-12 7-10L18-19L18 3C18 14 9 19 0 19S-18 14-18 3Z" ${BODY}/>` +
      `<path d="M-9 0v5M9 0v5" ${STROKE} stroke-width="3"/><path d="M-3 8h6l-3 3.5z" ${WARM} ${LINE}/>` +
      `<path d="M-23 7l9 2M-22 14l8-2M23 7l-9 2M22 14l-8-2" ${STROKE} stroke-width="1.6"/>`,
  },
  {
    id: "owl",
    picture:
      `<path d="M-15-19Q-10-13 0-13T15-19Q19-6 17 4C15 15 8 20 0 20S-15 15-17 4Q-19-6-15-19Z" ${BODY}/>` +
      `<circle cx="-7.5" cy="-4" r="7" ${BODY}/><circle cx="7.5" cy="-4" r="7" ${BODY}/>${eyes(7, -4, 3.2)}` +
      `<path d="M-3 2h6l-3 6z" fill="#f0a830" ${LINE}/><path d="M-7 13q3.5 4 7 0q3.5 4 7 0" ${STROKE} stroke-width="1.8"/>`,
  },
  {
    id: "snail",
    picture:
      `<path d="M-22 17Q-8 12-4 12L10 14Q14 10 14-2L12-13M14-2Q18-6 19-14" ${STROKE}/>` +
      `<path d="M-22 18Q-6 8 8 10Q13 8 12-2Q16-7 19-1Q22 18 8 18Z" ${BODY}/>` +
      `<circle cx="-4" cy="0" r="13.5" ${BODY}/><path d="M-4 9A9 9 0 1 1 5-1A6 6 0 1 1-6 3A3 3 0 0 1-2-1" ${STROKE}/>` +
      `<circle cx="11.5" cy="-14" r="2.6" ${INK}/><circle cx="19.5" cy="-14" r="2.6" ${INK}/>`,
  },
  {
    id: "hedgehog",
    picture:
      `<path d="M-21 13l-2-9 5 1-3-9 6 2 0-9 6 4 3-9 4 6 6-6 1 8 7-3-1 7Q18 1 22 9Q20 14 10 14Z" ${BODY}/>` +
      `<path d="M7-1Q17 1 22 9Q20 15 8 15L-16 15Q-2 12 1 6Q3 0 7-1Z" fill="#f8cf9b" ${LINE}/>` +
      `<circle cx="12" cy="6" r="2.1" ${INK}/><circle cx="22" cy="9" r="2.6" ${INK}/><path d="M-9 15v4M4 15v4" ${STROKE}/>`,
  },
  {
    id: "rabbit",
    picture:
      `<path d="M-4-4C-14-8-13-23-8-23S-2-12-2-5Z" ${BODY}/><path d="M4-4C14-8 13-23 8-23S2-12 2-5Z" ${BODY}/>` +
      `<path d="M-7.5-19q-2 5 1 11M7.5-19q2 5-1 11" stroke="#f3a47c" stroke-width="3" fill="none" stroke-linecap="round"/>` +
      `<path d="M0-6C10-6 14 2 13 9S6 20 0 20-12 16-13 9-10-6 0-6Z" ${BODY}/>${eyes(5.5, 4)}` +
      `<path d="M-2.4 9h4.8L0 12z" ${WARM} ${LINE}/><path d="M-2.5 15v4h5v-4" ${STROKE} stroke-width="1.6"/>`,
  },
  {
    id: "frog",
    picture:
      `<path d="M-20 6Q-20-4-15-7Q-17-17-9-17Q-3-17-3-10H3Q3-17 9-17Q17-17 15-7Q20-4 20 6Q18 18 0 18T-20 6Z" ${BODY}/>` +
      `${eyes(9, -11, 3)}<path d="M-14 5Q0 15 14 5" ${STROKE}/><circle cx="-13" cy="1" r="2.4" ${WARM}/><circle cx="13" cy="1" r="2.4" ${WARM}/>`,
  },
  {
    id: "duck",
    picture:
      `<path d="M-21 4Q-12 6-7 2Q-7-2-8-6Q-8-18 4-18T15-7Q15-1 11 2Q19 8 15 14Q12 19-2 19Q-18 19-21 4Z" ${BODY}/>` +
      `<path d="M14-9Q23-9 23-5Q20-1 13-2Z" fill="#f0a830" ${LINE}/><circle cx="6" cy="-9" r="2.3" ${INK}/>` +
      `<path d="M-10 9Q-2 15 6 8" ${STROKE}/>`,
  },
  {
    id: "mushroom",
    picture:
      `<path d="M-6 0Q-6 10-9 15Q-9 20 0 20T9 15Q6 10 6 0Z" ${BODY}/>` +
      `<path d="M-22 2Q-22-19 0-19T22 2Q0 8-22 2Z" fill="#e8664a" ${LINE}/>` +
      `<circle cx="-10" cy="-6" r="3.6" fill="#fff4da"/><circle cx="3" cy="-12" r="3" fill="#fff4da"/><circle cx="12" cy="-3" r="3.6" fill="#fff4da"/>`,
  },
  {
    id: "wedge",
    picture:
      `<path d="M-22 7Q-6-14 14-15Q23-8 22 1L22 14Q0 19-22 16Z" fill="#ffd257" ${LINE}/>` +
      `<path d="M-22 7Q0 8 22 1" ${STROKE}/><circle cx="-9" cy="12" r="3.2" fill="#dd9a22"/><circle cx="9" cy="10" r="4" fill="#dd9a22"/>` +
      `<ellipse cx="8" cy="-7" rx="4" ry="2.6" fill="#dd9a22"/>`,
  },
];

/** What stands for a seat: the chosen figure, or one by the seat's number. */
export function figureOf(id: string | undefined, seat: number): Figure {
  const chosen = figures.find((figure) => figure.id === id) ?? figures[seat % figures.length];
  if (!chosen) throw new Error("there are no figures");
  return chosen;
}
