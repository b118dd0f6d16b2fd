import {compounds, isFiller, isVague, joinCompound, normalize, separators, stem} from './words';

/** Removes filler and vague words and stems the rest. Keeps them if there's nothing else: one may be the start of a word. */
function pickWords(text: string): string[] {
  const words = text.split(separators).filter(Boolean);
  const terms = words.filter((word) => !isFiller(word));
  const stems = [...new Set((terms.length > 0 ? terms : words).map(stem))];
  const telling = stems.filter((term) => !isVague(term));
  return telling.length > 0 ? telling : stems;
}

/** Matches the space between a number and a word: "10 dlc". */
const afterNumber = /(?<![\p{L}\p{M}\p{N}])(\d+)\s+(?=\p{L})/gu;

/** Reads a query as words, in order of preference: "no-show" as one word, then as two; "10 dlc" as "10dlc" first. */
export function readQuery(query: string): string[][] {
  const text = normalize(query);
  const joined = text.replace(compounds, joinCompound);
  const readings = new Set([joined.replace(afterNumber, '$1'), joined, text]);
  return [...readings].map(pickWords).filter((words) => words.length > 0);
}
