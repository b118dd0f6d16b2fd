import {hypeWords, leftovers} from '../hype-words.mjs';

const hype = hypeWords.map(([word, advice]) => [new RegExp(String.raw`(?<![\w-])${word}(?![\w-])`, 'gi'), advice]);
const left = new RegExp(String.raw`(?<![\w-])(?:${leftovers.join('|')})(?![\w-])`, 'g');
const signs = /[→←↑↓↗✓✔✗✘]/g;

/** Words of hype, notes that were left behind, and signs that the font lacks, in a stretch of prose. */
export function* checkWording({text, line}) {
  for (const [pattern, advice] of hype) {
    for (const [word] of text.matchAll(pattern)) yield {line, message: `“${word}” says nothing: ${advice}.`};
  }
  for (const [word] of text.matchAll(left)) yield {line, message: `Write what belongs here instead of “${word}”.`};
  for (const [sign] of text.matchAll(signs)) {
    yield {line, message: `Write a word instead of “${sign}”, as in “Settings > Billing”: the font has no such sign.`};
  }
}
