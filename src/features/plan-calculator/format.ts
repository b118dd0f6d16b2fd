/** A number as prices and limits print it: `10,000`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}

/** Puts words into the named places of a sentence: `{plan}`. */
export function fillPlaces(text: string, places: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place);
}
