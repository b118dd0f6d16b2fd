export type SearchableItem = {
  id: string;
  /** All that a word may be found in. */
  text: string;
};

/** Lower case, without accents and curly quotes, so that "cafe" finds "Café" and "dont" is not asked for. */
function simplify(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
}

/** Ids of the items that have every word of the query. An empty query matches all. */
export function matchItems(items: readonly SearchableItem[], query: string): ReadonlySet<string> {
  const words = simplify(query).split(/\s+/).filter(Boolean);
  const matching = items.filter(({text}) => {
    const content = simplify(text);
    return words.every((word) => content.includes(word));
  });
  return new Set(matching.map(({id}) => id));
}
