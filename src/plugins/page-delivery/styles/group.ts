/** One flag for each selector of the sheet. */
export type Mask = Uint8Array;

type Group = {mask: Mask; weight: number; pages: number[]; partner?: Group; cost: number};

/**
 * Puts pages that need nearly the same rules together, so that a site has few different inline styles: each is one hash
 * in a Content-Security-Policy. Joins the two groups whose joining costs the least, again and again.
 * @param weights What each selector costs, in characters.
 * @param most The number of groups at which it stops.
 * @returns A mask for each page, the same object within a group.
 */
export function groupMasks(masks: readonly Mask[], weights: readonly number[], most: number): Mask[] {
  const weigh = (one: Mask, other: Mask): number => {
    let sum = 0;
    for (let at = 0; at < one.length; at += 1) if (one[at] === 1 || other[at] === 1) sum += weights[at] ?? 0;
    return sum;
  };

  /** Characters that the pages of both carry too many when they share their rules. */
  const costOf = (one: Group, other: Group): number => {
    const joined = weigh(one.mask, other.mask);
    return (joined - one.weight) * one.pages.length + (joined - other.weight) * other.pages.length;
  };

  const findPartner = (group: Group, groups: Iterable<Group>): void => {
    delete group.partner;
    group.cost = Number.POSITIVE_INFINITY;
    for (const other of groups) {
      if (other === group) continue;
      const cost = costOf(group, other);
      if (cost < group.cost) Object.assign(group, {partner: other, cost});
    }
  };

  const groups = new Set(
    collectEqual(masks).map(({mask, pages}): Group => ({mask, pages, weight: weigh(mask, mask), cost: 0})),
  );
  for (const group of groups) findPartner(group, groups);
  while (groups.size > most) {
    const one = [...groups].reduce((best, group) => (group.cost < best.cost ? group : best));
    const other = one.partner;
    if (other === undefined) break;
    const mask = one.mask.map((flag, at) => flag | (other.mask[at] ?? 0));
    const joined: Group = {mask, weight: weigh(mask, mask), pages: [...one.pages, ...other.pages], cost: 0};
    groups.delete(one);
    groups.delete(other);
    groups.add(joined);
    for (const group of groups) {
      if (group === joined || group.partner === one || group.partner === other) findPartner(group, groups);
      else if (costOf(group, joined) < group.cost) Object.assign(group, {partner: joined, cost: costOf(group, joined)});
    }
  }

  const result = [...masks];
  for (const {mask, pages} of groups) for (const page of pages) result[page] = mask;
  return result;
}

function collectEqual(masks: readonly Mask[]): {mask: Mask; pages: number[]}[] {
  const kinds = new Map<string, {mask: Mask; pages: number[]}>();
  masks.forEach((mask, page) => {
    const key = Buffer.from(mask).toString('latin1');
    const kind = kinds.get(key);
    if (kind) kind.pages.push(page);
    else kinds.set(key, {mask, pages: [page]});
  });
  return [...kinds.values()];
}
