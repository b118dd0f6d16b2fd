export type SearchableItem = {
  id: string;
  /** Text to search. */
  text: string;
};

/** Lowercases and removes accents and curly quotes, so "cafe" finds "Café". */
function simplify(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
}

/** IDs of the items that contain every word of the query. An empty query matches all. */
export function matchItems(items: readonly SearchableItem[], query: string): ReadonlySet<string> {
  const words = simplify(query).split(/\s+/).filter(Boolean);
  const matching = items.filter(({text}) => {
    const content = simplify(text);
    return words.every((word) => content.includes(word));
  });
  return new Set(matching.map(({id}) => id));
}
