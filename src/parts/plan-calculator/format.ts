/** Formats a number with separators: `10,000`. With `Intl`, the first number would take a phone 80 ms. */
export function formatNumber(value: number): string {
  return value.toString().replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Replaces placeholders such as `{plan}` in a sentence. */
export function fillPlaces(text: string, places: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place);
}
