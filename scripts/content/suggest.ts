import leven from 'leven';

/** The most similar known word, or undefined if none is close. */
export function findClosest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = (word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3))) + 1;
  for (const candidate of candidates) {
    const distance = leven(word, candidate);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** Returns “Did you mean …?” with the most similar known word, or nothing if no word is similar enough. */
export function suggest(word: string, candidates: readonly string[], open = '', close = open): string {
  const closest = findClosest(word, candidates);
  return closest === undefined ? '' : ` Did you mean ${open}${closest}${close}?`;
}
