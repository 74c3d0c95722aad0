/** The grain of a plank: long wavy lines, the same ones every time. */
export interface Vein {
  d: string;
  width: number;
  opacity: number;
}

const APART = 9;

export function veins(length: number, breadth: number, seed = 1): Vein[] {
  const count = Math.ceil(breadth / APART);
  return [...Array(count).keys()].map((index) => {
    const y = index * APART + 5 * wave(index * 1.7 + seed);
    const steps = 6;
    const points = [...Array(steps + 1).keys()].map((step) => {
      const x = (length / steps) * step;
      return [x, y + 7 * wave(index * 0.61 + step * 1.3 + seed * 3) * wave(index * 0.13 + seed)] as const;
    });
    const d = points
      .map(([x, at], step) => {
        if (step === 0) return `M${x} ${at.toFixed(1)}`;
        const before = points[step - 1] ?? [0, at];
        const half = (x + before[0]) / 2;
        return `C${half.toFixed(0)} ${before[1].toFixed(1)} ${half.toFixed(0)} ${at.toFixed(1)} ${x.toFixed(0)} ${at.toFixed(1)}`;
      })
      .join("");
    return {
      d,
      width: 1 + 2.2 * Math.abs(wave(index * 2.3 + seed)),
      opacity: 0.12 + 0.22 * Math.abs(wave(index * 3.1)),
    };
  });
}

function wave(value: number): number {
  return Math.sin(value) * 0.6 + Math.sin(value * 2.31 + 1.1) * 0.4;
}
