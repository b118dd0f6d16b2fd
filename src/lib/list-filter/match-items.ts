/** Lowercases and removes accents and curly quotes, so "cafe" finds "Café". */
function simplify(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'").toLowerCase();
}

/** The items whose text contains every word of the query. An empty query matches all. */
export function matchItems<Item>(items: readonly Item[], query: string, textOf: (item: Item) => string): Set<Item> {
  const words = simplify(query).split(/\s+/).filter(Boolean);
  return new Set(
    items.filter((item) => {
      const content = words.length === 0 ? '' : simplify(textOf(item));
      return words.every((word) => content.includes(word));
    }),
  );
}
