/** Formats a number with separators: `10,000`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}

/** Replaces placeholders such as `{plan}` in a sentence. */
export function fillPlaces(text: string, places: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place);
}
