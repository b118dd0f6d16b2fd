import {hypeWords as hype, leftovers} from '../../scripts/content/wording';

/** Words `npm run check:content` refuses in prose, for text in data. */
const hypeWords = new RegExp(String.raw`\b(?:${[...hype.map(([word]) => word), ...leftovers].join('|')})\b`, 'i');

/** Number of words. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** All strings of a content object. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Sequences of that many words, without case and punctuation. */
export function wordRuns(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(' '));
}

/** Complaints about texts with too many words. */
export function longerThan(limit: number, texts: readonly (string | undefined)[]): string[] {
  return texts
    .filter((text) => text !== undefined)
    .filter((text) => countWords(text) > limit)
    .map((text) => `cut to ${limit} words: ${text}`);
}

/** Texts with hype, exclamation marks, characters in place of icons, or straight quotes. */
export function notAscii(texts: readonly string[]): string[] {
  return texts.filter((text) => hypeWords.test(text) || /[!→✓↗"']/.test(text));
}

/** A description that is long enough, and short enough for search results to show in full. */
export const fittingDescription = /^.{50,170}$/;

/** Duplicate values. */
export function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

/** Keys on two or more pages, with the pages. */
export function sharedBetweenPages(
  pages: readonly {slug: string; content: unknown}[],
  keysOf: (text: string) => string[],
): string[] {
  const places = new Map<string, Set<string>>();
  for (const {slug, content} of pages) {
    for (const key of textsOf(content).flatMap(keysOf)) places.set(key, (places.get(key) ?? new Set()).add(slug));
  }
  return [...places].filter(([, slugs]) => slugs.size > 1).map(([key, slugs]) => `${[...slugs].join(' and ')}: ${key}`);
}
