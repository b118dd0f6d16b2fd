import {compounds, isFiller, joinCompound, normalize, separators, stem} from './words';

/** The words that count. A filler is kept when it is all there is: it may be the beginning of a word. */
function pickWords(text: string): string[] {
  const words = text.split(separators).filter(Boolean);
  const telling = words.filter((word) => !isFiller(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stem))];
}

/**
 * A query as words to look for, in the ways in which it can be read, the closest first: "no-show" is one word, or else
 * two.
 */
export function readQuery(query: string): string[][] {
  const text = normalize(query);
  const joined = text.replace(compounds, joinCompound);
  const readings = joined === text ? [text] : [joined, text];
  return readings.map(pickWords).filter((words) => words.length > 0);
}
