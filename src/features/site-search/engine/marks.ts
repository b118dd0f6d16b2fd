import {compounds, joinCompound, normalize, separators, stem} from './words';

/** A text in pieces; those that match are `marked`. */
export type MarkedText = readonly {text: string; marked: boolean}[];

const maxExcerpt = 170;

/** Words before the first match that are kept for context. */
const lead = 60;

/** @param terms Words of the index, as the engine found them: with typos mended and beginnings completed. */
function isMatch(word: string, terms: ReadonlySet<string>): boolean {
  const plain = normalize(word);
  return plain !== '' && (terms.has(plain) || terms.has(stem(plain)));
}

/** The pieces of a text: words, and what is between them. A compound is one piece if it was found as one. */
function splitPieces(text: string, terms: ReadonlySet<string>): string[] {
  const outside = new RegExp(`(${separators.source})`, 'u');
  const around = text.split(new RegExp(`(${compounds.source})`, 'u'));
  return around.flatMap((part, index) =>
    index % 2 === 1 && isMatch(joinCompound(part), terms) ? [part] : part.split(outside),
  );
}

const isFound = (piece: string, terms: ReadonlySet<string>): boolean => isMatch(joinCompound(piece), terms);

/** Marks the words of a text that were found. */
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

/** The part of a text around its first match, cut between words, with the matches marked. */
export function markExcerpt(text: string, terms: ReadonlySet<string>): MarkedText {
  const match = findMatch(text, terms);
  const from = match > lead ? text.indexOf(' ', match - lead) + 1 : 0;
  const rest = text.slice(from);
  const part = rest.length > maxExcerpt ? rest.slice(0, rest.lastIndexOf(' ', maxExcerpt)) : rest;
  const cut = part.length < rest.length;
  return markWords(`${from > 0 ? '… ' : ''}${cut ? part.replace(/[\s.,;:–-]+$/, '') : part}${cut ? ' …' : ''}`, terms);
}
