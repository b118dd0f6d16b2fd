/** Draws numbers in a fixed order that depends on the seed alone. */
export type Random = {
  /** From `low` up to, not including, `high`. */
  between: (low: number, high: number) => number;
  /** A whole number, both ends included. */
  whole: (low: number, high: number) => number;
};

/** FNV-1a, 32 bits: spreads slugs that differ by a letter over the whole range. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Seeded generator (mulberry32). `Math.random` would draw another picture in the browser than on the server. */
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
