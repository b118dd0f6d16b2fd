import {hypeWords as hype, leftovers} from '../../scripts/content/wording';

/** Words `npm run check:content` refuses in prose, for text in data. */
export const hypeWords = new RegExp(
  String.raw`\b(?:${[...hype.map(([word]) => word), ...leftovers].join('|')})\b`,
  'i',
);

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
