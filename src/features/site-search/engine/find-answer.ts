import type {SearchAnswer} from '#src/contracts/search-index';
import {isFiller, normalize, separators} from './words';

/** Shorter prefixes match too many phrases. */
const shortest = 4;

const wordsOf = (text: string): string[] => normalize(text).split(separators).filter(Boolean);

const isNamed = (words: readonly string[], phrase: readonly string[]): boolean =>
  ` ${words.join(' ')} `.includes(` ${phrase.join(' ')} `);

/**
 * Rates how well a query matches a phrase. Returns 0 if it does not match. The query contains the whole phrase or,
 * while typing, is its prefix. A one-word phrase must be the whole query: “contact” gets the answer, “contact record”
 * doesn't.
 */
function fit(query: readonly string[], phrase: readonly string[]): number {
  const meant = (words: readonly string[]) => words.filter((word) => !isFiller(word));
  const [asked, wanted] = [query.join(' '), phrase.join(' ')];
  if (isNamed(query, phrase) && (meant(phrase).length > 1 || meant(query).length <= 1)) return wanted.length;
  return asked.length >= shortest && wanted.startsWith(asked) ? asked.length / wanted.length : 0;
}

/** Finds the written answer to a query, preferring the longest matching phrase. */
export function findAnswer(query: string, answers: readonly SearchAnswer[]): SearchAnswer | undefined {
  const asked = wordsOf(query);
  const rated = answers.map((answer) => ({
    answer,
    rate: Math.max(...answer.asks.map((ask) => fit(asked, wordsOf(ask)))),
  }));
  const best = rated.toSorted((one, other) => other.rate - one.rate)[0];
  return best && best.rate > 0 ? best.answer : undefined;
}
