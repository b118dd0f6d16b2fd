import {compounds, joinCompound, normalize, separators, stem} from './words';

/** A text in pieces; the matching ones are `marked`. */
export type MarkedText = readonly {text: string; marked: boolean}[];

const maxExcerpt = 170;

/** Characters of context before the first match. */
const lead = 60;

/** @param terms Matching terms of the index, with typos corrected and prefixes completed. */
function isMatch(word: string, terms: ReadonlySet<string>): boolean {
  const plain = normalize(word);
  return plain !== '' && (terms.has(plain) || terms.has(stem(plain)));
}

/** Splits a text into words and what's between them. A compound is one piece if it matched as one. */
function splitPieces(text: string, terms: ReadonlySet<string>): string[] {
  const outside = new RegExp(`(${separators.source})`, 'u');
  const around = text.split(new RegExp(`(${compounds.source})`, 'u'));
  return around.flatMap((part, index) =>
    index % 2 === 1 && isMatch(joinCompound(part), terms) ? [part] : part.split(outside),
  );
}

const isFound = (piece: string, terms: ReadonlySet<string>): boolean => isMatch(joinCompound(piece), terms);

/** Marks the matching words of a text. */
export function markWords(text: string, terms: ReadonlySet<string>): MarkedText {
  const pieces: {text: string; marked: boolean}[] = [];
  for (const piece of splitPieces(text, terms)) {
    const marked = isFound(piece, terms);
    const last = pieces.at(-1);
    if (last?.marked === marked) last.text += piece;
    else if (piece !== '') pieces.push({text: piece, marked});
  }
  return pieces;
}

/** Position of the first match, or 0. */
function findMatch(text: string, terms: ReadonlySet<string>): number {
  let at = 0;
  for (const piece of splitPieces(text, terms)) {
    if (isFound(piece, terms)) return at;
    at += piece.length;
  }
  return 0;
}

/** An excerpt around the first match, cut between words, with the matches marked. */
export function markExcerpt(text: string, terms: ReadonlySet<string>): MarkedText {
  const match = findMatch(text, terms);
  const from = match > lead ? text.indexOf(' ', match - lead) + 1 : 0;
  const rest = text.slice(from);
  const part = rest.length > maxExcerpt ? rest.slice(0, rest.lastIndexOf(' ', maxExcerpt)) : rest;
  const cut = part.length < rest.length;
  return markWords(`${from > 0 ? '… ' : ''}${cut ? part.replace(/[\s.,;:–-]+$/, '') : part}${cut ? ' …' : ''}`, terms);
}
