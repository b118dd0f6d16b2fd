import type {Mask} from './select-rules';

type Group = {mask: Mask; weight: number; pages: number[]; partner?: Group; cost: number};

/**
 * Lets pages that need nearly the same rules share one style, because each different style is one more hash in the
 * Content-Security-Policy. Repeatedly joins the two groups whose joining adds the fewest characters to their pages.
 * @param weights Characters that each selector costs.
 * @param most The number of groups to stop at.
 * @returns A mask for each page, the same object within a group.
 */
export function groupMasks(masks: readonly Mask[], weights: readonly number[], most: number): Mask[] {
  // A plain loop: it runs for each pair of pages over all selectors.
  const weigh = (one: Mask, other: Mask): number => {
    let sum = 0;
    for (let at = 0; at < one.length; at += 1) if (one[at] === 1 || other[at] === 1) sum += weights[at] ?? 0;
    return sum;
  };

  const costOf = (one: Group, other: Group): number => {
    const joined = weigh(one.mask, other.mask);
    return (joined - one.weight) * one.pages.length + (joined - other.weight) * other.pages.length;
  };

  const createGroup = (mask: Mask, pages: number[]): Group => ({
    mask,
    weight: weigh(mask, mask),
    pages,
    cost: Infinity,
  });

  const findPartner = (group: Group, others: Iterable<Group>): void => {
    for (const other of others) {
      const cost = other === group ? Infinity : costOf(group, other);
      if (cost < group.cost) Object.assign(group, {partner: other, cost});
    }
  };

  const equal = Map.groupBy(masks.entries(), ([, mask]) => Buffer.from(mask).toString('latin1'));
  const groups = new Set(
    [...equal.values()].flatMap(([first, ...others]) =>
      first
        ? [
            createGroup(
              first[1],
              [first, ...others].map(([page]) => page),
            ),
          ]
        : [],
    ),
  );
  for (const group of groups) findPartner(group, groups);
  while (groups.size > most) {
    const one = [...groups].reduce((best, group) => (group.cost < best.cost ? group : best));
    const other = one.partner;
    if (other === undefined) break;
    const joined = createGroup(
      one.mask.map((flag, at) => flag | (other.mask[at] ?? 0)),
      [...one.pages, ...other.pages],
    );
    groups.delete(one);
    groups.delete(other);
    findPartner(joined, groups);
    for (const group of groups) {
      const lost = group.partner === one || group.partner === other;
      if (lost) group.cost = Infinity;
      findPartner(group, lost ? [...groups, joined] : [joined]);
    }
    groups.add(joined);
  }

  const result = [...masks];
  for (const {mask, pages} of groups) for (const page of pages) result[page] = mask;
  return result;
}
