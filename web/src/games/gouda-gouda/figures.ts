/** The colours of mice that people can choose, in the order of the seats that have them without a choice. */
import type { Figure } from "../../board/kit";

const COLOURS = ["red", "blue", "green", "violet", "yellow", "grey"];

const mouse = (number: number): string => {
  const fur = `fill="var(--colour-${number})" stroke="#2d1a0c" stroke-width="2.2" stroke-linejoin="round"`;
  return (
    `<circle cx="-12" cy="-9" r="9" ${fur}/><circle cx="12" cy="-9" r="9" ${fur}/>` +
    `<circle cx="-12" cy="-9" r="4.6" fill="#fff3dc"/><circle cx="12" cy="-9" r="4.6" fill="#fff3dc"/>` +
    `<path d="M0-11C10-11 14-2 12 6C10 14 4 20 0 20S-10 14-12 6C-14-2-10-11 0-11Z" ${fur}/>` +
    `<circle cx="-5" cy="2" r="2.1" fill="#2d1a0c"/><circle cx="5" cy="2" r="2.1" fill="#2d1a0c"/>` +
    `<circle cy="15" r="3.2" fill="#f3a47c" stroke="#2d1a0c" stroke-width="2.2"/>`
  );
};

export const figures: Figure[] = COLOURS.map((id, number) => ({ id, picture: mouse(number) }));
