/** Pseudorandom numbers, determined by the seed. */
export type Random = {
  /** From `low` (inclusive) to `high` (exclusive). */
  between: (low: number, high: number) => number;
  /** An integer, both ends included. */
  whole: (low: number, high: number) => number;
};

/** FNV-1a, 32 bits: gives slugs that differ by one letter very different seeds. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Seeded generator (mulberry32). `Math.random` would draw different pictures in the browser and on the server. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  return {between, whole: (low, high) => Math.floor(between(low, high + 1))};
}
