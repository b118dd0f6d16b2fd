import type {SearchAnswer} from '#src/contracts/search-index';
import {isFiller, normalize, separators} from './words';

/** Beginnings this short fit too many phrases. */
const shortest = 4;

const wordsOf = (text: string): string[] => normalize(text).split(separators).filter(Boolean);

const isNamed = (words: readonly string[], phrase: readonly string[]): boolean =>
  ` ${words.join(' ')} `.includes(` ${phrase.join(' ')} `);

/**
 * How well a query asks for a phrase; 0 is not at all. It has the whole phrase, or its beginning while it is being typed.
 * A phrase of one word has to be all that is asked: “contact” is answered, “contact record” is searched.
 */
function fit(query: readonly string[], phrase: readonly string[]): number {
  const meant = (words: readonly string[]) => words.filter((word) => !isFiller(word));
  const [asked, wanted] = [query.join(' '), phrase.join(' ')];
  if (isNamed(query, phrase) && (meant(phrase).length > 1 || meant(query).length <= 1)) return wanted.length;
  return asked.length >= shortest && wanted.startsWith(asked) ? asked.length / wanted.length : 0;
}

/** The written answer to a query, if there is one: of several, the one with the longest phrase. */
export function findAnswer(query: string, answers: readonly SearchAnswer[]): SearchAnswer | undefined {
  const asked = wordsOf(query);
  const rated = answers.map((answer) => ({
    answer,
    rate: Math.max(...answer.asks.map((ask) => fit(asked, wordsOf(ask)))),
  }));
  const best = rated.toSorted((one, other) => other.rate - one.rate)[0];
  return best && best.rate > 0 ? best.answer : undefined;
}
