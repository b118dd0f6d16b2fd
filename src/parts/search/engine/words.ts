/** Stop words. */
const fillers = new Set(
  (
    'a about am an and any are as at be been but by can cannot cant could did do does doesnt dont for from had has have ' +
    'how i if im in into is it its ive me much my of on or our should so that the their them then there these they ' +
    'this to was we were what whats when where which who why will with wont would you your'
  ).split(' '),
);

/** Words that describe any software, and small talk. They say nothing in a query with other words: “proposal software”. */
const vague = new Set(
  (
    'alternative best built crm feature free good keep kind make management need option platform product program service ' +
    'software solution system tool use work ' +
    'again anyone automatically everyone everything everywhere get give go got happen just let like many new now one other people please same someone ' +
    'something still stuff take thing too try two want way'
  ).split(' '),
);

const vowel = /[aeiouy]/;

/** Matches spaces and punctuation between words. "A2P/10DLC" and "e-commerce" are two words each. */
export const separators = /[^\p{L}\p{M}\p{N}]+/u;

/** Matches words joined by hyphens. */
export const compounds = /[\p{L}\p{M}\p{N}]+(?:[-‐‑][\p{L}\p{M}\p{N}]+)+/gu;

/** Removes hyphens: "no-show" becomes "noshow". */
export const joinCompound = (compound: string): string => compound.replace(/[-‐‑]/g, '');

/** Splits a text into words. A compound gives its parts and the parts as one word. */
export function splitText(text: string): string[] {
  return [...text.split(separators), ...Array.from(text.matchAll(compounds), ([compound]) => joinCompound(compound))];
}

/** Lowercases, and removes accents and ligatures: “ﬁeld” is “field”. */
export function normalize(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export const isFiller = (word: string): boolean => fillers.has(word);

/** @param word Stemmed. */
export const isVague = (word: string): boolean => vagueStems.has(word);

function dropPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

function dropEnding(word: string): string {
  const rest = /^(.{3,}?)(?:ing|ed)$/.exec(word)?.[1] ?? '';
  if (rest === '' || !vowel.test(rest) || word.endsWith('eed')) return word;
  // "shopping" becomes "shop", but "billing" becomes "bill".
  return /([^aeioulsz])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}

/**
 * Stems an English word: "price" and "pricing" become "pric". A rough stemmer is enough, because index and query both
 * use it.
 */
export function stem(word: string): string {
  const short = dropEnding(dropPlural(word));
  return short.length > 4 && short.endsWith('e') ? short.slice(0, -1) : short;
}

const vagueStems = new Set([...vague].map(stem));
