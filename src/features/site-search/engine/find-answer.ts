import type {SearchAnswer} from '#src/contracts/search-index';
import {isFiller, normalize, separators} from './words';

/** Shorter prefixes match too many phrases. */
const shortest = 4;

/** Least part of a phrase that must be typed: “call” isn’t CallRail. */
const shortestShare = 0.5;

const wordsOf = (text: string): string[] => normalize(text).split(separators).filter(Boolean);

const isNamed = (words: readonly string[], phrase: readonly string[]): boolean =>
  ` ${words.join(' ')} `.includes(` ${phrase.join(' ')} `);

/**
 * Rates how well a query matches a phrase. Returns 0 if it does not match. The query contains the whole phrase or,
 * while typing, is its prefix. A one-word phrase must be the whole query: “contact” gets the answer, “contact record”
 * doesn't.
 */
function scorePhrase(query: readonly string[], phrase: readonly string[]): number {
  const withoutFillers = (words: readonly string[]) => words.filter((word) => !isFiller(word));
  const [typed, full] = [query.join(' '), phrase.join(' ')];
  if (isNamed(query, phrase) && (withoutFillers(phrase).length > 1 || withoutFillers(query).length <= 1))
    return full.length;
  const share = typed.length / full.length;
  return typed.length >= shortest && full.startsWith(typed) && share > shortestShare ? share : 0;
}

/** Rates a query that consists of one-word phrases of an answer: “hipaa baa” has two. Returns 0 for any other. */
function scoreWords(query: readonly string[], {phrases}: SearchAnswer): number {
  const words = query.filter((word) => !isFiller(word));
  const knownPhrases = new Set(phrases.map((phrase) => wordsOf(phrase).join(' ')));
  return words.length > 1 && words.every((word) => knownPhrases.has(word)) ? words.join(' ').length : 0;
}

/** Finds the written answer to a query, preferring the longest matching phrase. */
export function findAnswer(query: string, answers: readonly SearchAnswer[]): SearchAnswer | undefined {
  const words = wordsOf(query);
  const scored = answers.map((answer) => ({
    answer,
    score: Math.max(scoreWords(words, answer), ...answer.phrases.map((phrase) => scorePhrase(words, wordsOf(phrase)))),
  }));
  const [best] = [...scored].sort((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.answer : undefined;
}
