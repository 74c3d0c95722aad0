/** A clock that comes into its last quarter is said, once. */
const SHORTEST_MS = 3_000; // less is gone before it has been said
const LONGEST_MS = 2 ** 31 - 1; // longer than browsers count

/** Call `alert` with the time that is left then; gives back how to call it off. */
export function onLastQuarter(deadline: number, alert: (left: number) => void): () => void {
  const quarter = (deadline - Date.now()) / 4;
  if (quarter < SHORTEST_MS || quarter * 3 > LONGEST_MS) return () => undefined;
  const timer = setTimeout(() => alert(quarter), quarter * 3);
  return () => clearTimeout(timer);
}
