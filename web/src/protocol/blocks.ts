/** Lists of numbers that only grow, in blocks; by the same rule as `Blocks` of src/cheeseboard/core/kit.py. */

const BLOCK_SIZE = 32;

/** The list with these numbers added: into the last block while there is room, then into new ones. Full blocks stay the same objects. */
export function addToBlocks(blocks: readonly number[][], added: readonly number[]): number[][] {
  const made = [...blocks];
  for (let from = 0; from < added.length;) {
    const last = made.at(-1);
    const open = last && last.length < BLOCK_SIZE ? last : [];
    if (open === last) made.pop();
    const to = from + BLOCK_SIZE - open.length;
    made.push([...open, ...added.slice(from, to)]);
    from = to;
  }
  return made;
}
