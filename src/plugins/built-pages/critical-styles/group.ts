import type {Mask} from './select-rules';

type Group = {mask: Mask; weight: number; pages: readonly number[]};
type Pair = {one: Group; other: Group; cost: number};

/**
 * Groups pages that need nearly the same rules, because each different style adds a hash to the Content-Security-Policy.
 * Repeatedly merges the two groups whose merging adds the fewest characters to their pages.
 * @param weights Characters that each selector costs.
 * @param maxGroups The number of groups to stop at.
 * @returns A mask for each page, the same object within a group.
 */
export function groupMasks(masks: readonly Mask[], weights: readonly number[], maxGroups: number): Mask[] {
  // A plain loop for speed: it runs over all selectors for each pair of pages.
  const sharedWeight = (one: Mask, other: Mask): number => {
    let sum = 0;
    for (let at = 0; at < one.length; at += 1) if (one[at] === 1 || other[at] === 1) sum += weights[at] ?? 0;
    return sum;
  };
  const createGroup = (mask: Mask, pages: readonly number[]): Group => ({
    mask,
    weight: sharedWeight(mask, mask),
    pages,
  });
  const createPair = (one: Group, other: Group): Pair => {
    const joined = sharedWeight(one.mask, other.mask);
    const cost = (joined - one.weight) * one.pages.length + (joined - other.weight) * other.pages.length;
    return {one, other, cost};
  };

  const pagesByMask = Map.groupBy(masks.keys(), (page) => Buffer.from(masks[page] ?? []).toString('latin1'));
  let groups = Array.from(pagesByMask, ([flags, pages]) => createGroup(Buffer.from(flags, 'latin1'), pages));
  let pairs = groups.flatMap((one, index) => groups.slice(index + 1).map((other) => createPair(one, other)));
  while (groups.length > maxGroups) {
    const {one, other} = pairs.reduce((best, pair) => (pair.cost < best.cost ? pair : best));
    const mask = one.mask.map((flag, at) => flag | (other.mask[at] ?? 0));
    const joined = createGroup(mask, [...one.pages, ...other.pages]);
    const isJoined = (group: Group): boolean => group === one || group === other;
    groups = groups.filter((group) => !isJoined(group));
    pairs = pairs.filter((pair) => !isJoined(pair.one) && !isJoined(pair.other));
    pairs.push(...groups.map((group) => createPair(group, joined)));
    groups.push(joined);
  }

  const result = [...masks];
  for (const {mask, pages} of groups) for (const page of pages) result[page] = mask;
  return result;
}
