import {compounds, isFiller, isVague, joinCompound, normalize, separators, stem} from './words';

/** Removes filler and vague words and stems the rest. Keeps them if there's nothing else: one may be the start of a word. */
function pickWords(text: string): string[] {
  const words = text.split(separators).filter(Boolean);
  const terms = words.filter((word) => !isFiller(word));
  const stems = [...new Set((terms.length > 0 ? terms : words).map(stem))];
  const telling = stems.filter((term) => !isVague(term));
  return telling.length > 0 ? telling : stems;
}

/** Reads a query as words, in order of preference: "no-show" as one word, then as two. */
export function readQuery(query: string): string[][] {
  const text = normalize(query);
  const joined = text.replace(compounds, joinCompound);
  const readings = joined === text ? [text] : [joined, text];
  return readings.map(pickWords).filter((words) => words.length > 0);
}
