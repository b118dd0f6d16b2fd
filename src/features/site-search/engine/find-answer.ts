import type {SearchAnswer} from '#src/contracts/search-index';
import {isFiller, isVague, normalize, separators, stem} from './words';

/** Shorter prefixes match too many phrases. */
const shortest = 4;

/** Least part of a phrase that must be typed: “call” isn’t CallRail. */
const shortestShare = 0.5;

/** Words around the subject of a question: “is it better than Keap”, “do you sign a BAA”, “CRM for an HVAC company”. */
const weakStems = new Set(
  'better business company compare get include offer plan provide sign small than there versus vs'.split(' ').map(stem),
);

const wordsOf = (text: string): string[] => normalize(text).split(separators).filter(Boolean);

/** The words that make a question about something. */
const tellingWords = (words: readonly string[]): string[] =>
  words.filter((word) => !isFiller(word) && !isVague(stem(word)) && !weakStems.has(stem(word)));

const stemsOf = (words: readonly string[]): string => ` ${words.map(stem).join(' ')} `;

/** Whether a query contains the phrase, in any form of its words. */
const isNamed = (words: readonly string[], phrase: readonly string[]): boolean =>
  stemsOf(words).includes(stemsOf(phrase));

/**
 * Rates how well a query matches a phrase. Returns 0 if it does not match. The query contains the whole phrase or,
 * while typing, is its prefix. A one-word phrase must be all that the query is about: “contact” gets the answer,
 * “contact record” doesn't.
 */
function scorePhrase(query: readonly string[], phrase: readonly string[]): number {
  const [typed, full] = [query.join(' '), phrase.join(' ')];
  const isPhrase = phrase.filter((word) => !isFiller(word)).length > 1;
  const isAll = () => tellingWords(query).every((word) => isNamed(phrase, [word]));
  if (isNamed(query, phrase) && (isPhrase || isAll())) return full.length;
  const share = typed.length / full.length;
  return typed.length >= shortest && full.startsWith(typed) && share > shortestShare ? share : 0;
}

/** Rates a query about nothing but one-word phrases of an answer: “hipaa baa” has two. Returns 0 for any other. */
function scoreWords(query: readonly string[], {phrases}: SearchAnswer): number {
  const words = tellingWords(query);
  const known = new Set(phrases.map((phrase) => stemsOf(wordsOf(phrase)).trim()));
  return words.length > 1 && words.every((word) => known.has(stem(word))) ? words.join(' ').length : 0;
}

/** Rates the longest name of an answer in a query. */
function scoreNames(query: readonly string[], {names = []}: SearchAnswer): number {
  return Math.max(0, ...names.filter((name) => isNamed(query, wordsOf(name))).map(({length}) => length));
}

/** Finds the written answer to a query, preferring the longest matching phrase. */
export function findAnswer(query: string, answers: readonly SearchAnswer[]): SearchAnswer | undefined {
  const words = wordsOf(query);
  const scored = answers.map((answer) => ({
    answer,
    score: Math.max(
      scoreWords(words, answer),
      scoreNames(words, answer),
      ...answer.phrases.map((phrase) => scorePhrase(words, wordsOf(phrase))),
    ),
  }));
  const [best] = [...scored].sort((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.answer : undefined;
}
