/** Words that say nothing about what somebody looks for. */
const fillers = new Set(
  (
    'a about am an and any are as at be been but by can could did do does for from had has have how i if in into is it ' +
    'its me my of on or our should so that the their them then there these they this to was we were what when ' +
    'where which who why will with would you your'
  ).split(' '),
);

const vowel = /[aeiouy]/;

/** Everything between words: spaces and punctuation. "A2P/10DLC" and "e-commerce" are two words each. */
export const separators = /[^\p{L}\p{M}\p{N}]+/u;

/** Words joined by hyphens. */
export const compounds = /[\p{L}\p{M}\p{N}]+(?:[-‐‑][\p{L}\p{M}\p{N}]+)+/gu;

/** "no-show" as it is written by those who leave the hyphen out. */
export const joinCompound = (compound: string): string => compound.replace(/[-‐‑]/g, '');

/** The words of a text. A compound is there twice: its parts, and the parts as one word. */
export function splitText(text: string): string[] {
  return [...text.split(separators), ...Array.from(text.matchAll(compounds), ([compound]) => joinCompound(compound))];
}

/** Lower case without accents. */
export function normalize(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export const isFiller = (word: string): boolean => fillers.has(word);

function dropPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

function dropEnding(word: string): string {
  const rest = /^(.{3,}?)(?:ing|ed)$/.exec(word)?.[1] ?? '';
  if (rest === '' || !vowel.test(rest) || word.endsWith('eed')) return word;
  // "shopping" is of "shop", but "billing" of "bill".
  return /([^aeioulsz])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

/**
 * What the forms of an English word share: "price" and "pricing" are "pric". Rough, and good enough for finding: both
 * sides, page and query, go through it.
 */
export function stem(word: string): string {
  const short = dropEnding(dropPlural(word));
  return short.length > 4 && short.endsWith('e') ? short.slice(0, -1) : short;
}
