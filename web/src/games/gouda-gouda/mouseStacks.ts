/** How mice of several seats stand together on one thing, in units of the place, so that each heap can be counted. */
export interface Stand {
  x: number;
  y: number;
  size: number;
  isHead: boolean;
}

const FRONT = 0.26;
const BACK = -0.13;

export function stands(heaps: number): Stand[] {
  if (heaps <= 3) return row(heaps, { y: 0.1, size: 0.46, step: 0.5, isHead: false });
  if (heaps === 4) return row(heaps, { y: 0, size: 0.37, step: 0.38, isHead: true }); // what they stand on is seen
  const back = Math.floor(heaps / 2);
  const crowd = { size: 0.42, step: 0.46, isHead: true };
  return [...row(back, { y: BACK, ...crowd }), ...row(heaps - back, { y: FRONT, ...crowd })];
}

function row(heaps: number, look: { y: number; size: number; step: number; isHead: boolean }): Stand[] {
  const { step, ...rest } = look;
  return Array.from({ length: heaps }, (_, index) => ({ x: (index - (heaps - 1) / 2) * step, ...rest }));
}
