/** Pseudorandom numbers, determined by the seed. */
export type Random = ReturnType<typeof createRandom>;

/** FNV-1a, 32 bits: gives slugs that differ by one letter very different seeds. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Seeded generator (mulberry32). `Math.random` would draw different pictures in the browser and on the server. */
export function createRandom(seed: number) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  /** From `low` (inclusive) to `high` (exclusive). */
  const between = (low: number, high: number): number => low + next() * (high - low);
  /** An integer, both ends included. */
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1));
  return {between, whole};
}
